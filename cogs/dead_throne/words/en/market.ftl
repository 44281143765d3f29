### Markets, Merchants and Mages.

event-entered-market = { $seat } enters the Market.
event-left-market = { $seat } has finished at the Market.
event-bought = { $seat } buys { $item-a } for { coins }.
event-bought-essence = { $seat } buys the essence of { $enemy-a } for { coins }.
event-bought-relic = { $seat } buys the { $relic } for { coins }.
event-sold-item = { $seat } sells { $item-a } for { coins }.
event-sold-essence = { $seat } sells the essence of { $enemy-a } for { coins }.
event-sold-relic = { $seat } sells the { $relic } for { coins }.
event-bought-pieces = { $seat } buys { $count ->
    [one] a Medallion Piece
   *[other] { $count } Medallion Pieces
  } for { coins }.
event-bought-traps = { $seat } sets { $count ->
    [one] a trap.
   *[other] { $count } traps.
  } Nobody else knows which.
event-trap-set = You have set a trap: { $trap }.
event-merchant-met = { $seat } meets a Merchant.
event-mage-met = { $seat } meets a Mage.
event-scrolls-traded = { $way ->
    [bought] { $seat } buys a scroll from the Mage.
    [sold] { $seat } sells a scroll to the Mage.
    [swapped] { $seat } swaps a scroll with the Mage.
    [trap] { $seat } sells a trap to the Mage.
   *[given] { $seat } gives the Mage something for a scroll.
  }

## An order

prompt-market = What will it be? You have { $coin ->
    [one] 1 coin
   *[other] { $coin } coin
  }. Selling comes first. An empty order ends your visit.
    .waiting = { $asked } { $asked-count ->
        [one] is at the Market.
       *[other] are at the Market.
      }
    .untouched = Leave the Market
    .title = The Market
    .budget = { $over ->
        [0] { $left ->
            [one] 1 coin left.
           *[other] { $left } coin left.
          }
       *[other] ⚠️ That is { $over } coin more than you have.
      }
field-arms = Buy weapons and shields
field-armour = Buy armour
field-goods = Buy tools and other things
field-region = Buy what others have sold
field-sales = Sell
field-repair = Repair
field-pieces = Buy Medallion Pieces, 50 coin each
field-traps = Set traps, 5 coin each
option-buy = { $thing }
    .hint = { $thing-does }
option-buy-back = { $thing }
    .hint = { $thing-does }
option-buy-back-broken = { $thing }, broken
option-buy-back-essence = Essence of { $thing }
option-sell = { $thing }
    .hint = { $thing-does }
option-sell-broken = { $thing }, broken
option-sell-essence = Essence of { $thing }
option-repair-all = Repair everything, 5 coin
option-repair-nothing = Repair nothing

## On the way

prompt-merchant = A Merchant opens the cart for you.
    .waiting = { $asked } meets a Merchant.
    .title = A Merchant
option-see-wares = See the wares

prompt-mage = The Mage deals in scrolls. What do you want?
    .waiting = { $asked } deals with a Mage.
    .title = The Mage
option-buy-scroll = Buy a scroll: { $deck }, { coins }
option-sell-scroll = Sell { $thing } for { coins }
option-swap-scroll = Swap { $thing } for a new one
option-trade-in = Give { $thing-a } for a scroll
option-trade-in-broken = Give { $thing-a }, broken, for a scroll
option-trade-in-essence = Give the essence of { $thing-a } for a scroll
option-sell-trap = Sell your { $thing } for { coins }
option-done = Done
