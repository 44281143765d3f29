### Enemies. `.the` and `.The` name one of them in a sentence, `.counted` so many.

enemy-goblin-cutter = Coupeur gobelin
    .the = le Coupeur gobelin
    .The = Le Coupeur gobelin
    .counted = { $count ->
        [one] un Coupeur gobelin
       *[other] { $count } Coupeurs gobelins
      }
enemy-goblin-slinger = Frondeur gobelin
    .the = le Frondeur gobelin
    .The = Le Frondeur gobelin
    .counted = { $count ->
        [one] un Frondeur gobelin
       *[other] { $count } Frondeurs gobelins
      }
enemy-bone-walker = Marcheur d’os
    .the = le Marcheur d’os
    .The = Le Marcheur d’os
    .counted = { $count ->
        [one] un Marcheur d’os
       *[other] { $count } Marcheurs d’os
      }
enemy-bone-archer = Archer d’os
    .the = l’Archer d’os
    .The = L’Archer d’os
    .counted = { $count ->
        [one] un Archer d’os
       *[other] { $count } Archers d’os
      }
enemy-choir-zealot = Zélote du chœur
    .the = le Zélote du chœur
    .The = Le Zélote du chœur
    .counted = { $count ->
        [one] un Zélote du chœur
       *[other] { $count } Zélotes du chœur
      }
enemy-choir-caller = Crieur du chœur
    .the = le Crieur du chœur
    .The = Le Crieur du chœur
    .counted = { $count ->
        [one] un Crieur du chœur
       *[other] { $count } Crieurs du chœur
      }
enemy-hobgoblin-bruiser = Hobgobelin
    .the = le Hobgobelin
    .The = Le Hobgobelin
    .counted = { $count ->
        [one] un Hobgobelin
       *[other] { $count } Hobgobelins
      }
enemy-hex-shaman = Chaman maudit
    .the = le Chaman maudit
    .The = Le Chaman maudit
    .counted = { $count ->
        [one] un Chaman maudit
       *[other] { $count } Chamans maudits
      }
enemy-barrow-knight = Chevalier mort
    .the = le Chevalier mort
    .The = Le Chevalier mort
    .counted = { $count ->
        [one] un Chevalier mort
       *[other] { $count } Chevaliers morts
      }
enemy-grave-chanter = Chante-tombe
    .the = le Chante-tombe
    .The = Le Chante-tombe
    .counted = { $count ->
        [one] un Chante-tombe
       *[other] { $count } Chante-tombe
      }
enemy-ember-hound = Chien de braise
    .the = le Chien de braise
    .The = Le Chien de braise
    .counted = { $count ->
        [one] un Chien de braise
       *[other] { $count } Chiens de braise
      }
enemy-cinder-mage = Mage des scories
    .the = le Mage des scories
    .The = Le Mage des scories
    .counted = { $count ->
        [one] un Mage des scories
       *[other] { $count } Mages des scories
      }
enemy-old-mawgrim = Vieux Mawgrim
    .the = le Vieux Mawgrim
    .The = Le Vieux Mawgrim
    .counted = le Vieux Mawgrim
enemy-hollow-deacon = Diacre creux
    .the = le Diacre creux
    .The = Le Diacre creux
    .counted = le Diacre creux
enemy-cantor-vess = Chantre Vess
    .the = la Chantre Vess
    .The = La Chantre Vess
    .counted = la Chantre Vess
enemy-ash-drake = Drake de cendre
    .the = le Drake de cendre
    .The = Le Drake de cendre
    .counted = le Drake de cendre
enemy-cave-stalker = Rôde-caverne
    .the = le Rôde-caverne
    .The = Le Rôde-caverne
    .counted = { $count ->
        [one] un Rôde-caverne
       *[other] { $count } Rôde-caverne
      }
enemy-bog-spitter = Crache-vase
    .the = le Crache-vase
    .The = Le Crache-vase
    .counted = { $count ->
        [one] un Crache-vase
       *[other] { $count } Crache-vase
      }
enemy-iron-revenant = Revenant de fer
    .the = le Revenant de fer
    .The = Le Revenant de fer
    .counted = { $count ->
        [one] un Revenant de fer
       *[other] { $count } Revenants de fer
      }
enemy-gale-harrier = Busard du vent
    .the = le Busard du vent
    .The = Le Busard du vent
    .counted = { $count ->
        [one] un Busard du vent
       *[other] { $count } Busards du vent
      }
enemy-mother-mire = Mère Fange
    .the = Mère Fange
    .The = Mère Fange
    .counted = Mère Fange
enemy-king-under-glass = Roi sous Verre
    .the = le Roi sous Verre
    .The = Le Roi sous Verre
    .counted = le Roi sous Verre
