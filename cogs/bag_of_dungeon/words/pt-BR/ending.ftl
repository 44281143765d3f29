### How it ended, told to those who were there: why, how close, what turned it, who did what.

## Why

ending-why-ring = { $hero } ({ $player }) levou o Anel da Criação para a luz na rodada { $round }.
ending-why-ring-untold = O Anel da Criação foi levado para a luz na rodada { $round }.
ending-why-morna = { $hero } ({ $player }) derrubou Morna Gûl na rodada { $round }{ $planted ->
    [0] , sem uma única semente plantada.
    [1] ; a única semente plantada lhe custara um dado.
   *[other] ; as { $planted } sementes plantadas lhe custaram outros tantos dados.
  }
ending-why-morna-untold = Morna Gûl tombou na rodada { $round }{ $planted ->
    [0] , sem uma única semente plantada.
    [1] ; a única semente plantada lhe custara um dado.
   *[other] ; as { $planted } sementes plantadas lhe custaram outros tantos dados.
  }
ending-why-fallen = { $hero } ({ $player }) tombou por último, na rodada { $round }{ $monster ->
    [none] .
   *[other] : contra { $monster-the }, em { $tile }.
  }
ending-why-fallen-untold = Na rodada { $round } não restava ninguém para seguir.
ending-why-gone = Na rodada { $round } foi-se para casa quem ainda restava.
ending-why-late = Depois de { $round ->
    [1] 1 rodada
   *[other] { $round } rodadas
  }, a última tocha se apagou.

ending-measure-points = Pontos
ending-try-dungeon = a Masmorra, passando pelo Dragão Vermelho com o Anel
ending-try-forest = a Floresta, contra Morna Gûl
ending-try-combined = a Floresta com a Masmorra embaixo

## How close

ending-close-unscathed = Ninguém perdeu uma vida no caminho.
ending-close-lives = { $deaths ->
    [1] Perdeu-se uma vida
   *[other] Perderam-se { $deaths } vidas
  } no caminho, e { $lives ->
    [0] não restava nenhuma a perder.
    [1] restava uma.
   *[other] restavam { $lives } entre vocês.
  }
ending-close-explore = Ainda { $tiles ->
    [1] faltava pôr 1 peça
   *[other] faltava pôr { $tiles } peças
  } para completar { $world }.
ending-close-dragon = O Dragão Vermelho continuava na Saída{ $least ->
    [none] , intacto.
   *[other] ; uma vez vocês o deixaram com { $least } PV.
  }
ending-close-ring = O Dragão estava morto: só faltava levar o Anel para fora.
ending-close-gather = A Árvore Donzela estava de pé; as sementes não chegaram a se reunir ali.
ending-close-hunt = A Morna Gûl restavam { $hp } de { $most } PV{ $planted ->
    [0] , e nenhuma semente foi plantada contra ele.
    [1] , com 1 de 4 sementes plantada.
   *[other] , com { $planted } de 4 sementes plantadas.
  }{ $least ->
    [none] { "" }
   *[other] { " " }Uma vez vocês o deixaram com { $least }.
  }

## Who stayed behind

ending-lost-died = { $hero } ({ $player }) perdeu a última vida na rodada { $round }, { $cause }, em { $tile }, contra { $monster-the }.
ending-lost-cause = { $hero } ({ $player }) perdeu a última vida na rodada { $round }, { $cause }.
ending-lost-closed = As pedras se fecharam sobre { $hero } ({ $player }): um turno não bastou para chegar à Saída.
ending-lost-went = { $hero } ({ $player }) foi para casa na rodada { $round }.
ending-lost-untold = { $hero } ({ $player }) não voltou.

## What turned it

ending-turns = Os momentos decisivos: { $turns }.
ending-turn-dragon-landed = o Dragão Vermelho acordou em { $tile } (rodada { $round })
ending-turn-boss-slain = { $hero } matou { $monster-the } (rodada { $round })
ending-turn-ring-taken = { $hero } pegou o Anel (rodada { $round })
ending-turn-ring-borne-out = { $hero } levou o Anel para fora (rodada { $round })
ending-turn-gathering-began = a Árvore Donzela acordou em { $tile } (rodada { $round })
ending-turn-morna-came = Morna Gûl chegou a { $tile } (rodada { $round })
ending-turn-seed-planted = { $hero } plantou a semente { $count } de 4 (rodada { $round })
ending-turn-killing-blow = ao morrer, { $hero } levou { $monster-the } junto (rodada { $round })

## Who did what

ending-hero = { $hero } ({ $player }): { $deeds }.
ending-deed-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
ending-deed-kills = { $kills ->
    [0] nenhum abate
    [1] 1 abate
   *[other] { $kills } abates
  }
ending-deed-dealt = { $dealt } de dano causado
ending-deed-tiles = { $tiles ->
    [1] 1 peça posta
   *[other] { $tiles } peças postas
  }
ending-deed-finds = { $finds ->
    [1] 1 achado
   *[other] { $finds } achados
  }
ending-deed-planted = { $planted ->
    [1] 1 semente plantada
   *[other] { $planted } sementes plantadas
  }
ending-deed-helped = ajudou { $helped ->
    [1] uma vez
    [2] duas vezes
   *[other] { $helped } vezes
  }
ending-deed-deaths = morreu { $deaths ->
    [1] uma vez
    [2] duas vezes
   *[other] { $deaths } vezes
  }
ending-hardest = O golpe mais forte: { $hero }, { $damage } de dano contra { $monster-the }.
ending-margin = { $player } venceu por { $points ->
    [1] um único ponto
   *[other] { $points } pontos
  }.
ending-margin-lost = { $players } { $players-count ->
    [1] tinha mais pontos, mas não voltou
   *[other] tinham mais pontos, mas não voltaram
  }.
ending-shared = { $players } dividem a vitória, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } cada.

## On the picture

ending-title-ring = O Anel saiu!
ending-title-morna = Morna Gûl está morto!
ending-title-fallen = A última resistência
ending-title-late = A noite caiu
ending-behind = Ficaram para trás
ending-named = { $hero } ({ $player })
ending-picture-won = Quem saiu está de pé diante do sol nascente: { $heroes }.
ending-picture-behind = Ficaram para trás: { $heroes }.
ending-picture-lost = Jazem na escuridão: { $heroes }. De pé, { $monster-the }.
ending-picture-late = Uma tocha se apagou sobre { $heroes }.
ending-picture-tally = { $round ->
    [1] 1 rodada
   *[other] { $round } rodadas
  }, { $kills ->
    [1] 1 abate
   *[other] { $kills } abates
  }, { $lives ->
    [1] resta 1 vida
   *[other] restam { $lives } vidas
  }, { $tiles ->
    [1] 1 peça posta
   *[other] { $tiles } peças postas
  }.
