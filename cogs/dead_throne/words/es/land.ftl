### What the land holds: cards, finds, Lone Quests, quests of the Taverns.

coins = { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
  }

## Where one stands

option-outside = Mirar alrededor
    .hint = Roba una carta { $terrain-de }
option-inside = Entrar
    .hint = { $structure }: roba una carta de botín
option-inside-lockpick = Entrar con tu ganzúa
    .hint = { $structure }: roba dos cartas de botín, toma una
option-inn = Descansar en la posada
    .hint = Te cura del todo
option-inn-whole = Descansar en la posada
    .hint = Ya tienes toda tu salud
option-market = Entrar en el mercado
    .hint = { $traps ->
        [0] Comprar, vender, reparar
       *[other] Comprar, vender, reparar, comprar trampas
      }
option-tavern = Entrar en la taberna
    .hint = Entregar misiones, y abrir una nueva
option-carriage = Viajar a { $step }, { coins }
option-relic = Probar { $thing-the }
    .hint = { $thing-does }

## What is found

event-nothing-found = { $seat } no encuentra nada: el mazo { $terrain-de } está vacío.
event-went-inside = { $seat } entra en { $step }.
event-lair-found = ¿Botín? ¡Una guarida! Algo sale al encuentro de { $seat }.
event-ring-rolled = { $seat } está ante { $ring-the } y saca { $die }: { $die ->
    [2] { $ring-on-two }
    [3] { $ring-on-three }
    [4] { $ring-on-four }
    [5] { $ring-on-five }
   *[6] { $ring-on-six }
  }.
event-relic-rolled = { $seat } prueba { $relic-the } y saca { $die }.
event-relic-sold = { $seat } encuentra { $relic-the } y vende el hallazgo por { coins }.
event-event-drawn = { $seat } roba una carta: { $card }.
event-die-cast = { $seat } saca { $die }.
event-must-remain = { $seat } no puede moverse de allí durante { $turns ->
    [one] un turno.
   *[other] { $turns } turnos.
  }
event-in-fog = La niebla se cierra sobre { $seat }: un solo dado en la próxima caminata.
event-scroll-shown = { $other } tiene { $count ->
    [one] 1 pergamino
   *[other] { $count } pergaminos
  }, y te muestra { $scroll }.
event-hand-shown = { $mine ->
    [0] { $theirs ->
        [0] Ni { $seat } ni { $other } tienen un pergamino que mostrar.
       *[other] { $other } muestra un pergamino a { $seat }, que no tiene ninguno que mostrar.
      }
   *[other] { $theirs ->
        [0] { $seat } muestra un pergamino a { $other }, que no tiene ninguno que mostrar.
       *[other] { $seat } y { $other } se muestran un pergamino.
      }
  }
event-scrolls-lost = { $seat } pierde { $count ->
    [one] un pergamino.
   *[other] { $count } pergaminos.
  }

prompt-find = Puedes tomar una de estas. ¿Cuál?
    .waiting = { $asked } mira dos cartas.
    .title = ¿Cuál?
option-find-enemy = Luchar: { $thing }
option-find-item = { $thing }
option-find-lone = Misión solitaria: { $thing }
option-find-event = { $thing }
    .hint = { $thing-does }
option-find-ring = { $thing }
option-find-relic = Reliquia: { $thing }
option-find-coin = { coins }
option-find-merchant = Un mercader
option-find-mage = Un mago
option-find-lair = Una guarida: luchar por más botín

prompt-event = { $event }: { $event-does }. ¿Qué haces?
    .waiting = { $event }: { $asked } decide.
    .title = ¿Qué haces?
option-event-pay-tax = Pagar 3 monedas
option-event-stay-put = No moverte durante un turno
option-event-take-blow = Recibir 2 de daño
option-event-give-scroll = Entregar un pergamino
option-event-open-cairn = Abrir el hito
option-event-walk-on = Seguir tu camino

prompt-relic = Has encontrado { $relic-the }. Si tiras más tarde: { $relic-does }. ¿Conservas la reliquia, o la vendes?
    .waiting = { $asked } ha encontrado { $relic-the }.
    .title = Una reliquia
option-keep-relic = Conservarla
    .hint = Tira por ella en cualquier turno tuyo
option-sell-relic = Venderla por { coins }

prompt-echo = ¿Con quién intercambias la vista de un pergamino?
    .waiting = { $asked } oye un eco, y elige de quién es.
    .title = ¿De quién es el eco?
option-echo = { $other }

prompt-market-gift = Toma del mercado cualquier cosa que cueste { $coin } monedas o menos.
    .waiting = { $asked } puede tomar algo del mercado.
    .title = Un regalo
option-take = { $thing }
    .hint = { $thing-does }

## Lone Quests

event-lone-found = { $seat } da con una misión solitaria, «{ $lone }». { $lone-seen }
event-lone-done = { $seat } la lleva a término: «{ $lone }».
event-lone-begun = «{ $lone }» lleva { $turns ->
    [one] un turno. { $seat } ha empezado.
   *[other] { $turns } turnos. { $seat } ha empezado.
  }
event-lone-left = { $seat } lo deja estar: «{ $lone }».

prompt-lone = { $quest }. { $quest-seen } ¿Qué haces?
    .waiting = { $quest }: { $asked } decide.
    .title = Una misión solitaria
option-walk-on = Seguir tu camino
option-lone-lq1-push = Empujar el carro
    .hint = 5 monedas
option-lone-lq1-rob = Robar el carro
    .hint = Lucha con su guardia por 9 monedas
option-lone-lq2-give-herb = Dar tu hierba curativa
    .hint = Una espada larga
option-lone-lq2-leave-water = Comprarle agua, 2 monedas
    .hint = Un pergamino
option-lone-lq3-wait = Esperar con la niña un turno
    .hint = 4 monedas y una hierba curativa
option-lone-lq3-follow-tracks = Seguir las huellas
    .hint = Lucha con un lobo por 8 monedas
option-lone-lq4-answer = Responder al acertijo
    .hint = Tira: 4 o más es una carta de botín, menos cuesta 2 monedas
option-lone-lq5-dive = Bucear por él
    .hint = 2 de daño, después la mejor de dos cartas de botín
option-lone-lq6-repair = Reparar el bote
    .hint = Cuesta un martillo o una cuerda, da 10 monedas
option-lone-lq6-fight = Luchar por el bote
    .hint = Una tripulación dura, y 9 monedas
option-lone-lq7-pay = Pagar por el dato, 4 monedas
    .hint = Tira: 4 o 5 son 8 monedas, 6 es una armadura de placas
option-lone-lq8-stay = Quedarte dos noches
    .hint = Toda la salud y 6 monedas
option-lone-lq8-give-torch = Dar tu antorcha
    .hint = 7 monedas
option-lone-lq9-pay = Pagar el peaje, 5 monedas
    .hint = Toda la salud y una carta de botín
option-lone-lq9-refuse = Negarte
    .hint = Lucha con un sabueso por 6 monedas
option-lone-lq10-left = Fiarte del de la izquierda
    .hint = Tira: par es una carta de botín, impar cuesta un turno
option-lone-lq10-right = Fiarte del de la derecha
    .hint = Tira: par es una carta de botín, impar cuesta un turno
option-lone-lq11-carry = Llevar la carta
    .hint = 12 monedas, en cualquier taberna antes de tres turnos
option-lone-lq11-open = Abrir la carta
    .hint = 2 monedas, y pierdes un pergamino
option-lone-lq12-give = Dar una antorcha y un martillo por una armadura de placas
    .hint = 14 monedas si no queda ninguna
option-lone-lq12-give-for-coin = Dar una antorcha y un martillo por 14 monedas
option-lone-lq12-force = Forzar la puerta
    .hint = 3 de daño, después una carta de botín

## Quests of the Taverns

event-quest-opened = Una misión nueva cuelga en las tabernas: «{ $quest }». { $quest-task }.
event-quest-done = ¡{ $seat } lo ha logrado: «{ $quest }»!
event-quest-progress = { $seat }, { $done } de { $needed }: «{ $quest }».

prompt-hand-in = Tienes lo que aquí se busca. ¿Lo entregas?
    .waiting = { $asked } habla con el tabernero.
    .title = Entregar
option-hand-in = { $thing }
    .hint = { $thing-task }
option-keep-it = Conservarlo por ahora

prompt-give = ¿Cuál entregas?
    .waiting = { $asked } elige qué entregar.
    .title = Entregar
option-give = { $thing }
option-give-broken = { $thing } (por reparar)
option-give-essence = Esencia { $thing-de }

prompt-give-scrolls = ¿Qué { $count ->
    [one] pergamino entregas?
   *[other] { $count } pergaminos entregas?
  }
    .waiting = { $asked } entrega pergaminos.
    .title = Entregar pergaminos
option-give-scroll = { $thing }

## Inn and Carriage

event-rested = { $seat } descansa en { $step }.
event-rode = { $seat } viaja en carruaje a { $step } por { coins }.
