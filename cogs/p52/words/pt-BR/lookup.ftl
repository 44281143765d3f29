### What can be looked up: what each thing is and does, its figures, and how it stands in this match.

noun-enemy = Inimigos
    .one = Inimigo
noun-boss = Chefes
    .one = Chefe
noun-blow = Ataques dos chefes
    .one = Ataque de um chefe
noun-rank = Figuras do baralho
    .one = Figura do baralho
noun-hero = Heróis prontos
    .one = Herói pronto
noun-ability = Habilidades
    .one = Habilidade
noun-item = Coisas
    .one = Coisa
noun-ground = Casas
    .one = Casa
noun-condition = Estados
    .one = Estado
noun-figure = Números
    .one = Número
noun-core = Habilidades básicas
    .one = Habilidade básica
noun-race = Raças
    .one = Raça
noun-calling = Classes
    .one = Classe
noun-quirk = Manias
    .one = Mania
noun-light = Luz
    .one = Luz
noun-room = Salas
    .one = Sala
noun-template = Padrões de salas ao acaso
    .one = Padrão de sala ao acaso
noun-adventure = Aventuras
    .one = Aventura
noun-shape = Tipos de missão
    .one = Tipo de missão
noun-difficulty = Dificuldade
    .one = Dificuldade

## Enemies

signed = { $amount ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $amount }
  }
figures-enemy = No nível 1: { $health } PV, acerta acima de { $target }{ $way ->
    [melee] { "" }
   *[other] {" "}+ distância
  } para { $damage } + sobra{ $way ->
    [ranged] {" "}− distância
   *[other] { "" }
  } · Iniciativa { $initiative } · Movimento { $movement } · { $experience } de experiência
figures-boss = { $health } PV para três heróis no nível { $level } · Iniciativa { $initiative } · Movimento { $movement } · { $experience } de experiência
about-archer = { $enemy-sight } Atira até 6 casas de distância; cada casa no meio faz errar mais e ferir menos. { $movement ->
    [0] Nunca deixa a própria casa.
   *[other] Ao contrário de outros arqueiros, anda.
  }
about-witch = { $enemy-sight } Lança feitiços até 4 casas de distância, e cada casa no meio a faz errar mais. Resiste à magia; lâminas a ferem mais.
about-blade = { $enemy-sight } Só ataca na própria casa, então anda até você. Apara lâminas; magia e flechas passam mais fácil.
about-minor = { $enemy-sight } Chefe menor: { $rank } com as forças dos quatro naipes; contra um ou dois heróis, só ouros e paus. Sempre deixa algo.
about-boss-tallow-sexton = Fisga você na própria casa e joga cera quente até 3 casas. Na primeira vez que cai vira-se uma carta: uma vermelha o traz de volta com esse tanto de PV.
about-boss-tide-gaoler = Gira uma âncora na própria casa. A corrente alcança 2 casas e arrasta a vítima uma casa para perto; pedras não o atrasam.
about-boss-regent-of-kites = As garras alcançam a própria casa do Regente, o vendaval 4 casas. Voando, não se importa com pedras, e uma vez chama outro inimigo para o seu lado.
about-blow-hook = A lâmina do Sacristão de Sebo, na própria casa dele. Bloqueio e Esquiva defendem contra ela.
about-blow-hot-wax = A magia do Sacristão de Sebo, de 1 a 3 casas. Contrafeitiço e Esquiva defendem contra ela.
about-blow-anchor = A lâmina do Carcereiro da Maré, na própria casa dele. Bloqueio e Esquiva defendem contra ela.
about-blow-chain = O tiro do Carcereiro da Maré, a 1 ou 2 casas. Se causa algum dano, arrasta a vítima uma casa na direção dele.
about-blow-talons = A lâmina do Regente, na própria casa do Regente. Bloqueio e Esquiva defendem contra ela.
about-blow-gale = A magia do Regente, de 1 a 4 casas. Contrafeitiço e Esquiva defendem contra ela.
rank-J = Valete
rank-Q = Dama
rank-K = Rei
about-rank-J = Valetes são arqueiros. Atiram de até 6 casas de distância, têm poucos PV, e a maioria nunca anda.
about-rank-Q = Damas são bruxas. Lançam feitiços de até 4 casas de distância, resistem à magia e são fracas contra lâminas.
about-rank-K = Reis lutam com lâminas na própria casa. Têm mais PV que os outros, e andam até você.
about-figure-suit = Ouros acertam mais fácil, copas têm mais PV, espadas causam mais dano, e paus andam uma casa a mais.

## Heroes

hero-name = { $name }
figures-hero = Nível 1: { $health } PV · Movimento { $movement } · Iniciativa { $initiative } · Erguer { $lift }, Pensar { $think }, Equilibrar { $balance }, Mover { $move }, Liderar { $lead }
about-hero-brakka = Uma guerreira anã que fica na frente: a espada, muitos PV, e uma defesa contra lâminas e outra contra feitiços.
about-hero-sable = Uma ladra elfa que atira de longe, abre baús e esquiva. De perto luta com uma faca.
about-hero-orrin = Um mago humano que age cedo, lança fogo e cura todo mundo um pouco. Não aguenta muitos golpes.
about-hero-maive = Uma clériga fada que cura de longe e arromba fechaduras. Luta de mãos nuas quando precisa.
about-hero-rusk = Um capitão orc com muitos PV, uma espada e um bloqueio. Pode espantar todos os inimigos da própria casa.
about-hero-ysolde = Uma capitã humana que quase sempre age primeiro e espanta inimigos. Anda só uma casa por turno.
about-hero-pell = Um ladrão fada, a mão mais firme com arco, faca e fechaduras. Tem poucos PV e precisa de alguém na frente.
about-hero-dorn = Um mago anão que lança fogo e aguenta um golpe: uma defesa contra lâminas e uma contra feitiços.

## Abilities

figures-ability = { $plus ->
    [0] { "" }
   *[other] Pede { $plus }{ $level ->
        [0] { "" }
       *[other] {" "}− o nível dela
      }{ $reach ->
        [0] { "" }
       *[other] {" "}+ distância
      }{ $number ->
        [0] { "" }
       *[other] {" "}+ inimigos ali
      } ·{ " " }
  }Pré-requisitos:{ $lift ->
    [0] { "" }
   *[other] {" "}Erguer { $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Pensar { $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Equilibrar { $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Mover { $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Liderar { $lead }
  }{ $cost ->
    [0] { "" }
   *[other] {" "}· para elevá-la: { $cost } de experiência × o nível dela
  }
about-ability-hand-to-hand = Golpeia um inimigo na sua casa. Dano: um terço do seu Erguer, e 2 por ponto de sobra.
about-ability-knife-use = Golpeia um inimigo na sua casa com uma faca. Dano: metade do seu Equilibrar, e 2 por ponto de sobra.
about-ability-sword-play = Golpeia um inimigo na sua casa com uma espada. Dano: 8, o nível dela, e cada ponto de sobra.
about-ability-power-thrust = Golpeia todos os inimigos na sua casa com uma virada; cada um se defende por si. Dano: 3 por nível, e cada ponto de sobra.
about-ability-bow-skills = Atira num inimigo à vista a qualquer distância. Dano: 3 por nível e cada ponto de sobra, menos a distância.
about-ability-knife-throw = Lança uma faca num inimigo na sua casa ou na seguinte. Dano: 2, e 2 por ponto de sobra.
about-ability-fire-ball = Queima um inimigo à vista a qualquer distância. Dano: 2 por nível, e cada ponto de sobra.
about-ability-ice-storm = Congela todos os inimigos numa casa, e numa ao lado se você quiser, por 3 rodadas. Cada um pode se defender; um empate congela por uma rodada.
about-ability-meteor-strike = Atinge todos numa casa, amigos também, e numa ao lado se você quiser. Dano: 2 por nível, e cada ponto de sobra.
about-ability-summon-creature = Chama uma criatura que ataca até 3 inimigos numa casa e em volta dela. Dano: 3 por nível, e cada ponto de sobra.
about-ability-double-tap = Quando o seu golpe deixa um inimigo abaixo de um quarto dos PV, você ataca de novo na hora. Ele não pode se defender, e sofre 3 por ponto de sobra.
about-ability-block = Uma defesa contra lâminas e flechas: tira do dano o nível dela e cada ponto de sobra.
about-ability-counter-spell = Uma defesa contra magia: tira do dano o nível dela e cada ponto de sobra.
about-ability-dodge = Uma defesa contra tudo. Com 3 de sobra nada atinge você, com menos você sofre metade do dano.
about-ability-magic-shield = Por 3 rodadas, golpes em heróis nessa casa causam menos dano, por ponto de sobra.
about-ability-heal = Dá PV a um herói à vista: o nível dela, e cada ponto de sobra.
about-ability-healing-glow = Dá PV a todos na sala, por ponto de sobra.
about-ability-regeneration = Dá PV a um herói em cada um dos próximos 3 turnos dele, por ponto de sobra.
about-ability-revive = Traz de volta à vida um herói que morreu nesta sala, com tantos PV quanto sobra (no mínimo 1).
about-ability-lock-pick = Abre um baú na sua casa. Cada ponto de sobra melhora o achado, e cada Gazua usada soma 2 à virada.
about-ability-snatch = Tira uma coisa de um inimigo na sua casa, uma vez de cada.
about-ability-threaten = Faz todos os inimigos na sua casa deixarem a sala. Não trazem experiência nem deixam nada; chefes não dão ouvidos.
about-ability-poison-tip = Envenena uma arma. O próximo acerto dela também causa 2 de dano por nível no começo dos próximos 3 turnos desse inimigo.
about-ability-gizmo = Uma vez por aventura: outra das suas habilidades causa mais dano ou pede menos, por ponto de sobra, até a missão acabar.
about-ability-hover = Você voa tantas casas quanto sobra. Sem ataques de passagem, sem armadilhas, e pedras não custam mais.
about-ability-poof = Você some e aparece em qualquer casa aberta; a partir do nível 3, em qualquer casa.

## Things

figures-item = { $sum ->
    [0] Só na aventura dele
   *[other] Acha-se com uma soma de { $sum }
  }{ $worn ->
    [hands] {" "}· usa { $hands ->
        [1] uma mão
       *[other] as duas mãos
      }
    [feet] {" "}· nos pés
    [armour] {" "}· na cabeça, corpo, braços ou pernas
   *[none] { "" }
  }{ $is_used_up ->
    [1] {" "}· se gasta
   *[0] { "" }
  }
about-item-booby-trap = Dispara quando você a acha: vire uma carta e sofra metade do valor como dano. Nada defende contra ela.
about-item-old-trap = Fecha-se sobre você quando a acha, e você perde o próximo turno.
about-item-leather-shoes = Enquanto você os calça, anda 1 casa a mais.
about-item-enchanted-shoes = Enquanto você os calça, anda 2 casas a mais.
about-item-winged-shoes = Enquanto você os calça, anda 1 casa a mais e pode andar e agir no mesmo turno.
about-item-torch = Ilumina uma sala escura, para que todos vejam a duas casas.
about-item-lock-pick = Para baús: soma 2 à virada de um herói com Arrombar. Sem a habilidade, até três valem pelo nível dela; uma falha as custa.
about-item-healing-potion = Cura você ou alguém na sua casa: 10 PV por nível do herói que a dá.
about-item-reviving-potion = Cura você ou alguém na sua casa: 20 PV por nível do herói que a dá. Não acorda os mortos.
about-item-decent-armour = Enquanto você a veste, tira o seu nível de cada golpe. Duas peças pesadas custam 1 de Movimento.
about-item-good-armour = Enquanto você a veste, tira duas vezes o seu nível de cada golpe. Duas peças pesadas custam 1 de Movimento.
about-item-enchanted-armour = Enquanto você a veste, tira duas vezes o seu nível de cada golpe, e não custa Movimento.
about-item-weapon-tuner = Uma das suas habilidades de arma pede 1 a menos, de vez. Você a escolhe quando acha o afinador.
about-item-training-manual = Erguer ou Mover cresce 1, e também uma habilidade que o pede.
about-item-magic-tome = Pensar cresce 1, e também uma das suas habilidades de magia.
about-item-sharp-dagger = Enquanto você a usa, Faca causa 2 de dano a mais por nível.
about-item-fine-bow = Enquanto você o usa, Arco causa 2 de dano a mais por nível.
about-item-piercing-sword = Enquanto você a usa, Espada causa 2 de dano a mais por nível.
about-item-ice-elixir = Arremesse: todos os inimigos numa casa congelam até alguém os atacar.
about-item-fire-elixir = Arremesse: todos os inimigos numa casa sofrem 5 e o valor de uma virada. Nunca erra, e nada defende contra ele.
about-item-phoenix-feather = Traz de volta um herói sem vida na sua casa: 3 PV por nível do herói que a usa.
about-item-phoenix-blood = Enche os PV de um herói na sua casa, ou traz de volta um sem vida com dois terços deles.
about-item-stamina-boost = Você ou alguém na sua casa compra 5 cartas de fôlego, mesmo acima de cinco.
about-item-adrenaline-boost = Você tem mais 2 turnos logo depois deste.
about-item-invisibility-cloak = Ninguém vê você por 3 rodadas: nem ataques nem revides contra você. Uma vez por sala; não se gasta.
about-item-key = Abre uma saída trancada. Pega-se parando ali, e quem a leva a deixa cair quando morre.
about-item-wind-relic = O que os bispos trancaram. A missão é vencida quando o Regente caiu e um herói com vida a tem.

## Spots

ground-path = Caminho
ground-obstructed = Pedras
ground-hidden = Véu
ground-trap = Armadilha
ground-chest = Baú
ground-special = Baú especial
ground-key = Casa da chave
ground-exit = Saída
ground-down = Casa fechada
ground-gap = Lacuna
about-ground-path = Chão simples: um passo custa 1 de Movimento.
about-ground-obstructed = Um passo sobre pedras custa 2 de Movimento, para inimigos também. Com Movimento 1 você precisa de dois turnos, um depois do outro.
about-ground-hidden = Aqui os inimigos só veem você da mesma casa. De um tiro vindo de um véu não há revide.
about-ground-trap = Cada vez que você pisa nela, vire uma carta: abaixo de 13 − Equilibrar − Mover você perde 2 PV. Ela fica onde está, e os inimigos são imunes.
about-ground-chest = Arrombe a fechadura ou bata nele; as duas coisas custam o seu turno. Um Rei abre duas coisas, um Ás quebra a fechadura ou explode.
about-ground-special = Guardado por um inimigo, e talvez esteja dentro o que a missão procura. Abra-o como qualquer baú.
about-ground-key = Há uma chave aqui. Pare na casa para pegá-la.
about-ground-exit = Todos os heróis com vida precisam estar aqui, e a porta precisa estar aberta. No começo da próxima rodada eu pergunto se vocês saem.
about-ground-down = Revela-se quando um herói chega perto: a duas casas com luz, ao lado no escuro. Ninguém sabe o que há ali.
about-ground-gap = Sólida: nem passo, nem visão, nem golpe passa.

## Conditions

condition-stunned = Grogue
condition-dead = Sem vida
condition-aim = Mira
condition-guard = Em guarda
condition-waiting = Esperando
condition-frozen = No gelo
condition-poisoned = Com veneno
condition-fleeing = Fugindo
condition-unseen = Invisível
condition-haste = Turnos extras
condition-mending = Regenerando
condition-caught = Na armadilha
condition-shield = Casa com escudo
condition-ambush = Emboscada
condition-intent = O que fazem a seguir
about-condition-stunned = Com exatamente 0 PV um herói só pode andar, se defender, usar coisas em si e se curar. A próxima ferida mata.
about-condition-dead = Abaixo de 0 PV. As coisas do herói ficam na casa, e alguém pode trazê-lo de volta enquanto vocês estão nesta sala.
about-condition-aim = Cada turno de mira soma 1 ao seu próximo ataque contra esse inimigo, até 3. Qualquer outra coisa que você faça a encerra, e levar um golpe também.
about-condition-guard = Cada turno em guarda soma 1 às suas defesas, até 3. Qualquer outra coisa que você faça a encerra, e um golpe que passa também.
about-condition-waiting = O herói deixa outros irem antes e pode entrar depois de qualquer turno. Se o próprio turno chega de novo, o que ele guardava se foi.
about-condition-frozen = Um inimigo no gelo não faz nada e não pode se defender, então um Rei dobra com certeza. Algum gelo dura até alguém o atacar.
about-condition-poisoned = Perde PV no começo de cada um dos próximos turnos.
about-condition-fleeing = Abaixo de um quarto dos PV um inimigo que pode andar foge de você. Sem ter para onde, cura 1.
about-condition-unseen = Inimigos não podem atacar nem revidar contra este herói, e não andam até ele.
about-condition-haste = Este herói tem outro turno logo depois deste.
about-condition-mending = Este herói recupera PV no começo de cada turno.
about-condition-caught = Uma armadilha velha se fechou: este herói perde o próximo turno.
about-condition-shield = Golpes em heróis que estão ali causam menos dano.
about-condition-ambush = Quem revela um inimigo vira uma carta. Com 3 ou menos o inimigo age logo depois desse turno.

about-condition-intent = No tabuleiro, setas mostram para onde os inimigos andam a seguir, e um alvo, quem eles atacam. Vermelho é certo, claro pode mudar antes da vez deles.

## Figures

figure-health = PV
figure-stamina = Fôlego
figure-movement = Movimento
figure-initiative = Iniciativa
figure-armour = Armadura
figure-needs = Pede
figure-over = Sobra
figure-damage = Dano
figure-trait = Resistência
figure-experience = Experiência
figure-level = Nível
figure-suit = Naipes
about-figure-health = Erguer × Pensar + 3. Com 0 você fica grogue, abaixo de 0 sem vida. Parte deles volta quando você deixa uma sala.
about-figure-stamina = Cartas fechadas que ninguém pode olhar. Gaste uma antes de uma virada e o valor dela se soma; você compra uma ao não fazer nada e ao deixar uma sala.
about-figure-movement = Quantas casas você anda de uma vez: Mover dividido por 4, e 1.
about-figure-initiative = Quem age primeiro numa luta: Mover + 2 × Liderar. A maior começa; no empate heróis vêm antes de inimigos.
about-figure-armour = O que as peças que você veste tiram de cada golpe, depois da sua defesa.
about-figure-needs = Vire isto ou mais, com fôlego e mira somados, e funciona.
about-figure-over = Quanto a sua virada passa do que era pedido. Torna o golpe mais pesado, a defesa melhor ou o achado mais rico.
about-figure-damage = A fórmula da habilidade; um Rei a dobra se a defesa do inimigo falha. Metade, se a virada do inimigo iguala a sua.
about-figure-trait = O que um inimigo soma à defesa contra magia, lâminas ou flechas. Abaixo de zero é fraqueza.
about-figure-experience = Ganha-se ao deixar uma sala, pelo que você fez nela. Um nível custa 10 × o seu nível + 10.
about-figure-level = Cada nível traz pontos para habilidades básicas, e cada nível ímpar uma nova habilidade. Os inimigos são lidos no nível médio do grupo.

## Core abilities, races, classes, quirks

about-core-lift = Força. Erguer × Pensar são os seus PV, e espada, bloqueio e arremesso o pedem.
about-core-think = Juízo. Erguer × Pensar são os seus PV, e magia e fechaduras o pedem; um terço dele ajuda a bater num baú.
about-core-balance = Destreza. Facas, arcos e esquiva o pedem, e ele livra você de armadilhas.
about-core-move = Pernas. Um quarto dele é quanto você anda; conta para a iniciativa e livra você de armadilhas.
about-core-lead = Coração. Conta em dobro para a iniciativa, e cura e ameaças o pedem.
figures-race = Erguer { signed-lift }, Pensar { signed-think }, Equilibrar { signed-balance }, Mover { signed-move }, Liderar { signed-lead }
figures-calling = Erguer { signed-lift }, Pensar { signed-think }, Equilibrar { signed-balance }, Mover { signed-move }, Liderar { signed-lead }
signed-lift = { $lift ->
    [-1] −1
    [0] 0
   *[other] +{ $lift }
  }
signed-think = { $think ->
    [-1] −1
    [0] 0
   *[other] +{ $think }
  }
signed-balance = { $balance ->
    [-1] −1
    [0] 0
   *[other] +{ $balance }
  }
signed-move = { $move ->
    [-1] −1
    [0] 0
   *[other] +{ $move }
  }
signed-lead = { $lead ->
    [-1] −1
    [0] 0
   *[other] +{ $lead }
  }
about-race-human = Humanos lideram, e agem cedo.
about-race-elf = Elfos são espertos, nem fortes nem barulhentos.
about-race-dwarf = Anões são os mais fortes, e lentos de pés.
about-race-orc = Orcs são fortes e rápidos, e nada de grandes pensadores.
about-race-fairy = Fadas têm os pés mais seguros, e pouca força.
about-calling = Começa com { $abilities }, peçam o que pedirem.
about-quirk-spell-shy = Quem usa magia é 2 mais fácil de acertar para você, mas você precisa de 2 a mais para se defender de magia.
about-quirk-dark-averse = Em salas escuras você anda 1 casa a mais, mas precisa de 1 a mais para acertar qualquer coisa.
about-quirk-troll-raised = Você tem 2 PV a mais por nível, mas habilidades que pedem Equilibrar pedem 2 a mais.
about-quirk-bossy = A sua Iniciativa é 4 maior, mas um inimigo que outra pessoa atacou primeiro pede 2 a mais.
about-quirk-collector = O que você acha conta 1 a mais, mas você precisa de 11 para abrir um baú batendo.
about-quirk-stubborn = A sua guarda começa em +2, mas você nunca pode esperar.

## Rooms, light and adventures

room-is-lit = Sala clara
room-is-dark = Sala escura
room-is-day = Dia
room-is-night = Noite
about-light-lit = Você vê a duas casas, enquanto não houver lacuna no meio.
about-light-dark = Você só vê as casas ao lado da sua. Uma Tocha torna a sala clara.
about-light-day = Fora, de dia, você vê a duas casas. O próximo espaço está na noite.
about-light-night = Fora, de noite, você só vê as casas ao lado da sua. O próximo espaço está à luz do dia.
figures-room = { $spots } casas · { $light }
about-template = Um dos padrões de sala de uma Incursão ao Acaso. A primeira casa posta é o começo; as cartas são dadas dali para fora.
about-adventure = { $adventure-intro } { $adventure-goal }
figures-adventure = { $rooms ->
    [0] Tão longa quanto as cartas queiram
   *[other] { $rooms } salas
  }
about-shape = { $shape-goal }
about-difficulty-gentle = Para heróis novos. Quantos PV os inimigos têm depende da aventura e de quantos vocês são.
about-difficulty-grim = Os inimigos têm mais PV, e vocês recuperam só a metade entre as salas. Grupos grandes e heróis com muitos PV encontram inimigos acima do próprio nível.
about-difficulty-dire = Como Cruel, e mais duro ainda: os inimigos têm mais PV, e contra um só herói ou mais de quatro contam um nível a mais. Para heróis que continuam vivos, de nível 4 ou mais.

## How it stands now

noun-now-enemy = { $spot }: { $health } de { $most } PV, acerta acima de { $target }
noun-now-ability = { $hero }: nível { $level }, pede { $target }
noun-now-carried = { $hero } leva { $count }
noun-now-worn = em uso por { $hero }
noun-now-lies = em { $spot }
noun-now-hero = { $health } de { $most } PV, nível { $level }
noun-now-figure = { $hero }: { $amount }
noun-now-here = vocês estão aqui
noun-now-chosen = nesta partida
noun-now-name = { $name }
noun-now-amount = { $name }: +{ $amount }
noun-now-rounds = { $name }: { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }
