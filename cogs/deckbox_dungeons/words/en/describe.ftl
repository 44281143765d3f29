### What pictures and descriptions say.

describe-headline = { $quest } · Round { $round }
describe-hero = { $hero } ({ $name }) stands on { $spot }: { $health } of { $most } Health, { $energy } Energy, { $treasure } Treasure.
describe-downed = { $hero } ({ $name }) is down on { $spot }.
describe-gone = { $hero } ({ $name }) has gone home.
describe-enemy = { $enemy } #{ $number } stands on { $spot } with { $health } health.
describe-sale = For sale: { $item }, { $cost } Treasure.
describe-building = Your hero is not built yet.
describe-cards = You carry { $equipment }, and your ability is { $ability }.
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
