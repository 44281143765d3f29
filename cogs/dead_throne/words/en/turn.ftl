### A match's course, Game Turns, walking.

## The beginning

event-drafted = Nobody asked to be Saladar: the lot falls on { $seat }.
event-character-chosen = { $seat } plays { $character }.
event-arrived = { $seat } begins at { $step }.
event-stone-placed = { $seat } lays the { $stone } at { $step }: it is active.
event-first-rolled = { $seat } rolls { $roll } and goes first.

## Turns and rounds

event-round-began = { $is_solo ->
    [1] Game Turn { $round }.
   *[0] Round { $round }.
  }
event-turn-began = { $seat }’s turn, at { $step }.
event-turn-passed = { $way ->
    [held] { $seat } is held, and can only wait.
    [waits] { $seat } waits.
    [stone] { $seat } lets the stone lie.
    [fallen] { $seat } has fallen, and loses this turn.
   *[nothing] { $seat } can do nothing more.
  }
event-left = { $seat } has left the land for good.
event-dusk = Dusk falls after round { $round }. Now your holdings are counted.
event-won = { $way ->
    [stones] { $seats } carries every Region Stone into the castle, and takes the throne!
    [pieces] { $seats } carries the whole Medallion into the castle, and takes the throne!
    [crown] { $seats } walks into the castle with the Crown of the King, and takes the throne!
    [last] { $seats } is the last one left, and takes the throne!
    [dusk] { $seats-count ->
        [one] { $seats } holds the most at dusk, and takes the throne!
       *[other] { $seats } hold the same at dusk, more than anybody else, and share the throne!
      }
    [won] It is done: { $seats } won!
   *[other] { $seats } won.
  }
event-lost = { $way ->
    [winter] Winter has come. It is too late.
    [castle] Agrimor has spent a whole round in the castle. The throne is his.
    [towns] The last town has fallen. There is nothing left to defend.
    [heroes] Nobody is left to stand in the way.
   *[death] Nobody is left.
  }

## Walking

event-rolled = { $second ->
    [0] { $seat } rolls a single die: up to { $total ->
        [1] 1 step
       *[other] { $total } steps
      }.
   *[other] { $seat } rolls { $first } and { $second }: up to { $total ->
        [one] 1 step
       *[other] { $total } steps
      }.
  }
event-rerolled = The charm turns the worse die: { $seat } may go { $total ->
    [one] 1 step
   *[other] { $total } steps
  }.
event-stepped = { $seat } goes to { $step }.
event-quick-path-taken = { $seat } takes the { $path } to { $step }.
event-walked = { $seat } walks to { $step }, { $count ->
    [one] 1 step
   *[other] { $count } steps
  }.
event-forced = { $seat } is driven { $count ->
    [one] 1 step
   *[other] { $count } steps
  } away.
event-teleported = { $seat } is suddenly at { $step }.
event-stone-travelled = { $seat } steps from stone to stone, to { $step }.
event-stone-taken = { $seat } picks the { $stone } up at { $step }. It sleeps.
event-stone-laid = { $seat } lays the { $stone } down at { $step }. It wakes.

## What is asked

prompt-character = { $again ->
    [0] Who will you be?
   *[other] Somebody else won that character by lot. Who will you be?
  }
    .waiting = { $asked } { $asked-count ->
        [one] chooses who to be.
       *[other] choose who to be.
      }
    .title = Who will you be?
option-be = { $thing }
    .hint = { $thing-calling }. { $thing-does }
prompt-which-stones = { $count ->
    [one] One Region Stone comes into play. Which?
   *[other] { $count } Region Stones come into play. Which?
  }
    .waiting = { $asked } chooses the Region Stones.
    .title = Region Stones
option-choose = { $thing }
prompt-stones = Where will you lay the { $stone }?
    .waiting = { $asked } places the Region Stones.
    .title = A Region Stone
option-lay = { $thing }
option-keep-stone = Keep it for now
prompt-start = Where do you begin?
    .waiting = { $asked } { $asked-count ->
        [one] chooses where to begin.
       *[other] choose where to begin.
      }
    .title = Where to begin
option-start = { $thing }
prompt-opening = Any scrolls you would rather swap before it begins?
    .waiting = { $asked } { $asked-count ->
        [one] looks through the first scrolls.
       *[other] look through their first scrolls.
      }
    .title = Your first scrolls
option-opening-scroll = { $thing }
prompt-menu = Your turn. What will you do?
    .waiting = It is the turn of { $asked }.
    .title = Your turn
option-roll = Roll and walk
option-pass = Wait
option-remain = Stay and face what is here
option-gear = Change your gear
option-do-first = Something else first
    .hint = Tools, scrolls, gear
option-walk-after-all = Choose where to walk
option-drop-later = Leave things behind
option-discard-scrolls = Discard scrolls
option-travel = Step to the stone at { $step }
option-let-lie = Let the stone lie
option-take-stone = Pick up the { $stone }
prompt-stop = { $left ->
    [one] 1 step
   *[other] { $left } steps
  } to go. Where will you stop?
    .waiting = { $asked } has rolled, and chooses where to stop.
    .title = Where to?
option-stop = { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  }{ $enemies-count ->
    [0] { "" }
    [one] {" "}· { $enemies }
   *[other] {" "}· { $enemies-count } enemies
  }{ $others-count ->
    [0] { $stones-count ->
        [0] { "" }
        [one] {" "}· { $stones }
       *[other] {" "}· { $stones-count } Stones
      }{ $pieces ->
        [0] { "" }
        [one] {" "}· 1 piece
       *[other] {" "}· { $pieces } pieces
      }{ $crown ->
        [0] { "" }
       *[other] {" "}· the Crown
      }
    [one] { $enemies-count ->
        [0] {" "}· { $others } there
       *[other] {" "}· 1 player
      }
   *[other] {" "}· { $others-count } there
  }
    .hint = { stop-seen }
option-stop-round = { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  } · round { $round-count ->
    [one] { $round }
   *[other] { $round-count } of you
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Round { $round }. { "" }
      }{ stop-seen }
option-stop-round-both = { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  } · round { $round-count ->
    [one] { $round }
   *[other] { $round-count } of you
  } and { $features-count ->
    [one] a feature
   *[other] { $features-count } features
  }
    .hint = Round { $features }. { stop-seen }
option-stop-round-feature = { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  } · round { $round-count ->
    [one] { $round }
   *[other] { $round-count } features
  }
    .hint = { $round-count ->
        [one] { "" }
       *[other] Round { $round }. { "" }
      }{ stop-seen }
stop-seen = { $others-count ->
    [0] { "" }
    [one] { $enemies-count ->
        [0] { "" }
       *[other] { $others } stands there. { "" }
      }
   *[other] { $others } there. { "" }
  }{ $held-count ->
    [0] { "" }
    [one] { $held } is held here. { "" }
   *[other] { $held } are held here. { "" }
  }{ $stones-count ->
    [0] { "" }
    [one] Here lies the { $stones }. { "" }
   *[other] Here lie the { $stones }. { "" }
  }{ $pieces ->
    [0] { "" }
    [one] Here lies a Medallion Piece. { "" }
   *[other] Here lie { $pieces } Medallion Pieces. { "" }
  }{ $crown ->
    [0] { "" }
   *[other] Here lies the Crown of the King. { "" }
  }{ $past-count ->
    [0] { "" }
   *[other] You pass { $past }.
  }
option-stay = Stay where you are
option-announce = Attack { $other } at { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  }
option-announce-there = Attack { $other } at { $step }
option-quicken = { $thing }: 4 steps more
option-reroll = { $thing }: roll the worse die again
prompt-land = At { $step }: what will you do here?
    .waiting = { $asked } is at { $step }, and decides what to do there.
    .title = This place
prompt-forced = You must go { $count ->
    [one] 1 step
   *[other] { $count } steps
  }. Where to?
    .waiting = { $asked } must move on.
    .title = Which way?
prompt-led = Your trap worked: lead them { $count ->
    [one] 1 step
   *[other] { $count } steps
  }. Where to?
    .waiting = { $asked } leads somebody astray.
    .title = Lead them
prompt-arrive = Where will you appear?
    .waiting = { $asked } decides where to appear.
    .title = Where to?
option-arrive = { $step }
prompt-respawn = { $half ->
    [1] You come back with half your health. Where?
   *[0] You come back with full health. Where?
  }
    .waiting = { $asked } decides where to come back.
    .title = You come back
option-respawn = { $step }
prompt-first = What do you do before you walk?
    .waiting = { $asked } does something before the walk.
    .title = Before you walk
prompt-hold = { $enemy } { $enemy-num ->
    [many] hold
   *[one] holds
  } you: { $turns ->
    [one] this turn is the last.
   *[other] { $turns } turns to go, this one among them.
  } Anything before you wait?
    .waiting = { $asked } is held.
    .title = Held
prompt-stuck = You cannot leave this step. Anything first?
    .waiting = { $asked } cannot leave yet.
    .title = You cannot leave

## Where options stand together

group-battle = Attack
group-marked = Where something waits
group-use = Use …
group-attack = Attack whom?
group-use-on = Use it on whom?
group-trade = Trade with whom?
group-buy-scroll = Buy a scroll
group-swap-scroll = Swap a scroll
group-trade-in = Give something for a scroll
group-carriage = Ride where?
group-use-scroll = Use a scroll …
group-use-on-weapon = Break whose weapon?
group-end = End
group-stones = Stones
group-tile-p = Palecliffs
group-tile-c = Castle
group-tile-s = Stonesea
group-tile-w = Woodmist
group-tile-t1 = Brackenford
group-tile-t2 = Highmarch
group-tile-g = Grayloch
group-tile-a = Alepond
group-tile-t3 = Merrowgate
group-tile-o = Oldhedge

# The plan of one's next turn.
order-plan-first = First
order-plan-to = Then walk to
order-plan-there = There
option-plan-to = { $step } · { $cost ->
    [one] 1 step
   *[other] { $cost } steps
  }
option-plan-outside = Look around
option-plan-inside = Go inside
