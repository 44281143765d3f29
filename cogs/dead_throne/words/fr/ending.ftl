### How a match ended.

ending-none = C’est fini.
ending-stones = { $players } a porté toutes les Pierres de Région au château. Le trône mort a un héritier vivant.
ending-pieces = { $players } a porté le Médaillon entier au château. Le trône restera mort, et l’espoir aussi.
ending-crown = { $players } est au château, sous la Couronne du Roi. Personne n’a posé de questions.
ending-last = { $players } reste en dernier. Un trône se prend facilement quand personne ne barre la route.
ending-dusk = Le crépuscule est tombé après la manche { $round }.
ending-measure-points = Points
ending-measure-coin = Pièces
ending-measure-health = PV
ending-won = Le pays est sauf, et l’on chante { $players }.
ending-lost = Le pays est perdu. Le trône reste mort.
ending-held = { $player } détenait { $stones ->
    [0] zéro pierre
    [one] { $stones } pierre
   *[other] { $stones } pierres
  } et { $pieces ->
    [0] zéro Fragment
    [one] { $pieces } Fragment
   *[other] { $pieces } Fragments
  }{ $crown ->
    [1] , et la Couronne
   *[0] { "" }
  }.
ending-towns = { $towns-count ->
    [0] Aucune ville n’est restée debout
   *[other] Encore debout : { $towns }
  } ; { $health ->
    [0] Agrimor est mort.
   *[other] Agrimor avait encore { $health } PV.
  }
ending-road = Le marqueur rouge est arrivé à { $red } sur { $spaces }, avec { $quests ->
    [0] aucune quête accomplie
    [one] { $quests } quête accomplie
   *[other] { $quests } quêtes accomplies
  }, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
ending-try-solo-hard = un hiver rude (difficulty: Difficile)
ending-try-solo-easy = une route plus facile (difficulty: Facile)
ending-try-solo-long = la longue route (road: Longue)
ending-try-defender-omen = un pays sous un présage (omen: oui)
ending-kills = Le plus de joueurs abattus : { $players }, { $most }.
ending-enemies = Le plus d’ennemis vaincus : { $players }, { $most }.
ending-quests = Le plus de quêtes accomplies : { $players }, { $most }.
ending-trades = Le plus d’échanges : { $players }, { $most }.
ending-traps = Le plus de pièges déclenchés : { $players }, { $most }.
ending-earned = Le plus de pièces gagnées : { $players }, { $most }.
ending-steps = La plus longue marche : { $players }, { $most } pas.
ending-blow = Meilleur coup : { $player } contre { $target }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }.
ending-title-stones = Le trône a un héritier
ending-title-pieces = Le Médaillon est entier
ending-title-crown = Vive le Roi
ending-title-last = Seul debout
ending-title-dusk = Le crépuscule est tombé
ending-title-won = Lirennor est sauvé
ending-title-lost = Le trône reste mort
ending-title-none = Ici finit le récit
