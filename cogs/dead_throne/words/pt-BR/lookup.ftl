### What can be looked up: what each thing does, and its figures.

## The kinds

noun-character = Personagens
    .one = Personagem
noun-item = Itens
    .one = Item
noun-scroll = Pergaminhos
    .one = Pergaminho
noun-enemy = Inimigos
    .one = Inimigo
noun-boss = Chefes do Solo
    .one = Chefe
noun-trap = Armadilhas
    .one = Armadilha
noun-quest = Missões das Tavernas
    .one = Missão de Taverna
noun-lone = Missões Solitárias
    .one = Missão Solitária
noun-relic = Relíquias
    .one = Relíquia
noun-ring = Círculos de Pedra
    .one = Círculo de Pedra
noun-event-card = Eventos
    .one = Evento
noun-omen = Presságios da Defesa
    .one = Presságio
noun-tile = Peças do mapa
    .one = Peça
noun-structure = Construções
    .one = Construção
noun-quick = Atalhos
    .one = Atalho
noun-feature = Marcas da terra
    .one = Marca
noun-terrain = Tipos de terra
    .one = Terra
noun-deck = Baralhos
    .one = Baralho
noun-place = Lugares
    .one = Lugar
noun-mark = O que lhe acontece
    .one = Estado ou ficha

## Figures

figures-character = Mãos nuas: ataque { $attack }, defesa { $defence } · começa com { $gear }
figures-item = { $slot ->
    [weapon] Arma · ataque { $attack }
    [shield] Escudo · defesa { $defence }
    [special] Item especial
    [tool] Ferramenta, usada uma vez
    [rucksack] Mochila
    [token] Ficha
    [helmet] Elmo · mais { $armour } de vida
    [body] Armadura de corpo · mais { $armour } de vida
    [gauntlets] Manoplas · mais { $armour } de vida
    [boots] Botas · mais { $armour } de vida
   *[ring] Anel · mais { $armour } de vida
  }{ $buy ->
    [0] { "" }
   *[other] {" "}· custa { $buy }
  }{ $sell ->
    [0] { "" }
   *[other] {" "}· vende-se por { $sell }
  }
figures-scroll = Baralho: { $deck }
figures-enemy = Nível { $level } · ataque { $attack-dice ->
    [0] { $attack }
    [1] um dado
   *[other] { $attack-dice }× um dado
  } · defesa { $defence-dice ->
    [0] { $defence }
    [1] um dado
   *[other] { $defence-dice }× um dado
  }{ $element ->
    [fire] {" "}· Fogo
    [water] {" "}· Água
    [earth] {" "}· Terra
    [air] {" "}· Ar
   *[none] { "" }
  }{ $human ->
    [0] { "" }
   *[other] {" "}· humano
  }
figures-boss = Estrada curta: espaço { $short }, ataque e defesa { $short-dice ->
    [1] um dado
   *[other] { $short-dice }× um dado
  } · estrada longa: espaço { $long }, { $long-dice ->
    [1] um dado
   *[other] { $long-dice }× um dado
  } cada

## Characters

about-saladar = O mago. Vence com todas as Peças do Medalhão no Salão do Trono, volta nas suas Pedras da Região ativas, e viaja entre elas.
about-hero = Um Herói, { $who-calling }. Heróis vencem com todas as Pedras da Região no Salão do Trono, e voltam numa Estalagem se morrem com uma Peça do Medalhão.

## Items that only their figures tell apart

about-weapon = { $combos ->
    [0] Não faz combo com nada.
    [1] Com { $partner1 } é um combo: ataque { $attack1 }, defesa { $defence1 }.
    [2] Faz um combo com { $partner1 } (ataque { $attack1 }, defesa { $defence1 }) ou { $partner2 } (ataque { $attack2 }, defesa { $defence2 }).
   *[3] Faz um combo com { $partner1 } (ataque { $attack1 }, defesa { $defence1 }), { $partner2 } (ataque { $attack2 }, defesa { $defence2 }) ou { $partner3 } (ataque { $attack3 }, defesa { $defence3 }).
  }
about-shield = Reduz cada golpe contra você pela defesa dele. Quebra se um golpe de pelo menos o dobro da defesa dele fere você.
about-armour = Enquanto a veste, você pode ter mais { $armour } de vida. Armaduras nunca quebram.

## Items with an effect of their own

about-item-longbow = Nunca quebra, atire no que atirar. Não faz combo.
about-item-greatsword = Precisa das duas mãos: você não usa escudo ao lado dele.
about-item-flame-brand = O elemento dela é Fogo: mais 2 contra Água, nada contra Fogo. Com { $partner1 } é um combo: ataque { $attack1 }, defesa { $defence1 }.
about-item-widows-fang = Quando fere outro jogador, causa mais 1 de dano direto. Com { $partner1 } é um combo: ataque { $attack1 }, defesa { $defence1 }.
about-item-ash-staff = A arma do próprio Saladar. Nenhum Mercado a compra, mas quem o derrota pode levá-la.
about-item-mirror-shield = Em cada batalha, o primeiro pergaminho de ataque contra você não faz nada.
about-item-crested-helm = Você pode ter quatro pergaminhos em vez de três.
about-item-iron-gauntlets = Sua arma ataca com 1 a mais. Sua mão nua, não.
about-item-swift-boots = Suas rolagens de movimento contam 2 a mais, menos quando você foge.
about-item-ring-of-warding = Dano direto não lhe faz nada.
about-item-ring-of-tides = Você cura 1 no começo de cada um dos seus Turnos de Jogo.
about-item-lucky-charm = Uma vez por turno você pode rolar de novo o dado pior da sua caminhada ou fuga.
about-item-travellers-cloak = Jogadores por quem você passa não podem começar uma batalha com você.
about-item-hunters-horn = Você ataca inimigos com 1 a mais. Não ajuda contra jogadores.
about-item-scholars-satchel = Quando compra os pergaminhos que faltam, você compra um a mais e depois devolve um.
about-item-pilgrims-lantern = Quando compra uma carta da terra, você vê duas e escolhe uma. A outra volta para o topo.
about-item-crown-of-the-king = A Coroa de Agrimor abre o Salão do Trono: entre com ela, e você vence. Ela fica onde cai quem a leva.
about-item-hammer = Conserta um item quebrado, no seu próprio turno. Um combo quebrado conta como um.
about-item-torch = Encerra na hora a sua espera, a não ser que um inimigo segure você. Também ilumina o bosque se vocês jogam com Zonas Mortas.
about-item-healing-herb = Cura 4, no seu próprio turno.
about-item-elixir = Cura todas as suas feridas, no seu próprio turno.
about-item-rope = No seu Turno de Jogo, suba a um passo de caminho da sua peça a até 3 passos. Depois você interage ali.
about-item-lockpick = Dentro de uma construção, compre duas cartas de Saque e pegue uma delas.
about-item-spyglass = Veja os pergaminhos e as armadilhas armadas de um jogador.
about-item-whetstone = Seu próximo ataque com arma neste turno golpeia com 2 a mais.
about-item-smoke-pot = Numa batalha, fuja, role o que rolar. Os dados ainda dizem até onde.
about-item-rucksack = Você pode levar mais cinco coisas. Se a perde, perde o que há nela; numa batalha não se alcançam as ferramentas dela.
about-item-life-token = Se você fosse morrer, ela se gasta no seu lugar, e você fica onde está com 5 de vida.

## Scrolls

about-scroll-firebolt = Soma 4 a um ataque seu. É Fogo: mais 2 contra Água, nada contra Fogo.
about-scroll-ice-lance = Soma 4 a um ataque seu. É Água: mais 2 contra Fogo, nada contra Água.
about-scroll-gale-blade = Soma 4 a um ataque seu. É Ar: mais 2 contra Terra, nada contra Ar.
about-scroll-stone-fist = Soma 4 a um ataque seu. É Terra: mais 2 contra Ar, nada contra Terra.
about-scroll-war-cry = Sua arma ou sua mão golpeia com 3 a mais, em um ataque.
about-scroll-sunder = Numa batalha ou ao encontrar um jogador, quebre a arma ou o escudo que ele usa.
about-scroll-blood-dart = 2 de dano direto a um inimigo que você enfrenta ou a um jogador que encontra. Nenhuma defesa ajuda.
about-scroll-call-the-pack = Soma um dado a um ataque seu.
about-scroll-stone-skin = Quando atacam você, você se defende com 4 a mais contra esse golpe.
about-scroll-mirror-ward = Quando um jogador ataca você com um pergaminho, a parte dele no ataque atinge quem atacou.
about-scroll-mend = Cura 4: no seu próprio turno, ou depois de um golpe que acertou você.
about-scroll-second-wind = No seu próprio turno, cure 2 e compre na hora um pergaminho.
about-scroll-conjured-blade = Você ataca com uma arma de 5 que não quebra, até a batalha ou o turno acabar.
about-scroll-conjured-bulwark = Você se defende com um escudo de 4 que não quebra, até a batalha ou o turno acabar. Pode usá-lo quando atacam você.
about-scroll-entangle = Um jogador que você encontra ou enfrenta cai na armadilha: permanece um turno, sem defesa nenhuma.
about-scroll-nullify = Cancela um pergaminho que outro jogador acabou de usar.
about-scroll-homeward = No seu próprio turno, teleporte-se a qualquer Estalagem e interaja ali.
about-scroll-step-through = No seu próprio turno, teleporte-se a um passo de caminho da sua peça ou da vizinha, e interaja ali.
about-scroll-swap-places = No seu Turno de Jogo, troque de lugar com qualquer jogador vivo. Só você interage então.
about-scroll-far-voice = No seu Turno de Jogo, negocie com qualquer jogador vivo, ataque-o ou use um pergaminho nele, onde estiver. Ninguém se move.
about-scroll-swift-feet = Depois da sua rolagem de movimento, você pode andar 4 passos a mais.
about-scroll-bar-the-way = No seu Turno de Jogo, barre um passo a até 6. Ninguém mais entra nele até começar o seu próximo turno.
about-scroll-read-the-land = No seu Turno de Jogo, veja as três cartas do topo de uma terra e devolva-as em qualquer ordem.
about-scroll-binding-charm = No seu Turno de Jogo, prenda-o: sua arma golpeia com 1 a mais, ou seu escudo defende com 1 a mais, de vez.

## Enemies

about-enemy = Se você causa mais dano do que sofre, ganha { $coin } { $coin ->
    [1] moeda
   *[other] moedas
  }{ $loot ->
    [0] { "" }
   *[other] {" "}e uma carta de Saque
  }{ $heal ->
    [0] { "" }
   *[other] {" "}e cura { $heal }
  }{ $essence ->
    [0] { "" }
   *[other] {" "}e pode guardar a essência, que vale { $essence }
  }. Se sofre mais, perde { $cost } { $cost ->
    [1] moeda
   *[other] moedas
  }{ $penalty ->
    [back] {" "}e volta { $amount ->
        [1] um passo
       *[other] { $amount } passos
      }
    [move] {" "}e precisa andar { $amount } passos
    [remain] {", "}e fica sem poder sair por { $amount ->
        [1] um turno
       *[other] { $amount } turnos
      }
    [scrolls] { $amount ->
        [0] {" "}e todos os seus pergaminhos
       *[other] {" "}e um pergaminho
      }
    [carried] {" "}e uma coisa que você leva
    [worn] {" "}e { $slot ->
        [weapon] a sua arma
        [shield] o seu escudo
        [special] o seu item especial
        [helmet] o seu elmo
        [body] a sua armadura de corpo
        [gauntlets] as suas manoplas
        [boots] as suas botas
        [rucksack] a sua mochila com tudo o que há nela
       *[ring] o seu anel
      }
   *[none] { "" }
  }.
about-enemy-k0 = O dragão das rochas. Se você o derrota, ganha 6 moedas e a Coroa do Rei; na Defesa ele marcha sobre o Castelo, e o que perde fica perdido.

about-boss-gatewarden = Barra a estrada do Solo. Se você perde, ele leva o seu escudo além das moedas.
about-boss-sister-ruin = Barra a estrada do Solo. Ela é Fogo: Água a golpeia com 2 a mais, Fogo com nada.
about-boss-twin-kings = Barra a estrada do Solo. A primeira parte do seu ataque conta a metade, arredondada para baixo.
about-boss-dead-throne = O último chefe da estrada. Se você o vence, ganha a partida.

## Traps

about-trap-rope-snare = Dispara contra outros em árvores velhas: permanecem um turno. Uma Corda soma 2 de dano direto, depois uma Adaga toma para você uma das coisas da vítima.
about-trap-bridge-saw = Dispara contra outros em pontes: 2 de dano direto. Um Machado soma mais 2, depois uma Corda faz a vítima permanecer um turno.
about-trap-jetty-net = Dispara contra outros em píeres: permanecem um turno. Uma Corda toma 3 moedas para você, depois uma Lança soma 3 de dano direto.
about-trap-rockfall = Você pode dispará-la quando outro jogador interage nas rochas: 2 de dano direto. Um Martelo soma mais 2, depois uma Maça quebra o escudo da vítima.
about-trap-poisoned-gift = Use-a num jogador no seu passo: 3 de dano direto. Uma Erva Curativa soma mais 2, depois qualquer pergaminho faz a vítima permanecer um turno.
about-trap-false-signpost = Dispara contra outros em marcos: você leva a vítima 4 passos. Com uma Tocha são 7, depois qualquer pergaminho a manda a um passo de caminho à sua escolha.
about-trap-dead-mans-well = Dispara contra outros em poços: 2 de dano direto. Uma Tocha custa à vítima a próxima rolagem de movimento, depois qualquer pergaminho toma 4 moedas para você.
about-trap-cairn-curse = Dispara contra outros em túmulos: descartam um pergaminho. Uma Pedra de Amolar leva todos os pergaminhos, depois um Elixir faz a vítima permanecer um turno.
about-trap-tripwire = Você pode dispará-la quando outro jogador interage no bosque: 1 de dano direto. Uma Corda faz a vítima permanecer um turno, depois uma Espada Curta soma 3 de dano.

## Lone Quests

about-lone-lq1 = Empurre a carroça por 5 moedas, ou lute com um Bandido da Sebe por 9.
about-lone-lq2 = Dê uma Erva Curativa por uma Espada Longa, ou compre água por 2 moedas e compre um pergaminho.
about-lone-lq3 = Espere um turno com a criança por 4 moedas e uma Erva Curativa, ou lute com um Lobo Cinzento por 8 moedas.
about-lone-lq4 = Role um dado: 4 ou mais traz uma carta de Saque, menos custa 2 moedas.
about-lone-lq5 = Mergulhe atrás dele: 2 de dano direto, depois a melhor de duas cartas de Saque.
about-lone-lq6 = Conserte o barco com um Martelo ou uma Corda por 10 moedas, ou lute com um Bando de Contrabandistas por 9.
about-lone-lq7 = Pague 4 moedas e role um dado: 4 ou 5 traz 8 moedas, 6 traz uma Armadura de Placas.
about-lone-lq8 = Fique dois turnos por vida completa e 6 moedas, ou dê uma Tocha por 7 moedas.
about-lone-lq9 = Pague 5 moedas por vida completa e uma carta de Saque, ou lute com um Cão Tumular por 6 moedas.
about-lone-lq10 = Confie numa das gêmeas e role um dado: par traz uma carta de Saque, ímpar custa um turno.
about-lone-lq11 = Leve a carta a qualquer Taverna em até três turnos por 12 moedas, ou abra-a por 2 moedas e perca um pergaminho.
about-lone-lq12 = Dê uma Tocha e um Martelo por uma Armadura de Placas ou 14 moedas, ou force o portão: 3 de dano direto, depois uma carta de Saque.

## Finds

about-relic = Guarde-a, e role um dado por ela em qualquer turno seu; depois ela se vai. { $relic-does }.
about-ring = Você rola um dado e obedece. 2: { $ring-on-two }. 3: { $ring-on-three }. 4: { $ring-on-four }. 5: { $ring-on-five }. 6: { $ring-on-six }.

## The land

about-tile-land = Fora das construções você compra aqui cartas { $land-de }.
about-tile-town = Uma cidade murada com Estalagem, Mercado e Taverna. Fora dos muros você compra cartas do campo.
about-tile-castle = Aqui fica o Salão do Trono. Em volta dele você compra cartas do campo.
about-structure = Pare em { $step } e entre por uma carta de Saque, ou fique fora e compre uma carta da terra.
about-quick = Um Atalho entre { $steps }. Custa um passo, em qualquer sentido.
about-feature = Há em { $steps }. { $traps-count ->
    [0] Nenhuma armadilha dispara ali.
    [1] Armadilha de outros que pode disparar ali: { $traps }.
   *[other] Armadilhas de outros que podem disparar ali: { $traps }.
  }
about-terrain-field = A terra mais fácil: a maioria dos inimigos é de nível 1 a 3. Nela ficam as cidades e o Castelo.
about-terrain-woods = Feras e caçadores furtivos, dois deles de nível 4. Árvores velhas escondem laços.
about-terrain-docks = Água e os que vivem dela. Os píeres levam à Balsa.
about-terrain-rocks = A terra mais dura, com inimigos até o nível 5 e o dragão Agrimor. Muitas moedas, e a Coroa.
about-deck-loot = O que você acha dentro das construções: itens raros, moedas, relíquias, e covis, de onde sai um inimigo daquela terra.
place-castle = Salão do Trono
about-place-castle = Abre-se a um Herói com todas as Pedras da Região em jogo, a Saladar com todas as Peças do Medalhão, e a qualquer um com a Coroa. Se você entra, vence.
place-inn = Estalagem
about-place-inn = Pare aqui, e todas as suas feridas se curam.
place-market = Mercado
about-place-market = Compre, venda e conserte quanto quiser, e compre armadilhas. Ninguém pode encontrar você enquanto está dentro.
place-tavern = Taverna
about-place-tavern = Entregue missões, e abra uma nova para todos.
place-carriage = Carruagem
about-place-carriage = Por 3 moedas leva você à Carruagem de outra cidade.

## States and tokens

mark-held = Nas mãos de um inimigo
about-mark-held = Você não pode se mover, comprar cartas, e ninguém encontra você, até passarem os seus turnos, alguém derrotar o inimigo, ou um teleporte tirar você dali.
mark-trapped = Na armadilha
about-mark-trapped = Você permanece pelos próximos turnos sem defesa nenhuma e compra a carta do seu passo a cada turno. Outros podem encontrar você.
mark-combo = Combo
about-mark-combo = Uma arma e o seu par usados como um só: um ataque melhor, e uma defesa também. Os dois quebram juntos.
mark-broken = Em pedaços
about-mark-broken = Não dá nada, pesa o mesmo e se vende pela metade. Um Mercado conserta tudo por 5 moedas, um Martelo uma coisa.
mark-essence = Essência
about-mark-essence = O que resta de uma criatura. Some-a a um ataque ou a uma defesa, entregue-a, venda-a, ou, com uma Pedra da Região da terra dela, cure-se por completo.
mark-direct = Dano direto
about-mark-direct = Nenhuma defesa o reduz. Só um Anel de Guarda o afasta.
mark-element = Elemento
about-mark-element = Fogo e Água se opõem, e também Terra e Ar: mais 2 contra o oposto, nada contra o mesmo.
mark-hidden = Às escondidas
about-mark-hidden = Se você entra numa batalha, ninguém pode atacar você antes do seu primeiro Turno de Batalha.
mark-afar = De longe
about-mark-afar = Você participa de uma batalha sem estar no passo dela. Pode deixá-la em qualquer Turno de Batalha, e ela não dura por sua causa.
mark-stone = Pedra da Região
about-mark-stone = Um Herói com todas as que estão em jogo pode entrar no Salão do Trono. Na própria terra ela está ativa: Saladar volta nela, e tem 1 a mais de vida.
mark-piece = Peça do Medalhão
about-mark-piece = Um Herói que morre com uma perde todas e volta. Saladar vence com todas elas no Salão do Trono.
mark-group = Grupo
about-mark-group = Heróis num mesmo passo que andam juntos: ataque e defesa se somam, e eles dividem o que têm. Um deles rola um dado e sofre o dano.

## How it stands now

now-worn = em uso por { $name }
now-carried = na sua bolsa
now-hand = { $count ->
    [1] um na sua mão
   *[other] { $count } na sua mão
  }
now-market = { $count ->
    [1] um no Mercado por { $coin } moedas
   *[other] { $count } no Mercado por { $coin } moedas cada
  }
now-set = armada por você, nível { $level }
now-open = aberta para todos
now-progress = você tem { $done } de { $needed }
now-holds = segura { $name }
now-spares = neste modo uma luta perdida só custa o dano
now-roams = em { $step }
now-marches = depois desta rodada { $whither }
now-dragon = { $health } de vida, em { $step }
now-lone = { $turns ->
    [1] resta um turno
   *[other] restam { $turns } turnos
  }
now-player = { $name }, { $health } de { $most } de vida
now-out = { $name }, fora do jogo
now-town = restam { $left } de força
now-here = { $name } está aqui
now-next = o próximo chefe, no espaço { $space }
now-beaten = já vencido
now-skipped = não está nesta estrada
now-stone-held = com { $name }: { $stone }
now-stone-lies = em { $step }: { $stone }
now-pieces = { $name } tem { $count }
now-you = isto vale para você
