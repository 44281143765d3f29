### What can be looked up: what each thing is and does, its figures, and how it stands in this match.

noun-enemy = Enemies
    .one = Enemy
noun-boss = Bosses
    .one = Boss
noun-blow = Bosses’ attacks
    .one = A boss’s attack
noun-rank = Court cards
    .one = Court card
noun-hero = Ready-made heroes
    .one = Ready-made hero
noun-ability = Abilities
    .one = Ability
noun-item = Things
    .one = Thing
noun-ground = Spots
    .one = Spot
noun-condition = Conditions
    .one = Condition
noun-figure = Figures
    .one = Figure
noun-core = Core abilities
    .one = Core ability
noun-race = Races
    .one = Race
noun-calling = Classes
    .one = Class
noun-quirk = Quirks
    .one = Quirk
noun-light = Light
    .one = Light
noun-room = Rooms
    .one = Room
noun-template = Patterns of random rooms
    .one = Pattern of a random room
noun-adventure = Adventures
    .one = Adventure
noun-shape = Kinds of quest
    .one = Kind of quest
noun-difficulty = Difficulty
    .one = Difficulty

## Enemies

signed = { $amount ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $amount }
  }
figures-enemy = At level 1: { $health } HP, hits above { $target }{ $way ->
    [melee] { "" }
   *[other] {" "}+ distance
  } for { $damage } + over{ $way ->
    [ranged] {" "}− distance
   *[other] { "" }
  } · Initiative { $initiative } · Movement { $movement } · { $experience } experience
figures-boss = { $health } HP for three heroes at level { $level } · Initiative { $initiative } · Movement { $movement } · { $experience } experience
about-archer = { $enemy-sight } It shoots up to 6 spots far; each spot between makes it miss more and hurt less. { $movement ->
    [0] It never leaves its spot.
   *[other] Unlike other archers it walks.
  }
about-witch = { $enemy-sight } She casts up to 4 spots far, and each spot between makes her miss more. She resists magic; blades hurt her most.
about-blade = { $enemy-sight } It strikes only on its own spot, so it walks towards you. It parries blades; magic and arrows get through more easily.
about-minor = { $enemy-sight } A lesser boss: a { $rank } with the strengths of all four suits, against one or two heroes those of diamonds and clubs. It always drops something.
about-boss-tallow-sexton = He hooks you on his own spot and throws hot wax up to 3 spots far. The first time he falls a card is flipped: a red one brings him back with that many HP.
about-boss-tide-gaoler = He swings an anchor on his own spot. His chain reaches 2 spots and drags its victim one spot nearer; rocks do not slow him.
about-boss-regent-of-kites = The talons reach the Regent’s own spot, the gale 4 spots far. Flying, it minds no rocks, and once it calls another enemy to its side.
about-blow-hook = The Tallow Sexton’s blade, on his own spot. Block and Dodge defend against it.
about-blow-hot-wax = The Tallow Sexton’s magic, 1 to 3 spots far. Counter Spell and Dodge defend against it.
about-blow-anchor = The Tide Gaoler’s blade, on his own spot. Block and Dodge defend against it.
about-blow-chain = The Tide Gaoler’s shot, 1 or 2 spots far. If it does any damage, it drags its victim one spot towards him.
about-blow-talons = The Regent’s blade, on the Regent’s own spot. Block and Dodge defend against it.
about-blow-gale = The Regent’s magic, 1 to 4 spots far. Counter Spell and Dodge defend against it.
rank-J = Jack
rank-Q = Queen
rank-K = King
about-rank-J = Jacks are archers. They shoot from up to 6 spots away, have few HP, and most of them never walk.
about-rank-Q = Queens are witches. They cast from up to 4 spots away, resist magic and are weak against blades.
about-rank-K = Kings fight with blades on their own spot. They have the most HP, and they walk towards you.
about-figure-suit = Diamonds hit more easily, hearts have more HP, spades do more damage, and clubs walk one spot further.

## Heroes

hero-name = { $name }
figures-hero = Level 1: { $health } HP · Movement { $movement } · Initiative { $initiative } · Lift { $lift }, Think { $think }, Balance { $balance }, Move { $move }, Lead { $lead }
about-hero-brakka = A Dwarf Fighter who stands in front: the sword, many HP, and a defence against blades and against spells.
about-hero-sable = An Elf Thief who shoots from afar, opens chests and dodges. Up close she fights with a knife.
about-hero-orrin = A Human Wizard who acts early, throws fire and heals everybody a little. He cannot take many blows.
about-hero-maive = A Fairy Cleric who heals from afar and picks locks. She fights with her bare hands when she must.
about-hero-rusk = An Orc Captain with many HP, a sword and a block. He can scare all enemies on his spot away.
about-hero-ysolde = A Human Captain who nearly always acts first and scares enemies away. She walks only one spot a turn.
about-hero-pell = A Fairy Thief, the surest hand with bow, knife and locks. He has few HP and needs somebody in front of him.
about-hero-dorn = A Dwarf Wizard who throws fire and can stand a blow: a defence against blades and one against spells.

## Abilities

figures-ability = { $plus ->
    [0] { "" }
   *[other] Needs { $plus }{ $level ->
        [0] { "" }
       *[other] {" "}− its level
      }{ $reach ->
        [0] { "" }
       *[other] {" "}+ distance
      }{ $number ->
        [0] { "" }
       *[other] {" "}+ enemies there
      } ·{ " " }
  }Prerequisites:{ $lift ->
    [0] { "" }
   *[other] {" "}Lift { $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Think { $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Balance { $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Move { $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Lead { $lead }
  }{ $cost ->
    [0] { "" }
   *[other] {" "}· to raise it: { $cost } experience × its level
  }
about-ability-hand-to-hand = Strikes an enemy on your spot. Damage: a third of your Lift, and 2 for each point over.
about-ability-knife-use = Strikes an enemy on your spot with a knife. Damage: half your Balance, and 2 for each point over.
about-ability-sword-play = Strikes an enemy on your spot with a sword. Damage: 8, its level, and each point over.
about-ability-power-thrust = Strikes every enemy on your spot with one flip; each defends for itself. Damage: 3 for each level, and each point over.
about-ability-bow-skills = Shoots an enemy in sight at any distance. Damage: 3 for each level and each point over, less the distance.
about-ability-knife-throw = Throws a knife at an enemy on your spot or the next one. Damage: 2, and 2 for each point over.
about-ability-fire-ball = Burns an enemy in sight at any distance. Damage: 2 for each level, and each point over.
about-ability-ice-storm = Freezes all enemies on a spot, and on one beside it if you like, for 3 rounds. Each may defend; a tie freezes it for one round.
about-ability-meteor-strike = Strikes everybody on a spot, friends too, and on one beside it if you like. Damage: 2 for each level, and each point over.
about-ability-summon-creature = Calls a creature that strikes up to 3 enemies on a spot and around it. Damage: 3 for each level, and each point over.
about-ability-double-tap = When your blow leaves an enemy below a quarter of its HP, you strike it again at once. It cannot defend, and takes 3 for each point over.
about-ability-block = A defence against blades and arrows: takes its level and each point over off the damage.
about-ability-counter-spell = A defence against magic: takes its level and each point over off the damage.
about-ability-dodge = A defence against everything. With 3 over nothing hits you, with less you take half the damage.
about-ability-magic-shield = For 3 rounds, blows on a hero who stands on the spot do less damage, by each point over.
about-ability-heal = Gives one hero in sight HP: its level, and each point over.
about-ability-healing-glow = Gives everybody in the room HP, by each point over.
about-ability-regeneration = Gives a hero HP on each of their next 3 turns, by each point over.
about-ability-revive = Brings a hero who died in this room back to life, with as many HP as are over (at least 1).
about-ability-lock-pick = Opens a chest on your spot. Each point over makes the find better, and each Lock Pick you use adds 2 to your flip.
about-ability-snatch = Takes a thing from an enemy on your spot, once from each.
about-ability-threaten = Makes all enemies on your spot leave the room. They bring no experience and drop nothing; bosses do not listen.
about-ability-poison-tip = Poisons a weapon. Its next hit also does 2 damage for each level at the start of that enemy’s next 3 turns.
about-ability-gizmo = Once in an adventure: one of your other abilities does more damage or needs less, by each point over, until the quest ends.
about-ability-hover = You fly as many spots as are over. No passing attacks, no traps, and rocks cost nothing extra.
about-ability-poof = You vanish and stand on any spot that is face up; from level 3 on any spot at all.

## Things

figures-item = { $sum ->
    [0] Only in its adventure
   *[other] Found with a sum of { $sum }
  }{ $worn ->
    [hands] {" "}· worn in { $hands ->
        [1] one hand
       *[other] both hands
      }
    [feet] {" "}· worn on the feet
    [armour] {" "}· worn on head, body, arms or legs
   *[none] { "" }
  }{ $is_used_up ->
    [1] {" "}· used up
   *[0] { "" }
  }
about-item-booby-trap = It goes off when you find it: flip a card and take half its value as damage. Nothing defends against it.
about-item-old-trap = It closes on you when you find it, and you lose your next turn.
about-item-leather-shoes = While you wear them, you walk 1 spot further.
about-item-enchanted-shoes = While you wear them, you walk 2 spots further.
about-item-winged-shoes = While you wear them, you walk 1 spot further and may both move and act in a turn.
about-item-torch = Lights a dark room, so that everybody sees two spots far.
about-item-lock-pick = For chests: adds 2 to the flip of a hero with Lock Pick. Without the ability up to three stand for its level; a failure costs them.
about-item-healing-potion = Heals you or a friend on your spot: 10 HP for each level of the hero who gives it.
about-item-reviving-potion = Heals you or a friend on your spot: 20 HP for each level of the hero who gives it. It does not wake the dead.
about-item-decent-armour = While you wear it, it takes your level off every blow. Two penalised pieces cost 1 Movement.
about-item-good-armour = While you wear it, it takes twice your level off every blow. Two penalised pieces cost 1 Movement.
about-item-enchanted-armour = While you wear it, it takes twice your level off every blow, and it costs no Movement.
about-item-weapon-tuner = One of your weapon abilities needs 1 less for good. You choose it when you find the tuner.
about-item-training-manual = Lift or Move grows by 1, and so does an ability that asks for it.
about-item-magic-tome = Think grows by 1, and so does one of your magic abilities.
about-item-sharp-dagger = While you wear it, Knife Use does 2 more damage for each of its levels.
about-item-fine-bow = While you wear it, Bow Skills does 2 more damage for each of its levels.
about-item-piercing-sword = While you wear it, Sword Play does 2 more damage for each of its levels.
about-item-ice-elixir = Throw it: all enemies on a spot freeze until somebody attacks them.
about-item-fire-elixir = Throw it: all enemies on a spot take 5 and the value of a flip. It never misses, and nothing defends against it.
about-item-phoenix-feather = Brings a dead hero on your spot back: 3 HP for each level of the hero who uses it.
about-item-phoenix-blood = Fills the HP of a hero on your spot, or brings a dead one back with two thirds of them.
about-item-stamina-boost = You or a friend on your spot draws 5 stamina cards, even above five.
about-item-adrenaline-boost = You have 2 more turns right after this one.
about-item-invisibility-cloak = Nobody sees you for 3 rounds: no attacks and no counters on you. Once a room; it is not used up.
about-item-key = Opens a locked exit. It is picked up by standing there, and its bearer drops it when killed.
about-item-wind-relic = What the bishops locked away. The quest is won when the Regent has fallen and a living hero holds it.

## Spots

ground-path = Path
ground-obstructed = Rocks
ground-hidden = Veil
ground-trap = Trap
ground-chest = Chest
ground-special = Special chest
ground-key = Key spot
ground-exit = Exit
ground-down = Face-down spot
ground-gap = Gap
about-ground-path = Plain floor: a step costs 1 Movement.
about-ground-obstructed = A step onto rocks costs 2 Movement, for enemies too. With Movement 1 you need two turns, one after the other.
about-ground-hidden = Enemies see you here only from the same spot. A shot from a veil cannot be countered.
about-ground-trap = Each time you step on it, flip a card: below 13 − Balance − Move you lose 2 HP. It stays where it is, and enemies are immune.
about-ground-chest = Pick its lock or hit it; both take your turn. A King opens two things, an Ace breaks the lock or explodes.
about-ground-special = Guarded by an enemy, and what the quest is about may be inside. Open it like any chest.
about-ground-key = A key lies here. Stand on the spot to pick it up.
about-ground-exit = All living heroes must stand here, and the door must be open. At the start of the next round I ask you whether you leave.
about-ground-down = It turns up when a hero comes near: within two spots in the light, next to it in the dark. Nobody knows what is there.
about-ground-gap = Solid: no step, no sight and no blow goes through.

## Conditions

condition-stunned = Stunned
condition-dead = Dead
condition-aim = Aim
condition-guard = On guard
condition-waiting = Waiting
condition-frozen = Frozen
condition-poisoned = Poisoned
condition-fleeing = Fleeing
condition-unseen = Unseen
condition-haste = Extra turns
condition-mending = Regenerating
condition-caught = Caught
condition-shield = Shielded spot
condition-ambush = Ambush
condition-intent = What they do next
about-condition-stunned = At exactly 0 HP a hero can only move, defend, use things on themselves and heal themselves. The next wound kills.
about-condition-dead = Below 0 HP. The hero’s things lie on the spot, and somebody may bring them back while you are in this room.
about-condition-aim = Each turn of aiming adds 1 to your next attack on that enemy, up to 3. Anything else you do ends it, and so does being hit.
about-condition-guard = Each turn on guard adds 1 to your defences, up to 3. Anything else you do ends it, and so does a blow that gets through.
about-condition-waiting = The hero lets others go first and may step in after any turn. If their own turn comes round again, the held one is gone.
about-condition-frozen = A frozen enemy does nothing and cannot defend, so a King doubles for sure. Some ice holds until somebody attacks it.
about-condition-poisoned = It loses HP at the start of each of its next turns.
about-condition-fleeing = Below a quarter of its HP an enemy that can walk runs from you. With nowhere to go it heals 1.
about-condition-unseen = Enemies cannot attack or counter this hero, and do not walk towards them.
about-condition-haste = This hero has another turn right after this one.
about-condition-mending = This hero regains HP at the start of each turn.
about-condition-caught = An old trap has closed: this hero loses the next turn.
about-condition-shield = Blows on heroes who stand there do less damage.
about-condition-ambush = If you turn up an enemy, you flip a card. On 3 or less the enemy acts right after that turn.

about-condition-intent = On the board arrows show where enemies walk next, and a target whom they attack. Red is sure, pale may change before it is their turn.

## Figures

figure-health = HP
figure-stamina = Stamina
figure-movement = Movement
figure-initiative = Initiative
figure-armour = Armour
figure-needs = Needs
figure-over = Over
figure-damage = Damage
figure-trait = Resistance
figure-experience = Experience
figure-level = Level
figure-suit = Suits
about-figure-health = Lift × Think + 3. At 0 you are stunned, below 0 dead. Part of it comes back when you leave a room.
about-figure-stamina = Face-down cards that nobody may look at. Spend one before a flip and its value is added; you draw one by doing nothing and by leaving a room.
about-figure-movement = How many spots you walk with a move: Move divided by 4, and 1.
about-figure-initiative = Who acts first in a fight: Move + 2 × Lead. The highest begins; heroes come before enemies in a tie.
about-figure-armour = What the pieces you wear take off every blow, after your defence.
about-figure-needs = Flip this or more, with stamina and aim counted, and it works.
about-figure-over = How far your flip is above what you needed. It makes the blow heavier, the defence better or the find richer.
about-figure-damage = The formula of the ability; a King doubles it if the enemy’s defence fails. Half of it if the enemy’s flip equals yours.
about-figure-trait = What an enemy adds to its defence against magic, blades or arrows. Below zero it is weak against them.
about-figure-experience = Earned when you leave a room, for what you did in it. A level costs 10 × your level + 10.
about-figure-level = Each level brings points for core abilities, and every odd one a new ability. Enemies are read at the party’s average level.

## Core abilities, races, classes, quirks

about-core-lift = Strength. Lift × Think are your HP, and the sword, blocking and throwing ask for it.
about-core-think = Wits. Lift × Think are your HP, and magic and locks ask for it; a third of it helps you hit a chest.
about-core-balance = Poise. Knives, bows and dodging ask for it, and it keeps you out of traps.
about-core-move = Legs. A quarter of it is how far you walk; it counts for initiative and keeps you out of traps.
about-core-lead = Heart. It counts double for initiative, and healing and threats ask for it.
figures-race = Lift { signed-lift }, Think { signed-think }, Balance { signed-balance }, Move { signed-move }, Lead { signed-lead }
figures-calling = Lift { signed-lift }, Think { signed-think }, Balance { signed-balance }, Move { signed-move }, Lead { signed-lead }
signed-lift = { $lift ->
    [-1] −1
    [0] 0
   *[other] +{ $lift }
  }
signed-think = { $think ->
    [-1] −1
    [0] 0
   *[other] +{ $think }
  }
signed-balance = { $balance ->
    [-1] −1
    [0] 0
   *[other] +{ $balance }
  }
signed-move = { $move ->
    [-1] −1
    [0] 0
   *[other] +{ $move }
  }
signed-lead = { $lead ->
    [-1] −1
    [0] 0
   *[other] +{ $lead }
  }
about-race-human = Humans lead, and act early.
about-race-elf = Elves are clever, and neither strong nor loud.
about-race-dwarf = Dwarves are the strongest, and slow on their feet.
about-race-orc = Orcs are strong and quick, and no great thinkers.
about-race-fairy = Fairies are the surest on their feet, and not strong.
about-calling = Begins with { $abilities }, whatever these ask for.
about-quirk-spell-shy = Magic users are 2 easier for you to hit, but you need 2 more to defend against magic.
about-quirk-dark-averse = In dark rooms you walk 1 spot further, but need 1 more to hit anything.
about-quirk-troll-raised = You have 2 more HP for each level, but abilities that ask for Balance need 2 more.
about-quirk-bossy = Your Initiative is 4 higher, but an enemy that somebody else attacked first needs 2 more.
about-quirk-collector = What you find counts 1 more, but you need 11 to hit a chest open.
about-quirk-stubborn = Your guard begins at +2, but you may never wait.

## Rooms, light and adventures

room-is-lit = Lit room
room-is-dark = Dark room
room-is-day = Day
room-is-night = Night
about-light-lit = You see two spots far, as long as no gap is in the way.
about-light-dark = You see only the spots next to you. A Torch makes the room light.
about-light-day = Outside by day you see two spots far. The next space lies in the night.
about-light-night = Outside by night you see only the spots next to you. The next space lies in daylight.
figures-room = { $spots } spots · { $light }
about-template = One of the patterns for rooms of a Random Delve. The first spot laid is the start; cards are dealt outwards from there.
about-adventure = { $adventure-intro } { $adventure-goal }
figures-adventure = { $rooms ->
    [0] As long as the cards want it
   *[other] { $rooms } rooms
  }
about-shape = { $shape-goal }
about-difficulty-gentle = For new heroes. How many HP enemies have depends on the adventure and on how many you are.
about-difficulty-grim = Enemies have more HP, and you recover only half as much between rooms. Large parties and heroes with many HP meet enemies above their own level.
about-difficulty-dire = Grim, and harder still: enemies have more HP, and against one hero or more than four they count one level higher. It is meant for heroes who live on, of level 4 or more.

## How it stands now

noun-now-enemy = { $spot }: { $health } of { $most } HP, hits above { $target }
noun-now-ability = { $hero }: level { $level }, needs { $target }
noun-now-carried = { $hero } carries { $count ->
    [one] one
   *[other] { $count }
  }
noun-now-worn = { $hero } wears it
noun-now-lies = on { $spot }
noun-now-hero = { $health } of { $most } HP, level { $level }
noun-now-figure = { $hero }: { $amount }
noun-now-here = you are here
noun-now-chosen = in this match
noun-now-name = { $name }
noun-now-amount = { $name }: +{ $amount }
noun-now-rounds = { $name }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
