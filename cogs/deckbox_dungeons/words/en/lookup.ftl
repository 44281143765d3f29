### What can be looked up: each noun in a sentence or two, its figures, and how it stands now.

## Kinds

noun-enemy = Enemies
    .one = Enemy
noun-keyword = Keywords
    .one = Keyword
noun-item = Items
    .one = Item
noun-hero = Heroes
    .one = Hero
noun-equipment = Equipment
    .one = Equipment
noun-ability = Abilities
    .one = Ability
noun-quest = Quests
    .one = Quest
noun-encounter = Encounters
    .one = Encounter
noun-face = Rooms
    .one = Room
noun-terrain = The map
    .one = On the map
noun-value = Words of the game
    .one = Word of the game
noun-skill = Skills
    .one = Skill
noun-level = Levels
    .one = Level

## Enemies: `about` says how it decides, `figures` what it rolls

about-enemy = { $stance ->
    [charge] It runs up and strikes.
    [skirmish] It shoots from as far away as it can, and strikes only if it can shoot nobody.
    [hold] It shoots from the nearest space that will do, and strikes only if it can shoot nobody.
    [striker] It strikes, and shoots only if it can strike nobody.
   *[shooter] It shoots, and strikes only if it can shoot nobody.
  } Of the heroes it can attack it prefers { $focus ->
    [nearest] the nearest
    [weakest] the one with the lowest Health
   *[brightest] the one with the most Energy
  }.{ $words ->
    [0] { "" }
   *[other] {" "}It has { $keywords }.
  }
figures-enemy = { $colour ->
    [green] Green
    [blue] Blue
   *[red] Red boss
  } · { $most } health at most{ $colour ->
    [red] {" "}for each die
   *[other] { "" }
  } · Speed { $speed } · Defence { lookup-defence }{ $melee_dice ->
    [0] { "" }
    [one] {" "}· melee 1 die { lookup-melee }
   *[other] {" "}· melee { $melee_dice } dice { lookup-melee }
  }{ $ranged_dice ->
    [0] { "" }
   *[other] {" "}· ranged { $ranged_dice } dice { lookup-ranged }
  } · on Hard { $harder ->
    [melee] melee { $hard_melee_dice } dice { lookup-hard-melee }
   *[ranged] ranged { $hard_ranged_dice } dice { lookup-hard-ranged }
  } · on Dire one die more
lookup-defence = { $defence ->
    [-1] −1
   *[other] +{ $defence }
  }
lookup-melee = +{ $melee_plus }
lookup-ranged = +{ $ranged_plus }
lookup-hard-melee = +{ $hard_melee_plus }
lookup-hard-ranged = +{ $hard_ranged_plus }

## Keywords

keyword-reach = Reach
keyword-crush = Crush
keyword-stun = Stun
keyword-pierce = Pierce
keyword-siphon = Siphon
keyword-regenerate = Regenerate
keyword-ritual = Ritual
keyword-barrage = Barrage
keyword-heavy = Heavy
about-keyword-reach = It also strikes diagonally, unless both spaces in between are wall.
about-keyword-crush = Each hit that is not blocked deals 2 wounds instead of 1.
about-keyword-stun = An enemy wounded by it skips its next activation. Nobody stuns a boss.
about-keyword-pierce = The target has 1 Defence less against it.
about-keyword-siphon = When this enemy activates, every hero in its tile and the adjacent tiles loses 1 Energy.
about-keyword-regenerate = It regains 1 health at the end of each round, up to the most its die can show.
about-keyword-ritual = When this enemy wounds somebody, the weakest enemy in its tile gains 1 health, perhaps itself.
about-keyword-barrage = Each die may have a target of its own. An enemy deals its dice out one by one, beginning with the hero it prefers.
about-keyword-heavy = An attack with it brings 1 Energy at most, however often it hits.

## Cards of a hero, and of the market

about-item = { $timing ->
    [kept] Not used up, but { $item-does }.
    [own] Used once, in your own turn: { $item-does }.
    [any] Used once, at any time but during a roll: { $item-does }.
    [pre] Used once, just before you roll: { $item-does }.
    [post] Used once, just after you roll: { $item-does }.
    [fall] Used once: { $item-does }.
   *[react] Used once, when an enemy has hit you: { $item-does }.
  }
figures-item = { $cost } Treasure · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
  } in the box
about-hero = { $hero-role }. { $hero-does }.
about-equipment = With it you fight like this: { $equipment-does }.
about-ability = For { $energy } Energy: { $ability-does }.
figures-ability = { $energy } Energy · { $strength ->
    [0] { "" }
   *[other] Strength +{ $strength }
  }{ $dexterity ->
    [0] { "" }
   *[other] Dexterity +{ $dexterity }
  }{ $wisdom ->
    [0] { "" }
   *[other] Wisdom +{ $wisdom }
  }{ $charisma ->
    [0] { "" }
   *[other] Charisma +{ $charisma }
  }

## Quests and encounters

about-quest = { $quest-intro } { $quest-goal }{ $shape ->
    [seals] {" "}Each seal you break takes 1 Defence and 1 die from him.
    [hold] {" "}A new wave comes in each Refresh.
    [fetch] {" "}When you take the second, the bell calls more of them.
    [heist] {" "}From round { $late } on, each Refresh brings a blue enemy to the star of the first tile.
   *[other] { "" }
  }{ $sleeps ->
    [0] { "" }
   *[other] {" "}The boss sleeps until you wound it, or until { $sleeps } Refreshes have ended since you found it.
  }
figures-quest = { $boss ->
    [0] No boss
   *[other] Boss: { $name }
  }{ $doom ->
    [0] { "" }
   *[other] {" "}· lost at Doom { $doom } (Hard and Dire { $harder_doom })
  }{ $dawn ->
    [0] { "" }
   *[other] {" "}· dawn after round { $dawn } (Hard and Dire { $harder_dawn })
  }{ $fare2 ->
    [0] { "" }
   *[other] {" "}· fare { $fare2 }, { $fare3 } or { $fare4 } Treasure for 2, 3 or 4 heroes
  }
about-encounter = { $encounter-line }{ $reveal ->
    [q1c] {" "}The hero who opened the way rolls a Dexterity 1 check at once; failing costs 1 Health.
    [q4h] {" "}The hero who opened the way rolls a Dexterity 2 check at once; failing costs 2 Health.
    [q1f] {" "}You may open the jar: on 1 or 2 everybody in the room loses 1 Health, on 3 to 6 everybody gains 1 Treasure.
    [q6f] {" "}You may give 1 Treasure for a card of the market that costs 4 or less.
   *[none] { "" }
  }{ $has_deed ->
    [0] { "" }
   *[other] {" "}{ $deed } ({ $skill } { $needed }): { $deed-gain }
  }
figures-encounter = Two heroes meet { $boss ->
    [0] { "" }
   *[other] the boss and{ " " }
  }{ $blue ->
    [0] { "" }
    [one] 1 blue{ " " }
   *[other] { $blue } blue{ " " }
  }{ $green ->
    [0] { $blue ->
        [one] die
       *[other] dice
      }
    [one] { $blue ->
        [0] 1 green die
       *[other] and 1 green die
      }
   *[other] { $blue ->
        [0] { $green } green dice
       *[other] and { $green } green dice
      }
  }; each further hero adds { $more_blue ->
    [0] { "" }
   *[other] 1 blue and{ " " }
  }{ $more_green } green

## Rooms and what is on the map

about-face = { $part ->
    [start] A party starts here.
    [goal] Here a quest has its goal.
   *[body] A room on the way.
  } { $ways ->
    [0] No way leads on.
    [one] One way leads on.
   *[other] { $ways } ways lead on.
  }{ $water ->
    [0] { "" }
   *[other] {" "}It has water.
  }{ $pits ->
    [0] { "" }
    [one] {" "}It has a pit.
   *[other] {" "}It has pits.
  }
terrain-water = Water
terrain-pit = Pit
terrain-wall = Wall
terrain-doorway = Doorway
terrain-way = Unexplored way
terrain-start = Start square
terrain-star = Star
about-terrain-water = It costs 2 movement to enter, and hides nobody.
about-terrain-pit = Entering it costs 1 Health, every time, and can bring you down. Enemies never step into one.
about-terrain-wall = Nobody walks or sees through it. An exit with no matching exit on the other side is wall, too.
about-terrain-doorway = The space between two rooms. It belongs to both; from it you shoot only into these two.
about-terrain-way = Step onto it, and you explore: a new room is laid, and whatever is in it comes. Then your Move goes on.
about-terrain-start = Here the party comes in. In two quests it must get out here as well: every living hero on a start square of its own.
about-terrain-star = Do the room’s deed on it or next to it. A bright star has something to do; enemies appear on it and around it.

## Words of the game

value-attack = Attack
value-deed = Deed
value-market = Market
value-doom = Doom
value-tongue = Bell Tongue
value-seal = Seal
value-health = Health
value-energy = Energy
value-treasure = Treasure
value-action = Action
value-speed = Speed
value-defence = Defence
value-melee = Melee
value-ranged = Ranged
value-critical = Critical hit
about-value-attack = An action: roll your weapon’s dice and add its modifier to each; 6 or more hits. Each hit may be blocked; the others wound by 1.
about-value-deed = A deed in a room, done on its star or next to it. It takes an action and a check; if you fail, try again with another.
about-value-market = Three cards lie face up. Buy them with Treasure at any time, but not during a roll; the next card comes at once.
about-value-doom = It rises by 1 in each Refresh, in The Red Choir also when a hero goes down. When it is full, the quest is lost.
about-value-tongue = The party needs two of three. They lie in two rooms of the chapel; the Deacon has the third.
about-value-seal = Three rooms hold one each. Every seal you break takes 1 Defence and 1 die from the King Under Glass.
about-value-health = At 0 you are down and can do nothing. A friend next to you can revive you with an action; you stand up with 2.
about-value-energy = Each hit of your attacks brings 1, blocked or not. You pay with it for your ability. You hold 10 at most.
about-value-treasure = You roll the die of each enemy you defeat and gain that much. Buy with it at any time. You hold 20 at most.
about-value-action = You have two a turn: move, attack, do a room’s deed, revive. You may do the same twice.
about-value-speed = How far one Move takes you. A space costs 1, water 2.
about-value-defence = Added to each defence die. You roll one for each hit that is not critical; 6 or more blocks it.
about-value-melee = An attack on the four spaces next to you: roll your melee dice, add the modifier to each, and 6 or more hits.
about-value-ranged = An attack on somebody you see in your room or an adjacent one, not right beside you. 6 or more with the modifier hits.
about-value-critical = A hero’s natural 6 always hits, and nobody can block it. Enemies have none.
about-skill = A check rolls 4 dice and adds your modifier to each: 6 or more is a success. You need as many successes as the number says.
about-level-normal = Enemies show their normal side. For learning the game.
about-level-hard = Every enemy shows its harder side, and more of them come.
about-level-dire = The harder sides, more enemies, and every enemy attack rolls one die more.

## How it stands now

noun-now-enemy = #{ $number } on { $spot } with { $health } health{ $state ->
    [asleep] , asleep
    [stunned] , stunned
    [chained] , chained
   *[none] { "" }
  }
noun-now-rolls = { $mode ->
    [melee] melee
   *[ranged] ranged
  } { dice-plus } in this match
noun-now-sale = for sale at { $cost } Treasure
noun-now-held = held by { $hero }
noun-now-worn = used by { $hero } ({ $name })
noun-now-played = played by { $name }
noun-now-fares = { $state ->
    [down] down on { $spot }
   *[up] on { $spot } with { $health } of { $most } Health
  }, { $energy } Energy, { $treasure } Treasure
noun-now-spent = among the discards
noun-now-deck = still in the deck
noun-now-has = { $names } { $count ->
    [one] has
   *[other] have
  } it
noun-now-deed = to be done at { $spot }
noun-now-done = done
noun-now-lies = on the map, its star on { $spot }
noun-now-level = this match is played so

## Chances

odds-strike = { $percent } % to wound it
odds-strike-fell = { $percent } % to wound it, { $fell } % to fell it
odds-fell = { $percent } % to fell it
odds-check = { $percent } % to succeed
odds-jar = { $percent } % to be lucky
odds-block = { $percent } % to block
odds-stand = { $percent } % to stay up
odds-safe = nobody would hit you there
odds-peril = you risk { $there } of your { $health } Health there, { $here } here
odds-stay = you risk { $here } of your { $health } Health here
