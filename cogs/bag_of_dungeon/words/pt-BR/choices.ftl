### What is asked, and what there is to choose: labels fit a phone, costs stand on the buttons.

## Costs, as they stand at the end of a label

cost-ap = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA
  }
cost-next = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } PA a dever
  }
cost-fight = { $is_next ->
    [1] { cost-next }
   *[other] { cost-ap }
  }
cost-tokens = { $tokens ->
    [1] { " " }· { $tokens } ficha
   *[other] { " " }· { $tokens } fichas
  }
cost-hp = { $damage ->
    [0] { "" }
   *[other] , { $damage } PV
  }

## Before the first step

prompt-adventurer = Quem você vai ser? PV é o que você aguenta, PA o que pode fazer num turno, e 2d6+2 como você ataca.
    .waiting = { $asked } { $asked-count ->
        [1] está
       *[other] estão
      } escolhendo um aventureiro.
    .title = Escolha seu aventureiro
option-adventurer = { $adventurer }, { $adventurer-class } · { $adventurer-card }
    .hint = { $skill_is ->
        [0] { $adventurer-skill }
        [1] { skill-antivenom }: { dormant-antivenom }
       *[other] { skill-antivenom }: { idle-antivenom }
      }
prompt-side = Duas fichas de habilidade comprarão um aprimoramento para { $adventurer }. Qual será?
    .waiting = { $asked } { $asked-count ->
        [1] está
       *[other] estão
      } escolhendo um aprimoramento.
    .title = Escolha seu aprimoramento
option-side = { $upgrade }

## What can be settled in advance

order-fight-on = Numa luta, seguir enquanto eu tiver mais PV que
order-wounds = Quando vem dano
option-bear-all = Sofrer, guardar as fichas
option-bear-most = Sofrer, a não ser que mate
order-calls = Quando me chamam para uma luta
option-always-join = Sempre ir
option-never-join = Sempre ficar fora
order-bargains = Quando me oferecem uma troca
option-no-bargains = Sempre recusar
option-gifts-alone = Aceitar só presentes
option-any-bargain = Sempre aceitar
order-reactions = Sem reações neste turno
option-no-reactions = Aceitar tudo como vier

## Your turn

prompt-menu = { $adventurer } em { $tile }: { $ap } PA, { $hp } PV.
    .waiting = { $adventurer } ({ $asked }) está em { $tile }, { $ap } PA, { $hp } PV.
    .title = Seu turno
option-lay = Explorar { $direction-to }{ cost-ap }
option-explore = Explorar { $direction-to } e entrar{ cost-ap }
option-explore-on = Seguir explorando
    .hint = Andar e colocar peças até gastar os PA ou achar algo
option-move = { $direction-label }: { $what }{ cost-ap }
    .without-what = { $direction-label }, { $tile }{ cost-ap }
option-pass = { $world-label }: { $what }{ cost-ap }
    .without-what = { $world-label }, { $tile }{ cost-ap }
option-walk = Até { $tile }: { $what }{ cost-ap }
    .without-what = Até { $tile }{ cost-ap }
    .hint = { $bearing }{ $ways ->
        [0] { "" }
        [1] , um caminho por explorar
       *[other] , { $ways } caminhos por explorar
      }{ $items ->
        [0] { "" }
        [1] , um item
       *[other] , { $items } itens
      }{ $seeds ->
        [0] { "" }
        [1] , uma semente
       *[other] , { $seeds } sementes
      }
option-travel = Até { $tile }: { $what } · { $turns } turnos
    .without-what = Até { $tile } · { $turns } turnos
    .hint = { $bearing }, { $ap } PA ao todo
group-walk = Andar para onde?
group-pack = Itens e trocas
group-end = Encerrar o turno?
group-explore = Explorar e entrar?
group-lay = Explorar, mas ficar aqui?
group-move = Um passo para onde?
group-escape = Fugir para onde?
group-escape-new = Fugir para o desconhecido?
group-tag = Chamar quem?
group-attack = Atacar quem?
group-chest = Abrir o quê?
group-fight-item = Usar o quê?
option-end-turn = Encerrar turno
option-back = Voltar
option-arrange = Arrumar meus itens
option-web = Andar pelas Teias{ cost-ap }
option-engage = Lutar: { $monster }
option-shoot = Ataque à distância{ cost-ap }
option-use = Usar um item{ cost-ap }
option-use-it = Usar: { $item }{ cost-ap }
    .hint = { $power }
option-skill = { $skill }{ cost-ap }
option-upgrade = Aprender: { $upgrade }
option-attack = Atacar { $adventurer }{ cost-ap }
option-leave = Deixar a masmorra
option-ring = Pegar o Anel
option-seeds = Pegar { $count ->
    [1] a semente
   *[other] { $count } sementes
  }
option-pool = Descansar na Fonte
option-cache = Pegar o item escondido
option-chest = Abrir: { $item }
    .hint = { $power }
option-chest-safely = Salto: { $item }{ cost-tokens }
option-seed = Tentar a semente
option-swamp = Vasculhar Pântano{ cost-ap }
option-heal = Ossos: curar{ cost-ap }
option-find = Ossos: achar · { $kills } abates
option-plant = Plantar semente{ cost-ap }
prompt-web-to = Para qual Teia?
    .waiting = { $asked } está andando pelas teias.
    .title = Para qual Teia?
option-web-to = Teia em { $tile }
prompt-renew = Quem você cura?
    .waiting = { $asked } tem mãos que curam.
    .title = Quem você cura?
option-renew = { $adventurer }, { $hp } PV
prompt-antivenom = De quem você tira o veneno?
    .waiting = { $asked } destampa um antídoto.
    .title = De quem você tira o veneno?
option-antivenom = { $adventurer }, { $hp } PV

## Laying tiles

prompt-rotation = Você compra uma peça para { $tile }: { $icon-a }. Como vai girá-la?
    .waiting = { $asked } comprou uma peça para { $tile }: { $icon-a }. De que lado fica?
    .title = Gire a peça
option-turned = Aberta { $openings-letter }
prompt-pathfinder = Você conhece dois caminhos para { $tile }. Qual peça será?
    .waiting = { $asked } compara duas peças para { $tile }.
    .title = Escolha uma peça
option-draw = { $shape }: { $icon }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
prompt-last-edge = A última peça está na mesa. Onde fica? { $name }:
    .waiting = { $asked } decide onde fica: { $name }.
    .title = Onde fica?
option-last-edge = { $place }, { $direction-to } de { $tile }

## Meeting monsters

prompt-encounter = { $monster }, rodada { $round }: { $monster_hp } PV, { describe-attack }. Você: { $hp } PV, { $ap } PA{ $is_next ->
    [1] { " " }do seu próximo turno.
   *[other] .
  }{ $held ->
    [0] { "" }
    [1] { " " }Você não pode fugir antes de lutar uma rodada.
   *[other] { " " }Você não pode fugir.
  }
    .waiting = { $adventurer } ({ $asked }) enfrenta { $monster-the }: { $hp } PV contra { $monster_hp }.
    .title = Lutar ou fugir
option-fight = Lutar
option-fight-out = Lutar até o fim
option-escape = Fugir para { $tile }{ cost-fight }{ cost-hp }
option-escape-new = Fugir { $direction-to }{ cost-fight }{ cost-hp }
option-tag = Chamar { $adventurer }{ cost-fight }
option-tag-all = Chamar todos{ cost-fight } cada
option-use-item = { $item }{ cost-ap }
    .hint = { $power }
option-fight-item = { $item }{ cost-fight }
    .hint = { $power }
option-clobber = Pancada: +{ $dice } dados
option-no-clobber = Só rolar
prompt-clobber = { $adventurer } vai rolar num duelo. Uma pancada?
    .waiting = { $asked } pode dar uma pancada.
    .title = Pancada?
option-bossbane = Flagelo: { $monster }{ cost-tokens }
option-shoot-on = Atirar
option-withdraw = Recuar
prompt-sneak = O seu manto pode esconder você: com 3 a 6 você passa às escondidas por { $monster-the }, com 1 ou 2 precisa lutar. Tentar?
    .waiting = { $asked } pode se esgueirar por { $monster-the }.
    .title = Esgueirar-se ou lutar?
option-sneak = Esgueirar-me
option-no-sneak = Lutar
prompt-tornado = Onde o redemoinho deve pôr você?
    .waiting = { $asked } gira num redemoinho.
    .title = Fora do redemoinho
option-tornado = { $tile }

## Calling for help

prompt-tagged = { $adventurer } chama { $partner } ({ $hp } PV) para a luta contra { $monster-the }: { $monster_hp } PV ainda. Você vai?
    .waiting = { $asked } { $asked-count ->
        [1] vem
       *[other] vêm
      } ajudar { $adventurer }?
    .title = Entrar na luta?
option-join = Entrar{ cost-next }
option-join-range = Atirar de { $tile }{ cost-next }
option-decline-tag = Ficar fora

## Reactions

prompt-dice = { $adventurer } tem { $total } contra { $foe_total }. Fica assim?
    .waiting = { $adventurer } ({ $asked }) tem { $total } contra { $foe_total } e ainda pode mudar isso.
    .title = Seus dados
option-keep = Manter
option-lethal = Golpe Letal: dobrar
prompt-damage = { $adventurer } ({ $hp } PV) vai sofrer { $damage } de dano { $cause }. Você { $tokens ->
    [0] não tem ficha de habilidade
    [1] tem 1 ficha de habilidade
   *[other] tem { $tokens } fichas de habilidade
  }. O que você faz?
    .waiting = { $adventurer } ({ $asked }) vai sofrer { $damage } de dano { $cause }.
    .title = Vem dano aí
option-take-damage = Sofrer { $damage } de dano
option-duck = Esquiva: −1d6{ cost-tokens }
option-dive = Salto{ cost-tokens }
option-riposte = Revide{ cost-tokens }
option-brace = Firmeza: sem dano
prompt-killing-blow = { $adventurer } está morrendo. Uma ficha de habilidade e um item podem levar { $monster-the } junto. Qual item?
    .waiting = { $adventurer } ({ $asked }) está morrendo e ainda pode dar um Golpe Final.
    .title = Um Golpe Final?
option-killing-blow = { $item }
    .hint = { $power }
option-die = Morrer em paz
prompt-story = Como você derruba { $monster-the } com { $item-the }? Conte a todo mundo.
    .waiting = { $asked } tem uma história a contar: como { $item-the } derrubou { $monster-the }.
    .title = Conte o Golpe Final

## Rewards and items

prompt-reward = Há uma recompensa para { $adventurer }{ $count ->
    [1] { "" }
   *[other] { " " }({ $number } de { $count })
  }{ $is_for_upgrade ->
    [1] : um item agora, ou uma ficha de habilidade para esquivar um golpe ou guardar para o aprimoramento?
   *[other] . Qual você escolhe?
  }
    .without-adventurer = Você tem uma recompensa{ $count ->
        [1] { "" }
       *[other] { " " }({ $number } de { $count })
      }{ $is_for_upgrade ->
        [1] : um item agora, ou uma ficha de habilidade para esquivar um golpe ou guardar para o aprimoramento?
       *[other] . Qual você escolhe?
      }
    .waiting = { $asked } escolhe uma recompensa.
    .title = Sua recompensa
option-reward-item = Um item
option-reward-token = Uma ficha de habilidade
option-awaken = Despertar: { $item }
    .hint = { $power }
prompt-choosy = { $adventurer } tem dois itens nas mãos. Com qual fica?
    .without-adventurer = Há dois itens nos seus dedos. Com qual você fica?
    .waiting = { $asked } fica com um de dois itens.
    .title = Fique com um
option-keep-item = { $item }
    .hint = { $power }
prompt-receive = { $adventurer } tem { $item-a } ({ $power }). Para onde vai?
    .without-adventurer = Você tem { $item-a } ({ $power }). Para onde vai?
    .waiting = { $asked } procura espaço para { $item-the }.
    .title = Para onde?
option-space = { $space }
option-swap-space = { $space }: troca { $item }
    .hint = { $power }
option-space-keeps = { $space }: mover { $item-the }
    .hint = { $power }
option-space-drops = { $space }: largar { $item-the }
    .hint = { $power }
option-leave-item = Deixar aqui
prompt-use-item = O que você usa?
    .waiting = { $asked } remexe na mochila.
    .title = Usar o quê?
prompt-far = Até onde o cristal deve levar você?
    .waiting = { $asked } ergue um cristal.
    .title = Até onde?
option-far = { $steps ->
    [1] { $steps } peça
   *[other] { $steps } peças
  }
prompt-teleport = Para qual peça?
    .waiting = { $asked } ergue um cristal.
    .title = Para qual peça?
option-teleport = { $tile }: { $what }
    .without-what = { $tile }
prompt-drain = De quem será o sangue?
    .waiting = { $asked } mostra os dentes.
    .title = Sangue de quem?
option-drain = { $adventurer }, { $hp } PV
prompt-rob = Quem você rouba?
    .waiting = { $asked } estende uma garra.
    .title = Quem você rouba?
option-rob = { $adventurer }
prompt-steal = O que você leva?
    .waiting = { $asked } estende uma garra.
    .title = O que você leva?
option-steal = { $item }
    .hint = { $power }
option-steal-ring = O Anel
prompt-take = O que você pega?
    .waiting = { $asked } está pegando coisas do chão.
    .title = Pegar o quê?
option-take = { $item }
    .hint = { $power }
option-pick-it-up = Pegar: { $item }
    .hint = { $power }
option-pick-up = Pegar do chão ({ $count })
prompt-drop = O que você deixa aqui?
    .waiting = { $asked } arruma a mochila.
    .title = Deixar o que aqui?
option-drop = { $item }
    .hint = { $power }
option-leave-something = Deixar um item
prompt-trade-with = Com quem você troca?
    .waiting = { $asked } quer fazer uma troca.
    .title = Trocar com quem?
option-trade-with = { $adventurer }
prompt-give = O que você oferece a { $adventurer }?
    .waiting = { $asked } faz uma oferta a { $adventurer }.
    .title = O que você oferece?
option-give = { $item }
    .hint = { $power }
option-give-ring = O Anel
option-give-nothing = Nada
prompt-want = O que você quer de { $adventurer }{ $gives ->
    [0] { "" }
   *[other] { " " }em troca
  }?
    .waiting = { $asked } faz uma oferta a { $adventurer }.
    .title = O que você quer?
option-want = { $item }
    .hint = { $power }
option-want-ring = O Anel
option-want-nothing = Nada
prompt-trade = { $offerer } { $gives ->
    [0] pede a você { $want-the } ({ $want_power }) e não oferece nada.
   *[other] oferece a você { $give-the } ({ $give_power }) em troca { $want-de }{ $wants ->
        [0] .
       *[other] { " " }({ $want_power }).
      }
  } Aceita?
    .waiting = { $asked } recebe { $gives ->
        [0] um pedido: { $want-the }
       *[other] uma oferta: { $give-the } em troca { $want-de }
      }.
    .title = Fechado?
option-trade = Fechado
    .without-give = Trocar
option-no-trade = Nada feito
prompt-arrange = O que você quer mudar de lugar? Não custa nada.
    .waiting = { $asked } rearruma a mochila.
    .title = Arrume seus itens
option-arrange-item = { $item }
    .hint = { $power }
option-arrange-poison = Veneno: { $space }
prompt-space = Para onde deve ir { $item-the } ({ $power })?
    .waiting = { $asked } rearruma a mochila.
    .title = Para onde?
prompt-poison-space = Para onde deve ir o veneno?
    .waiting = { $asked } rearruma a mochila.
    .title = Para onde?
prompt-poison = O veneno pegou { $adventurer }. Qual espaço se perde?
    .without-adventurer = O veneno pegou você. Qual espaço você perde?
    .waiting = { $asked } sofre com o veneno e cede um espaço.
    .title = Veneno

## Ranged attacks

prompt-weapon = Com o que você mira?
    .waiting = { $asked } faz mira.
    .title = Atirar com quê?
option-weapon = { $item }{ cost-ap }
    .hint = { $power }
prompt-target = Em que você mira?
    .waiting = { $asked } faz mira.
    .title = Mirar em quê?
option-target = { $tile }: { $what }, { $hp } PV
    .without-what = { $tile }: nenhum monstro
    .without-hp = { $tile }: { $what }

## Hazards

prompt-spikey = O Velho Espinhoso está acordado. Dar um item para emperrá-lo, ou rolar e torcer?
    .waiting = { $asked } está diante do Velho Espinhoso.
    .title = Velho Espinhoso
option-jam = Emperrar: { $item }
    .hint = { $power }
option-spikey-roll = Rolar: a salvo acima de { $most }
prompt-pit = Você está no fundo. Escalar para fora, ou achar um caminho para a masmorra?
    .waiting = { $asked } está no fundo do Fosso.
    .title = No fundo
option-land = Sair em { $tile }
option-climb-out = Escalar para fora

## Morna Gûl

prompt-morna = Morna Gûl está aqui, e você tem { $hp } PV. Lutar, ou passar correndo?
    .waiting = { $asked } está diante de Morna Gûl.
    .title = Morna Gûl
option-run-past = Passar: { $tile }{ cost-ap }{ cost-hp }
prompt-front = Morna Gûl chegou. Quem fica na frente?{ $voices ->
        [1] { "" }
       *[other] { " " }A maioria decide; no empate, o menor lugar dali.
      }
    .waiting = Morna Gûl chegou. { $asked } { $asked-count ->
        [1] diz
       *[other] dizem
      } quem fica na frente.
    .title = Quem fica na frente?
option-front = { $adventurer }, { $hp } PV
prompt-tree = Morna Gûl feriu { $adventurer }, restam { $hp } PV. A Árvore Donzela deve tirar { $adventurer } daqui?
    .without-adventurer = Morna Gûl feriu você, restam { $hp } PV. A Árvore Donzela deve tirar você daqui?
    .waiting = { $asked } pode chamar a Árvore Donzela.
    .title = Chamar a Árvore Donzela?
option-tree = Me leve a { $tile }
option-fight-on = Seguir lutando
prompt-stand-in = Não há mais ninguém à frente. { $adventurer } enfrenta Morna Gûl, com { $hp } PV?
    .without-adventurer = Seu parceiro se foi. Você enfrenta Morna Gûl, com { $hp } PV?
    .waiting = { $asked } pode tomar a frente.
    .title = Tomar a frente?
option-stand-in = Tomar a frente
option-no-stand-in = Recuar

## Chances, as they stand beside what is rolled for

odds-hit = sua rolagem é a maior: { $percent }%
odds-beat = supera a rolagem dele: { $percent }%
odds-live = você vive: { $percent }%
odds-live-often = você vive: { $percent }%; com as { $tokens } fichas: { $often }%
odds-kill = mata: { $percent }%
odds-spared = fica quieto: { $percent }%
odds-unseen = às escondidas: { $percent }%
odds-quiet = ninguém vem: { $percent }%
odds-find = um item: { $percent }%
odds-safe = sem armadilha: { $percent }%
odds-across = você atravessa: { $percent }%
