### What the land holds: cards, finds, Lone Quests, quests of the Taverns.

coins = { $coin ->
    [1] 1 moeda
   *[other] { $coin } moedas
  }

## Where one stands

option-outside = Olhar em volta
    .hint = Compre uma carta { $terrain-de }
option-inside = Entrar
    .hint = { $structure }: compre uma carta de Saque
option-inside-lockpick = Entrar com a sua Gazua
    .hint = { $structure }: compre duas cartas de Saque, pegue uma
option-inn = Descansar na Estalagem
    .hint = Cura você por completo
option-inn-whole = Descansar na Estalagem
    .hint = Você já tem toda a sua vida
option-market = Entrar no Mercado
    .hint = { $traps ->
        [0] Comprar, vender, consertar
       *[other] Comprar, vender, consertar, comprar armadilhas
      }
option-tavern = Entrar na Taverna
    .hint = Entregue missões, e abra uma nova
option-carriage = Ir a { $step }, { coins }
option-relic = Tentar: { $thing }
    .hint = { $thing-does }

## What is found

event-nothing-found = { $seat } não acha nada: o baralho { $terrain-de } está vazio.
event-went-inside = { $seat } entra em { $step }.
event-lair-found = Saque? Um covil! Algo sai dele contra { $seat }.
event-ring-rolled = { $seat } para diante das pedras, { $ring }, e rola { $die }: { $die ->
    [2] { $ring-on-two }
    [3] { $ring-on-three }
    [4] { $ring-on-four }
    [5] { $ring-on-five }
   *[6] { $ring-on-six }
  }.
event-relic-rolled = { $seat } tenta { $relic-the } e rola { $die }.
event-relic-sold = { $seat } acha { $relic-the } e vende por { coins }.
event-event-drawn = { $seat } compra uma carta: { $card }.
event-die-cast = { $seat } rola { $die }.
event-must-remain = { $seat } não sai dali por { $turns ->
    [1] um turno.
   *[other] { $turns } turnos.
  }
event-in-fog = O nevoeiro se fecha sobre { $seat }: um dado só na próxima caminhada.
event-scroll-shown = { $other } tem { $count ->
    [1] 1 pergaminho
   *[other] { $count } pergaminhos
  }, e mostra a você: { $scroll }.
event-hand-shown = { $mine ->
    [0] { $theirs ->
        [0] Nem { $seat } nem { $other } têm um pergaminho para mostrar.
       *[other] { $other } mostra um pergaminho a { $seat }, que não tem nenhum para mostrar.
      }
   *[other] { $theirs ->
        [0] { $seat } mostra um pergaminho a { $other }, que não tem nenhum para mostrar.
       *[other] { $seat } e { $other } mostram um ao outro um pergaminho.
      }
  }
event-scrolls-lost = { $seat } perde { $count ->
    [1] um pergaminho.
   *[other] { $count } pergaminhos.
  }

prompt-find = Você pode pegar uma destas. Qual?
    .waiting = { $asked } olha duas cartas.
    .title = Qual delas?
option-find-enemy = Lutar: { $thing }
option-find-item = { $thing }
option-find-lone = Missão Solitária: { $thing }
option-find-event = { $thing }
    .hint = { $thing-does }
option-find-ring = { $thing }
option-find-relic = Relíquia: { $thing }
option-find-coin = { coins }
option-find-merchant = Um Mercador
option-find-mage = Um Mago
option-find-lair = Um covil: lute por mais Saque

prompt-event = { $event }: { $event-does }. O que você faz?
    .waiting = { $event }: { $asked } decide.
    .title = O que você faz?
option-event-pay-tax = Pagar 3 moedas
option-event-stay-put = Ficar aqui um turno
option-event-take-blow = Sofrer 2 de dano
option-event-give-scroll = Dar um pergaminho
option-event-open-cairn = Abrir o túmulo
option-event-walk-on = Seguir adiante

prompt-relic = Você achou { $relic-the }. Se rolar mais tarde: { $relic-does }. Guardar, ou vender?
    .waiting = { $asked } achou { $relic-the }.
    .title = Uma relíquia
option-keep-relic = Guardar
    .hint = Role por ela em qualquer turno seu
option-sell-relic = Vender por { coins }

prompt-echo = Com quem você troca uma olhada num pergaminho?
    .waiting = { $asked } ouve um eco, e escolhe de quem é.
    .title = O eco de quem?
option-echo = { $other }

prompt-market-gift = Pegue do Mercado qualquer coisa que custe { $coin } moedas ou menos.
    .waiting = { $asked } pode pegar algo do Mercado.
    .title = Um presente
option-take = { $thing }
    .hint = { $thing-does }

## Lone Quests

event-lone-found = { $seat } topa com uma Missão Solitária, { $lone }. { $lone-seen }
event-lone-done = { $seat } vai até o fim: { $lone }.
event-lone-begun = { $lone } leva { $turns ->
    [1] um turno. { $seat } começou.
   *[other] { $turns } turnos. { $seat } começou.
  }
event-lone-left = { $seat } deixa por isso mesmo: { $lone }.

prompt-lone = { $quest }. { $quest-seen } O que você faz?
    .waiting = { $quest }: { $asked } decide.
    .title = Uma Missão Solitária
option-walk-on = Seguir adiante
option-lone-lq1-push = Empurrar a carroça
    .hint = 5 moedas
option-lone-lq1-rob = Roubar a carroça
    .hint = Lute com a guarda por 9 moedas
option-lone-lq2-give-herb = Dar a sua Erva Curativa
    .hint = Uma Espada Longa
option-lone-lq2-leave-water = Comprar água para ele, 2 moedas
    .hint = Um pergaminho
option-lone-lq3-wait = Esperar com a criança um turno
    .hint = 4 moedas e uma Erva Curativa
option-lone-lq3-follow-tracks = Seguir o rastro
    .hint = Lute com um lobo por 8 moedas
option-lone-lq4-answer = Responder ao enigma
    .hint = Role: 4 ou mais é uma carta de Saque, menos custa 2 moedas
option-lone-lq5-dive = Mergulhar atrás dele
    .hint = 2 de dano, depois a melhor de duas cartas de Saque
option-lone-lq6-repair = Consertar o barco
    .hint = Gasta um Martelo ou uma Corda, traz 10 moedas
option-lone-lq6-fight = Lutar pelo barco
    .hint = Uma tripulação dura, e 9 moedas
option-lone-lq7-pay = Pagar pela dica, 4 moedas
    .hint = Role: 4 ou 5 são 8 moedas, 6 é uma Armadura de Placas
option-lone-lq8-stay = Ficar duas noites
    .hint = Vida completa e 6 moedas
option-lone-lq8-give-torch = Dar a sua Tocha
    .hint = 7 moedas
option-lone-lq9-pay = Pagar o pedágio, 5 moedas
    .hint = Vida completa e uma carta de Saque
option-lone-lq9-refuse = Recusar
    .hint = Lute com um cão por 6 moedas
option-lone-lq10-left = Confiar na gêmea da esquerda
    .hint = Role: par é uma carta de Saque, ímpar custa um turno
option-lone-lq10-right = Confiar na gêmea da direita
    .hint = Role: par é uma carta de Saque, ímpar custa um turno
option-lone-lq11-carry = Levar a carta
    .hint = 12 moedas, em qualquer Taverna em até três turnos
option-lone-lq11-open = Abrir a carta
    .hint = 2 moedas, e você perde um pergaminho
option-lone-lq12-give = Dar uma Tocha e um Martelo por uma Armadura de Placas
    .hint = 14 moedas se não houver mais
option-lone-lq12-give-for-coin = Dar uma Tocha e um Martelo por 14 moedas
option-lone-lq12-force = Forçar o portão
    .hint = 3 de dano, depois uma carta de Saque

## Quests of the Taverns

event-quest-opened = Uma nova missão está nas Tavernas: { $quest }. { $quest-task }.
event-quest-done = { $seat } conseguiu: { $quest }!
event-quest-progress = { $seat }, { $done } de { $needed }: { $quest }.

prompt-hand-in = Você tem o que querem aqui. Entregar?
    .waiting = { $asked } conversa na taverna.
    .title = Entregar
option-hand-in = { $thing }
    .hint = { $thing-task }
option-keep-it = Guardar por ora

prompt-give = Qual deles você entrega?
    .waiting = { $asked } escolhe o que entregar.
    .title = Entregar
option-give = { $thing }
option-give-broken = { $thing }, em pedaços
option-give-essence = Essência: { $thing }

prompt-give-scrolls = { $count ->
    [1] Qual pergaminho você entrega?
   *[other] Quais { $count } pergaminhos você entrega?
  }
    .waiting = { $asked } entrega pergaminhos.
    .title = Entregar pergaminhos
option-give-scroll = { $thing }

## Inn and Carriage

event-rested = { $seat } descansa em { $step }.
event-rode = { $seat } vai de Carruagem a { $step } por { coins }.
