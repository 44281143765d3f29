### What is asked, and what there is to choose: labels fit a phone, prices stand on them.

## Building a hero

prompt-build = { $count ->
    [0] Build your hero: take one that is ready-made, or choose a Hero, an Equipment and an Ability. The first to take a card has it.
   *[other] { build-hero }: { build-equipment }, { build-ability }. { $count ->
        [3] Press Ready, or change a card.
       *[other] Choose what is missing.
      }
  }
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } building { $asked-count ->
        [one] a hero
       *[other] heroes
      }.
    .title = Build your hero
build-hero = { $has_hero ->
    [1] { $hero }
   *[other] No hero yet
  }
build-equipment = { $has_equipment ->
    [1] { $equipment }
   *[other] no Equipment yet
  }
build-ability = { $has_ability ->
    [1] { $ability }
   *[other] no Ability yet
  }
group-ready-made = Take a ready-made hero…
group-card-hero = Choose your Hero…
group-card-equipment = Choose your Equipment…
group-card-ability = Choose your Ability…
option-done = Ready
option-random = Surprise Me
option-ready-made = { $hero } with { $equipment } and { $ability }
    .hint = { $hero-role }. { $ability }: { $ability-does }.
option-card-hero = { $card-title }
    .hint = { $card-does }
option-card-equipment = { $card }
    .hint = { $card-does }
option-card-ability = { $card }
    .hint = { $card-does }

## Who goes next

prompt-activate = { $hero } may go first.
    .offered = { $asked } may go first.
    .title = Go first
option-activate = { $hero } Goes First

## A hero's turn

prompt-menu = { $hero } has { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $left ->
        [0] { "" }
       *[other] , { $left } movement to go
    } · { $health } Health, { $energy } Energy, { $treasure } Treasure.
    .waiting = { $hero } ({ $asked }) has { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
      }.
    .title = Your turn
group-attack = Attack…
group-deed = Do something here…
group-move = Go to…
group-use = Use…
group-market = Buy…
group-to-space = Another space…
group-to-upper = On this row or north of it…
group-to-lower = South of here…
group-to-n = North of here…
group-to-e = East of here…
group-to-s = South of here…
group-to-w = West of here…

target = { $enemy } #{ $number }
option-attack-melee = Strike { target } · { dice-plus }
option-attack-melee-aimed = Aim, strike { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-melee-whetted = Whet, strike { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-melee-aimed-whetted = Aim, whet, strike { target } · { dice-plus }
    .hint = { hint-both }
option-attack-ranged = Shoot { target } · { dice-plus }
option-attack-ranged-aimed = Aim, shoot { target } · { dice-plus }
    .hint = { hint-aimed }
option-attack-ranged-whetted = Whet, shoot { target } · { dice-plus }
    .hint = { hint-whetted }
option-attack-ranged-aimed-whetted = Aim, whet, shoot { target } · { dice-plus }
    .hint = { hint-both }
option-attack-cleave = Cleave { target } · { dice-plus } · 3 Energy
    .hint = No action.
option-attack-cleave-whetted = Whet, cleave { target } · { dice-plus } · 3 Energy
    .hint = No action; the Whetstone is used up.
option-attack-spark = Spark { target } · { dice-plus } · 4 Energy
    .hint = No action.
option-attack-throw = { $weapon } at { target } · { dice-plus }
    .hint = No action; the card is used up.
hint-aimed = Aimed Shot: 2 Energy, +1 and Pierce.
hint-whetted = Whetstone: +1, used up.
hint-both = Aimed Shot for 2 Energy, and the Whetstone.

option-spread-melee = Deal { dice-plus } among { $count } in reach
    .hint = Barrage: a target for each die.
option-spread-melee-aimed = Aim, deal { dice-plus } among { $count } in reach
option-spread-melee-whetted = Whet, deal { dice-plus } among { $count } in reach
option-spread-melee-aimed-whetted = Aim, whet, deal { dice-plus } among { $count } in reach
option-spread-ranged = Deal { dice-plus } among { $count } in sight
    .hint = Barrage: a target for each die.
option-spread-ranged-aimed = Aim, deal { dice-plus } among { $count } in sight
option-spread-ranged-whetted = Whet, deal { dice-plus } among { $count } in sight
option-spread-ranged-aimed-whetted = Aim, whet, deal { dice-plus } among { $count } in sight
option-spread-cleave = Cleave through { $count } · { dice-plus } · 3 Energy
    .hint = No action: a target for each die.
option-spread-cleave-whetted = Whet, cleave through { $count } · { dice-plus } · 3 Energy
option-spread-spark = Sparks at { $count } · { dice-plus } · 4 Energy
    .hint = No action: a target for each die.
option-spread-throw = { $weapon } at { $count } · { dice-plus }
    .hint = No action; the card is used up.
prompt-spread = { $dice } dice ({ $weapon }): whom do you aim at? They are dealt one each, in the order you choose.
    .waiting = { $hero } ({ $asked }) deals { $dice } dice.
    .title = Aim the dice
option-share-melee = Give each of { dice-plus } its target
    .hint = Barrage: as many dice at each as you like.
option-share-melee-aimed = Aim, give each of { dice-plus } its target
option-share-melee-whetted = Whet, give each of { dice-plus } its target
option-share-melee-aimed-whetted = Aim, whet, give each of { dice-plus } its target
option-share-ranged = Give each of { dice-plus } its target
    .hint = Barrage: as many dice at each as you like.
option-share-ranged-aimed = Aim, give each of { dice-plus } its target
option-share-ranged-whetted = Whet, give each of { dice-plus } its target
option-share-ranged-aimed-whetted = Aim, whet, give each of { dice-plus } its target
option-share-cleave = Cleave, each of { dice-plus } at its target · 3 Energy
    .hint = No action: as many dice at each as you like.
option-share-cleave-whetted = Whet, cleave, each of { dice-plus } at its target · 3 Energy
option-share-spark = Each of { dice-plus } sparks at its target · 4 Energy
    .hint = No action: as many dice at each as you like.
option-share-throw = { $weapon }, each of { dice-plus } at its target
    .hint = No action; the card is used up.
prompt-share = { $dice } dice ({ $weapon }): how many at each?
    .waiting = { $hero } ({ $asked }) deals { $dice } dice.
    .title = Aim the dice
field-dice-at = { target } on { $spot }, { $health } health
option-aim = { target } · { $health } health

option-go-melee = Go and strike { target } · { dice-plus }
    .hint = To { $to } first.
option-go-ranged = Go and shoot { target } · { dice-plus }
    .hint = To { $to } first.
option-explore = Explore { $side } · { $cost } movement
    .hint = Through { $spot }. A new tile, and whatever is on it.
option-explore-pits = Explore { $side } · { $cost } movement, −{ $pits } Health
    .hint = Through { $spot }, and { $pits ->
        [one] a pit
       *[other] { $pits } pits
      } on the way.
option-move = Elsewhere
option-end = End Turn
option-back = Back
prompt-move = Where does { $hero } go?
    .waiting = { $hero } ({ $asked }) is about to move.
    .title = Move
option-to = { $spot } · { $cost } movement
option-to-pits = { $spot } · { $cost } movement, −{ $pits } Health
option-to-fall = { $spot } · { $cost } movement, into a pit: you go down
option-to-fallen = To { $hero }, who is down · { to-cost }
    .hint = On { $spot }. From there you can revive them.
option-to-deed = To the star: { $deed } · { to-cost }
    .hint = On { $spot }. { $skill } { $needed }. { $deed-gain }
option-to-enemy = To { $enemy } #{ $number } · { to-cost }
    .hint = On { $spot }.
option-to-foe = Towards { $enemy } #{ $number } · { to-cost }
    .hint = As far as { $spot }.
option-to-friend = To { $hero } · { to-cost }
    .hint = On { $spot }.
option-to-door = To the doorway { $side } · { to-cost }
    .hint = On { $spot }.
option-to-way = Towards { $side }, { $face } · { to-cost }
    .hint = As far as { $spot }.
option-to-edge = To the { $side } edge, { $face } · { to-cost }
    .hint = On { $spot }.
option-to-exit = To a start square · { to-cost }
    .hint = On { $spot }.
option-to-start = Towards the start squares · { to-cost }
    .hint = As far as { $spot }.
to-cost = { $cost } movement{ to-pits }
to-pits = { $pits ->
    [0] { "" }
   *[other] , −{ $pits } Health
  }
prompt-forfeit = { $hero } still has { $count ->
    [one] an action
   *[other] { $count } actions
  }. End the turn all the same?
    .waiting = { $hero } ({ $asked }) is about to end the turn.
    .title = End the turn?
option-forfeit = End, and forfeit { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
option-deed = { $deed } · { $skill } { $needed } (you { plus })
    .hint = { $deed-gain }
option-deed-helped = { $deed } · { $skill } { $needed } (you { plus }), with { $item-the }
    .hint = It adds a success, and is used up. { $deed-gain }
option-revive = Revive { $hero }
    .hint = They stand up with 2 Health.
option-ability = { $ability } · { $energy } Energy
    .hint = { $ability-does }
option-ability-hero = { $ability }: { $hero } ({ $health }/{ $most }) · { $energy } Energy
    .hint = { $ability-does }
option-ability-enemy = { $ability }: { target } · { $energy } Energy
    .hint = { $ability-does }
option-use = Use { $item }
    .hint = { $item-does }
option-use-hero = { $item } for { $hero } ({ $health }/{ $most })
    .hint = { $item-does }
option-use-enemy = { $item }: { target }
    .hint = { $item-does }
option-buy = Buy { $item } · { $cost } Treasure
    .hint = { $item-does }
prompt-shadowstep = Where do the shadows let { $hero } out?
    .waiting = { $hero } ({ $asked }) steps into the shadows.
    .title = Shadowstep
option-shadow = { $spot }
prompt-flask = Where does the Fire Flask burst? It wounds everybody there and next to it, friends too.
    .waiting = { $hero } ({ $asked }) weighs a Fire Flask.
    .title = Fire Flask
option-flask = { $spot }: { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }{ $friends ->
        [0] { "" }
        [one] , and 1 hero
       *[other] , and { $friends } heroes
    }{ $downed ->
        [0] { "" }
        [one] : 1 goes down
       *[other] : { $downed } go down
    }
prompt-rally = { $friend } rallies { $hero }: { $left ->
    [0] one Move or one Attack, now.
   *[other] the Move goes on, { $left } movement left.
  }
    .waiting = { $friend } rallies { $hero } ({ $asked }).
    .title = Rally!

## Rolls, and what can be done about them

prompt-coin = Your roll ({ $what }): { $dice }, each { plus }. Which does the Lucky Coin roll again?
    .waiting = { $hero } ({ $asked }) fingers a Lucky Coin.
    .title = Lucky Coin
prompt-cap = Defence: { $dice }, each { plus }. Which one does the Steel Cap roll again?
    .waiting = { $hero } ({ $asked }) may roll a die again.
    .title = Steel Cap
option-die = { $die }, in all { $total }
option-keep = Keep Them
prompt-react = { $enemy } #{ $number } hits { $hero } { $hits ->
    [one] once
    [2] twice
   *[other] { $hits } times
  }.{ $each ->
    [2] {" "}A hit that is not blocked deals 2 wounds.
   *[other] { "" }
  } { $hero } has { $health } Health. { $choices ->
    [0] Friends may help until you roll.
   *[other] What do you do?
  }
    .waiting = { $hero } ({ $asked }) is hit { $hits ->
        [one] once
        [2] twice
       *[other] { $hits } times
      }.
    .title = You are hit
option-take-hits = Roll Defence
prompt-feather = { $hero } would go down. Burn the Phoenix Feather?
    .waiting = { $hero } ({ $asked }) is falling.
    .title = Phoenix Feather
option-burn-feather = Burn It: 3 Health
option-fall = Go Down
prompt-roll-attack = Your attack: { dice-plus }.
    .waiting = { $asked } takes the dice.
    .title = Attack
prompt-roll-defence = You roll the enemy’s defence: { dice-plus }.
    .waiting = { $asked } rolls for the enemy.
    .title = Defence
prompt-roll-own-defence = Your defence: { dice-plus }.
    .waiting = { $asked } takes the dice.
    .title = Defence
prompt-roll-treasure = The enemy is down. What did it carry?
    .waiting = { $asked } searches the fallen.
    .title = Treasure
prompt-roll-check = Your check: { dice-plus }.
    .waiting = { $asked } takes the dice.
    .title = Check
prompt-helper = { $skill } { $needed }, 4 dice { plus }: does a card help { $hero }?
    .waiting = { $hero } ({ $asked }) may use a card for the check.
    .title = Check
option-alone = Roll Without It
option-roll = Roll { $count ->
    [one] 1 Die
   *[other] { $count } Dice
  }

## Encounters

prompt-jar = One jar on the shelf ticks. Does { $hero } open it? On 1 or 2 it bursts, and everybody in the room loses 1 Health; else everybody there gains 1 Treasure.
    .waiting = { $hero } ({ $asked }) eyes a ticking jar.
    .title = A ticking jar
option-open-jar = Open It
option-leave-it = Leave It
prompt-beggar = The Beggar King holds out a hand. Does { $hero } give a coin for one of these?
    .waiting = { $hero } ({ $asked }) stands before the Beggar King.
    .title = The Beggar King
prompt-gift = { $hero } may take one card of the market for nothing.
    .waiting = { $hero } ({ $asked }) chooses a gift.
    .title = Choose a gift
option-take-item = { $item }
    .hint = { $item-does }

## Besides: offers

pause-blow = An enemy is about to attack. If you can help, do it now.
prompt-minor = { $hero } may do this at any time:
    .offered = { $asked } can heal, help or buy meanwhile.
    .title = At any time
prompt-trade = { $hero } may trade with { $friend }. Giving needs no consent.
    .offered = { $asked } can trade.
    .title = Trade
prompt-consent = { $friend } ({ $who }) asks { $hero } for a trade.
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } asked for a trade.
    .title = A trade
option-ware = { $item }
stock-treasure = Treasure
    .counted = { $count } Treasure

## A plan for one's next turn

order-plan-first = First
order-plan-then = Then
