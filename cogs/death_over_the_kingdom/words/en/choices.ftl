### What is asked, and what can be answered.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Lay a card face down: { $goal-wins } this round.
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } choosing a card.
    .title = Lay a card
prompt-action = Your turn, and you have one action. If you fold, you keep your card. What will you do?
    .waiting = { $asked } is about to act.
    .more = Press **Your Hand** for your card’s power and whatever else you may do.
    .title = Your action
prompt-juggle = Whose cards swap places? Choose two players.
    .waiting = { $asked } is juggling.
    .title = Whose cards swap places?
prompt-cut = How many cards do you lift? The last one is yours, face up. { $deck ->
        [one] There is 1 card
       *[other] There are { $deck } cards
      } in the deck.
    .waiting = { $asked } is cutting the deck.
    .title = How many cards do you lift?
prompt-merchant = { $target } has { $card-the }. Swap your Merchant for it?
    .waiting = { $asked } is weighing a bargain.
    .title = Swap or keep?
prompt-innkeeper = Your Innkeeper can swap cards with { $target }. Would you like that?
    .waiting = { $asked } decides what the Innkeeper does.
    .title = The Innkeeper
prompt-jester = Your Jester can turn one card to its other value. Which one?
    .waiting = { $asked } decides what the Jester does.
    .title = The Jester
prompt-sorceress = Your Sorceress can turn one card into a toad, worth 0. Which one?
    .waiting = { $asked } decides what the Sorceress does.
    .title = The Sorceress

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Swap with { $target }
option-cut = Cut the Deck
option-fold = Fold
option-hand-swap = Play { $card } from Hand
option-merchant = Merchant: { $target }
option-thief = Thief: Rob { $target }
option-dragon = Dragon: Burn { $target }
option-juggler = Juggle { $one } and { $other }
option-juggler-any = Juggle Two Others
option-juggle = { $target }
option-seal = Seal the King
option-swap = Take { $card }
option-keep = Keep Merchant
option-innkeeper = Swap with { $target }
option-turn = { $target }: { $card } to { $value }
option-toad = { $target }: { $card } to Toad
option-decline = Not This Time

## Over a list of many: what is chosen from it

group-merchant = Look at whose card?
group-thief = Rob whom?
group-dragon = Burn whose card?
group-juggler = Juggle which two cards?
group-turn = Turn which card?
group-toad = Make a toad of which card?

## Standing orders: what can be settled in advance

order-fold = Your action in this round
option-order-fold = Fold, whatever comes
order-powers = Powers that you never use
option-order-innkeeper = Innkeeper
option-order-jester = Jester
option-order-sorceress = Sorceress
