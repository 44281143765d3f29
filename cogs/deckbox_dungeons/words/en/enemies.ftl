### Enemies. `.the` and `.The` name one of them in a sentence, `.counted` so many.

enemy-goblin-cutter = Goblin Cutter
    .the = the Goblin Cutter
    .The = The Goblin Cutter
    .counted = { $count ->
        [one] a Goblin Cutter
       *[other] { $count } Goblin Cutters
      }
enemy-goblin-slinger = Goblin Slinger
    .the = the Goblin Slinger
    .The = The Goblin Slinger
    .counted = { $count ->
        [one] a Goblin Slinger
       *[other] { $count } Goblin Slingers
      }
enemy-bone-walker = Bone Walker
    .the = the Bone Walker
    .The = The Bone Walker
    .counted = { $count ->
        [one] a Bone Walker
       *[other] { $count } Bone Walkers
      }
enemy-bone-archer = Bone Archer
    .the = the Bone Archer
    .The = The Bone Archer
    .counted = { $count ->
        [one] a Bone Archer
       *[other] { $count } Bone Archers
      }
enemy-choir-zealot = Choir Zealot
    .the = the Choir Zealot
    .The = The Choir Zealot
    .counted = { $count ->
        [one] a Choir Zealot
       *[other] { $count } Choir Zealots
      }
enemy-choir-caller = Choir Caller
    .the = the Choir Caller
    .The = The Choir Caller
    .counted = { $count ->
        [one] a Choir Caller
       *[other] { $count } Choir Callers
      }
enemy-hobgoblin-bruiser = Hobgoblin Bruiser
    .the = the Hobgoblin Bruiser
    .The = The Hobgoblin Bruiser
    .counted = { $count ->
        [one] a Hobgoblin Bruiser
       *[other] { $count } Hobgoblin Bruisers
      }
enemy-hex-shaman = Hex Shaman
    .the = the Hex Shaman
    .The = The Hex Shaman
    .counted = { $count ->
        [one] a Hex Shaman
       *[other] { $count } Hex Shamans
      }
enemy-barrow-knight = Barrow Knight
    .the = the Barrow Knight
    .The = The Barrow Knight
    .counted = { $count ->
        [one] a Barrow Knight
       *[other] { $count } Barrow Knights
      }
enemy-grave-chanter = Grave Chanter
    .the = the Grave Chanter
    .The = The Grave Chanter
    .counted = { $count ->
        [one] a Grave Chanter
       *[other] { $count } Grave Chanters
      }
enemy-ember-hound = Ember Hound
    .the = the Ember Hound
    .The = The Ember Hound
    .counted = { $count ->
        [one] an Ember Hound
       *[other] { $count } Ember Hounds
      }
enemy-cinder-mage = Cinder Mage
    .the = the Cinder Mage
    .The = The Cinder Mage
    .counted = { $count ->
        [one] a Cinder Mage
       *[other] { $count } Cinder Mages
      }
enemy-old-mawgrim = Old Mawgrim
    .the = Old Mawgrim
    .The = Old Mawgrim
    .counted = Old Mawgrim
enemy-hollow-deacon = Hollow Deacon
    .the = the Hollow Deacon
    .The = The Hollow Deacon
    .counted = the Hollow Deacon
enemy-cantor-vess = Cantor Vess
    .the = Cantor Vess
    .The = Cantor Vess
    .counted = Cantor Vess
enemy-ash-drake = Ash Drake
    .the = the Ash Drake
    .The = The Ash Drake
    .counted = the Ash Drake
enemy-cave-stalker = Cave Stalker
    .the = the Cave Stalker
    .The = The Cave Stalker
    .counted = { $count ->
        [one] a Cave Stalker
       *[other] { $count } Cave Stalkers
      }
enemy-bog-spitter = Bog Spitter
    .the = the Bog Spitter
    .The = The Bog Spitter
    .counted = { $count ->
        [one] a Bog Spitter
       *[other] { $count } Bog Spitters
      }
enemy-iron-revenant = Iron Revenant
    .the = the Iron Revenant
    .The = The Iron Revenant
    .counted = { $count ->
        [one] an Iron Revenant
       *[other] { $count } Iron Revenants
      }
enemy-gale-harrier = Gale Harrier
    .the = the Gale Harrier
    .The = The Gale Harrier
    .counted = { $count ->
        [one] a Gale Harrier
       *[other] { $count } Gale Harriers
      }
enemy-mother-mire = Mother Mire
    .the = Mother Mire
    .The = Mother Mire
    .counted = Mother Mire
enemy-king-under-glass = King Under Glass
    .the = the King Under Glass
    .The = The King Under Glass
    .counted = the King Under Glass
