### Deals between two seats: what is on the table, and how it is answered. A game names its own things (`stock-…`).

deal-counted = { $count } × { $stock }
deal-offered = { $partner } offers you a deal:
deal-counter-offered = Your counter-offer to { $partner }:
deal-made = Your offer to { $partner }:
deal-waiting = You have offered { $partner } a deal and are waiting for an answer:
deal-give = **You give:** { $things }
deal-take = **You get:** { $things }
deal-public = { $partner } offers { $asked } a deal: { $give }, for { $take }.
deal-too-much = ⚠️ **{ $field }** – please give a whole number from 0 to { $most }, not “{ $typed }”.
deal-empty = -# Choose what you give or get, then send it.

deal-accept = Accept
deal-refuse = Refuse
deal-none = No Deal
deal-counter = Counter-Offer
deal-propose = Make an Offer
deal-look = Look at It
deal-amounts = Amounts
deal-send = Send Offer
deal-back = Back
deal-choose-give = What you give
deal-choose-take = What you get
deal-you-give = You give: { $stock }
deal-you-get = You get: { $stock }
deal-range = From 0 to { $most }
