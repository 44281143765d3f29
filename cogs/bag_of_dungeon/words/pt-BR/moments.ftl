### What has just happened, on the strip above the board: a heading, and a line (`.more`) that says more.

moment-clash = { $title } { $total } contra { $foe_total }{ $dealt ->
    [0] { $taken ->
        [0] { "" }
       *[other] : { $taken } de dano em { $hero }
      }
   *[other] : { $dealt } de dano contra { $monster-the }
  }.
moment-sign = { $title } { $more }

## A fight

moment-clash-dealt = { $hero } acerta em cheio!
moment-clash-taken = { $monster-The } { $monster-num ->
    [many] revidam
   *[other] revida
  }!
moment-clash-even = Lâmina contra garra: empate!
moment-clash-ahead = { $hero } leva a melhor!
moment-clash-behind = { $monster-The } { $monster-num ->
    [many] levam
   *[other] leva
  } a melhor!
moment-clash-unhurt = Nem um arranhão em { $hero }!
moment-clash-slain = { $hero } mata { $monster-the }!
moment-clash-fallen = { $hero } tomba!
moment-clash-both = { $hero } leva { $monster-the } junto!
moment-hero-hurt = { $hero }: −{ $damage } PV
    .more = { $hp ->
        [0] Foi demais.
        [1] Resta 1 PV.
       *[other] Restam { $hp } PV.
      }
moment-monster-hurt = { $monster }: −{ $damage } PV
    .more = { $hp ->
        [0] É o fim.
        [1] Resta 1 PV.
       *[other] Restam { $hp } PV.
      }
moment-monster-killed = Fim { $monster-de }!
    .more = { $hero } tem { $kills ->
        [1] 1 abate
       *[other] { $kills } abates
      }.
moment-hero-attacked = { $hero } se volta contra { $target }!
    .more = { $total } contra { $foe_total }.
moment-shot = { $item }: { $damage } de dano
    .more = { $hero } mira { $monster-the } em { $tile }.
moment-bomb-went = Bum: { $damage } de dano!
    .more = { $hero } acendeu o pavio, em { $tile }.
moment-killing-blow = { $hero } tomba, mas com companhia!
    .more = E leva { $monster-the } junto.
moment-killing-blow-sung = { $hero } tomba, mas com companhia!
    .more = E leva { $monster-the } junto.
moment-died = { $hero } morre.
    .more = { $lives ->
        [0] Era a última vida.
        [1] Resta uma vida.
       *[other] Restam { $lives } vidas.
      }
moment-eliminated = { $hero } está fora.
    .more = Era a última vida.
moment-boss-baned = Flagelo!
    .more = Não mais que { $hp } PV para { $monster-the }.

## What appears

moment-monster-revealed = { $monster }
    .more = { $tile }: { $hp } PV, { describe-attack }.
moment-dragon-landed = O Dragão Vermelho acorda!
    .more = Em { $tile }, com { $hp } PV.
moment-morna-came = Morna Gûl chegou!
    .more = Em { $tile }, com { $hp } PV.
moment-morna-moved = Morna Gûl se aproxima.
    .more = { $steps ->
        [1] 1 peça
       *[other] { $steps } peças
      }, até { $tile }.
moment-ring-placed = O Anel da Criação
    .more = Está em { $tile }, covil { $number }.
moment-last-tile-placed = { $name-The }!
    .more = Fica em { $tile }.
moment-spiders-spawned = { $count ->
    [1] Uma aranha!
   *[other] { $count } aranhas!
  }
    .more = A Teia em { $tile } treme.
moment-gathering-began = A Árvore Donzela acorda.
    .more = Todos os portadores a { $tile }.
moment-forest-calmed = A floresta se cala.
    .more = Todos os portadores estão na Árvore Donzela.
moment-tree-called = A Árvore Donzela responde.
    .more = { $hero } vai pelos ares até { $tile }.

## What is found, and what goes off

moment-item-taken = { $item }
    .more = Agora com { $hero }: { $power }.
    .brief = Agora com { $hero }.
moment-item-awoke = Poder desperto: { $item }!
    .more = { $hero }: { $power }.
moment-ring-taken = { $hero } tem o Anel!
    .more = Estava em { $tile }. Está quente.
moment-trap-sprung = { $item }!
    .more = { $die } de dano em { $tile }.
moment-lives-restored = Uma nova aurora!
    .more = Três vidas e PV completos para todos.
moment-seed-taken = Uma semente da ninhada!
    .more = { $hero } leva { $seeds }.
moment-seeds-picked-up = { $count ->
    [1] Uma semente da ninhada!
   *[other] { $count } sementes da ninhada!
  }
    .more = { $hero } leva { $seeds }.
moment-seed-planted = Semente { $count } de 4 plantada.
    .more = { $hero } enfraquece Morna Gûl.
moment-spikey-sprung = O Velho Espinhoso salta!
    .more = { $die } de dano em { $tile }.
moment-pit-rolled = Fosso abaixo!
    .more = { $hero } rola { $die } e escorrega.

## The Ring’s way out

moment-ring-borne-out = O Anel saiu!
    .more = { $hero } o levou para a luz.
moment-last-turns-called = A masmorra se fecha!
    .more = { $count ->
        [1] Quem está lá dentro tem um turno.
       *[other] Os { $count } lá dentro têm um turno.
      }
moment-left-dungeon = { $hero } saiu.
    .more = A salvo, à luz do dia.
moment-lost-inside = { $hero } não volta.
    .more = As pedras se fecharam.
