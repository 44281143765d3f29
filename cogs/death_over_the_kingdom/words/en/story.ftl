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
    .or = { $actor } reaches for the deck: there will be a cut.
    .or2 = { $actor } trusts the deck more than the card, and cuts.
event-cut = { $actor } lifts { $depth ->
    [one] 1 card
   *[other] { $depth } cards
  } and turns up { $new-the }. The old card, { $old-the }, is discarded.
    .or = Off with { $old-the }: { $actor } lifts { $depth ->
    [one] 1 card
   *[other] { $depth } cards
  }, and there is { $new-the }.
    .or2 = { $actor } discards { $old-the } and, { $depth ->
    [one] from the very top,
   *[other] { $depth } cards deep,
  } finds { $new-the }.
event-folded = { $actor } folds and keeps the card.
    .or = { $actor } folds. The card stays where it is.
    .or2 = { $actor } folds, with an unreadable smile.
    .or3 = { $actor } sits tight and keeps the card.
    .or4 = { $actor } folds. Nobody stirs.
    .or5 = { $actor } is content, or looks it, and folds.
event-hand-swapped = { $actor } swaps the card on the table for one from the hand, unseen.
    .or = { $actor } thinks again and plays another card from the hand, unseen.
    .or2 = { $actor } takes the card back into the hand and lays another, face down.
    .or3 = A sleight of hand: { $actor } lays another card.
event-merchant-shown = { $actor } shows the Merchant and looks at { $target }’s card.
    .or = { $actor }’s Merchant inspects { $target }’s goods.
    .or2 = { $actor } shows the Merchant, who takes a good look at { $target }’s card.
event-merchant-looked = You look at { $target }’s card: it is { $card-the }.
event-merchant-swapped = { $actor } strikes a bargain: the Merchant goes to { $target }, and { $target }’s card to { $actor }.
    .or = Sold! { $target } is left with the Merchant, and { $actor } has the goods.
    .or2 = { $actor } likes what is there: { $target }’s card changes hands for the Merchant.
event-merchant-kept = { $actor } keeps the Merchant, and { $target }’s card stays where it is.
    .or = No deal: { $actor } keeps the Merchant, and { $target } the card.
    .or2 = { $actor } has seen enough and keeps the Merchant. { $target } keeps the card.
event-thief-stole = { $actor } shows the Thief and robs { $target }, who is left with the Thief.
    .or = Stop, thief! { $actor } makes off with { $target }’s card and leaves the Thief behind.
    .or2 = { $actor }’s Thief calls on { $target } and stays; the card goes home with { $actor }.
event-juggled = { $actor } shows the Juggler: the cards of { $one } and { $other } swap places.
    .or = { $actor }’s Juggler throws two cards up: { $one } catches { $other }’s, and { $other } catches { $one }’s.
    .or2 = Up they go: { $actor }’s Juggler has { $one } and { $other } change cards.
event-dragon-burned = { $actor } shows the Dragon and burns { $target }’s card, { $card-the }. { $target } draws another.
    .or = Fire! { $actor }’s Dragon makes ashes of { $card-the } before { $target }, who draws another card.
    .or2 = { $actor }’s Dragon breathes on { $target }: { $card-the } burns, and { $target } draws another card.
event-dragon-slain = { $actor }’s Dragon flies at { $target } and meets a Knight. The Dragon is slain; { $actor } draws another card.
    .or = { $target } had a Knight! { $actor }’s Dragon is slain, and { $actor } draws another card.
    .or2 = So much for the Dragon: { $target }’s Knight slays it, and { $actor } draws another card.

## What happened: the reveal and the powers

event-revealed = All cards are turned up.
    .or = Masks off: all cards are turned up.
    .or2 = The moment of truth: all cards are turned up.
    .or3 = Cards up, all of them.
event-card-revealed = { $seat }: { $card-the }, { $value }.
event-innkeeper-swapped = { $actor }’s Innkeeper swaps cards with { $target }.
    .or = { $actor }’s Innkeeper moves next door: { $actor } and { $target } swap cards.
    .or2 = { $actor }’s Innkeeper has a room to let: { $target }’s card moves in, the Innkeeper out.
event-innkeeper-stayed = { $actor }’s Innkeeper stays behind the bar.
    .or = { $actor }’s Innkeeper polishes a glass and lets it be.
    .or2 = { $actor }’s Innkeeper is full tonight: nobody moves.
event-jester-turned = { $actor }’s Jester turns { $target }’s { $card } over: it now counts { $value }.
    .or = A prank of { $actor }’s Jester: { $target }’s { $card } now counts { $value }.
    .or2 = { $actor }’s Jester turns { $target }’s { $card } upside down: it now counts { $value }.
event-jester-stayed = { $actor }’s Jester holds still, for once.
    .or = { $actor }’s Jester knows a joke but keeps it.
    .or2 = { $actor }’s Jester bows and turns nothing.
event-monk-rose = A Sorceress is in play: { $seat }’s Monk rises to { $value }.
    .or = { $seat }’s Monk has met the Sorceress, and rises to { $value }.
    .or2 = With a Sorceress in play { $seat }’s Monk preaches himself up to { $value }.
event-sorceress-fled = A Monk is in play: { $seat }’s Sorceress flees and counts { $value }.
    .or = { $seat }’s Sorceress has seen the Monk: she flees and counts { $value }.
    .or2 = With a Monk in play { $seat }’s Sorceress will not stay, and counts { $value }.
event-sorceress-cast = { $actor }’s Sorceress turns { $target }’s { $card } into a toad, worth 0.
    .or = Croak! { $actor }’s Sorceress makes { $target }’s { $card } a toad, worth 0.
    .or2 = A word from { $actor }’s Sorceress, and { $target }’s { $card } is a toad, worth 0.
event-sorceress-stayed = { $actor }’s Sorceress spares everybody.
    .or = { $actor }’s Sorceress looks round the table and lets them live.
    .or2 = No toads tonight: { $actor }’s Sorceress rests.
event-knight-roused = A Dragon is in play: { $seat }’s Knight rises to { $value }.
    .or = { $seat }’s Knight smells a Dragon, and rises to { $value }.
    .or2 = With a Dragon in play { $seat }’s Knight draws his sword and counts { $value }.
event-princess-taken = A Dragon is in play and no Knight: { $seat }’s Princess falls to { $value }.
    .or = No Knight keeps the Dragon off: { $seat }’s Princess falls to { $value }.
    .or2 = The Dragon carries { $seat }’s Princess away, with no Knight in sight: she counts { $value }.
event-queen-charmed = A Jester is in play: { $seat }’s Queen laughs herself down to { $value }.
    .or = { $seat }’s Queen cannot look at the Jester and keep her face: she counts { $value }.
    .or2 = The Jester has { $seat }’s Queen in tears of laughter, and down to { $value }.
event-round-turned = { $actor }’s { $card } turns the round: before that, { $before-count ->
    [0] nobody
   *[other] { $before }
  } would have scored.
    .or = Before { $actor }’s { $card } turned the round, { $before-count ->
    [0] nobody
   *[other] { $before }
  } would have scored.
    .or2 = { $actor }’s { $card } decides who scores. Before that it would have been { $before-count ->
    [0] nobody
   *[other] { $before }
  }.
event-loss-turned = { $actor }’s { $card } turns the round: before that, { $before } had the lowest card.
    .or = Before { $actor }’s { $card } turned the round, { $before } had the lowest card.
    .or2 = { $actor }’s { $card } decides who loses. Before that, { $before } had the lowest card.

## What happened: scores, standings and the end

event-highest-won = { $winners } { $winners-count ->
    [one] has the highest card, { $value }, and takes the point
   *[other] have the highest card, { $value }, and take a point each
  }.
    .or = Highest is { $value }: { $winners-count ->
    [one] a point for { $winners }
   *[other] a point each for { $winners }
  }.
    .or2 = Nothing beats { $value }. { $winners } { $winners-count ->
    [one] scores
   *[other] score
  }.
event-lowest-won = { $winners } { $winners-count ->
    [one] has the lowest card, { $value }, and takes the point
   *[other] have the lowest card, { $value }, and take a point each
  }.
    .or = Lowest is { $value }: { $winners-count ->
    [one] a point for { $winners }
   *[other] a point each for { $winners }
  }.
    .or2 = Nothing is humbler than { $value }. { $winners } { $winners-count ->
    [one] scores
   *[other] score
  }.
event-between-won = { $winners } { $winners-count ->
    [one] lies
   *[other] lie
  } between { $low } and { $high }, and { $winners-count ->
    [one] takes the point
   *[other] take a point each
  }.
    .or = Between { $low } and { $high }: { $winners-count ->
    [one] a point for { $winners }
   *[other] a point each for { $winners }
  }.
    .or2 = { $winners } { $winners-count ->
    [one] keeps
   *[other] keep
  } to the middle, between { $low } and { $high }, and { $winners-count ->
    [one] scores
   *[other] score
  }.
event-nobody-between = No card lies between the lowest and the highest: nobody scores.
    .or = All high or all low, and nothing in between: nobody scores.
    .or2 = The middle is empty: nobody scores.
event-second-now = { $leaders } { $leaders-count ->
    [one] leads
   *[other] lead
  } with { $most }. Second, and so winning: { $seconds } with { $points }.
    .or = The best place just now is second: { $seconds } with { $points }, behind { $leaders } with { $most }.
    .or2 = { $seconds } { $seconds-count ->
    [one] is
   *[other] are
  } second with { $points }, behind { $leaders } with { $most }.
event-all-tied-now = All are tied, at the top or below: as it stands nobody would win.
    .or = The court is evenly split, and nobody would win: all are tied.
    .or2 = If this were the end nobody would win: all are tied.
event-second-place-won = Second place wins: { $winners } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }. Long live the runner-up!
event-nobody-won = It is a tie all round: nobody wins. The court demands a rematch.
