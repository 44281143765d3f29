### How a match ended.

ending-none = Se acabó.
ending-stones = Todas las Piedras de región llegaron al castillo en manos de { $players }. El trono muerto tiene un heredero vivo.
ending-pieces = El Medallón entero llegó al castillo en manos de { $players }. El trono seguirá muerto, y la esperanza también.
ending-crown = Bajo la Corona del Rey entró en el castillo { $players }. Nadie hizo preguntas.
ending-last = Solo queda { $players }. Un trono se toma con facilidad cuando nadie estorba.
ending-dusk = Cayó el ocaso después de la ronda { $round }.
ending-measure-points = Puntos
ending-measure-coin = Monedas
ending-measure-health = Salud
ending-won = La tierra está a salvo, y se hacen canciones sobre { $players }.
ending-lost = La tierra está perdida. El trono sigue muerto.
ending-held = { $player } tenía { $stones ->
    [0] cero piedras
    [one] 1 piedra
   *[other] { $stones } piedras
  } y { $pieces ->
    [0] cero piezas
    [one] 1 pieza
   *[other] { $pieces } piezas
  }{ $crown ->
    [1] , y la Corona
   *[0] { "" }
  }.
ending-towns = { $towns-count ->
    [0] No quedó en pie ninguna villa
   *[other] Siguen en pie: { $towns }
  }; { $health ->
    [0] Agrimor ha muerto.
   *[other] Agrimor tenía aún { $health } de salud.
  }
ending-road = El marcador rojo llegó a { $red } de { $spaces }, con { $quests ->
    [0] ninguna misión cumplida
    [one] 1 misión cumplida
   *[other] { $quests } misiones cumplidas
  }, en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
  }.
ending-try-solo-hard = un invierno duro (dificultad: Difícil)
ending-try-solo-easy = un camino más fácil (dificultad: Fácil)
ending-try-solo-long = el camino largo (camino: Largo)
ending-try-defender-omen = una tierra bajo un presagio (presagio: sí)
ending-kills = Más jugadores muertos: { $players }, { $most }.
ending-enemies = Más enemigos vencidos: { $players }, { $most }.
ending-quests = Más misiones cumplidas: { $players }, { $most }.
ending-trades = Más trueques: { $players }, { $most }.
ending-traps = Más trampas con éxito: { $players }, { $most }.
ending-earned = Más monedas ganadas: { $players }, { $most }.
ending-steps = Quien más caminó: { $players }, { $most ->
    [one] 1 paso
   *[other] { $most } pasos
  }.
ending-blow = Mejor golpe: { $player } contra { $target }, { $damage } de daño.
ending-title-stones = El trono tiene heredero
ending-title-pieces = El Medallón está entero
ending-title-crown = Larga vida al Rey
ending-title-last = Solo queda uno en pie
ending-title-dusk = Ha caído el ocaso
ending-title-won = Lirennor está a salvo
ending-title-lost = El trono sigue muerto
ending-title-none = Aquí acaba el cuento
