### How a quest ended. The quest’s own last words come before these.

ending-named = { $hero } ({ $player })
ending-slayer = { $hero } ({ $player }) acabó con { $enemy } en la ronda { $round }.
ending-last-blow = { $enemy-The } dio el último golpe.
ending-try-quest = otra misión: { $quest }
ending-doom = La Perdición estaba en { $doom } de { $limit }.
ending-tongues = Tenían { $count } de { $wanted } badajos.
ending-toll = Tenían { $count } de los { $wanted } de Tesoro que pedía.
ending-dawn = Era la ronda { $round }; el sol salía en la ronda { $last }.
ending-seals = { $count ->
    [0] No se rompió ningún sello: cada uno le habría quitado un dado al rey.
    [one] Se rompió 1 de 3 sellos: cada uno le quita un dado al rey.
   *[other] Se rompieron { $count } de 3 sellos: cada uno le quita un dado al rey.
  }
ending-boss-left = { $enemy-The } tenía aún { $health } de salud.
ending-boss-unfound = Nadie llegó a ver al jefe, { $enemy }: { $tiles ->
    [0] no quedaba ninguna loseta
    [one] quedaba 1 loseta
   *[other] quedaban { $tiles } losetas
  }.
ending-kills = Más presas: { $heroes }, { $heroes-count ->
    [one] { $most }
   *[other] { $most } por cabeza
  } de { $kills }.
ending-best-roll = Mejor tirada: { $heroes }, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
  } en un ataque.
ending-downs = Cayeron por el camino: { $heroes }.
ending-no-downs = Nadie cayó nunca.
ending-title-won = { $quest }: ¡ganada!
ending-title-lost = { $quest }: perdida
ending-picture-won = { $quest }: misión ganada.
ending-picture-lost = { $quest }: misión perdida.
ending-picture-standing = En pie: { $heroes }.
ending-picture-lying = En el suelo: { $heroes }.
ending-picture-tally = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }, { $kills ->
    [one] 1 enemigo muerto
   *[other] { $kills } enemigos muertos
  }, { $treasure } de Tesoro ganado; caídas: { $downs ->
    [0] ninguna
    [one] una
    [2] dos
   *[other] { $downs }
  }.
