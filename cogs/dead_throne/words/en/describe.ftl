### The board, the panel and the people in words.

turns-long = { $turns ->
    [one] for 1 turn more
   *[other] for { $turns } turns more
  }

describe-choosing-all = Everybody gets ready.
describe-headline = Round { $round }{ $dusk ->
    [0] { "" }
   *[other] {" "}of { $dusk }
  }
describe-headline-solo = Game Turn { $turn }

## People

describe-choosing = { $player } is choosing a character.
describe-out = { $character } ({ $player }) is out of the game.
describe-dead = { $character } ({ $player }) is dead, and comes back next turn.
describe-lying = { $character } ({ $player }) lies dead at { $step }, until somebody spends a Medallion Piece there.
describe-fallen = { $character } ({ $player }) has fallen, and loses the next turn.
describe-coming = { $character } ({ $player }) is getting ready.
describe-player = { $character } ({ $player }) is at { $step }: { $health } of { $most } health, { $coin } coin, attack { $attack }, defence { $defence }.
describe-worn = Wears { $things }.
describe-thing = { $thing }{ $charms ->
    [0] { "" }
   *[other] {" "}+{ $charms }
  }{ $broken ->
    [1] {" "}(broken)
   *[0] { "" }
  }
describe-essence = the essence of { $enemy }
describe-counts = Holds { $scrolls ->
    [0] no scroll
    [one] 1 scroll
   *[other] { $scrolls } scrolls
  }{ $carried ->
    [0] { "" }
    [one] , carries 1 thing
   *[other] , carries { $carried } things
  }{ $traps ->
    [0] { "" }
    [one] , has a trap set
   *[other] , has { $traps } traps set
  }.
describe-pieces = { $count ->
    [one] Has a Medallion Piece.
   *[other] Has { $count } Medallion Pieces.
  }
describe-stones = Has the { $stones }.
describe-crown = Has the Crown of the King!
describe-held = Held by { $enemy }, { turns-long }.
describe-trapped = Caught without defence, { turns-long }.
describe-remains = Stuck, { turns-long }.
describe-loses-roll = Loses the next roll.
describe-fogged = The next walk is one die.
describe-in-market = Is in the Market.
describe-in-battle = Is in a battle.
describe-in-trade = Talks about a trade.

## The land

describe-battle = Battle at { $step } between { $players }; { $next } is next.
describe-parley = { $players } talk about a trade.
describe-ground = At { $step } lies: { $things }.
describe-stone = the { $stone }{ $active ->
    [1] {" "}(active)
   *[0] { "" }
  }
describe-lying-pieces = { $count ->
    [one] a Medallion Piece
   *[other] { $count } Medallion Pieces
  }
describe-bar = { $player } bars { $step }.
describe-quest = Open quest: { $quest }. { $task }.
describe-market = The Market sells { $count ->
    [one] a Medallion Piece
   *[other] { $count } Medallion Pieces
  } for 50 coin each.

## Defender and Solo

describe-towns = Towns: { $towns }. Experience: { $experience }.
describe-town = { $town } { $strength }
describe-agrimor = Agrimor is at { $step } with { $health } health{ $castle ->
    [0] .
   *[other] , and sits in the castle!
  }
describe-agrimor-away = Agrimor has not come yet. He has { $health } health.
describe-agrimor-dead = Agrimor is dead.
describe-spawn = { $enemy } { $enemy-num ->
    [many] are
   *[one] is
  } at { $step }.
describe-march = After this round { $enemy } { $whither }.
# Where enemies go; also on the card of an enemy.
march-stays = { $has_town ->
    [0] { $enemy-num ->
        [many] stay where they are
       *[one] stays where it is
      }
   *[other] { $enemy-num ->
        [many] attack in { $towns }: a hero on their step, or the town
       *[one] attacks in { $towns }: a hero on its step, or the town
      }
  }
march-goes = { $enemy-num ->
    [many] walk
   *[one] walks
  } { $choices ->
    [1] to { $ends }
   *[other] to one of { $ends }, as you choose
  }{ $goals ->
    [0] , towards the Throne Hall
    [1] , towards { $towns }
   *[other] , towards { $towns }, as you choose
  }
describe-battle-track = The red marker is on { $marker } of { $spaces }, { $beaten ->
    [0] no boss is beaten.
    [one] 1 boss is beaten.
   *[other] { $beaten } bosses are beaten.
  }
describe-quest-track = The green marker is on { $marker } of { $spaces }.

## The panel

describe-scroll = { $count ->
    [one] { "" }
   *[other] { $count } ×{" "}
  }{ $scroll }: { $does }. { $now ->
    [1] Now, if you like.
   *[0] { $when }.
  }
describe-when-attack = When you attack
describe-when-attack-or-met = When you attack, or on a player you meet
describe-when-attacked = When you are attacked
describe-when-any-turn = On your turn
describe-when-game-turn = On your turn, outside battle
describe-when-turn-or-attacked = On your turn, or when you are attacked
describe-when-met = On a player you meet or fight
describe-when-reaction = When anybody uses a scroll
describe-when-rolled = After you have rolled to walk
describe-pack = You carry: { $things }.
describe-sack = In your rucksack: { $things }.
describe-use = { $thing } ({ $does })
describe-room = { $over ->
    [0] { $count ->
        [0] There is no room for anything more.
        [one] There is room for one thing more.
       *[other] There is room for { $count } things more.
      }
    [one] You carry one thing too many.
   *[other] You carry { $over } things too many.
  }
describe-trap = Your trap: { $trap }, level { $level }.
describe-lone = Your Lone Quest: { $lone }{ $turns ->
    [0] .
   *[other] , { turns-long }.
  }
