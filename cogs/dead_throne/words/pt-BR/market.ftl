### Markets, Merchants and Mages.

event-entered-market = { $seat } entra no Mercado.
event-left-market = { $seat } terminou no Mercado.
event-bought = { $seat } compra { $item-a } por { coins }.
event-bought-essence = { $seat } compra a essência { $enemy-de } por { coins }.
event-bought-relic = { $seat } compra { $relic-the } por { coins }.
event-sold-item = { $seat } vende { $item-a } por { coins }.
event-sold-essence = { $seat } vende a essência { $enemy-de } por { coins }.
event-sold-relic = { $seat } vende { $relic-the } por { coins }.
event-bought-pieces = { $seat } compra { $count ->
    [1] uma Peça do Medalhão
   *[other] { $count } Peças do Medalhão
  } por { coins }.
event-bought-traps = { $seat } arma { $count ->
    [1] uma armadilha. Ninguém mais sabe qual.
   *[other] { $count } armadilhas. Ninguém mais sabe quais.
  }
event-trap-set = Você armou uma armadilha: { $trap }.
event-merchant-met = { $seat } encontra um Mercador.
event-mage-met = { $seat } encontra um Mago.
event-scrolls-traded = { $way ->
    [bought] { $seat } compra um pergaminho do Mago.
    [sold] { $seat } vende um pergaminho ao Mago.
    [swapped] { $seat } troca um pergaminho com o Mago.
    [trap] { $seat } vende uma armadilha ao Mago.
   *[given] { $seat } dá algo ao Mago por um pergaminho.
  }

## An order

prompt-market = O que vai ser? Você tem { $coin ->
    [1] 1 moeda
   *[other] { $coin } moedas
  }. Primeiro se vende. Um pedido vazio encerra a visita.
    .waiting = { $asked } { $asked-count ->
        [1] está no Mercado.
       *[other] estão no Mercado.
      }
    .untouched = Sair do Mercado
    .title = O Mercado
    .budget = { $over ->
        [0] { $left ->
            [1] Resta 1 moeda.
           *[other] Restam { $left } moedas.
          }
        [1] ⚠️ Isso dá 1 moeda a mais do que você tem.
       *[other] ⚠️ Isso dá { $over } moedas a mais do que você tem.
      }
field-arms = Comprar armas e escudos
field-armour = Comprar armaduras
field-goods = Comprar ferramentas e outras coisas
field-region = Comprar o que outros venderam
field-sales = Vender
field-repair = Consertar
field-pieces = Peças do Medalhão, 50 moedas cada
field-traps = Armar armadilhas, 5 moedas cada
option-buy = { $thing }
    .hint = { $thing-does }
option-buy-back = { $thing }
    .hint = { $thing-does }
option-buy-back-broken = { $thing }, em pedaços
option-buy-back-essence = Essência: { $thing }
option-sell = { $thing }
    .hint = { $thing-does }
option-sell-broken = { $thing }, em pedaços
option-sell-essence = Essência: { $thing }
option-repair-all = Consertar tudo, 5 moedas
option-repair-nothing = Não consertar nada

## On the way

prompt-merchant = Um Mercador abre a carroça para você.
    .waiting = { $asked } encontra um Mercador.
    .title = Um Mercador
option-see-wares = Ver a mercadoria

prompt-mage = O Mago negocia pergaminhos. O que você quer?
    .waiting = { $asked } trata com um Mago.
    .title = O Mago
option-buy-scroll = Comprar um: { $deck }, { coins }
option-sell-scroll = Vender { $thing } por { coins }
option-swap-scroll = Trocar { $thing } por outro
option-trade-in = Dar { $thing } por um pergaminho
option-trade-in-broken = Dar { $thing }, em pedaços, por um pergaminho
option-trade-in-essence = Dar a essência { $thing-de } por um pergaminho
option-sell-trap = Vender { $thing } por { coins }
option-done = Pronto
