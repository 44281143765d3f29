### How an adventure ended. The adventure’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $heroes-count ->
    [one] { $heroes } a vaincu { $enemy }
   *[other] { $heroes } ont vaincu { $enemy }
  }.
ending-last-blow = { $enemy-The } a porté le dernier coup.
ending-late = Ce que vous cherchiez est resté dans une salle derrière vous.
ending-off = L’aventure a été annulée, et ne compte pour personne.
ending-try = une autre aventure : { $adventure }
ending-room = Vous êtes arrivés à la salle { $number }{ $rooms ->
    [0] { "" }
   *[other] {" "}sur { $rooms }
  }.
ending-boss-left = { $enemy-The } avait encore { $health } PV.
ending-kills = Le plus d’ennemis abattus : { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } chacun
  } sur { $kills }.
ending-best-blow = Meilleur coup : { $heroes }, { $damage } dégâts.
ending-dead = Morts en chemin : { $heroes }.
ending-all-alive = Personne n’est mort.
ending-title-won = { $adventure } : gagné !
ending-title-lost = { $adventure } : perdu
ending-title-off = { $adventure } : annulé
ending-picture-won = Aventure gagnée : { $adventure }.
ending-picture-lost = Aventure perdue : { $adventure }.
ending-picture-off = Aventure annulée : { $adventure }.
ending-picture-standing = En vie : { $heroes }.
ending-picture-dead = Morts : { $heroes }.
ending-picture-tally = { $rooms ->
    [one] { $rooms } salle vue
   *[other] { $rooms } salles vues
  }, { $kills ->
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }, meilleur coup : { $blow } dégâts.
