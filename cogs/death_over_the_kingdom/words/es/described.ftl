### The board and the panel in words, for those who cannot see the picture.

describe-round = Turno { $turn } de { $turns }, ronda { $round }: { $goal }.
describe-classic-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
  }: { $goal }.
describe-over = La partida ha terminado.
describe-winners-points = Gana el segundo lugar: { $winners }.
describe-winners-tokens = Gana quien tiene menos fichas: { $winners }.
describe-winners-lives = Gana quien queda al final: { $winners }.
describe-nobody = Empate completo: no gana nadie.
describe-phase-pick = Cada jugador pone una carta boca abajo.
describe-phase-action = Es el momento de las acciones.
describe-phase-action-acting = Le toca actuar a { $acting }.
describe-phase-powers = Todas las cartas están a la vista, y los poderes hacen efecto.
describe-phase-powers-acting = Las cartas están a la vista; { $acting } puede usar un poder.
describe-phase-scored = La ronda está puntuada.
describe-phase-void = La ronda es nula, porque no quedaría nadie. Se reparte de nuevo.
describe-deal = Reparte { $dealer }. Orden de juego: { $line }.
describe-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
  } en el mazo.
describe-deck-empty = El mazo está vacío.
describe-discards = Descartes: { $cards }.
describe-discard-count = { $discards ->
    [0] No hay descartes.
    [one] 1 descarte.
   *[other] { $discards } descartes.
  }
describe-seat = { $seat }: { $facts }.
describe-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
describe-tokens = { $points ->
    [one] 1 ficha
   *[other] { $points } fichas
  }
describe-lives = { $points ->
    [one] 1 vida
   *[other] { $points } vidas
  }
describe-took-tokens = se lleva { $took }
describe-took-lives = pierde una vida
describe-out = fuera de juego
describe-dealer = reparte
describe-acting = le toca actuar
describe-acted = ya ha actuado
describe-won = gana la ronda
describe-crowned = gana la partida
describe-hand-count = { $hand ->
    [0] ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
  }
describe-holds = se sabe que tiene { $cards }
describe-last-round = Cómo acabó la ronda { $round } del turno { $turn } ({ $goal }):
describe-classic-last-round = Cómo acabó la ronda { $round } ({ $goal }):
describe-void-round = La ronda { $round } fue nula y se reparte de nuevo.
describe-shown = { $seat }: { $card }
describe-shown-won = { $seat }: { $card }, gana
describe-shown-lost = { $seat }: { $card }, pierde
describe-card-none = no ha puesto carta todavía
describe-card-picked = ha puesto una carta
describe-card-down = carta boca abajo
describe-card-known = { $card } boca abajo, la conoces
describe-card-up = { $card } boca arriba
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (con giro, { $value })
describe-card-toad = { $card } (sapo, 0)
describe-card-hanged = { $card } (en la horca, 0)
describe-card-sealed = { $card } ({ $value }, con sello)
describe-own-out = No te quedan vidas: ya no juegas.
describe-own-table = Delante de ti: { $card } ({ $values }). { $power }.
describe-own-table-up = Delante de ti, boca arriba: { $card }. { $power }.
describe-own-table-toad = Delante de ti, boca arriba: { $card }.
describe-own-table-none = Delante de ti no hay nada.
describe-own-hand = En tu mano: { $card } ({ $values }). { $power }.
describe-own-hand-none = Tu mano está vacía.
describe-you-know = Sabes que { $seat } tiene { $cards }.
