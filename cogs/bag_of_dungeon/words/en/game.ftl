### Bag of Dungeon. The voice is a game master’s by torchlight: clear about the numbers, fond of a good story.
### Here: the game’s frame, the words its sentences are made of, and the board in words. The rest has files of its own.

game-name = Bag of Dungeon
game-about = Explore a dungeon tile by tile, fight what you meet with dice, and carry the Ring past the Red Dragon. Together, or as rivals.
game-length = 20 to 60 minutes

## How a match is played, and how it ends

mode-dungeon = Dungeon
    .goal = Find the Ring of Creation, slay the Red Dragon, carry the Ring out.
mode-forest = Forest
    .goal = Gather the brood seeds at the Maiden Tree and end Morna Gûl.
mode-combined = Forest and dungeon
    .goal = Gather the brood seeds at the Maiden Tree and end Morna Gûl. The Ring below may help.
world-dungeon = the dungeon
    .label = Dungeon
    .bag = dungeon bag
world-forest = the forest
    .label = Forest
    .bag = forest bag
result-ring = The Ring of Creation sees the sun again. Victory!
result-morna = Morna Gûl is dead, and the forest breathes. Victory!
result-fallen = Nobody is left to carry on. The dark has won.
result-late = Time has run out. The dark has won.

## The lobby

style-coop = you win or lose together
style-competitive = you are rivals, and the survivor with the most points wins
lobby-mode = **{ $mode }**: { $style }.
lobby-unusual = -# Not as usual: { $options }.

## Places

direction-north = north
    .label = North
    .letter = N
direction-east = east
    .label = East
    .letter = E
direction-south = south
    .label = South
    .letter = S
direction-west = west
    .label = West
    .letter = W
shape-straight = Straight
shape-corner = Corner
shape-tee = T-junction
shape-cross = Crossroads
shape-any = Open place
tile-dstart = Dungeon Start
    .The = The dungeon’s Start
tile-dexit = Exit
    .The = The Exit
tile-fstart = Forest Start
    .The = The forest’s Start
tile-ftree = Maiden Tree
    .The = The Maiden Tree
icon-plain = Plain
    .a = a quiet stretch
icon-monster = Lair
    .a = a monster’s lair
icon-item = Hidden Item
    .a = a place where somebody left something
icon-spikey = Old Spikey
    .a = the home of Old Spikey
icon-pool = Healing Pool
    .a = the Healing Pool
icon-exit = Exit
    .a = the Exit
icon-gateway = Gateway
    .a = the Forest Gateway
icon-pit = Pit
    .a = the Pit
icon-web = Web
    .a = a place hung with webs
icon-vine = Red Vine
    .a = a thicket of Red Vine
icon-bones = Bone Yard
    .a = a Bone Yard
icon-seed = Brood Seed
    .a = the nest of a Brood Seed
icon-swamp = Swamp
    .a = a Swamp
icon-tree = Maiden Tree
    .a = the Maiden Tree

## What waits on a tile, and where it lies

waits-unknown = Unknown
waits-seeds = Fallen Seeds
waits-item = An Item
waits-items = Several Items
bearing-north = North
bearing-north-east = North-east
bearing-east = East
bearing-south-east = South-east
bearing-south = South
bearing-south-west = South-west
bearing-west = West
bearing-north-west = North-west
bearing-dungeon = In the dungeon
bearing-forest = In the forest

## Spaces of the inventory

space-hand-1 = Right hand
space-hand-2 = Left hand
space-armour = Armour
space-attire = Boots or cloak
space-pack-1 = Pack 1
space-pack-2 = Pack 2
space-pack-3 = Pack 3
space-pack-4 = Pack 4

## What damage comes from

cause-combat = in the clash
cause-trap = from the trap
cause-spikey = from Old Spikey
cause-chest = from the chest
cause-pit = in the Pit
cause-escape = on the run
cause-past = running past
cause-charge = in the path of the charge
cause-sting = from the sting
cause-share = at a partner’s side
cause-skull = from the skull
cause-vine = from the vine
cause-fire = from the fire
cause-teeth = from the teeth
cause-shot = from the shot
cause-bomb = from the bomb
cause-duel = in the duel

## The board in words: where the match stands

describe-heading = Round { $round }: { $phase }.
describe-choosing = The party gathers: { $mode }.
phase-explore-dungeon = into the dungeon
phase-explore-forest = into the forest
phase-explore-combined = forest and dungeon
phase-dragon = the Red Dragon guards the Exit
phase-ring = the Dragon is dead, bring the Ring out
phase-closing = the dungeon is closing
phase-gather = gather the seeds at the Maiden Tree
phase-hunt = Morna Gûl hunts
describe-acting = { $hero } ({ $player }) is up with { $ap } of { $most } AP.
describe-fighting = { $hero } ({ $player }) fights { $monster-the } on { $tile }: { $hp } of { $most } HP, { $attack }.
describe-helping = At { $hero }’s side: { $partners }.
describe-morna-moves = Morna Gûl moves.
describe-morna = Morna Gûl is on { $tile }, { $hp } of { $most } HP, { $attack }.
describe-hunts = He is after { $hero }, { $steps ->
        [one] one tile
       *[other] { $steps } tiles
      } away by { $way }. After this round he rolls 2d6 tiles and comes to { $tile } with { $percent } %.
describe-hunts-here = After this round he attacks an adventurer on his tile.
describe-ring-on = The Ring of Creation lies on { $tile }.
describe-ring-guarded = The Ring of Creation lies on { $tile }. Its guard, { $guard } on { $at }, must be slain first.
describe-leaving = One turn left to leave: { $heroes }.
describe-scores = Scores: { $scores }.
describe-score = { $hero } ({ $player }) { $points }
describe-winners = Winners: { $winners }.
describe-story = In a player’s own words: “{ $story }”
describe-attack = { $dice ->
    [0] flat { $plus }
   *[other] { $dice }d6{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
      }
  }

## The board in words: the party

describe-hero = { $hero } ({ $player }), { $class }: { $facts }.
describe-hero-brief = { $hero } ({ $player }): { $facts }.
describe-unchosen = { $player } is choosing.
describe-on = on { $tile }
describe-left = out of the dungeon
describe-out = out of the game
describe-hp = { $hp } of { $most } HP
describe-lives = { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  }
describe-debt = { $debt } AP owed next turn
describe-guard = −{ $guard } damage
describe-has-ring = bears the Ring
describe-seeds = { $seeds ->
    [one] 1 brood seed
   *[other] { $seeds } brood seeds
  }
describe-tokens = { $tokens ->
    [one] 1 skill token
   *[other] { $tokens } skill tokens
  }
describe-kills = { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
  }
describe-poison = { $poison ->
    [one] 1 space poisoned
   *[other] { $poison } spaces poisoned
  }
describe-sneaking = hidden under the cloak
describe-exploring = exploring on
describe-bound = on the way to { $tile }
describe-wears = { $items }
describe-item = { $item } ({ $power })

## The board in words: the map

describe-around = Around { $tile }: { $ways }.
describe-way = { $direction } { $tile }
describe-way-noted = { $direction } { $tile } ({ $notes })
describe-way-new = { $direction } unexplored
describe-way-blocked = { $direction } blocked
describe-door = to { $tile } in { $world }
describe-door-noted = to { $tile } in { $world } ({ $notes })
describe-monsters = Monsters: { $monsters }.
describe-monster-on = { $monster } on { $tile } ({ $hp } HP, { $attack })
describe-unknown = Unrevealed tokens: { $tiles }.
describe-finds = Lying about: { $finds }.
describe-find = { $things } on { $tile }
describe-places = Places: { $places }.
describe-place = { $place } on { $tile }
describe-place-left = { $place } on { $tile } ({ $left } left)
describe-place-spent = { $place } on { $tile } (spent)
describe-place-planted = { $place } on { $tile } (planted)
describe-unexplored = Unexplored: { $edges }.
describe-edges = { $tile } ({ $directions })
describe-more = { $count } more
describe-stack = { $world-label }: { $tiles ->
    [0] all tiles laid
    [one] 1 tile left
   *[other] { $tiles } tiles left
  }, { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
  } and { $items ->
    [one] 1 item
   *[other] { $items } items
  } in the bags.
describe-note-unknown = an unrevealed monster
describe-note-monster = { $monster }, { $hp } HP
describe-note-cache = a hidden item
describe-note-ring = the Ring
describe-note-seeds = { $seeds ->
    [one] a fallen seed
   *[other] { $seeds } fallen seeds
  }

## The panel: one’s own adventurer

panel-hero = { $hero }, { $class }
panel-on = On { $tile }
panel-left = Out of the dungeon
panel-out = Out of the game
panel-ap = { $ap } of { $most } AP
panel-facts = { $facts }.
panel-skill = Skill: { $skill }. { $does }.
panel-skill-left = Skill: { $skill } ({ $left } left). { $does }.
panel-upgrade = Two skill tokens will buy: { $upgrade }.
panel-upgraded = Upgrade: { $upgrade }.
panel-trophies = Kills: { $monsters }.
panel-no-trophies = No kills yet.
panel-trophy = { $count } × { $monster }
panel-space = { $space }: { $item }. { $power }.
panel-poisoned = Poisoned, unusable: { $spaces }.
panel-empty = Empty: { $spaces }.
panel-companion = At your side: { $item }. { $power }.
panel-awake = { $item }, awakened
panel-none = The adventure begins once everybody has chosen.

## On the pictures

aim-choose = Choose your adventurers
aim-explore-dungeon = Explore, find the Exit
aim-explore-forest = Explore, gather brood seeds
aim-explore-combined = Explore, gather brood seeds
aim-dragon = Slay the Dragon, find the Ring
aim-ring = Bring the Ring to the Exit
aim-closing = The dungeon closes: get out!
aim-gather = Seeds to the Maiden Tree
aim-hunt = Plant seeds, end Morna Gûl
aim-over-ring = The Ring is out: victory!
aim-over-morna = Morna Gûl is dead: victory!
aim-over-fallen = The dark has won
aim-over-late = Night has won
board-round = Round { $round }
board-fight = Fight, round { $round }
board-hunts = → { $hero } { $percent } %
board-acting = To act
board-ap = AP
board-seat = Seat
board-choosing = Choosing
board-left = Safe outside
board-out = Fallen
board-worn = Worn
board-pack = Backpack
board-other-hand = Held with both hands
board-poisoned = Poisoned
board-kills = Kills
board-tokens = Skill tokens
board-seeds = Brood seeds
board-ring = The Ring of Creation
board-upgrade = Upgrade
