game-name = Bazaar
new = Open a bazaar in this channel
new-automata = Seats to fill with automata at once
new-rounds = How often everybody's turn comes
new-open = Shall all hear what is offered?

describe-headline = { $count ->
    [one] One stall
   *[other] { $count } stalls
  }
describe-you = You have { $held }.
describe-stall = { $name } has { $held }.

event-laid-out = { $seat } opens a stall: { $name }.
event-ordered = { $seat } spends { $cost } at the market.
event-traded = { $seat } and { $partner } shake hands.
event-parted = { $seat } and { $partner } part without a deal.

prompt-stall = Lay out your stall: a name, and six points for what you are good at.
    .waiting = { $asked } is laying out a stall.
    .title = Your stall
prompt-order = What do you order at the market?
    .waiting = { $asked } is ordering at the market.
    .title = Your order
    .budget = { $over ->
        [0] You spend { $cost } of your { $most ->
            [one] one coin
           *[other] { $most } coins
        }; { $left } left.
       *[other] ⚠️ That costs { $cost }, which is { $over } more than you have.
      }
prompt-talk = What do you say?
    .waiting = { $asked } is bargaining.
    .title = Your offer

field-name = Name
field-charm = Charm
field-luck = Luck
field-thrift = Thrift
field-wit = Wit
field-sign = Sign
field-motto = Motto
field-silk = Silk
field-wares = Wares

stock-coin = Coins
    .counted = { $count ->
        [one] one coin
       *[other] { $count } coins
      }
stock-silk = Silk
    .counted = { $count ->
        [one] one bolt of silk
       *[other] { $count } bolts of silk
      }

option-sign-moon = The moon
option-sign-sun = The sun
option-sign-star = A star
option-ware-flute = a flute
option-ware-lamp = a lamp
option-ware-rug = a rug
option-ware-mask = a mask
option-ware-map = a map

reason-whim = on a whim
