### What pictures and descriptions say.

describe-headline = { $quest } · Round { $round }
describe-hero = { $hero } ({ $name }) stands on { $spot }: { $health } of { $most } Health, { $energy } Energy, { $treasure } Treasure.
describe-downed = { $hero } ({ $name }) is down on { $spot }.
describe-gone = { $hero } ({ $name }) has gone home.
describe-forged = Attacks have +1 until the end of the quest.
describe-singing = Sings a Battle Hymn until Refresh.
describe-roped = Has a rope out: pits do no harm, and water costs 1.
describe-smoke = Smoke hangs in the tile of { $spot } until Refresh.
describe-enemy = { $enemy } #{ $number } is on { $spot } with { $health } health{ $state ->
    [asleep] , asleep
    [stunned] , stunned
    [chained] , chained to the spot
   *[none] { "" }
  }.
describe-sale = For sale: { $item }, { $cost } Treasure.
describe-building = Your hero is not built yet.
describe-doom = Doom is at { $doom } of { $limit }.
describe-seals = Seals broken: { $count } of 3.
describe-tongues = Bell Tongues: { $count } of { $wanted }.
describe-tolls = The bell will toll { $count ->
    [one] once more
    [2] twice more
   *[other] { $count } times more
  }.
describe-mire = Nobody has found yet where Mother Mire lives.
describe-fare = The party has { $count } of the { $wanted } Treasure he wants.
describe-dawn = The sun is due at the end of round { $last }.
describe-way = { $spot } ({ $side })
describe-ways = Unexplored: { $ways }; { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
  } left.
describe-deed = To do at { $spot }: { $deed } ({ $skill } { $needed }).
describe-card = { $card }: { $does }.
describe-ability = { $card }, { $energy } Energy: { $does }.{ $short ->
    [-1] { "" }
    [0] {" "}You can pay for it.
   *[other] {" "}You are { $short } Energy short.
  }
describe-attack = { $mode ->
    [melee] melee
   *[ranged] ranged
  } { $dice }
describe-totals = In all: { $attacks }, Defence { $defence }, Speed { $speed }.
describe-skills = Strength { $strength }, Dexterity { $dexterity }, Wisdom { $wisdom }, Charisma { $charisma }.
describe-item = { $item }: { $does }.

## What would this enemy do now?

plan-title = **What would they do now?** In this order, as numbered on the board; from the first wound on it may come otherwise.
plan-asleep = { $enemy } #{ $number } ({ $spot }) sleeps on.
plan-stunned = { $enemy } #{ $number } ({ $spot }) is stunned and does nothing.
plan-none = { $enemy } #{ $number } ({ $spot }) waits.
plan-stays = { $turn }: { $enemy } #{ $number } ({ $spot }) stays where it is.
plan-moves = { $turn }: { $enemy } #{ $number } ({ $spot }) would go to { $to }.
plan-goes = { $turn }: { $enemy } #{ $number } ({ $spot }) would go to { $to } and { plan-attack }.
plan-attacks = { $turn }: { $enemy } #{ $number } ({ $spot }) would { plan-attack }.
plan-attack = { $mode ->
    [melee] strike
   *[ranged] shoot at
  } { $heroes }, { dice-plus }
describe-score = { $count ->
    [0] nobody slain
    [one] 1 slain
   *[other] { $count } slain
  }

## On the pictures: short, a phone shows them small

board-title = { $quest }{ $level ->
    [hard] {" "}· Hard
    [dire] {" "}· Dire
   *[other] {""}
  }
board-round = Round { $round }
board-choosing = Choosing
board-seat = Seat { $number }
board-gone = Gone home
board-sold = Sold out
hand-plus = { plus }
hand-no-hero = Your hero
hand-no-equipment = Your equipment
hand-no-ability = Your ability
hand-defence = Def { plus }
hand-speed = Spd { $speed }
hand-strength = Str { plus }
hand-dexterity = Dex { plus }
hand-wisdom = Wis { plus }
hand-charisma = Cha { plus }
