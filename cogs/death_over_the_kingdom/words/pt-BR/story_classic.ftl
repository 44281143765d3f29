### What happened in the classic game. Public lines name people, lines to one seat say "you".

event-length-set = Serão { $rounds } rodadas, e menos fichas vence.
event-lives-given = Todo mundo começa com { $lives } vidas. Quem sobra por último vence.
event-deal-began = { $rounds ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de { $rounds }
  }: { $dealer } dá uma carta a cada um, { $starter } começa. { $deck ->
    [1] Resta 1 carta
   *[other] Restam { $deck } cartas
  } no baralho.
event-card-dealt = Você recebe { $card-the }.
event-king-sealed = { $actor } mostra o Rei e o sela: ninguém pode tocar nele nesta rodada.
    .or = { $actor } mostra o Rei, sob selo. Ninguém põe a mão nele nesta rodada.
    .or2 = { $actor } tranca o Rei à vista de todos: nesta rodada ele fica onde está.
event-thieves-hanged = O Rei de { $actor } faz justiça: { $thieves-count ->
    [1] o Ladrão de { $thieves } vai para a forca e vale 0
   *[other] os Ladrões de { $thieves } vão para a forca e valem 0
  }.
    .or = À forca: o Rei de { $actor } enforca { $thieves-count ->
    [1] o Ladrão de { $thieves }, que vale 0
   *[other] os Ladrões de { $thieves }, que valem 0
  }.
    .or2 = O Rei de { $actor } não conhece piedade: { $thieves-count ->
    [1] o Ladrão de { $thieves } balança na forca e vale 0
   *[other] os Ladrões de { $thieves } balançam na forca e valem 0
  }.
event-lowest-lost = { $losers-count ->
    [1] { $losers } tem a carta mais baixa, { $value }, e leva uma ficha
   *[other] { $losers } têm a carta mais baixa, { $value }, e levam uma ficha cada
  }.
    .or = O mais baixo é { $value }: { $losers-count ->
    [1] uma ficha para { $losers }
   *[other] uma ficha cada para { $losers }
  }.
    .or2 = A foice cai sobre a carta mais baixa, { $value }: { $losers-count ->
    [1] { $losers } leva uma ficha
   *[other] { $losers } levam uma ficha cada
  }.
event-tokens-taken = { $losers-count ->
    [1] { $losers } leva
   *[other] { $losers } levam
  } { $tokens ->
    [1] 1 ficha
   *[other] { $tokens } fichas
  } { $losers-count ->
    [1] por uma carta
   *[other] cada por cartas
  } de valor { $value }.
    .or = O valor { $value } custa { $tokens ->
    [1] uma ficha
   *[other] { $tokens } fichas
  }{ $losers-count ->
    [1] : { $losers } paga
   *[other] {" "}cada: { $losers } pagam
  }.
    .or2 = { $tokens ->
    [1] 1 ficha
   *[other] { $tokens } fichas
  } { $losers-count ->
    [1] para { $losers }, que tem
   *[other] cada para { $losers }, que têm
  } um { $value }.
event-lives-lost = { $losers-count ->
    [1] { $losers } tem a carta mais baixa, { $value }, e perde uma vida
   *[other] { $losers } têm a carta mais baixa, { $value }, e perdem uma vida cada
  }.
    .or = O mais baixo é { $value }: isso custa uma vida { $losers-count ->
    [1] a { $losers }
   *[other] cada a { $losers }
  }.
    .or2 = A foice cai sobre a carta mais baixa, { $value }: { $losers-count ->
    [1] { $losers } perde uma vida
   *[other] { $losers } perdem uma vida cada
  }.
event-eliminated = { $seats-count ->
    [1] { $seats } não tem mais vidas e está fora
   *[other] { $seats } não têm mais vidas e estão fora
  }.
    .or = O sino dobra por { $seats }: não restam vidas.
    .or2 = Nenhuma vida resta a { $seats }. A Morte toma nota.
event-round-voided = Todo mundo tem a carta mais baixa, { $value }, e não sobraria ninguém. A rodada é anulada e as cartas são dadas de novo.
event-fewest-tokens-now = Menos fichas agora: { $seats } com { $tokens ->
    [0] nenhuma
   *[other] { $tokens }
  }.
    .or = { $seats } { $seats-count ->
    [1] está
   *[other] estão
  } melhor agora, com { $tokens ->
    [0] nenhuma ficha
    [1] 1 ficha
   *[other] { $tokens } fichas
  }.
    .or2 = { $seats } { $seats-count ->
    [1] tem
   *[other] têm
  } agora o menor número de fichas: { $tokens ->
    [0] nenhuma
   *[other] { $tokens }
  }.
event-most-lives-now = Mais vidas agora: { $seats } com { $lives }.
    .or = { $seats } { $seats-count ->
    [1] está
   *[other] estão
  } melhor agora, com { $lives ->
    [1] 1 vida
   *[other] { $lives } vidas
  }.
    .or2 = { $seats } { $seats-count ->
    [1] tem
   *[other] têm
  } agora o maior número de vidas: { $lives }.
event-fewest-tokens-won = { $winners-count ->
    [1] { $winners } vence
   *[other] { $winners } dividem a vitória
  } com { $tokens ->
    [0] ficha nenhuma
    [1] 1 ficha
   *[other] { $tokens } fichas
  }. A Morte ficou esperando.
event-last-one-won = { $winner } sobra por último e vence, { $lives ->
    [1] com 1 vida ainda
   *[other] com { $lives } vidas ainda
  }. A Morte se despede com uma mesura.
