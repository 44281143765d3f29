### Markets, Merchants and Mages.

event-entered-market = { $seat } entra en el mercado.
event-left-market = { $seat } ha terminado en el mercado.
event-bought = { $seat } compra { $item-a } por { coins }.
event-bought-essence = { $seat } compra la esencia { $enemy-de } por { coins }.
event-bought-relic = { $seat } compra { $relic-the } por { coins }.
event-sold-item = { $seat } vende { $item-a } por { coins }.
event-sold-essence = { $seat } vende la esencia { $enemy-de } por { coins }.
event-sold-relic = { $seat } vende { $relic-the } por { coins }.
event-bought-pieces = { $seat } compra { $count ->
    [one] una pieza del Medallón
   *[other] { $count } piezas del Medallón
  } por { coins }.
event-bought-traps = { $seat } pone { $count ->
    [one] una trampa. Nadie más sabe cuál.
   *[other] { $count } trampas. Nadie más sabe cuáles.
  }
event-trap-set = Has puesto una trampa: { $trap }.
event-merchant-met = { $seat } se encuentra con un mercader.
event-mage-met = { $seat } se encuentra con un mago.
event-scrolls-traded = { $way ->
    [bought] { $seat } compra un pergamino al mago.
    [sold] { $seat } vende un pergamino al mago.
    [swapped] { $seat } cambia un pergamino con el mago.
    [trap] { $seat } vende una trampa al mago.
   *[given] { $seat } da algo al mago por un pergamino.
  }

## An order

prompt-market = ¿Qué va a ser? Tienes { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
  }. Primero se vende. Un pedido vacío termina tu visita.
    .waiting = { $asked } { $asked-count ->
        [one] está en el mercado.
       *[other] están en el mercado.
      }
    .untouched = Salir del mercado
    .title = El mercado
    .budget = { $over ->
        [0] { $left ->
            [one] Queda 1 moneda.
           *[other] Quedan { $left } monedas.
          }
       *[other] ⚠️ Te faltan monedas: { $over }.
      }
field-arms = Comprar armas y escudos
field-armour = Comprar armaduras
field-goods = Comprar herramientas y más
field-region = Comprar lo que otros vendieron
field-sales = Vender
field-repair = Reparar
field-pieces = Piezas del Medallón, 50 monedas cada una
field-traps = Poner trampas, 5 monedas cada una
option-buy = { $thing }
    .hint = { $thing-does }
option-buy-back = { $thing }
    .hint = { $thing-does }
option-buy-back-broken = { $thing } (por reparar)
option-buy-back-essence = Esencia { $thing-de }
option-sell = { $thing }
    .hint = { $thing-does }
option-sell-broken = { $thing } (por reparar)
option-sell-essence = Esencia { $thing-de }
option-repair-all = Reparar todo, 5 monedas
option-repair-nothing = No reparar nada

## On the way

prompt-merchant = Un mercader abre el carro para ti.
    .waiting = { $asked } se encuentra con un mercader.
    .title = Un mercader
option-see-wares = Ver el género

prompt-mage = El mago comercia con pergaminos. ¿Qué quieres?
    .waiting = { $asked } trata con un mago.
    .title = El mago
option-buy-scroll = Comprar pergamino: { $deck }, { coins }
option-sell-scroll = Vender { $thing } por { coins }
option-swap-scroll = Cambiar { $thing } por otro
option-trade-in = Dar { $thing-the } por un pergamino
option-trade-in-broken = Dar { $thing-the } (por reparar) por un pergamino
option-trade-in-essence = Dar la esencia { $thing-de } por un pergamino
option-sell-trap = Vender tu trampa { $thing } por { coins }
option-done = Hecho
