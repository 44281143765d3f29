### /p52 new: what is asked before an adventure. Discord shows at most 100 characters of each.

new = Distribuer les cartes d’une aventure de P52 dans ce salon
new-automata = Héros à confier tout de suite à des automates ; un groupe compte 1 à 6 héros
new-adventure = Votre aventure (par défaut : La Lampe mouchée)
    .lamp = La Lampe mouchée : pour de nouveaux héros ; finissez-en avec qui l’a soufflée
    .gaol = La Geôle de saumure : niveaux 1 et 2 ; trouvez deux clés et sortez
    .winds = Le Reliquaire des vents : niveaux 2 et 3 ; rapportez la Relique
    .delve = Descente au hasard : salles et quête selon les cartes, tous niveaux
new-difficulty = La difficulté (par défaut : adaptée aux héros)
    .fitting = Adaptée : clémente avec un nouveau héros de niveau 1, sinon impitoyable
    .gentle = Clémente : comme dans les règles
    .grim = Impitoyable : les ennemis suivent vos héros, et vous récupérez moins
    .dire = Terrible : pour des héros de niveau 4 ou plus ; les ennemis les dépassent
new-drop = Qui voit l’autre en premier a un tour pour soi, ou commence seulement (par défaut : un tour)
    .phase = Un tour pour soi
    .order = Commence seulement
new-sight = Jusqu’où l’on voit dans une salle éclairée (par défaut : deux pas)
    .two = Deux pas
    .all = Tant que rien ne gêne
new-finds = Les trouvailles sont prises aussitôt, ou l’on te demande (par défaut : prises)
    .taken = Prises aussitôt
    .asked = On te demande

## In the lobby: what is not as usual

unusual-adventure = { $value ->
    [gaol] La Geôle de saumure
    [winds] Le Reliquaire des vents
    [delve] une Descente au hasard
   *[lamp] La Lampe mouchée
  }
unusual-difficulty = { $value ->
    [gentle] ennemis cléments
    [grim] ennemis impitoyables
    [dire] ennemis terribles
   *[fitting] ennemis adaptés aux héros
  }
unusual-drop = { $value ->
    [order] qui voit l’autre en premier commence seulement
   *[phase] qui voit l’autre en premier a un tour pour soi
  }
unusual-sight = { $value ->
    [all] on voit tant que rien ne gêne
   *[near] on voit à deux pas
  }
unusual-finds = { $value ->
    [asked] on te demande pour chaque trouvaille
   *[taken] les trouvailles sont prises aussitôt
  }
lobby-levels = { $adventure ->
    [lamp] Pour des héros de niveau 1
    [gaol] Pour des héros de niveaux 1 et 2
    [winds] Pour des héros de niveaux 2 et 3
   *[delve] Pour des héros de tout niveau
  }{ $difficulty ->
    [dire] . Terrible est prévu pour le niveau 4 ou plus
   *[other] { "" }
  }.
