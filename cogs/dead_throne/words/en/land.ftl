### What the land holds: cards, finds, Lone Quests, quests of the Taverns.

coins = { $coin ->
    [one] 1 coin
   *[other] { $coin } coin
  }

## Where one stands

option-outside = Look around here
    .hint = Draw a card of the { $terrain }
option-inside = Go inside
    .hint = { $structure }: draw a Loot card
option-inside-lockpick = Go inside with your Lockpick
    .hint = { $structure }: draw two Loot cards, take one
option-inn = Rest at the Inn
    .hint = Heals you fully
option-inn-whole = Rest at the Inn
    .hint = You have all your health already
option-market = Enter the Market
    .hint = { $traps ->
        [0] Buy, sell, repair
       *[other] Buy, sell, repair, buy traps
      }
option-tavern = Enter the Tavern
    .hint = Hand in quests, and open a new one
option-carriage = Ride to { $step }, { coins }
option-relic = Try the { $thing }
    .hint = { $thing-does }

## What is found

event-nothing-found = { $seat } finds nothing: the deck of the { $terrain } is empty.
event-went-inside = { $seat } goes inside at { $step }.
event-lair-found = Loot? A lair! Something comes out at { $seat }.
event-ring-rolled = { $seat } stands before { $ring } and rolls { $die }: { $die ->
    [2] { $ring-on-two }
    [3] { $ring-on-three }
    [4] { $ring-on-four }
    [5] { $ring-on-five }
   *[6] { $ring-on-six }
  }.
event-relic-rolled = { $seat } tries the { $relic } and rolls { $die }.
event-relic-sold = { $seat } finds the { $relic } and sells it for { coins }.
event-event-drawn = { $seat } draws a card: { $card }.
event-die-cast = { $seat } rolls { $die }.
event-must-remain = { $seat } is stuck there for { $turns ->
    [one] a turn.
   *[other] { $turns } turns.
  }
event-in-fog = Fog closes in on { $seat }: one die only for the next walk.
event-scroll-shown = { $other } holds { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
  }, and shows you { $scroll }.
event-hand-shown = { $mine ->
    [0] { $theirs ->
        [0] Neither { $seat } nor { $other } has a scroll to show.
       *[other] { $other } shows { $seat } a scroll. { $seat } has none to show.
      }
   *[other] { $theirs ->
        [0] { $seat } shows { $other } a scroll. { $other } has none to show.
       *[other] { $seat } and { $other } show each other a scroll.
      }
  }
event-scrolls-lost = { $seat } loses { $count ->
    [one] a scroll.
   *[other] { $count } scrolls.
  }

prompt-find = You may take one of these. Which?
    .waiting = { $asked } looks at two cards.
    .title = Which one?
option-find-enemy = Fight: { $thing }
option-find-item = { $thing }
option-find-lone = Lone Quest: { $thing }
option-find-event = { $thing }
    .hint = { $thing-does }
option-find-ring = { $thing }
option-find-relic = Relic: { $thing }
option-find-coin = { coins }
option-find-merchant = A Merchant
option-find-mage = A Mage
option-find-lair = A lair: fight for more Loot

prompt-event = { $event }: { $event-does }. What do you do?
    .waiting = { $event }: { $asked } decides.
    .title = What do you do?
option-event-pay-tax = Pay 3 coin
option-event-stay-put = Stay put for a turn
option-event-take-blow = Take 2 damage
option-event-give-scroll = Give up a scroll
option-event-open-cairn = Open the cairn
option-event-walk-on = Walk on

prompt-relic = You have found the { $relic }. Rolled for later: { $relic-does }. Keep it, or sell it?
    .waiting = { $asked } has found the { $relic }.
    .title = A relic
option-keep-relic = Keep it
    .hint = Roll for it on any turn of yours
option-sell-relic = Sell it for { coins }

prompt-echo = With whom do you trade a look at a scroll?
    .waiting = { $asked } hears an echo, and chooses whose it is.
    .title = Whose echo?
option-echo = { $other }

prompt-market-gift = Take anything from the Market that costs { $coin } coin or less.
    .waiting = { $asked } may take something from the Market.
    .title = A gift
option-take = { $thing }
    .hint = { $thing-does }

## Lone Quests

event-lone-found = { $seat } comes upon a Lone Quest, { $lone }. { $lone-seen }
event-lone-done = { $seat } sees it through: { $lone }.
event-lone-begun = { $lone } takes { $turns ->
    [one] a turn. { $seat } has begun.
   *[other] { $turns } turns. { $seat } has begun.
  }
event-lone-left = { $seat } leaves it at that: { $lone }.

prompt-lone = { $quest }. { $quest-seen } What do you do?
    .waiting = { $quest }: { $asked } decides.
    .title = A Lone Quest
option-walk-on = Walk on
option-lone-lq1-push = Push the cart
    .hint = 5 coin
option-lone-lq1-rob = Rob the cart
    .hint = Fight its guard for 9 coin
option-lone-lq2-give-herb = Give your Healing Herb
    .hint = A Long Sword
option-lone-lq2-leave-water = Buy water for the squire, 2 coin
    .hint = A scroll
option-lone-lq3-wait = Wait with the child for a turn
    .hint = 4 coin and a Healing Herb
option-lone-lq3-follow-tracks = Follow the tracks
    .hint = Fight a wolf for 8 coin
option-lone-lq4-answer = Answer the riddle
    .hint = Roll: 4 or more is a Loot card, less costs 2 coin
option-lone-lq5-dive = Dive for it
    .hint = 2 damage, then the better of two Loot cards
option-lone-lq6-repair = Mend the boat
    .hint = Takes a Hammer or a Rope, brings 10 coin
option-lone-lq6-fight = Fight for the boat
    .hint = A hard crew, and 9 coin
option-lone-lq7-pay = Pay for the tip, 4 coin
    .hint = Roll: 4 or 5 is 8 coin, 6 is Plate Armour
option-lone-lq8-stay = Stay for two nights
    .hint = Full health and 6 coin
option-lone-lq8-give-torch = Give your Torch
    .hint = 7 coin
option-lone-lq9-pay = Pay the toll, 5 coin
    .hint = Full health and a Loot card
option-lone-lq9-refuse = Refuse
    .hint = Fight a hound for 6 coin
option-lone-lq10-left = Trust the left twin
    .hint = Roll: even is a Loot card, odd costs a turn
option-lone-lq10-right = Trust the right twin
    .hint = Roll: even is a Loot card, odd costs a turn
option-lone-lq11-carry = Carry the letter
    .hint = 12 coin, at any Tavern within three turns
option-lone-lq11-open = Open the letter
    .hint = 2 coin, and you lose a scroll
option-lone-lq12-give = Give a Torch and a Hammer for Plate Armour
    .hint = 14 coin if none is left
option-lone-lq12-give-for-coin = Give a Torch and a Hammer for 14 coin
option-lone-lq12-force = Force the gate
    .hint = 3 damage, then a Loot card

## Quests of the Taverns

event-quest-opened = A new quest hangs in the Taverns: { $quest }. { $quest-task }.
event-quest-done = { $seat } has done it: { $quest }!
event-quest-progress = { $seat }, { $done } of { $needed }: { $quest }.

prompt-hand-in = You have what is wanted here. Hand it in?
    .waiting = { $asked } talks to the innkeeper.
    .title = Hand in
option-hand-in = { $thing }
    .hint = { $thing-task }
option-keep-it = Keep it for now

prompt-give = Which one do you give away?
    .waiting = { $asked } chooses what to give.
    .title = Give away
option-give = { $thing }
option-give-broken = { $thing }, broken
option-give-essence = Essence of { $thing }

prompt-give-scrolls = Which { $count ->
    [one] scroll do you give up?
   *[other] { $count } scrolls do you give up?
  }
    .waiting = { $asked } gives up scrolls.
    .title = Give up scrolls
option-give-scroll = { $thing }

## Inn and Carriage

event-rested = { $seat } rests at { $step }.
event-rode = { $seat } rides by Carriage to { $step } for { coins }.
