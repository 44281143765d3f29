### Why a match ended as it did: lines of the result, and the same for the picture made for it.

## Who won by what

ending-second = O segundo lugar vence: { $winners } com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, { $gap ->
    [1] um
   *[other] { $gap }
  } atrás de { $leaders }, que { $leaders-count ->
    [1] tem mais e não vence
   *[other] têm mais e não vencem
  } nada.
ending-level = Todo mundo tem { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }: não há segundo lugar, então ninguém vence.
ending-pairs = { $leaders } dividem a liderança com { $most }, e { $others } dividem o resto com { $points }. Tudo empatado, então ninguém vence.
ending-fewest = { $winners } { $winners-count ->
    [1] tem
   *[other] têm
  } menos fichas que os outros: { $points }.
ending-rule-points = O segundo lugar vence.
ending-rule-tokens = Menos fichas vence.
ending-level-won = { $score }: { $seats }, com { $seats-count ->
    [1] a vitória
   *[other] a vitória dividida
  }.
ending-level-rest = { $score }: { $seats }.
ending-last-one = { $winners } { $winners-count ->
    [1] sobra
   *[other] sobram
  } por último, com { $points ->
    [1] 1 vida
   *[other] { $points } vidas
  }.

## How close it was

ending-next-points = { $next } { $next-count ->
    [1] ficou
   *[other] ficaram
  } a { $gap ->
    [1] um só ponto
   *[other] { $gap } pontos
  } disso.
ending-next-tokens = { $next } { $next-count ->
    [1] levou
   *[other] levaram
  } { $gap ->
    [1] só uma a mais
   *[other] { $gap } a mais
  }.
ending-next-lives = { $next } { $next-count ->
    [1] resistiu
   *[other] resistiram
  } até a rodada { $round }.

## Where it turned

ending-decided = Foi decidido { $when }{ $is-turned ->
    [0] {""}
   *[other] {" "}({ $card } de { $actor })
  }: antes disso { $before-count ->
    [0] ninguém teria vencido
    [1] { $before } teria vencido
   *[other] { $before } teriam dividido a vitória
  }.
ending-when-last = na última rodada de todas
ending-when-turn = no turno { $turn }, rodada { $round }
ending-when-round = na rodada { $round }

## Deeds

ending-deeds = { $deeds }.
ending-deed-paid = { $seat } tomou { $count } cartas vencedoras dos outros
ending-deed-robbed = { $seat } roubou { $count } vezes
ending-deed-turned = { $seat } virou { $count } rodadas
ending-deed-burned = { $seat } queimou { $count } cartas
ending-deed-cast = { $seat } fez { $count } sapos
ending-deed-hanged = { $seat } enforcou { $count } Ladrões
ending-deed-cut = { $seat } cortou { $count } vezes
ending-deed-traded = { $seat } fechou { $count } negócios
ending-deed-swapped = { $seat } trocou { $count } vezes

## The picture

ending-tied = Tudo empatado
ending-shared = { $count } dividem a vitória
ending-alt-place = { $place }. { $seat }, { $score }.
