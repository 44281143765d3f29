### What can be looked up: what each thing does, its figures, and how it stands now.

noun-adventurer = Aventureiros
    .one = Aventureiro
noun-class = Classes
    .one = Classe
noun-monster = Monstros
    .one = Monstro
noun-item = Itens
    .one = Item
noun-ground = Peças
    .one = Peça
noun-play = O que fazem as fichas de habilidade
    .one = Uso de ficha de habilidade
noun-mark = Fichas e tesouros
    .one = Ficha

## Figures

told-attack = { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }
figures-adventurer = { $adventurer-class } · { $hp } PV · { $ap } PA · ataca com { told-attack }
figures-class = { $hp } PV · { $ap } PA · ataca com { told-attack }
figures-monster = { $hp ->
    [0] Tão forte quanto quem o encontra
   *[other] { $hp } PV · ataca com { told-attack }
  }{ $purple_hp ->
    [0] { "" }
   *[other] { " " }· roxo: { $purple_hp } PV, { $purple_dice }d6+{ $purple_plus }
  }{ $rewards ->
    [0] { "" }
    [1] { " " }· uma recompensa
   *[other] { " " }· { $rewards } recompensas
  }{ $is_boss ->
    [1] { " " }· conta como dois abates
   *[other] { "" }
  }
figures-item = { $slot } · { $world-bag }{ $count ->
    [1] { "" }
   *[other] , { $count } no total
  }
slot-hand = Em uma mão
slot-hands = Nas duas mãos
slot-armour = Veste-se como armadura
slot-attire = Veste-se como botas ou manto
slot-pack = Funciona na mochila
slot-none = Não ocupa espaço

## What they do

about-adventurer = { $skill }: { $skill-does }.
about-class = { $skill }: { $skill-does }. Duas fichas de habilidade compram um aprimoramento, escolhido no começo: “{ $side-a }” ou “{ $side-b }”.
about-monster = Sem truques: ataca com os dados e, se for ferido sem morrer, se recupera.
about-monster-reacher = O ferrão: cada vez que fere você, todo aventureiro a até 4 peças na linha de visão dele sofre metade disso, e armadura não ajuda.
about-monster-mirror-monster = Copia os PV, os dados e o bônus do aventureiro que o revela, armas incluídas. Paga recompensas pelos PV que copiou.
about-monster-red-dragon = Guarda a Saída e nunca a deixa. Flechas não lhe fazem nada, ele não investe, e quem tomba diante dele perde os itens para a Fonte da Cura.
about-monster-bog-hag = Se ela fere você, é veneno: uma ficha ocupa um dos seus espaços até a cura.
about-monster-vine-horror = Ele agarra: você não pode fugir antes de lutar uma rodada.
about-monster-spiders = Saem de uma Teia, um dado delas, com 1 PV cada, e somam à rolagem quantas são. Uma ferida delas envenena; as que sobrevivem vão embora depois da luta.
about-monster-morna-gul = Caça quem leva sementes, 2d6 peças depois de cada rodada. Cada semente plantada no Cipó Vermelho tira um dos seus dados; cada aventureiro que ele mata lhe devolve 5 PV.
about-enhanced = { $asleep }. Com o poder desperto, em vez de uma recompensa: { $awake }.
about-ground-monster = Um monstro desconhecido espera aqui. Revela-se quando alguém entra, atira nele, ou espia com uma Espada Mágica.
about-ground-item = Um item escondido, virado para baixo. Quem está aqui pode pegá-lo por 0 PA; pode ser uma armadilha.
about-ground-spikey = Ao entrar, dê um item para emperrá-lo, ou role: com 1 ou 2, todos aqui sofrem 1d6, e armadura não ajuda. Monstros sempre o disparam.
about-ground-pool = Encerre o turno aqui e pegue uma das fichas: seus PV ficam completos. Há uma ficha para cada aventureiro que estava no jogo quando ela foi achada.
about-ground-exit = O Dragão Vermelho fica em cima dela até morrer. Com o Anel, quem está aqui pode sair por 0 PA.
about-ground-gateway = Quando se jogam os dois mapas, leva ao Início da masmorra por 1 PA. Senão, é uma peça vazia.
about-ground-pit = Ao entrar, role: com 1 ou 2 você cai e o seu turno acaba. A primeira queda da partida leva a dois monstros, sem fuga nem ajuda.
about-ground-web = Entre quando não há mais ninguém ali, e com 1 ou 2 vêm aranhas. De uma Teia a qualquer outra anda-se por 1 PA.
about-ground-vine = Quem entra se envenena, no máximo uma vez por turno. Na caçada, pode-se plantar aqui uma semente da ninhada por 2 PA.
about-ground-bones = Uma vez só: pague 2 PA para perder todo o veneno e ter PV completos, ou dê 3 abates por um item.
about-ground-seed = Uma vez por turno você pode tentar pegar a semente da ninhada: com 1, um monstro a guarda. A semente não ocupa espaço.
about-ground-swamp = Vasculhe-o uma vez por 3 PA: com 1 a 3 surge um monstro, com 4 a 6 você acha um item e segue.
about-ground-tree = Quando todos os que levam sementes estão aqui juntos, a floresta se acalma, e Morna Gûl vem.
about-ground-plain = Aqui não acontece nada.
about-ground-dstart = Você começa aqui, e acorda aqui quando perde uma vida na masmorra. Ninguém pode atacar outro aventureiro nela.
about-ground-fstart = Você começa aqui, e acorda aqui quando perde uma vida na floresta. É daqui que vem Morna Gûl.
play-duck = Esquiva
about-play-duck = Por uma ficha, uma ferida que você vai sofrer fica 1d6 menor. Você pode esquivar de novo, uma ficha por vez; não ajuda contra o que você paga, como numa fuga.
play-dive = Salto
about-play-dive = Por duas fichas, uma armadilha que dispara não lhe faz nada, ou você abre um baú sem rolar.
play-riposte = Revide
about-play-riposte = Por três fichas, todo o dano que você sofreria nesta rodada da luta vai para o monstro.
play-bossbane = Flagelo
about-play-bossbane = Por quatro fichas, um chefe tem no máximo 10 PV a partir de agora. Funciona uma vez com cada chefe.
play-killing-blow = Golpe Final
about-play-killing-blow = Por uma ficha, quando um monstro mata você, ele também morre: dê um item e conte como o item fez isso. Chefes, só se a mesa permite.
about-mark-ring = Levado pela Saída, vence a masmorra. Na floresta, quem o leva cura 2 PV por abate e mata com um acerto crítico, mas os monstros mostram o lado roxo.
mark-seeds = Sementes da ninhada
about-mark-seeds = Não ocupam espaço e não podem ser dadas; só caem se quem as leva é morto. Plantada no Cipó Vermelho, cada uma tira um dado de Morna Gûl.
mark-token = Fichas de habilidade
about-mark-token = Uma recompensa pode ser uma ficha de habilidade em vez de um item. Duas compram o seu aprimoramento; avulsas, servem para esquivar, saltar, revidar ou levar um monstro junto.
mark-poison = Veneno
about-mark-poison = Uma ficha de veneno ocupa um dos seus oito espaços, e o que está ali pode cair. Você se envenena no máximo uma vez por turno; pode mudar a ficha de lugar.
mark-life = Vidas
about-mark-life = Você tem três. Com 0 PV você perde uma, deixa cair os itens e acorda no Início com PV completos; sem vidas, está fora.

## How they stand

noun-now-monster = { $hp } de { $most } PV em { $tile }
noun-now-slain = { $count ->
    [1] um abate
   *[other] { $count } abates
  }
noun-now-hero = { $hero } ({ $player }): { $hp } de { $most } PV, { $lives ->
    [1] uma vida
   *[other] { $lives } vidas
  }, { told-attack }, em { $tile }
noun-now-gone = { $hero } ({ $player }): { $status }
noun-now-on = Em { $tiles }
noun-now-worn = em uso por { $hero }{ $is_awake ->
    [1] , com o poder desperto
   *[other] { "" }
  }
noun-now-packed = na mochila de { $hero }{ $is_awake ->
    [1] , com o poder desperto
   *[other] { "" }
  }
noun-now-lies = no chão em { $tile }{ $is_awake ->
    [1] , com o poder desperto
   *[other] { "" }
  }
noun-now-has = { $hero }: { $count }
