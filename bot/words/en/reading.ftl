### What one reads in private: the board, help, rules, the story, who has won.

## Read board, help, rules, log

read-title = The board in words
whole-title = The whole map
help-title = How to play { $game }
help-more = To look up a rule, use **rules**. **undo** takes an answer back, **snooze** gives you more time, **swap** hands over your seat, and **end** asks to call the match off.
rules-unknown = I find no such rule or topic. Pick one of the suggestions.
log-title = The story so far
log-empty = Nothing has happened yet.
log-lost = The rules have changed since then, so I can no longer tell this match. **Proof** still shows its seed.
log-why = Why the Automata Did So
log-reason = { $name }: { $reason }
log-line = { $text } ({ $rule })
log-page = Page { $page } of { $pages }

## A match that is over, watched again

watch-step = { $step } of { $steps }
watch-first = First
watch-back = Back
watch-on = On
watch-last = Last
watch-jump = Go to …
watch-range = Move by move: choose from and to …
watch-between = Steps { $first } to { $last }, move by move
watch-all = All Steps
watch-lost = The rules have changed since then, so I can no longer show this match again. **Proof** still shows its seed.

## The film of a match

film-title = { $game }: the film
film-seat = Seat { $number }
film-hero = Hero { $number }
film-alt = { $pictures ->
    [one] A film of one picture.
   *[other] A film of { $pictures } pictures.
  } { $ending } The last of them: { $last }
film-posted = The film of this match is here: { $link }
film-being-made = I am making the film of this match. It will be here in a few seconds.

## Who has played and won

stats-title = { $game } on this server
stats-none = Nobody has finished a match here yet. Be the first.
stats-line = { $name } · { $won ->
    [one] 1 victory
   *[other] { $won } victories
  } in { $played ->
    [one] 1 match
   *[other] { $played } matches
  }{ $best ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· longest streak { $best }
  }
stats-streak = 🔥 { $streak } in a row
