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
enemy-choir-caller = Appeleur du chœur
    .the = l’Appeleur du chœur
    .The = L’Appeleur du chœur
    .counted = { $count ->
        [one] un Appeleur du chœur
       *[other] { $count } Appeleurs du chœur
      }
enemy-hobgoblin-bruiser = Cogneur hobgobelin
    .the = le Cogneur hobgobelin
    .The = Le Cogneur hobgobelin
    .counted = { $count ->
        [one] un Cogneur hobgobelin
       *[other] { $count } Cogneurs hobgobelins
      }
enemy-hex-shaman = Chaman maudit
    .the = le Chaman maudit
    .The = Le Chaman maudit
    .counted = { $count ->
        [one] un Chaman maudit
       *[other] { $count } Chamans maudits
      }
enemy-barrow-knight = Chevalier du tertre
    .the = le Chevalier du tertre
    .The = Le Chevalier du tertre
    .counted = { $count ->
        [one] un Chevalier du tertre
       *[other] { $count } Chevaliers du tertre
      }
enemy-grave-chanter = Psalmodieur des tombes
    .the = le Psalmodieur des tombes
    .The = Le Psalmodieur des tombes
    .counted = { $count ->
        [one] un Psalmodieur des tombes
       *[other] { $count } Psalmodieurs des tombes
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
enemy-cave-stalker = Rôdeur des grottes
    .the = le Rôdeur des grottes
    .The = Le Rôdeur des grottes
    .counted = { $count ->
        [one] un Rôdeur des grottes
       *[other] { $count } Rôdeurs des grottes
      }
enemy-bog-spitter = Cracheur des tourbières
    .the = le Cracheur des tourbières
    .The = Le Cracheur des tourbières
    .counted = { $count ->
        [one] un Cracheur des tourbières
       *[other] { $count } Cracheurs des tourbières
      }
enemy-iron-revenant = Revenant de fer
    .the = le Revenant de fer
    .The = Le Revenant de fer
    .counted = { $count ->
        [one] un Revenant de fer
       *[other] { $count } Revenants de fer
      }
enemy-gale-harrier = Busard des rafales
    .the = le Busard des rafales
    .The = Le Busard des rafales
    .counted = { $count ->
        [one] un Busard des rafales
       *[other] { $count } Busards des rafales
      }
enemy-mother-mire = Mère Fange
    .the = Mère Fange
    .The = Mère Fange
    .counted = Mère Fange
enemy-king-under-glass = Roi sous Verre
    .the = le Roi sous Verre
    .The = Le Roi sous Verre
    .counted = le Roi sous Verre
