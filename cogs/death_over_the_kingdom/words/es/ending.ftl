### Why a match ended as it did: lines of the result, and the same for the picture made for it.

## Who won by what

ending-second = Gana el segundo lugar: { $winners } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, a { $gap ->
    [one] uno
   *[other] { $gap }
  } de { $leaders }, que { $leaders-count ->
    [one] tiene más puntos que nadie y no gana
   *[other] tienen más puntos que nadie y no ganan
  } nada.
ending-level = Todo el mundo tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }: no hay segundo lugar, así que no gana nadie.
ending-pairs = { $leaders } comparten la cabeza con { $most }, y { $others } comparten lo demás con { $points }. Empate completo, así que no gana nadie.
ending-fewest = { $winners } { $winners-count ->
    [one] tiene
   *[other] tienen
  } menos fichas que nadie: { $points }.
ending-rule-points = Gana el segundo lugar.
ending-rule-tokens = Gana quien tiene menos fichas.
ending-level-won = { $score }: { $seats }, que { $seats-count ->
    [one] gana
   *[other] comparten la victoria
  }.
ending-level-rest = { $score }: { $seats }.
ending-last-one = Al final solo { $winners-count ->
    [one] queda
   *[other] quedan
  } { $winners }, con { $points ->
    [one] 1 vida
   *[other] { $points } vidas
  }.

## How close it was

ending-next-points = A { $next } { $next-count ->
    [one] le
   *[other] les
  } { $gap ->
    [one] faltó un solo punto
   *[other] faltaron { $gap } puntos
  }.
ending-next-tokens = { $next } { $next-count ->
    [one] se llevó
   *[other] se llevaron
  } { $gap ->
    [one] solo una más
   *[other] { $gap } más
  }.
ending-next-lives = { $next } { $next-count ->
    [one] resistió
   *[other] resistieron
  } hasta la ronda { $round }.

## Where it turned

ending-decided = Se decidió en { $when }{ $is-turned ->
    [0] {""}
   *[other] {" "}({ $card } de { $actor })
  }: antes { $before-count ->
    [0] no habría ganado nadie
    [1] habría ganado { $before }
   *[other] habrían compartido la victoria { $before }
  }.
ending-when-last = la última ronda de todas
ending-when-turn = el turno { $turn }, ronda { $round }
ending-when-round = la ronda { $round }

## Deeds

ending-deeds = { $deeds }.
ending-deed-paid = { $seat } se llevó { $count } cartas ganadoras de otros
ending-deed-robbed = { $seat } robó { $count } veces
ending-deed-turned = { $seat } cambió el rumbo de { $count } rondas
ending-deed-burned = { $seat } quemó { $count } cartas
ending-deed-cast = { $seat } hizo { $count } sapos
ending-deed-hanged = { $seat } ahorcó a { $count } Ladrones
ending-deed-cut = { $seat } cortó { $count } veces
ending-deed-traded = { $seat } cerró { $count } tratos
ending-deed-swapped = { $seat } cambió de carta { $count } veces

## The picture

ending-tied = Empate completo
ending-shared = { $count } comparten la victoria
ending-alt-place = { $place }. { $seat }, { $score }.
