### The table message, the panel, the result. Sentences end with a period; buttons are short and have none.

## Table message

table-hand = Your Hand
table-read = Look Up
table-whole = Map
table-help = Help
table-asked = **{ $who }: { $question }**
table-alt-missing = The board as a picture. **Look Up** has it in words.

## Panel (private)

panel-title = For your eyes only
panel-nothing = You have nothing to decide right now.
panel-news = What you learned
panel-waited = While you waited
panel-read = Look Up
panel-orders = Orders
panel-at-table = You decide at the table, where the board is.
panel-hand = Your hand in words
panel-for = { $name }: { $question }
panel-look = View another of your seats

## What may be done besides, and nobody waits for

offer-yours = You may also …
offer-public = { $asked } may also act: { $title }.

## Moments that last a little

pause-moment = A moment …

## Standing orders (private)

orders = Standing orders
orders-change = Change
orders-none = You have no standing orders, so I ask you each time.
orders-empty = Leave it empty to have me ask each time.
orders-done = Saved. Nobody else can tell.
order-line = { $order }: **{ $said }**
order-more = { $order } (more)
order-more-about = Choose in only one of these lists.

## A plan for one's next turn (private)

plan = Plan My Turn
plan-empty = Leave it empty to have me ask you.
plan-set = Set aside for your turn: { $steps }.
plan-shaken = Something has changed since you planned your turn, so I will ask you. You can plan it again.
plan-dropped = Your plan ends here, because it does not cover what has come up. From now on I ask you.

## Prompts

prompt-title = Your decision
prompt-number = A number from { $least } to { $most }
prompt-alike = { " " }(no. { $number })
prompt-random = Random
prompt-none = None of them
prompt-choose = Choose
prompt-choose-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $least ->
        [one] Choose one
       *[other] Choose { $least }
      }
  }
prompt-counted = { $said } ({ $count })
prompt-next = More
prompt-previous = Back

## More time

snooze = More Time
snooze-done = You have more time. { $left ->
    [0] That was the last time in this match.
    [one] You may ask once more in this match.
   *[other] You may ask { $left } more times in this match.
  }
snooze-public = { $name } takes more time.

## The host speaks

host-failed = I could not play for { $name }, because my own rules failed. Take an answer back with **undo**, give somebody the seat with **swap**, or ask to call the match off with **end**. Error id: `{ $error_id }`.
host-stepped-back = My rules have been corrected, so the match goes on from where this turn began. { $count ->
    [0] No answer is lost.
    [one] One answer is taken back: please give it again.
   *[other] { $count } answers are taken back: please give them again.
  }

## What seats are called

name-hero = { $hero } ({ $person })
name-unchosen = { $name }’s hero { $number }

## Result

result-title = The match is over
result-winners = { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
  }
result-nobody = Nobody wins.
result-group-won = You have won, all of you together.
result-group-lost = You have lost, all of you together.
result-line = **{ $place }** · { $name } · { $score }
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
result-crowned = { $line } 👑
result-next = Next: { $tries }.
result-next-or = { $one }, or { $other }

# What was compared at the end of a match, line by line.
reckoning-line = { $measure }: { $held }.
reckoning-decided = { $measure } decides: { $held }.
reckoning-level = { $names } are level in all of it.
reckoning-held = { $name } { $amount }
result-rematch = Rematch
result-harder = Harder Rematch
result-adopt = Keep This Hero
result-watch = Watch Again
result-share = Share
result-log = Log
result-proof = Proof
proof-title = Nothing was rigged
result-commitment = Fingerprint of the seed, published at the start: `{ $commitment }`
result-seed = Seed: `{ $seed }`
result-verify = You can check every draw: export the match and run **python -m bot verify** on the file.

## Discord's side: sentences of the messages themselves

ui-press-hand-for-it = Press **Your Hand** for it.
ui-press-hand = You decide this in private: press **Your Hand**.
ui-stopped = Somebody stopped the match before its end. Nobody wins.
ui-export = Export
ui-hurry = Time is running out.
ui-still = My rules have changed, and I cannot continue this match for now. Nothing is lost: it goes on when I am fixed. Or call it off, with **stop** or together with **end**.

## What people write

stories-untold = This server does not show what players write, so the match goes on without your words.
