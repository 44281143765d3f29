### What can be looked up: each character in one or two sentences, its figures, and where its copies are.

noun-card = Personnages
    .one = Personnage
noun-mark = Marques sur la table
    .one = Marque

mark-toad = Crapaud
mark-dealer = Donneur

figures-card = { $second ->
    [-1] Vaut { $value }
   *[other] Vaut { $value }, ou { $second } si on la retourne
  } · { $copies } dans le paquet

about-card-DEA = La carte la plus basse, sans pouvoir. Dans le jeu classique, elle fait toujours perdre la manche.
about-card-INN = Quand les cartes sont révélées, tu peux l’échanger contre la carte de la personne à ta gauche, qui ne peut pas refuser.
about-card-MER = Pour ton action, montre-le et regarde la carte de la personne avant ou après toi. Puis échange les deux, ou garde le Marchand.
about-card-THI = Pour ton action, montre-le et échange-le contre la carte de quelqu’un, sans la regarder avant. Dans le jeu classique, un Roi pend tous les Voleurs à la fin.
about-card-JES = Quand les cartes sont révélées, tu peux donner à un Moine, une Sorcière, un Chevalier, une Princesse ou une Reine son autre valeur.
about-card-JUG = Pour ton action, montre-le et fais changer de place les cartes de deux autres personnes. Tu n’en vois aucune.
about-card-MON = Vaut 6, mais 10 si une Sorcière est en jeu quand vient son moment.
about-card-SOR = Vaut 7, mais seulement 1 si un Moine est en jeu. Sinon, elle peut changer la carte de quelqu’un d’autre en crapaud, qui vaut 0.
about-card-KNI = Vaut 8, mais 13 si un Dragon est en jeu. Un Dragon qui veut brûler un Chevalier meurt à sa place.
about-card-DRA = Pour ton action, montre-le et brûle la carte de quelqu’un, qui en pioche une autre. Si c’est un Chevalier, le Dragon meurt et c’est toi qui pioches.
about-card-PRI = Vaut 10, mais seulement 2 si un Dragon est en jeu et qu’aucun Chevalier ne la protège.
about-card-QUE = Vaut 11, mais seulement 4 si un Bouffon est en jeu.
about-card-KIN = La carte la plus haute ; seul un Chevalier qui vaut 13 la bat. Dans le jeu classique, tu peux la mettre sous scellés pour ton action, et à la fin elle pend tous les Voleurs.

about-mark-toad = Une carte qu’une Sorcière a ensorcelée. Elle vaut 0 jusqu’à la fin de la manche et perd son pouvoir s’il n’a pas encore servi.
about-mark-dealer = Le Donneur agit en dernier et n’a personne à sa gauche. Au lieu d’échanger à gauche, il peut couper la pioche pour une nouvelle carte, posée face visible.

noun-now-hand = { $count ->
    [one] une dans ta main
   *[other] { $count } dans ta main
  }
noun-now-open = face visible chez { $name }
noun-now-known = chez { $name }, pour autant que tu saches
noun-now-discards = { $count ->
    [one] une dans la défausse
   *[other] { $count } dans la défausse
  }
