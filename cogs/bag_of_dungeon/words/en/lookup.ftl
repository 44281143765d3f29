### What can be looked up: what each thing does, its figures, and how it stands now.

noun-adventurer = Adventurers
    .one = Adventurer
noun-class = Classes
    .one = Class
noun-monster = Monsters
    .one = Monster
noun-item = Items
    .one = Item
noun-ground = Tiles
    .one = Tile
noun-play = Uses of skill tokens
    .one = Skill token play
noun-mark = Tokens and treasures
    .one = Token

## Figures

told-attack = { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }
figures-adventurer = { $adventurer-class } · { $hp } HP · { $ap } AP · strikes with { told-attack }
figures-class = { $hp } HP · { $ap } AP · strikes with { told-attack }
figures-monster = { $hp ->
    [0] As strong as its opponent
   *[other] { $hp } HP · strikes with { told-attack }
  }{ $purple_hp ->
    [0] { "" }
   *[other] { " " }· purple: { $purple_hp } HP, { $purple_dice }d6+{ $purple_plus }
  }{ $rewards ->
    [0] { "" }
    [one] { " " }· one reward
   *[other] { " " }· { $rewards } rewards
  }{ $is_boss ->
    [1] { " " }· counts as two kills
   *[other] { "" }
  }
figures-item = { $slot } · { $world-bag }{ $count ->
    [1] { "" }
   *[other] , { $count } of them
  }
slot-hand = Held in one hand
slot-hands = Held in both hands
slot-armour = Worn as armour
slot-attire = Worn as boots or cloak
slot-pack = Works from the pack
slot-none = Takes no space

## What they do

about-adventurer = { $skill }: { $skill-does }.
about-class = { $skill }: { $skill-does }. Two skill tokens buy one upgrade, chosen at the start: “{ $side-a }” or “{ $side-b }”.
about-monster = It has no trick: it strikes with its dice, and if you wound it without killing it, it recovers.
about-monster-reacher = Its sting: each time it wounds you, every adventurer within 4 tiles in its line of sight takes half of that, and armour does not help them.
about-monster-mirror-monster = It copies the HP, dice and bonus of the adventurer who turns it up, weapons included. It pays rewards by the HP it copied.
about-monster-red-dragon = She guards the Exit and never leaves it. Arrows do nothing to her, she does not charge, and if she kills you, your items fall at the Healing Pool.
about-monster-bog-hag = If she wounds you, you are poisoned: a token fills one of your spaces until it is cured.
about-monster-vine-horror = It holds on: you cannot escape before you have fought one round.
about-monster-spiders = They come out of a Web, one die of them with 1 HP each, and add their number to their roll. A wound from them poisons you; survivors leave after the fight.
about-monster-morna-gul = He hunts adventurers with seeds, 2d6 tiles after each round. Each seed planted on Red Vine takes one of his dice; each adventurer he kills gives him 5 HP back.
about-enhanced = { $asleep }. Awakened, instead of taking a reward: { $awake }.
about-ground-monster = An unknown monster waits here. It is turned up when somebody walks in, shoots at it, or looks with a Magic Sword.
about-ground-item = A hidden item lies face down. If you stand here, you may take it for 0 AP; it may be a trap.
about-ground-spikey = When you enter, give up an item to jam it, or roll: on 1 or 2 everybody here takes 1d6, and armour does not help. Monsters always set it off.
about-ground-pool = End your turn here and take one of its tokens: you are back at full HP. It has one token for each adventurer who was in the game when it was found.
about-ground-exit = The Red Dragon sits on it until she is slain. If you stand here with the Ring, you may leave for 0 AP.
about-ground-gateway = Where both maps are played, it leads to the dungeon’s Start for 1 AP. Otherwise it is a plain tile.
about-ground-pit = When you enter, roll: on 1 or 2 you fall and your turn ends. The first to fall in a match fights two monsters without escape or help.
about-ground-web = Enter it while nobody else is there, and on 1 or 2 spiders come. From one Web to any other you walk for 1 AP.
about-ground-vine = If you enter, you are poisoned, once a turn at most. In the hunt a brood seed can be planted here for 2 AP.
about-ground-bones = Once for all: pay 2 AP to lose all poison and be at full HP, or give up 3 kills for an item.
about-ground-seed = Once a turn you may try to take the brood seed: on a 1 a monster guards it. The seed needs no space.
about-ground-swamp = Search it once for 3 AP: on 1 to 3 a monster rises, on 4 to 6 you find an item and go on.
about-ground-tree = When all who bear seeds stand here together, the forest grows calm, and Morna Gûl comes.
about-ground-plain = Nothing happens here.
about-ground-dstart = You begin here, and wake here when you have lost a life in the dungeon. Nobody may attack another adventurer on it.
about-ground-fstart = You begin here, and wake here when you have lost a life in the forest. Morna Gûl comes from it.
play-duck = Duck
about-play-duck = For one token, a wound you are about to take gets 1d6 smaller. You may duck again, one token each time; it does not help against what you pay, as for an escape.
play-dive = Dive
about-play-dive = For two tokens, one trap that goes off does nothing to you, or you open a chest without a roll.
play-riposte = Riposte
about-play-riposte = For three tokens, all damage you would take in this round of a fight goes to the monster instead.
play-bossbane = Bossbane
about-play-bossbane = For four tokens, a boss has 10 HP at most from now on. It works once on each boss.
play-killing-blow = Killing Blow
about-play-killing-blow = For one token, as a monster kills you, it dies too: give up an item and tell how the item did it. Bosses only if the table allows it.
about-mark-ring = Carried out through the Exit it wins the dungeon. In the forest its bearer heals 2 HP for each kill and slays with a critical hit, but monsters show their purple side.
mark-seeds = Brood Seeds
about-mark-seeds = They take no space and cannot be given away; they fall only if their bearer is killed. Planted on Red Vine each takes a die from Morna Gûl.
mark-token = Skill Tokens
about-mark-token = A reward may be a skill token instead of an item. Two buy your upgrade; single ones duck, dive, turn a blow back or take a monster with you.
mark-poison = Poison
about-mark-poison = A poison token fills one of your eight spaces, and what lies there may fall. You are poisoned once a turn at most; you may move the token.
mark-life = Lives
about-mark-life = You have three. At 0 HP you lose one, drop your items and wake on the Start with full HP; without a life left you are out.

## How they stand

noun-now-monster = { $hp } of { $most } HP on { $tile }
noun-now-slain = { $count ->
    [one] slain once
   *[other] slain { $count } times
  }
noun-now-hero = { $hero } ({ $player }): { $hp } of { $most } HP, { $lives ->
    [one] one life
   *[other] { $lives } lives
  }, { told-attack }, on { $tile }
noun-now-gone = { $hero } ({ $player }): { $status }
noun-now-on = On { $tiles }
noun-now-worn = { $hero } uses it{ $is_awake ->
    [1] , awakened
   *[other] { "" }
  }
noun-now-packed = in { $hero }’s pack{ $is_awake ->
    [1] , awakened
   *[other] { "" }
  }
noun-now-lies = lies on { $tile }{ $is_awake ->
    [1] , awakened
   *[other] { "" }
  }
noun-now-has = { $hero }: { $count }
