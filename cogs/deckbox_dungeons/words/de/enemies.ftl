### Enemies. `.the`, `.acc`, `.dat` and `.The` name one of them in a sentence, `.counted` so many.

enemy-goblin-cutter = Goblin-Schlitzer
    .the = der Goblin-Schlitzer
    .The = Der Goblin-Schlitzer
    .acc = den Goblin-Schlitzer
    .dat = dem Goblin-Schlitzer
    .counted = { $count ->
        [one] ein Goblin-Schlitzer
       *[other] { $count } Goblin-Schlitzer
      }
enemy-goblin-slinger = Goblin-Schleuderer
    .the = der Goblin-Schleuderer
    .The = Der Goblin-Schleuderer
    .acc = den Goblin-Schleuderer
    .dat = dem Goblin-Schleuderer
    .counted = { $count ->
        [one] ein Goblin-Schleuderer
       *[other] { $count } Goblin-Schleuderer
      }
enemy-bone-walker = Knochengänger
    .the = der Knochengänger
    .The = Der Knochengänger
    .acc = den Knochengänger
    .dat = dem Knochengänger
    .counted = { $count ->
        [one] ein Knochengänger
       *[other] { $count } Knochengänger
      }
enemy-bone-archer = Knochenbogner
    .the = der Knochenbogner
    .The = Der Knochenbogner
    .acc = den Knochenbogner
    .dat = dem Knochenbogner
    .counted = { $count ->
        [one] ein Knochenbogner
       *[other] { $count } Knochenbogner
      }
enemy-choir-zealot = Chor-Eiferer
    .the = der Chor-Eiferer
    .The = Der Chor-Eiferer
    .acc = den Chor-Eiferer
    .dat = dem Chor-Eiferer
    .counted = { $count ->
        [one] ein Chor-Eiferer
       *[other] { $count } Chor-Eiferer
      }
enemy-choir-caller = Chor-Rufer
    .the = der Chor-Rufer
    .The = Der Chor-Rufer
    .acc = den Chor-Rufer
    .dat = dem Chor-Rufer
    .counted = { $count ->
        [one] ein Chor-Rufer
       *[other] { $count } Chor-Rufer
      }
enemy-hobgoblin-bruiser = Hobgoblin-Schläger
    .the = der Hobgoblin-Schläger
    .The = Der Hobgoblin-Schläger
    .acc = den Hobgoblin-Schläger
    .dat = dem Hobgoblin-Schläger
    .counted = { $count ->
        [one] ein Hobgoblin-Schläger
       *[other] { $count } Hobgoblin-Schläger
      }
enemy-hex-shaman = Hexenschamane
    .the = der Hexenschamane
    .The = Der Hexenschamane
    .acc = den Hexenschamanen
    .dat = dem Hexenschamanen
    .counted = { $count ->
        [one] ein Hexenschamane
       *[other] { $count } Hexenschamanen
      }
enemy-barrow-knight = Gruftritter
    .the = der Gruftritter
    .The = Der Gruftritter
    .acc = den Gruftritter
    .dat = dem Gruftritter
    .counted = { $count ->
        [one] ein Gruftritter
       *[other] { $count } Gruftritter
      }
enemy-grave-chanter = Grabsänger
    .the = der Grabsänger
    .The = Der Grabsänger
    .acc = den Grabsänger
    .dat = dem Grabsänger
    .counted = { $count ->
        [one] ein Grabsänger
       *[other] { $count } Grabsänger
      }
enemy-ember-hound = Gluthund
    .the = der Gluthund
    .The = Der Gluthund
    .acc = den Gluthund
    .dat = dem Gluthund
    .counted = { $count ->
        [one] ein Gluthund
       *[other] { $count } Gluthunde
      }
enemy-cinder-mage = Aschemagier
    .the = der Aschemagier
    .The = Der Aschemagier
    .acc = den Aschemagier
    .dat = dem Aschemagier
    .counted = { $count ->
        [one] ein Aschemagier
       *[other] { $count } Aschemagier
      }
enemy-old-mawgrim = Alter Mawgrim
    .the = der Alte Mawgrim
    .The = Der Alte Mawgrim
    .acc = den Alten Mawgrim
    .dat = dem Alten Mawgrim
    .counted = der Alte Mawgrim
enemy-hollow-deacon = Hohler Diakon
    .the = der Hohle Diakon
    .The = Der Hohle Diakon
    .acc = den Hohlen Diakon
    .dat = dem Hohlen Diakon
    .counted = der Hohle Diakon
enemy-cantor-vess = Kantorin Vess
    .the = Kantorin Vess
    .The = Kantorin Vess
    .acc = Kantorin Vess
    .dat = Kantorin Vess
    .counted = Kantorin Vess
enemy-ash-drake = Aschedrache
    .the = der Aschedrache
    .The = Der Aschedrache
    .acc = den Aschedrachen
    .dat = dem Aschedrachen
    .counted = der Aschedrache
enemy-cave-stalker = Höhlenschleicher
    .the = der Höhlenschleicher
    .The = Der Höhlenschleicher
    .acc = den Höhlenschleicher
    .dat = dem Höhlenschleicher
    .counted = { $count ->
        [one] ein Höhlenschleicher
       *[other] { $count } Höhlenschleicher
      }
enemy-bog-spitter = Moorspucker
    .the = der Moorspucker
    .The = Der Moorspucker
    .acc = den Moorspucker
    .dat = dem Moorspucker
    .counted = { $count ->
        [one] ein Moorspucker
       *[other] { $count } Moorspucker
      }
enemy-iron-revenant = Eisenwiedergänger
    .the = der Eisenwiedergänger
    .The = Der Eisenwiedergänger
    .acc = den Eisenwiedergänger
    .dat = dem Eisenwiedergänger
    .counted = { $count ->
        [one] ein Eisenwiedergänger
       *[other] { $count } Eisenwiedergänger
      }
enemy-gale-harrier = Sturmharpyie
    .the = die Sturmharpyie
    .The = Die Sturmharpyie
    .acc = die Sturmharpyie
    .dat = der Sturmharpyie
    .counted = { $count ->
        [one] eine Sturmharpyie
       *[other] { $count } Sturmharpyien
      }
enemy-mother-mire = Mutter Morast
    .the = Mutter Morast
    .The = Mutter Morast
    .acc = Mutter Morast
    .dat = Mutter Morast
    .counted = Mutter Morast
enemy-king-under-glass = König unter Glas
    .the = der König unter Glas
    .The = Der König unter Glas
    .acc = den König unter Glas
    .dat = dem König unter Glas
    .counted = der König unter Glas
