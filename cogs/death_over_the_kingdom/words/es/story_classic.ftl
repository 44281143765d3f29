### What happened in the classic game. Public lines name people, lines to one seat say "you".

event-length-set = Se jugarán { $rounds } rondas, y ganará quien tenga menos fichas.
event-lives-given = Cada jugador empieza con { $lives } vidas. Gana quien quede al final.
event-deal-began = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
  }: { $dealer } reparte una carta por cabeza, empieza { $starter }. { $deck ->
    [one] Queda 1 carta
   *[other] Quedan { $deck } cartas
  } en el mazo.
event-card-dealt = Recibes { $card-the }.
event-king-sealed = { $actor } muestra el Rey y lo sella: nadie puede tocarlo en esta ronda.
    .or = { $actor } muestra el Rey, bajo sello. En esta ronda nadie le pone la mano encima.
    .or2 = { $actor } encierra al Rey a la vista de todos: en esta ronda se queda donde está.
event-thieves-hanged = El Rey de { $actor } hace justicia: { $thieves-count ->
    [one] el Ladrón de { $thieves } va a la horca y cuenta 0
   *[other] los Ladrones de { $thieves } van a la horca y cuentan 0
  }.
    .or = ¡A la horca! El Rey de { $actor } ahorca { $thieves-count ->
    [one] al Ladrón de { $thieves }, que cuenta 0
   *[other] a los Ladrones de { $thieves }, que cuentan 0
  }.
    .or2 = El Rey de { $actor } no conoce la piedad: { $thieves-count ->
    [one] el Ladrón de { $thieves } cuelga y cuenta 0
   *[other] los Ladrones de { $thieves } cuelgan y cuentan 0
  }.
event-lowest-lost = { $losers-count ->
    [one] { $losers } tiene la carta más baja, { $value }, y se lleva una ficha
   *[other] { $losers } tienen la carta más baja, { $value }, y se llevan una ficha cada cual
  }.
    .or = Lo más bajo es { $value }: { $losers-count ->
    [one] una ficha para { $losers }
   *[other] una ficha por cabeza para { $losers }
  }.
    .or2 = La guadaña cae sobre la carta más baja, { $value }: { $losers-count ->
    [one] { $losers } se lleva una ficha
   *[other] { $losers } se llevan una ficha cada cual
  }.
event-tokens-taken = { $losers-count ->
    [one] { $losers } se lleva
   *[other] { $losers } se llevan
  } { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
  } { $losers-count ->
    [one] por una carta que vale
   *[other] por cabeza por cartas que valen
  } { $value }.
    .or = El valor { $value } cuesta { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
  }{ $losers-count ->
    [one] : paga { $losers }
   *[other] {" "}por cabeza: pagan { $losers }
  }.
    .or2 = { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
  } { $losers-count ->
    [one] para { $losers }, que tiene
   *[other] por cabeza para { $losers }, que tienen
  } un { $value }.
event-lives-lost = { $losers-count ->
    [one] { $losers } tiene la carta más baja, { $value }, y pierde una vida
   *[other] { $losers } tienen la carta más baja, { $value }, y pierden una vida cada cual
  }.
    .or = Lo más bajo es { $value }: cuesta una vida{ $losers-count ->
    [one] {""}
   *[other] {" "}por cabeza
  } a { $losers }.
    .or2 = La guadaña cae sobre la carta más baja, { $value }: { $losers-count ->
    [one] { $losers } pierde una vida
   *[other] { $losers } pierden una vida cada cual
  }.
event-eliminated = { $seats-count ->
    [one] A { $seats } no le quedan vidas, y deja de jugar
   *[other] A { $seats } no les quedan vidas, y dejan de jugar
  }.
    .or = Doblan las campanas por { $seats }: no quedan vidas.
    .or2 = Sin más vidas: { $seats }. La Muerte toma nota.
event-round-voided = Todas las cartas son la más baja, { $value }, y no quedaría nadie. La ronda es nula y se reparte de nuevo.
event-fewest-tokens-now = Menos fichas ahora: { $seats }, { $tokens ->
    [0] sin ninguna
   *[other] con { $tokens }
  }.
    .or = { $seats } { $seats-count ->
    [one] va
   *[other] van
  } mejor ahora, { $tokens ->
    [0] sin ninguna ficha
    [one] con 1 ficha
   *[other] con { $tokens } fichas
  }.
    .or2 = { $seats } { $seats-count ->
    [one] tiene
   *[other] tienen
  } ahora menos fichas que nadie: { $tokens ->
    [0] ninguna
   *[other] { $tokens }
  }.
event-most-lives-now = Más vidas ahora: { $seats } con { $lives }.
    .or = { $seats } { $seats-count ->
    [one] va
   *[other] van
  } mejor ahora, con { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
  }.
    .or2 = { $seats } { $seats-count ->
    [one] tiene
   *[other] tienen
  } ahora más vidas que nadie: { $lives }.
event-fewest-tokens-won = { $winners-count ->
    [one] Gana { $winners }
   *[other] { $winners } comparten la victoria
  } { $tokens ->
    [0] sin ninguna ficha
    [one] con 1 ficha
   *[other] con { $tokens } fichas
  }. La Muerte se ha quedado esperando.
event-last-one-won = Al final solo queda { $winner } y gana, con { $lives ->
    [one] 1 vida
   *[other] { $lives } vidas
  } de sobra. La Muerte se despide con una reverencia.
