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
log-late = The rules have changed since this match began, so I can only tell it from its last turn on.
log-why = Why the Automata Did So
reason-slipped = A beginner's mistake.
reason-foreseen-ahead = Thinking ahead showed that this is better.
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
film-broke-off = The film broke off before it was ready. Press **Share** to try again.
film-too-large = This film would take more memory than I may use. **Watch Again** shows you the match step by step.

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
stats-season = Season **{ $season }**
stats-ever = Of all time
stats-no-season = This server has had no season of that name. Choose one from the list, or leave **season** empty.
one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating = { $line } · rating { $rating }
stats-group = { $line } · { $points } points
stats-rated-how = A rating grows if you beat people who are rated higher, and starts low until you have played a few matches. Automata and matches that were called off do not count. Points are for victories as a group; harder matches give more.
stats-length = { $minutes ->
    [0] Half of the matches are over within a minute.
    [one] Half of the matches are over within a minute.
   *[other] Half of the matches are over within { $minutes } minutes.
  }
stats-endings = How matches end
stats-ending = { $name }: { $count }
stats-end-won = Won
stats-end-lost = Won by nobody
stats-end-stopped = Stopped
stats-end-agreed = Ended by a vote
stats-end-deserted = Everybody away
stats-end-left = Everybody left
stats-end-idle = Timed out
stats-streak = 🔥 { $streak } in a row

## A match tried again: Try From Here

watch-try = Try From Here
try-title = { $game }: what if?
try-how = You play on from this moment, and automata play for everybody else. Only you see it, and it counts nowhere. Dice and hidden cards are as they were.
try-ended = This is how it could have ended. **Watch Again** leads to other moments.
try-over = The match was over at that moment. Choose an earlier one.
try-lost = I no longer have this match in memory. Press **Try From Here** in **Watch Again** once more.

## One's own record: /gm me

me-title = Your record on this server
me-none = You have not finished a match here yet.
me-game = **{ $game }**: { $line }
me-line = { $won ->
    [one] 1 victory
   *[other] { $won } victories
  } in { $played ->
    [one] 1 match
   *[other] { $played } matches
  }
me-favourite = You play { $game } most.
me-matches = Your matches
me-history = Your rating in { $game }
me-history-alt = Your rating in { $game } over { $count } matches: from { $first } to { $last }, highest { $highest }.
me-listed = Others see you in the standings. **/gm me** with **listed** set to False hides you from them, on every server.
me-unlisted = Others do not see you in the standings. Your results still count for the ratings of the people you play with. **/gm me** with **listed** set to True shows you again.
season-begun = The season **{ $season }** has begun. Ratings and points start again; **stats** still shows earlier seasons.
season-ended = The season **{ $season }** is over. **stats** shows results of all time until you begin another.
season-none = No season is on. Give a **name** to begin one.
season-taken = There has been a season of that name. Choose another name.
season-off = This server rates nobody. Turn **Ratings** on in **/gm settings** first.

## How reliable people are

reliability = Reliability
reliability-title = Reliability in the last { $most } matches here
reliability-line = { $name }: { $percent } % of { $asked ->
    [one] one answer
   *[other] { $asked } answers
  } in time, { $left ->
    [0] no match left early
    [one] one match left early
   *[other] { $left } matches left early
  }
    .new = { $name }: nothing asked here yet
reliability-how = An answer is in time if it came before the clock answered. Only you see this. People who hide from the standings are not listed.
reliability-nobody = There is nobody else here whom I may tell you about.
reliability-off = This server does not show how reliable people are.
me-reliability = { $line }, in your last { $most } matches here. Only you see this.
    .shown = { $line }, in your last { $most } matches here. The person who opens a table that you join sees this, too.
