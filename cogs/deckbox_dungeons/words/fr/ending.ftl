### How a quest ended. The quest’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $hero } ({ $player }) a vaincu { $enemy } à la manche { $round }.
ending-last-blow = { $enemy-The } a porté le dernier coup.
ending-try-quest = une autre quête : { $quest }
ending-doom = La Ruine en était à { $doom } sur { $limit }.
ending-tongues = Vous aviez { $count } { $count ->
    [one] Battant
   *[other] Battants
  } sur { $wanted }.
ending-toll = Vous aviez { $count } des { $wanted } Trésors qu’il voulait.
ending-dawn = C’était la manche { $round } ; le soleil était attendu à la manche { $last }.
ending-seals = { $count ->
    [0] Aucun sceau n’était brisé : chacun aurait ôté un dé au Roi.
    [one] { $count } sceau sur 3 était brisé : chacun ôte un dé au Roi.
   *[other] { $count } sceaux sur 3 étaient brisés : chacun ôte un dé au Roi.
  }
ending-boss-left = { $enemy-The } avait encore { $health } PV.
ending-boss-unfound = Vous n’avez jamais trouvé { $enemy } : { $tiles ->
    [0] il ne restait aucune tuile.
    [one] il restait { $tiles } tuile.
   *[other] il restait { $tiles } tuiles.
  }
ending-kills = Le plus d’ennemis abattus : { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } chacun
  } sur { $kills }.
ending-best-roll = Meilleur lancer : { $heroes }, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  } en une attaque.
ending-downs = Chutes en chemin : { $heroes }.
ending-no-downs = Personne n’est jamais tombé.
ending-title-won = { $quest } : gagné !
ending-title-lost = { $quest } : perdu
ending-picture-won = Quête gagnée : { $quest }.
ending-picture-lost = Quête perdue : { $quest }.
ending-picture-standing = Debout : { $heroes }.
ending-picture-lying = À terre : { $heroes }.
ending-picture-tally = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, { $kills ->
    [one] { $kills } ennemi abattu
   *[other] { $kills } ennemis abattus
  }, Trésor pris : { $treasure } ; chutes : { $downs }.
