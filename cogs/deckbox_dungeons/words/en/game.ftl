### The game, its quests, and the words everything else is made of.

game-name = Deckbox Dungeons
game-about = Build a hero of three cards and take on a quest together: turn up rooms, roll for every blow, and outwit enemies that follow fixed rules.
game-length = 20 to 60 minutes

## A modifier behind dice: +2, +0, −1

plus = { $plus ->
    [-2] −2
    [-1] −1
   *[other] +{ $plus }
  }
dice-plus = { $dice ->
    [one] 1 die { plus }
   *[other] { $dice } dice { plus }
  }

## Quests. `.intro` opens the story, `.goal` says what is wanted, `.won` and `.lost` close it.

quest-cellar = The Crow Cellar
    .intro = The inn’s cellar has grown a door it was not built with, and something behind it is eating the winter stores.
    .goal = Find Old Mawgrim and end it.
    .won = Upstairs somebody taps a barrel. It is the best sound in the world.
    .lost = The door in the cellar closes. By spring the inn will have forgotten it was ever open.
quest-chapel = The Drowned Chapel
    .intro = The bell rang under the lake last night. Bring back its tongues before it rings again.
    .goal = Carry two Bell Tongues back to the start squares.
    .won = Two tongues lie in the grass, and the lake keeps quiet.
    .lost = Under the water the bell rings, slowly, once for each of you.
quest-choir = The Red Choir
    .intro = When their last verse ends, the hill burns.
    .goal = Silence Cantor Vess before Doom is full.
    .won = The last note hangs in the air, finds nobody to sing it, and goes out.
    .lost = They hold the last chord for a very long time. Then the hill is bright.
quest-hill = Under Hob Hill
    .intro = The mine went quiet. Then it went warm.
    .goal = Slay the Ash Drake.
    .won = The gold is still hot. You find you do not mind.
    .lost = The mine breathes in, and you are the draught.
quest-night = The Long Night
    .intro = Keep the fire until the sun has it.
    .goal = Keep at least one hero on their feet until the sun rises.
    .won = A grey line, then a gold one. The fire may go out now.
    .lost = The fire goes out, and nobody is left to be cold.
quest-toll = The Ferryman’s Toll
    .intro = He takes no promises.
    .goal = Bring the fare to the start squares.
    .hunt = Find Mother Mire, then bring the fare to the start squares.
    .won = He counts it twice, nods once, and pushes off.
    .lost = The ferry leaves with the lamp lit and nobody aboard.
quest-king = The Sleeping King
    .intro = Three seals keep him weak. They also keep him asleep.
    .goal = End the King Under Glass before Doom is full.
    .won = The glass settles. Under it there is only a very old man.
    .lost = He wakes well rested.
level-normal = Normal
level-hard = Hard
level-dire = Dire
result-fallen = Every hero is down.
result-doom = Doom is full.
result-late = The last round is over, and time has run out.

## Skills, sides, rolls, causes

skill-strength = Strength
skill-dexterity = Dexterity
skill-wisdom = Wisdom
skill-charisma = Charisma
side-n = north
side-e = east
side-s = south
side-w = west
cause-pit = falls into a pit
cause-barrels = is caught by the barrels
cause-track = is hit by the wagon
cause-jar = is too close to the jar
cause-fire = stands in the fire
roll-defence = defence
roll-strength = Strength check
roll-dexterity = Dexterity check
roll-wisdom = Wisdom check
roll-charisma = Charisma check
roll-melee = attack
roll-ranged = attack
roll-cleave = attack
roll-chain-spark = attack
roll-throwing-knives = attack
roll-scroll-of-storms = attack

## How somebody attacks. `.verb` leads to whom.

weapon-melee = melee
    .verb = strikes at
weapon-ranged = ranged
    .verb = shoots at
weapon-cleave = Cleave
    .verb = cleaves through
weapon-chain-spark = Chain Spark
    .verb = sends sparks at
weapon-throwing-knives = Throwing Knives
    .verb = throws knives at
weapon-scroll-of-storms = Scroll of Storms
    .verb = looses the storm on

## Map faces

face-14a = Gatehouse
face-15a = Sunken Yard
face-1b = Bell Vault
face-2b = Larder Pit
face-3a = Channel Bridge
face-4b = Guard Post
face-5b = Split Gallery
face-6a = Crossroads
face-7b = Fallen Bend
face-8b = Barracks
face-9a = Flooded Court
face-10a = Colonnade
face-10b = Reed Walk
face-11b = Kennels
face-12b = Broken Stair
face-13a = Furnace Room
