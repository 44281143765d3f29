### The same in words: board, panel, character sheets.

describe-headline = { $adventure }: { $room }, room { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}of { $rooms }
  }
describe-grim = It is a grim table: enemies match your heroes, and you recover less.
describe-dire = It is a dire table: enemies outmatch your heroes, and you recover less.
describe-keys = Keys found: { $count }.
describe-found = The treasure is found. { $left ->
    [0] Leave this room, and you are out.
    [one] After this room comes one more, and you are out.
   *[other] After this room come { $left } more, and you are out.
  }
describe-hero = { $hero } ({ $player }), { $race } { $calling } { $level }{ $is_here ->
    [0] { "" }
   *[other] , is on { $spot }
  }: { $health } of { $most } HP, { $stamina ->
    [0] no stamina
    [one] 1 stamina card
   *[other] { $stamina } stamina cards
  }.
describe-building = { $player } is choosing a hero.
describe-dead = { $hero } ({ $player }) lies dead on { $spot }.
describe-left-behind = { $hero } ({ $player }) fell in an earlier room.
describe-aim = Aims at { $enemy }: +{ $bonus }.
describe-stance = Stands guard: +{ $bonus }.
describe-stunned = Stunned.
describe-caught = Loses the next turn.
describe-venom = Poisoned weapon: { $ability }.
describe-waiting = Holds a turn.
describe-unseen = Cannot be seen.
describe-haste = Has { $turns ->
    [one] an extra turn
   *[other] { $turns } extra turns
  }.
describe-mending = Regenerates.
describe-gone = The player has left.
describe-enemy = { $enemy } is on { $spot }: { $health } of { $most } HP.
describe-frozen = Frozen.
describe-poisoned = Poisoned.
describe-flees = It wants to get away.
describe-place = { $who } ({ $initiative })
describe-order = Turns, by initiative: { $order }.
describe-decks = Action cards: { $deck } to flip, { $discards } discarded.
describe-patterns = A room of { $count ->
    [one] 1 spot
   *[other] { $count } spots
  } in each pattern, row by row from the start; + is a gap.
describe-pattern = { $pattern }: { $rows }.
describe-light = { $light ->
    [dark] The room is dark: you see only what is next to you.
    [night] It is night: you see only what is next to you.
    [day] It is day.
   *[lit] The room is lit.
  }
describe-spot = { $spot }: { $mark }{ $chest ->
    [broken] , its lock broken
   *[other] { "" }
  }.
describe-things = Lying there: { $things }.
describe-drops = { $count ->
    [one] something an enemy dropped
   *[other] { $count } things enemies dropped
  }
describe-shield = A Magic Shield takes { $amount } off every blow there, { $rounds ->
    [one] for one more round
   *[other] for { $rounds } more rounds
  }.
describe-down = Face down: { $spots }.
describe-cores = Lift { $lift }, Think { $think }, Balance { $balance }, Move { $move }, Lead { $lead }.
describe-figures = Movement { $movement }, Initiative { $initiative }{ $armour ->
    [0] { "" }
   *[other] , armour takes { $armour } off every blow
  }.
describe-experience = Experience: { $experience } of the { $next } the next level takes.
describe-ability = { $ability } { $level }: needs { $needs }, { $does }.
describe-legend = R is the distance in spots, n the number of enemies there, and “over” is what a flip has above what it needs.
describe-defence = { $ability } { $target }
describe-defences = A defence would need: { $defences }.
describe-worn = Worn: { $things }.
describe-carried = { $count ->
    [one] { $item }
   *[other] { $count } × { $item }
  }
describe-bag = Carried: { $things }.

## What an enemy does next, what it would need, and do

intent-title = **What they do next**
as-things-stand = { $is_sure ->
    [1] { "" }
   *[0] {" "}(as things stand)
  }
intent-attack = { $enemy } attacks { $heroes-count ->
    [one] { $heroes }
   *[other] one of { $heroes }
  } from { $origin }: hits { $hits } %, { $mean } damage on average{ as-things-stand }.
intent-walk = { $enemy } walks from { $origin } to { $spot }{ as-things-stand }.
intent-flee = { $enemy } flees from { $origin } { $is_sure ->
    [1] to { $spot }.
   *[0] to { $spot }, or where you say.
  }
intent-rest = { $enemy } stays on { $origin }{ as-things-stand }.
intent-frozen = { $enemy } is frozen and does nothing.
intent-call = { $enemy } calls another enemy to { $origin }{ as-things-stand }.
intent-falls = { $enemy } falls by its poison.

plan-title = **What they would need**
plan-enemy = { $enemy } ({ $spot }): { $blows }. { $movement ->
    [0] It does not walk.
    [one] It walks 1 spot.
   *[other] It walks { $movement } spots.
  }
plan-blow = above { $target }{ $more ->
    [0] { "" }
   *[other] {" "}+ R
  } for { $damage } + over{ $less ->
    [0] { "" }
   *[other] {" "}− R
  }{ $way ->
    [ranged] , shot from up to { $reach } spots
    [magic] , by magic from up to { $reach } spots
   *[melee] , on its own spot
  }

## Characters that live on

character-line = { $race } { $calling }, level { $level }{ $won ->
    [0] { "" }
    [one] , 1 quest won
   *[other] , { $won } quests won
  }{ $scars ->
    [0] { "" }
    [one] , 1 scar
   *[other] , { $scars } scars
  }
character-sheet = { $name }: { $line }.
