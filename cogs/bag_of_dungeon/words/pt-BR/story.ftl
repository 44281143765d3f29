### The story: what happened. The numbers are always there; the rest makes one want to read on.
### Variants (`.or`) say the same thing otherwise; `.without-<field>` is said where an event leaves that field open.

## Before the first step

event-adventurer-chosen = { $seat } põe nas costas a mochila de { $hero }, { $hero-class }: { $hp } PV, { $ap } PA. Duas fichas de habilidade comprarão: { $upgrade }.
    .without-upgrade = { $seat } põe nas costas a mochila de { $hero }, { $hero-class }: { $hp } PV, { $ap } PA.
event-expedition-began = As tochas estão acesas. { $mode-goal } { $hero } abre o caminho.
    .or = Sem mapa, sem guia, só um saco de fichas. { $mode-goal } { $hero } vai primeiro.
    .or2 = Em algum lugar uma porta de pedra se fecha. { $mode-goal } { $hero } toma a dianteira.

## Turns and rounds

event-round-began = Rodada { $round }.
event-turn-began = É a vez de { $hero } ({ $seat }), com { $ap } PA{ $debt ->
    [0] .
   *[other] , depois de pagar { $debt }.
  }
    .or = A tocha passa a { $hero } ({ $seat }): { $ap } PA{ $debt ->
        [0] .
       *[other] , com { $debt } de dívida paga.
      }
    .or2 = Sua vez, { $hero } ({ $seat }). { $ap } PA{ $debt ->
        [0] .
       *[other] , e { $debt } foram para velhas dívidas.
      }
event-turn-ended = { $hero } já fez o bastante por agora.
    .or = { $hero } toma fôlego.
    .or2 = { $hero } deixa os outros seguirem.
    .or3 = { $hero } abaixa a tocha.
    .or4 = Por agora é tudo de { $hero }.
event-round-opened = Rodada { $round }. { $hero } ({ $seat }) começa, com { $ap } PA{ $debt ->
    [0] .
   *[other] , depois de pagar { $debt }.
  }
    .or = Rodada { $round }. A tocha passa a { $hero } ({ $seat }): { $ap } PA{ $debt ->
        [0] .
       *[other] , com { $debt } de dívida paga.
      }
    .or2 = Rodada { $round }. De pé, { $hero } ({ $seat }): { $ap } PA{ $debt ->
        [0] .
       *[other] , e { $debt } foram para velhas dívidas.
      }
event-waited = { told-round }{ $hero } ({ $seat }) não sai do lugar.
    .or = { told-round }{ $hero } ({ $seat }) espera e escuta.
    .or2 = { told-round }{ $hero } ({ $seat }) deixa passar este turno.
    .or3 = { told-round }{ $hero } ({ $seat }) fica de vigia.
    .or4 = { told-round }{ $hero } ({ $seat }) descansa neste turno.
told-round = { $round ->
    [0] { "" }
   *[other] Rodada { $round }.{ " " }
  }
told-hero = { $is_first ->
    [1] { $hero } ({ $seat })
   *[other] { $hero }
  }
told-left = { $left ->
    [0] { " " }Era a última peça da pilha.
    [1] { " " }Resta uma peça.
   *[other] { "" }
  }
event-last-turns-called = O Anel saiu e a masmorra começa a se fechar. { $count ->
    [1] Lá dentro, um aventureiro tem
   *[other] Lá dentro, { $count } aventureiros têm
  } um turno para sair.
event-left-dungeon = { $hero } saiu, piscando à luz do dia.
    .or = { $hero } sai aos tropeços pela Saída, com vida.
event-ring-borne-out = { $hero } leva o Anel da Criação para fora, pela Saída!
event-lost-inside = As pedras se fecham. { $hero } ({ $seat }) fica para sempre na masmorra.
event-eliminated = { $hero } ({ $seat }) não tem mais vidas e está fora da aventura.
event-went-home = { $seat } saiu, e { $hero } larga tudo e vai para casa.
event-night-fell = { $rounds ->
    [1] Passou uma rodada
   *[other] Passaram { $rounds } rodadas
  } e a última tocha se apaga.
event-expedition-ended = { $result } De volta em casa: { $saved }. Não voltou: { $lost }.
    .without-saved = { $result } Não voltou: { $lost }.
    .without-lost = { $result } Todos de volta em casa: { $saved }.
event-scored = { $hero } chega a { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
event-upgrade-bought = { $hero } aprendeu algo: { $upgrade }. { $tokens ->
    [0] Não resta ficha de habilidade.
    [1] Resta 1 ficha de habilidade.
   *[other] Restam { $tokens } fichas de habilidade.
  }

## The map

event-tile-set-aside = { $count ->
    [1] 1 peça não se encaixa e volta
   *[other] { $count } peças não se encaixam e voltam
  } para a pilha.
    .or = { $count ->
        [1] 1 peça não quis se encaixar
       *[other] { $count } peças não quiseram se encaixar
      }: de volta à pilha.
    .or2 = { $count ->
        [1] A primeira peça comprada não se encaixa. De volta com ela
       *[other] As { $count } primeiras peças compradas não se encaixam. De volta com elas
      }, e embaralhar.
event-tile-laid = { $hero } abre o caminho { $direction-to } de { $origin }: { $tile } é { $icon-a }.{ told-left }
    .or = A luz da tocha cai sobre { $tile }, { $direction-to } de { $origin }: { $icon-a }.{ told-left }
    .or2 = { $hero } tateia { $direction-to } de { $origin } e acha { $icon-a }, { $tile }.{ told-left }
    .or3 = { $hero } ilumina { $tile }, { $direction-to } de { $origin }: { $icon-a }.{ told-left }
    .or4 = { $hero } olha { $direction-to } de { $origin }: { $tile } é { $icon-a }.{ told-left }
event-explored = { told-round }{ told-hero } abre o caminho { $direction-to } de { $origin } e entra: { $tile } é { $icon-a }, ainda com { $ap } PA.{ told-left }
    .or = { told-round }{ told-hero } ergue a tocha e vai { $direction-to }, até { $tile }: { $icon-a }, ainda com { $ap } PA.{ told-left }
    .or2 = { told-round }{ told-hero } acha { $icon-a } { $direction-to } de { $origin } e está em { $tile }, ainda com { $ap } PA.{ told-left }
    .without-ap = { told-round }{ told-hero } abre o caminho { $direction-to } de { $origin }: { $tile } é { $icon-a }.{ told-left }
    .without-ap-or = { told-round }{ told-hero } tateia { $direction-to } de { $origin } e acha { $icon-a }, { $tile }.{ told-left }
    .without-ap-or2 = { told-round }{ told-hero } estende a tocha { $direction-to } de { $origin }: { $tile } é { $icon-a }.{ told-left }
    .or3 = { told-round }{ told-hero } vai { $direction-to } de { $origin }, a tocha à frente: { $tile } é { $icon-a }, ainda com { $ap } PA.{ told-left }
    .or4 = { told-round }{ told-hero } segue { $direction-to } e pisa em { $tile }: { $icon-a }, ainda com { $ap } PA.{ told-left }
event-edge-blocked = Nenhuma peça se encaixa { $direction-to } de { $tile }: esse caminho está fechado de vez. O PA volta.
event-stack-discarded = Nada mais se encaixa em lugar nenhum: { $count ->
    [1] a última peça que restava para { $world } vai
   *[other] as últimas { $count } peças que restavam para { $world } vão
  } para a caixa.
event-wall-breached = A parede { $direction-to } de { $tile } vem abaixo com estrondo.
event-last-tile-placed = { $name-The } fica em { $tile }.
event-dragon-landed = O chão treme. O Dragão Vermelho está em { $tile } com { $hp } PV, e está acordado.
event-ring-placed = Os dados dizem { $dice }: o Anel da Criação está em { $tile }, o covil de número { $number }.
event-ring-rerolled = Os dados dizem { $dice }, mas não há no mapa covil de número { $number }. Mais uma vez.
event-token-placed = Algo respira na escuridão de { $tile }.
    .or = Dois olhos piscam em { $tile }. De quem, ninguém sabe ainda.
    .or2 = { $tile } é o covil de alguém. Ninguém viu de quem.
event-pool-filled = A Fonte da Cura cintila em { $tile } e vai curar { $count ->
    [1] uma vez
   *[other] { $count } vezes
  }.
event-item-hidden = Há algo virado para baixo em { $tile }.
event-gateway-opened = Velhas pedras se afastam: o Portal em { $tile } desce à masmorra, { $target }.
event-moved = { $hero } anda de { $origin } a { $tile }, ainda com { $ap } PA.
    .or = { $hero } segue até { $tile } e tem ainda { $ap } PA.
    .or2 = { $hero } pisa de { $origin } a { $tile } e guarda { $ap } PA.
    .or3 = Passos ecoam em { $tile }: { $hero } está ali, ainda com { $ap } PA.
event-walked = { told-round }{ told-hero } anda { $steps ->
    [1] de { $origin } a { $tile }
   *[other] { $steps } peças, de { $origin } a { $tile }
  }, ainda com { $ap } PA.
    .or = { told-round }{ told-hero } segue { $steps ->
        [1] até { $tile }
       *[other] { $steps } peças, até { $tile },
      } e tem ainda { $ap } PA.
    .or2 = { told-round }{ told-hero } deixa { $origin } para trás e chega a { $tile }, ainda com { $ap } PA.
    .or3 = { told-round }{ told-hero } dá { $steps ->
        [1] um passo
       *[other] { $steps } passos
      }, de { $origin } a { $tile }, e guarda { $ap } PA.
    .or4 = { told-round }{ told-hero } vai de { $origin } a { $tile }{ $steps ->
        [1] { "" }
       *[other] , { $steps } peças,
      } e tem ainda { $ap } PA.
event-web-walked = { $hero } anda pelos fios de { $origin } até a Teia em { $tile }, ainda com { $ap } PA.
event-ladder-climbed = { $hero } toma a escada de { $origin } a { $tile }.
event-ladder-placed = { $hero } sai em { $tile } e põe a escada ali. A partir de agora ela leva ao Fosso.
event-teleported = O cristal brilha: { $hero } some de { $origin } e aparece em { $tile }.
event-monster-revealed = Do saco sai { $monster-a } ({ told-strength }) em { $tile }.
    .or = { $tile } é a casa de alguém. Surge { $monster-a }: { told-strength }.
event-met = { $hero } encontra { $monster-a } ({ told-strength }) em { $tile }.
    .or = { $hero } dá de cara com { $monster-a } ({ told-strength }) em { $tile }.
    .or2 = Da escuridão de { $tile } sai { $monster-a } ({ told-strength }), direto para cima de { $hero }.
told-strength = { $hp } PV, { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }{ $is_purple ->
    [1] , lado roxo para cima
   *[other] { "" }
  }
event-nothing-there = O saco está vazio: o covil em { $tile } é só um mau cheiro.
event-sneaked = { $is_unseen ->
    [1] { $hero } rola { $die } e passa às escondidas por { $monster-the }.
   *[other] { $hero } rola { $die }: o manto escorrega, e { $monster-the } { $monster-num ->
        [many] se viram
       *[other] se vira
      }. Agora não há fuga.
  }
event-unhidden = O manto caiu, e { $monster-the } { $monster-num ->
    [many] veem
   *[other] vê
  } { $hero }.

## The fight

event-fight-began = { $hero } enfrenta { $monster-the } ({ $hp } PV) em { $tile }.
    .or = Armas na mão: { $hero } contra { $monster-the } ({ $hp } PV) em { $tile }.
    .or2 = { $monster-The } ({ $hp } PV) { $monster-num ->
        [many] erguem
       *[other] ergue
      } os olhos em { $tile }, e ali está { $hero }.
event-round-rolled = { $is_critical ->
    [1] { $hero } rola { $dice }, acerto crítico! Em dobro{ $plus ->
        [0] , isso
       *[other] { " " }e +{ $plus }, isso
      } dá { $total }.
   *[other] { $hero } rola { $dice }{ $plus ->
        [0] : { $total }.
       *[other] { " " }e soma { $plus }: { $total }.
      }
  } { $monster-The }: { $foe_dice }{ $foe_plus ->
    [0] { "" }
   *[other] , +{ $foe_plus }
  }, dá { $foe_total }.
    .or = { $total } para { $hero } ({ $dice }{ $is_critical ->
        [1] , em dobro pelo acerto crítico
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }) contra { $foe_total } para { $monster-the } ({ $foe_dice }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).
event-dice-rerolled = { $hero } usa { $item-the } e rola de novo: { $dice }, dá { $total }.
event-lethal-blow = Golpe Letal! { $hero } dobra para { $total }.
event-clobbered = { $hero } toma impulso para um golpe tremendo: dois dados a mais na próxima rolagem.
event-tied = Empate entre { $hero } e { $monster-the }. Ninguém se fere.
    .or = Lâmina contra garra: { $hero } e { $monster-the } ficam no empate.
    .or2 = { $hero } e { $monster-the } se rodeiam. Ninguém se machuca.
event-vine-held = O cipó segura: { $monster-the } { $monster-num ->
    [many] atacam { $hero } e não chegam lá
   *[other] ataca { $hero } e não chega lá
  }.
event-monster-hurt = { $monster-The } { $monster-num ->
    [many] sofrem
   *[other] sofre
  } { $damage } de dano { $cause }{ $hp ->
    [0] .
    [1] , resta 1 PV.
   *[other] , restam { $hp } PV.
  }
    .or = { $damage } de dano { $cause } para { $monster-the }: { $hp ->
        [0] não resta PV.
        [1] resta 1 PV.
       *[other] restam { $hp } PV.
      }
event-hero-hurt = { $hero } sofre { $damage } de dano { $cause }{ $hp ->
    [0] { " " }e tomba
    [1] , resta 1 PV
   *[other] , restam { $hp } PV
  }{ $absorbed ->
    [0] .
   *[other] { " " }(a armadura segurou { $absorbed }).
  }
    .or = { $damage } de dano { $cause } em { $hero }{ $hp ->
        [0] , que tomba
        [1] , a quem resta 1 PV
       *[other] , a quem restam { $hp } PV
      }{ $absorbed ->
        [0] .
       *[other] { " " }(a armadura segurou { $absorbed }).
      }
event-hero-unhurt = { $absorbed ->
    [0] Nenhum dano { $cause } para { $hero }.
   *[other] A armadura segura todos os { $absorbed } de dano { $cause }: nada atinge { $hero }.
  }
    .or = { $absorbed ->
        [0] { $hero }, sem um arranhão { $cause }.
       *[other] { $hero }, sem um arranhão { $cause }: a armadura segura todos os { $absorbed }.
      }
event-dead-eye = Bem entre os olhos: { $hero } derruba { $monster-the } com uma flecha só!
event-instant-kill = Um golpe, e acabou: { $hero } abate { $monster-the } na hora!
event-monster-killed = { $hero } mata { $monster-the }! São { $kills ->
    [1] 1 abate
   *[other] { $kills } abates
  }.
    .or = { $monster-The } não { $monster-num ->
        [many] vão
       *[other] vai
      } incomodar mais ninguém. { $hero } tem { $kills ->
        [1] 1 abate
       *[other] { $kills } abates
      }.
    .or2 = E lá { $monster-num ->
        [many] se vão
       *[other] se vai
      } { $monster-the }. { $hero } tem { $kills ->
        [1] 1 abate
       *[other] { $kills } abates
      }.
event-monster-recovered = { $monster-The } { $monster-num ->
    [many] lambem
   *[other] lambe
  } as feridas: de volta a { $hp } PV.
event-spiders-spawned = A Teia em { $tile } treme: { $count ->
    [1] desce 1 aranha
   *[other] descem { $count } aranhas
  }.
event-spiders-left = { $count ->
    [1] A última aranha foge
   *[other] As últimas { $count } aranhas fogem
  } correndo.
event-escaped = { $hero } escapa para { $tile }: { $monster-the } { $monster-num ->
    [many] ficam
   *[other] fica
  } para trás.
    .or = { $hero } sai correndo, até { $tile }.
event-blew-away = Um redemoinho arranca { $hero } da luta e larga em { $tile }.
event-took-over = { $hero } toma a frente contra { $monster-the }: faltam { $hp } PV.
event-archer-took-over = { $hero } faz mira contra { $monster-the }: faltam { $hp } PV.
event-tag-asked = { $hero } pede ajuda: { $target } ({ $target_seat }) vem?
    .or = “{ $target }!”, grita { $hero }. Será que { $target_seat } ouve?
    .or2 = { $hero } procura { $target } com os olhos. O que diz { $target_seat }?
event-all-called = { $hero } chama todo mundo para a luta: quem vem?
    .or = “A mim, todos!”, grita { $hero }. Quem ouve?
    .or2 = { $hero } procura os outros com os olhos. Quem ajuda?
event-tag-joined = { $hero } entra na luta em { $tile }{ $cost ->
    [0] .
   *[other] , por { $cost } PA do próximo turno.
  }
    .or = { $hero } vem correndo até { $tile }{ $cost ->
        [0] .
       *[other] , e fica devendo { $cost } PA.
      }
    .or2 = { $hero } chegou: mais força em { $tile }{ $cost ->
        [0] .
       *[other] , por { $cost } PA do próximo turno.
      }
event-archer-joined = { $hero } mira de { $tile } e ajuda na luta{ $cost ->
    [0] .
   *[other] , por { $cost } PA do próximo turno.
  }
event-tag-declined = { $hero } fica fora disso.
    .or = { $hero } tem outros planos.
    .or2 = { $hero } balança a cabeça e fica longe.
event-help-refused = { $hero } pede ajuda. { $refused } { $refused-count ->
    [1] fica
   *[other] ficam
  } fora disso.
    .or = { $hero } grita por ajuda, mas { $refused } { $refused-count ->
        [1] tem
       *[other] têm
      } outros planos.
    .or2 = “Aqui!”, grita { $hero }. { $refused } não { $refused-count ->
        [1] vem
       *[other] vêm
      }.
    .or3 = { $hero } procura ajuda em volta. { $refused } { $refused-count ->
        [1] olha
       *[other] olham
      } para o outro lado.
event-help-sought = { $hero } pede ajuda. { $refused } { $refused-count ->
    [1] fica
   *[other] ficam
  } fora disso. E { $target } ({ $target_seat }), vem?
    .or = { $hero } grita por ajuda, mas { $refused } { $refused-count ->
        [1] tem
       *[other] têm
      } outros planos. Será que { $target } ({ $target_seat }) ouve?
    .or2 = “Aqui!”, grita { $hero }. { $refused } não { $refused-count ->
        [1] vem
       *[other] vêm
      }. “{ $target }!” E { $target_seat }?
    .or3 = { $hero } procura ajuda em volta. { $refused } { $refused-count ->
        [1] olha
       *[other] olham
      } para o outro lado. E { $target } ({ $target_seat })?
event-shot = { $hero } aponta { $item-the } para { $monster-the } em { $tile } e rola { $dice }: { $damage } de dano.
event-charged = { $monster-The } { $monster-num ->
    [many] investem
   *[other] investe
  } de { $origin } a { $tile }!
event-bomb-went = { $hero } acende o pavio e rola { $dice }. Bum em { $tile }: { $damage } de dano em tudo o que alcança.
event-archer-withdrew = { $hero } abaixa a arma e deixa os outros lutarem.
event-ducked = { $hero } esquiva e rola { $die }: { $left ->
    [0] nada passa.
   *[other] ainda vêm { $left } de dano.
  }
    .or = Cabeça baixa! { $hero } rola { $die }, { $left ->
        [0] e passa tudo por cima.
       *[other] e ainda vêm { $left }.
      }
event-dived = { $hero } salta para longe bem a tempo.
event-riposted = Revide! { $hero } devolve { $damage } de dano { $monster-ao }{ $hp ->
    [0] .
    [1] : resta 1 PV.
   *[other] : restam { $hp } PV.
  }
event-braced = { $hero } firma os pés. O golpe para em seco.
event-boss-baned = { $hero } conhece a palavra fatal: { $monster-the } agora não pode ter mais que { $hp } PV.
event-killing-blow = { $hero } tomba, e leva { $monster-the } junto com { $item-the }. Nas suas próprias palavras: “{ $story }”
    .without-story = { $hero } tomba, e leva { $monster-the } junto com { $item-the }. Como, ninguém jamais contará.
    .without-story-or = Um último truque com { $item-the }, e { $hero } não cai sem companhia: lá { $monster-num ->
        [many] se vão
       *[other] se vai
      } { $monster-the }.
    .without-story-or2 = { $hero } cai às gargalhadas, com { $item-the } na mão, e { $monster-the } { $monster-num ->
        [many] caem
       *[other] cai
      } também.
event-killing-blow-sung = { $hero } tomba, e leva { $monster-the } junto com { $item-the }. “Caí, mas com companhia. Cantem isso no Início!”
    .or = { $hero } tomba, brande { $item-the } mais uma vez, e { $monster-the } { $monster-num ->
        [many] tombam
       *[other] tomba
      } também. “Não sem companhia”, alguém ouviu.
    .or2 = { $hero } morre com { $item-the } na mão, e { $monster-the } { $monster-num ->
        [many] morrem
       *[other] morre
      } disso. Cantarão esta no Início.
event-died = { $hero } morre e acorda em { $tile } com { $lives ->
    [1] a última vida.
   *[other] { $lives } vidas ainda.
  }
    .or = Tudo escurece. { $hero } volta a si em { $tile }, { $lives ->
        [1] e esta vida é a última.
       *[other] com { $lives } vidas ainda.
      }
    .without-tile = { $hero } morre.
event-hero-attacked = { $hero } se volta contra { $target } ({ $target_seat }) e chega a { $total } ({ $dice }{ $is_critical ->
        [1] , em dobro pelo acerto crítico
       *[other] { "" }
      }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
      }). { $target } chega a { $foe_total } ({ $foe_dice }{ $is_foe_critical ->
        [1] , em dobro pelo acerto crítico
       *[other] { "" }
      }{ $foe_plus ->
        [0] { "" }
       *[other] , +{ $foe_plus }
      }).

## Things found, lost and used

event-item-taken = { $hero } pega { $item-the } ({ $power }): { $space }.
    .without-space = { $item-The } se junta a { $hero } ({ $power }).
    .or = { $hero } ganha { $item-the } ({ $power }): { $space }.
    .or2 = { $hero } achou { $item-a } ({ $power }): { $space }.
    .without-space-or = { $item-The } segue { $hero } a partir de agora ({ $power }).
event-item-left = { $hero } deixa { $item-the } em { $tile }.
event-item-lies = Ali em { $tile }: { $item-a } ({ $power }).
    .or = Algo reluz em { $tile }: { $item-a } ({ $power }).
event-item-moved = { $hero } muda { $item-the } de lugar: { $space }.
event-poison-moved = { $hero } deixa o veneno escorrer para outro espaço: { $space }.
event-item-used = { $hero } usa { $item-the }.
    .or = { $hero } recorre a um item: { $item-the }.
event-skill-used = { $hero } usa { $skill } em { $target }.
    .without-target = { $hero } usa { $skill }.
event-item-discarded = { $hero } joga fora o que resta { $item-de }.
event-items-fell = { $hero } deixa cair { $count ->
    [1] 1 item
   *[other] { $count } itens
  } em { $tile }.
    .or = A mochila de { $hero } se abre: { $count ->
        [1] 1 item fica
       *[other] { $count } itens ficam
      } em { $tile }.
    .or2 = { $hero } deixa { $count ->
        [1] 1 item
       *[other] { $count } itens
      } para trás em { $tile }.
event-insurance-paid = { $item-The } paga: { $hero } fica com todos os itens.
event-companion-left = { $hero } perde { $item-the }: de volta ao saco.
event-bag-empty = O saco de itens está vazio.
event-token-earned = { $hero } pega uma ficha de habilidade e tem { $tokens }.
    .or = { $hero } sai disso com mais sabedoria: { $tokens ->
        [1] 1 ficha de habilidade
       *[other] { $tokens } fichas de habilidade
      }.
    .or2 = { $tokens ->
        [1] Uma ficha de habilidade para { $hero }.
       *[other] Mais uma ficha de habilidade para { $hero }: { $tokens } ao todo.
      }
event-item-awoke = { $hero } desperta { $item-the }: { $power }!
event-trap-sprung = { $item }! Uma armadilha em { $tile }, comprada por { $hero }: { $die } de dano em todos ali.
event-trap-slept = { $item }! Mas { $hero } entende de armadilhas e rola { $die }: ela nem dispara.
event-chest-opened = { $is_trapped ->
    [1] { $hero } rola { $die } diante { $item-de }: era uma armadilha, e ela morde.
   *[other] { $hero } rola { $die } diante { $item-de }: a tampa se abre.
  }
    .without-die = { $hero } salta sobre { $item-the }: a tampa se abre, e nada morde.
event-trade-offered = { $hero } oferece a { $target } ({ $target_seat }) { $give-the } em troca { $want-de }.
    .without-want = { $hero } oferece a { $target } ({ $target_seat }) { $give-the } em troca de nada.
    .without-give = { $hero } pede a { $target } ({ $target_seat }) { $want-the }.
event-trade-done = Feito: { $give-the } para { $target }, { $want-the } para { $hero }.
    .without-want = { $hero } entrega a { $target } { $give-the }.
    .without-give = { $target } entrega a { $hero } { $want-the }.
event-trade-refused = { $target } ({ $target_seat }) diz não a { $hero }.
event-stolen = Uma garra vinda do nada: { $hero } tira { $item-the } de { $target } ({ $target_seat }).
event-drained = Os dentes mordem: { $hero } suga { $damage } PV de { $target } ({ $target_seat }).
event-healed = { $hero } cura { $amount } e tem { $hp } PV.
    .or = Já está melhor: { $hero } ganha { $amount }, e chega a { $hp } PV.
event-pool-used = { $hero } descansa na Fonte da Cura: PV completos. { $left ->
    [0] A água secou.
    [1] Ela cura mais uma vez.
   *[other] Ela cura mais { $left } vezes.
  }
event-ring-taken = { $hero } pega o Anel da Criação em { $tile }. Está quente.
event-ring-fell = O Anel da Criação rola pelas pedras de { $tile }.
event-lives-restored = A morte do Dragão é uma nova aurora: três vidas e PV completos para quem ainda está no jogo.

## Hazards, and what the forest hides

event-spikey-jammed = { $hero } emperra o Velho Espinhoso com { $item-the }. Croc.
event-spikey-rolled = { $is_sprung ->
    [1] { $hero } pisa de leve e rola { $die }. Não tão de leve assim.
   *[other] { $hero } pisa de leve e rola { $die }. O Velho Espinhoso continua dormindo.
  }
    .or = { $is_sprung ->
        [1] { $hero } passa na ponta dos pés pelo Velho Espinhoso e rola { $die }. Clique.
       *[other] { $hero } passa na ponta dos pés pelo Velho Espinhoso e rola { $die }. Nem um som.
      }
    .or2 = { $is_sprung ->
        [1] Um { $die } nas placas do Velho Espinhoso: { $hero } o ouve armar-se.
       *[other] Um { $die } nas placas do Velho Espinhoso: { $hero } passou.
      }
event-spikey-sprung = O Velho Espinhoso salta em { $tile }: { $die } de dano, e nenhuma armadura ajuda.
event-poisoned = Veneno! { $hero } perde um espaço: { $space }.
    .or = Arde como urtiga: o veneno pega { $hero }, que perde um espaço, { $space }.
    .or2 = O veneno se infiltra no equipamento de { $hero }, que já não pode usar um espaço: { $space }.
event-poison-cured = { $hero } está sem veneno ({ $count ->
    [1] 1 espaço limpo
   *[other] { $count } espaços limpos
  } de novo).
    .or = O veneno deixa { $hero }: { $count ->
        [1] 1 espaço livre
       *[other] { $count } espaços livres
      } de novo.
event-seed-sought = { $is_guarded ->
    [1] { $hero } estende a mão para a semente e rola { $die }: algo estende a mão de volta.
   *[other] { $hero } estende a mão para a semente e rola { $die }: nada se mexe.
  }
    .or = { $is_guarded ->
        [1] Um { $die }: o ninho não estava vazio, e { $hero } acordou o que havia nele.
       *[other] Um { $die }: o ninho está quieto sob as mãos de { $hero }.
      }
    .or2 = { $is_guarded ->
        [1] { $hero } se curva sobre o ninho e rola { $die }. Algo se curva sobre { $hero }.
       *[other] { $hero } se curva sobre o ninho e rola { $die }. Tudo quieto.
      }
event-seed-taken = { $hero } pega uma semente da ninhada e leva agora { $seeds ->
    [1] 1 semente
   *[other] { $seeds } sementes
  }.
    .or = Uma semente da ninhada vai para a bolsa de { $hero }: { $seeds } ao todo.
    .or2 = { $hero } tira do ninho uma semente da ninhada e leva agora { $seeds }.
event-seeds-picked-up = { $hero } recolhe { $count ->
    [1] uma semente da ninhada
   *[other] { $count } sementes da ninhada
  } e leva agora { $seeds }.
    .or = { $count ->
        [1] Uma semente da ninhada caída vai
       *[other] { $count } sementes da ninhada caídas vão
      } para a bolsa de { $hero }: { $seeds } ao todo.
event-seeds-fell = { $hero } perde { $count ->
    [1] 1 semente da ninhada
   *[other] { $count } sementes da ninhada
  }. Agora { $count ->
    [1] ela está
   *[other] elas estão
  } em { $tile }.
    .or = { $hero } deixa cair { $count ->
        [1] uma semente da ninhada
       *[other] { $count } sementes da ninhada
      } em { $tile }.
event-seeds-carried-out = { $count ->
    [1] Uma semente da ninhada rola
   *[other] { $count } sementes da ninhada rolam
  } para fora da masmorra que se fecha, de { $origin } a { $tile }.
event-swamp-searched = { $is_guarded ->
    [1] { $hero } apalpa a lama e rola { $die }: a lama apalpa de volta.
   *[other] { $has_item ->
        [1] { $hero } apalpa a lama e rola { $die }: há alguma coisa.
       *[other] { $hero } apalpa a lama e rola { $die }: só lama.
      }
  }
    .or = { $is_guarded ->
        [1] Com o Pântano até os cotovelos, { $hero } rola { $die }: há mais alguém lá embaixo.
       *[other] { $has_item ->
            [1] Com o Pântano até os cotovelos, { $hero } rola { $die }: e sai de lá com alguma coisa.
           *[other] Com o Pântano até os cotovelos, { $hero } rola { $die }: tudo em vão.
          }
      }
event-bones-healed = Os velhos ossos são bondosos: { $hero } está com PV completos e sem veneno.
event-bones-searched = { $hero } deita três troféus entre os ossos e desenterra alguma coisa. { $kills ->
    [0] Não resta nenhum abate.
    [1] Resta 1 abate.
   *[other] Restam { $kills } abates.
  }
event-web-rolled = { $is_spun ->
    [1] { $hero } pisa na Teia e rola { $die }: ela zune.
   *[other] { $hero } passa pela Teia e rola { $die }: tudo quieto.
  }
    .or = { $is_spun ->
        [1] Um { $die }: um fio se parte sob { $hero }, e a Teia zune.
       *[other] Um { $die }: { $hero } passa entre os fios, e nada se mexe.
      }
    .or2 = { $is_spun ->
        [1] { $hero } se mete na Teia e rola { $die }. Algo lá em cima percebeu.
       *[other] { $hero } se abaixa sob a Teia e rola { $die }. Não há ninguém em casa.
      }
event-pit-rolled = { $has_fallen ->
    [1] { $hero } se equilibra à beira do Fosso e rola { $die }. Um escorregão, e lá embaixo.
   *[other] { $hero } se equilibra à beira do Fosso e rola { $die }. Passou.
  }
event-pit-quiet = O saco está vazio: nada mais espera no fundo do Fosso.
event-pit-roped = { $hero } atravessa o Fosso balançando numa corda.
    .or = Um nó, um balanço: a corda leva { $hero } por cima do Fosso.
event-seed-planted = { $hero } planta uma semente da ninhada no Cipó Vermelho em { $tile }: { $count } de 4. Morna Gûl enfraquece.
    .or = { $hero } afunda uma semente da ninhada no Cipó Vermelho em { $tile }: { $count } de 4. Em algum lugar, Morna Gûl uiva.
    .or2 = A semente { $count } de 4 entra no Cipó Vermelho em { $tile }, pela mão de { $hero }. Morna Gûl rola um dado a menos.

## The end in the forest

event-gathering-began = A Árvore Donzela acorda em { $tile }. Todos os portadores de sementes da ninhada devem reunir-se lá.
event-forest-calmed = Todos os portadores estão na Árvore Donzela em { $tile }. Os monstros fogem, o veneno some, as aranhas dormem.
event-morna-came = E então ele vem. Morna Gûl está em { $tile } com { $hp } PV.
event-morna-rolled = Morna Gûl se mexe e rola { $dice }: até { $total ->
    [1] 1 peça
   *[other] { $total } peças
  }.
event-morna-moved = Morna Gûl avança de { $origin } a { $tile }, { $steps ->
    [1] 1 peça
   *[other] { $steps } peças
  }.
event-morna-strode = Morna Gûl rola { $dice } e avança de { $origin } a { $tile }, { $steps ->
    [1] 1 peça
   *[other] { $steps } peças
  }.
    .or = { $dice } para Morna Gûl: de { $origin } ele chega { $steps ->
        [1] uma peça
       *[other] { $steps } peças
      } mais perto, a { $tile }.
    .or2 = O chão treme: { $dice }. Morna Gûl anda { $steps ->
        [1] 1 peça
       *[other] { $steps } peças
      }, de { $origin } a { $tile }.
event-morna-stayed = Morna Gûl espera em { $tile }.
event-front-chosen = { $hero } se põe na frente dos outros.
    .or = { $hero } toma a dianteira.
    .or2 = “Atrás de mim!” É { $hero } quem fica na frente.
event-ran-past = { $hero } passa correndo por Morna Gûl, até { $tile }.
    .or = { $hero } dribla Morna Gûl e corre até { $tile }.
event-tree-called = A Árvore Donzela responde e leva { $hero } até { $tile }.
    .or = Um galho desce e tira { $hero } da luta, até { $tile }.
    .or2 = { $hero } chama a Árvore Donzela, e ela leva { $hero } até { $tile }.
event-morna-fed = Morna Gûl bebe os caídos: { $hp } PV.
    .or = Ele se alimenta dos mortos: Morna Gûl tem { $hp } PV.

## Why an automaton chose as it did

reason-favourite = Um favorito da sua espécie.
reason-whim = Nada se sabe melhor que o acaso.
reason-enough = De graça já foi o bastante: adiante com o turno.
reason-usual = Nada fala contra o costume.
reason-weighed = { $options ->
    [1] Não havia outra coisa.
   *[other] Comparado com { $options } caminhos.
  }
