### What happened. Public lines name people, lines to one seat say "you"; variants (`.or`) say the same otherwise.

## What happened: turns and rounds

event-dealer-drawn = { $dealer } is drawn as the first Dealer.
event-turn-began = Turn { $turn } of { $turns }: { $dealer } deals, { $starter } goes first. { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
  } left in the deck.
event-hand-dealt = Your new hand: { $cards }.
event-round-began = Round { $round }: { $goal-wins }.
event-card-laid = You laid { $card-the } face down.
event-all-laid = The cards lie face down. { $starter } acts first.
    .or = Every card is on the table, face down. { $starter } acts first.
    .or2 = All cards are laid. { $starter } begins.

## What happened: actions

event-card-received = Your table card is now { $card-the }.
event-exchanged = { $actor } swaps cards with { $target }.
    .or = { $actor } swaps cards with { $target }, who cannot refuse.
    .or2 = { $actor } swaps cards with { $target }. How generous.
    .or3 = { $actor } pushes a card across to { $target } and takes what was there.
    .or4 = { $actor } trades with { $target }, card for card.
event-cut-declared = { $actor } announces a cut: one card goes, and another comes from the deck.
event-cut = { $actor } lifts { $depth ->
    [one] 1 card
   *[other] { $depth } cards
  } and turns up { $new-the }. The old card, { $old-the }, is discarded.
event-folded = { $actor } folds and keeps the card.
    .or = { $actor } folds. The card stays where it is.
    .or2 = { $actor } folds, with an unreadable smile.
    .or3 = { $actor } sits tight and keeps the card.
    .or4 = { $actor } folds. Nobody stirs.
event-hand-swapped = { $actor } swaps the card on the table for one from the hand, unseen.
event-merchant-shown = { $actor } shows the Merchant and looks at { $target }’s card.
event-merchant-looked = You look at { $target }’s card: it is { $card-the }.
event-merchant-swapped = { $actor } strikes a bargain: the Merchant goes to { $target }, and { $target }’s card to { $actor }.
event-merchant-kept = { $actor } keeps the Merchant, and { $target }’s card stays where it is.
event-thief-stole = { $actor } shows the Thief and robs { $target }, who is left with the Thief.
event-juggled = { $actor } shows the Juggler: the cards of { $one } and { $other } swap places.
event-dragon-burned = { $actor } shows the Dragon and burns { $target }’s card, { $card-the }. { $target } draws another.
event-dragon-slain = { $actor }’s Dragon flies at { $target } and meets a Knight. The Dragon is slain; { $actor } draws another card.

## What happened: the reveal and the powers

event-revealed = All cards are turned up.
    .or = Masks off: all cards are turned up.
    .or2 = The moment of truth: all cards are turned up.
event-card-revealed = { $seat }: { $card-the }, { $value }.
event-innkeeper-swapped = { $actor }’s Innkeeper swaps cards with { $target }.
event-innkeeper-stayed = { $actor }’s Innkeeper stays behind the bar.
event-jester-turned = { $actor }’s Jester turns { $target }’s { $card } over: it now counts { $value }.
event-jester-stayed = { $actor }’s Jester holds still, for once.
event-monk-rose = A Sorceress is in play: { $seat }’s Monk rises to { $value }.
event-sorceress-fled = A Monk is in play: { $seat }’s Sorceress flees and counts { $value }.
event-sorceress-cast = { $actor }’s Sorceress turns { $target }’s { $card } into a toad, worth 0.
event-sorceress-stayed = { $actor }’s Sorceress spares everybody.
event-knight-roused = A Dragon is in play: { $seat }’s Knight rises to { $value }.
event-princess-taken = A Dragon is in play and no Knight: { $seat }’s Princess falls to { $value }.
event-queen-charmed = A Jester is in play: { $seat }’s Queen laughs herself down to { $value }.

## What happened: scores and the end

event-highest-won = { $winners } { $winners-count ->
    [one] has
   *[other] have
  } the highest card, { $value }, and { $winners-count ->
    [one] wins
   *[other] win
  } the round.
event-lowest-won = { $winners } { $winners-count ->
    [one] has
   *[other] have
  } the lowest card, { $value }, and { $winners-count ->
    [one] wins
   *[other] win
  } the round.
event-between-won = { $winners } { $winners-count ->
    [one] wins the round with a card
   *[other] win the round with cards
  } between { $low } and { $high }.
event-nobody-between = No card lies between the lowest and the highest: nobody wins the round.
event-point-taken = { $seat } takes a point and now has { $points }.
    .or = A point for { $seat }: that makes { $points }.
    .or2 = { $seat } scores and is on { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
    .or3 = One more for { $seat }, who now has { $points }.
event-second-place-won = Second place wins: { $winners } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }. Long live the runner-up!
event-nobody-won = It is a tie all round: nobody wins. The court demands a rematch.
