### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### Public lines name people; lines to one seat say "you". Variants (`.or`) say the same thing otherwise.

game-name = Death Over the Kingdom

## The characters. `.the` and `.a` stand inside a sentence.

card-DEA = Death
    .the = Death
    .a = a Death
card-INN = Innkeeper
    .the = the Innkeeper
    .a = an Innkeeper
card-MER = Merchant
    .the = the Merchant
    .a = a Merchant
card-THI = Thief
    .the = the Thief
    .a = a Thief
card-JES = Jester
    .the = the Jester
    .a = a Jester
card-JUG = Juggler
    .the = the Juggler
    .a = a Juggler
card-MON = Monk
    .the = the Monk
    .a = a Monk
card-SOR = Sorceress
    .the = the Sorceress
    .a = a Sorceress
card-KNI = Knight
    .the = the Knight
    .a = a Knight
card-DRA = Dragon
    .the = the Dragon
    .a = a Dragon
card-PRI = Princess
    .the = the Princess
    .a = a Princess
card-QUE = Queen
    .the = the Queen
    .a = a Queen
card-KIN = King
    .the = the King
    .a = a King

## Their powers, in one line for a card

power-DEA = The lowest card there is
    .classic = Always loses
power-INN = At the end: may swap with the left
power-MER = Action: see a neighbour's card, may swap
power-THI = Action: swap blind with anyone
    .classic = Action: swap blind with anyone; a King hangs it
power-JES = At the end: may turn a two-valued card
power-JUG = Action: two others swap their cards
power-MON = At the end: 10 beside a Sorceress
power-SOR = At the end: may make a toad; 1 beside a Monk
power-KNI = At the end: 13 beside a Dragon
power-DRA = Action: burn a card; a Knight slays it
power-PRI = At the end: 2 beside a Dragon without a Knight
power-QUE = At the end: 4 beside a Jester
power-KIN = The highest printed card
    .classic = Action: out of reach. At the end: hangs Thieves

## The goals of the three rounds, and of every round of the classic game

goal-highest = Highest
    .wins = the highest card wins
    .aim = The highest card scores
goal-lowest = Lowest
    .wins = the lowest card wins
    .aim = The lowest card scores
goal-between = Between
    .wins = every card between the extremes wins
    .aim = Every middle card scores
goal-above = Above
    .wins = the lowest card loses
    .aim = The lowest card loses

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = The lowest takes a token
aim-lives = The lowest loses a life
aim-death-over-all = The three lowest pay
cost-tokens = { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
  }
cost-lives = 1 life

## What happened: turns and rounds

event-dealer-drawn = The lot falls on { $dealer } to be the first Dealer.
event-turn-began = Turn { $turn } of { $turns }: { $dealer } deals, { $starter } goes first. { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
  } left in the deck.
event-hand-dealt = Your new hand: { $cards }.
event-round-began = Round { $round }: { $goal-wins }.
event-card-laid = You laid { $card-the } face down.
event-all-laid = The cards lie face down. { $starter } acts first.
    .or = Every card is on the table, face down. { $starter } acts first.

## What happened: actions

event-card-received = Your table card is now { $card-the }.
event-exchanged = { $actor } swaps cards with { $target }.
    .or = { $actor } swaps cards with { $target }, who cannot refuse.
    .or2 = { $actor } swaps cards with { $target }. How generous.
    .or3 = { $actor } pushes a card across to { $target } and takes what lay there.
    .or4 = { $target } gets the card of { $actor }, and { $actor } that of { $target }.
event-cut-declared = { $actor } announces a cut: the table card will go, and one from the deck will come.
event-cut = { $actor } lifts { $depth ->
    [one] 1 card
   *[other] { $depth } cards
  } and turns up { $new-the }. The old card, { $old-the }, is discarded.
event-folded = { $actor } folds and keeps the card.
    .or = { $actor } folds. The card stays where it is.
    .or2 = { $actor } folds, with an unreadable smile.
    .or3 = { $actor } keeps what lies there.
    .or4 = { $actor } folds. Nothing stirs.
event-hand-swapped = { $actor } swaps the table card for one from the hand.
event-merchant-shown = { $actor } shows the Merchant and looks at { $target }’s card.
event-merchant-looked = You look at { $target }’s card: it is { $card-the }.
event-merchant-swapped = { $actor } strikes a bargain: the Merchant goes to { $target }, and { $target }’s card to { $actor }.
event-merchant-kept = { $actor } keeps the Merchant, and { $target } keeps the card.
event-thief-stole = { $actor } shows the Thief and robs { $target }, who is left with the Thief.
event-juggled = { $actor } shows the Juggler: the cards of { $one } and { $other } change places.
event-dragon-burned = { $actor } shows the Dragon and burns { $target }’s card, { $card-the }. { $target } draws another.
event-dragon-slain = { $actor }’s Dragon flies at { $target } and meets a Knight. The Dragon is slain; { $actor } draws another card.

## What happened: the reveal and the powers

event-revealed = All cards are turned up.
    .or = Masks off: all cards are turned up.
event-card-revealed = { $seat }: { $card-the }, { $value }.
event-innkeeper-swapped = { $actor }’s Innkeeper swaps cards with { $target }.
event-innkeeper-stayed = { $actor }’s Innkeeper stays behind the bar.
event-jester-turned = { $actor }’s Jester turns { $target }’s { $card }, which now counts { $value }.
event-jester-stayed = { $actor }’s Jester holds still, for once.
event-monk-rose = A Sorceress is in play: { $seat }’s Monk rises to { $value }.
event-sorceress-fled = A Monk is in play: { $seat }’s Sorceress flees and counts { $value }.
event-sorceress-cast = { $actor }’s Sorceress makes a toad of { $target }’s { $card }. It counts 0.
event-sorceress-stayed = { $actor }’s Sorceress spares everybody.
event-knight-roused = A Dragon is in play: { $seat }’s Knight rises to { $value }.
event-princess-taken = A Dragon is in play and no Knight: { $seat }’s Princess falls to { $value }.
event-queen-charmed = A Jester is in play: { $seat }’s Queen laughs herself down to { $value }.

## What happened: scores and the end

event-highest-won = { $winners } { $winners-count ->
    [one] wins
   *[other] win
  } the round with { $value }, the highest.
event-lowest-won = { $winners } { $winners-count ->
    [one] wins
   *[other] win
  } the round with { $value }, the lowest.
event-between-won = { $winners } { $winners-count ->
    [one] wins
   *[other] win
  } the round, between { $low } and { $high }.
event-nobody-between = No card lies between the extremes: nobody wins the round.
event-point-taken = { $seat } takes a point and has { $points }.
    .or = A point for { $seat }: that makes { $points }.
    .or2 = { $seat } moves up to { $points }.
event-second-place-won = Second place wins: { $winners } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }. Long live the runner-up!
event-nobody-won = Everybody is tied: nobody wins. The court demands a rematch.

## What happened: the classic game

event-length-set = { $rounds } rounds will be played, and the fewest tokens win.
event-lives-given = Everybody begins with { $lives } lives. The last one left wins.
event-deal-began = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }: { $dealer } deals a card to everybody, { $starter } goes first. { $deck ->
    [one] 1 card is
   *[other] { $deck } cards are
  } left in the deck.
event-card-dealt = You are dealt { $card-the }.
event-king-sealed = { $actor } shows the King and sets a seal on it: this round nobody can touch it.
    .or = { $actor } shows the King, under seal. Nobody lays a hand on it this round.
event-thieves-hanged = { $actor }’s King holds court: { $thieves-count ->
    [one] { $thieves }’s Thief is hanged and counts 0
   *[other] the Thieves of { $thieves } are hanged and count 0
  }.
event-lowest-lost = { $losers-count ->
    [one] { $losers } has the lowest card, { $value }, and takes a token
   *[other] { $losers } have the lowest card, { $value }, and take a token each
  }.
event-tokens-taken = { $losers-count ->
    [one] { $losers } takes
   *[other] { $losers } take
  } { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } for { $value }.
event-lives-lost = { $losers-count ->
    [one] { $losers } has the lowest card, { $value }, and loses a life
   *[other] { $losers } have the lowest card, { $value }, and lose a life each
  }.
event-eliminated = { $seats-count ->
    [one] { $seats } has no life left and is out
   *[other] { $seats } have no life left and are out
  }.
    .or = The bell tolls for { $seats }: no life is left.
event-round-voided = All share the lowest card, { $value }, and nobody would be left. The round is void and dealt anew.
event-fewest-tokens-won = { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  } with { $tokens ->
    [0] no token at all
    [one] 1 token
   *[other] { $tokens } tokens
  }. Death has been kept waiting.
event-last-one-won = { $winner } is the last one left and wins, with { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  } to spare. Death bows out.

## Prompts: the question to the seat, and what the table is told meanwhile

prompt-pick = Lay a card face down: { $goal-wins } this round.
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } choosing a card.
    .title = Lay a card
prompt-action = Your one action. To fold is to keep your card. What do you do?
    .waiting = { $asked } is about to act.
    .more = Your card's own power, and whatever else you may do: press **Your Hand**.
    .title = Your action
prompt-juggle = Whose cards shall change places? Choose two.
    .waiting = { $asked } is juggling.
    .title = Juggle whose cards?
prompt-cut = How many cards do you lift? The last one is yours, face up. { $deck ->
        [one] There is 1 card
       *[other] There are { $deck } cards
      } in the deck.
    .waiting = { $asked } is cutting the deck.
    .title = How many cards do you lift?
prompt-merchant = { $target } has { $card-the }. Swap your Merchant for it?
    .waiting = { $asked } is weighing a bargain.
    .title = Swap or keep?
prompt-innkeeper = Your Innkeeper may swap cards with { $target }. Shall it?
    .waiting = { $asked } may swap by the Innkeeper.
    .title = The Innkeeper
prompt-jester = Your Jester may turn one card to its other value. Which?
    .waiting = { $asked } may turn a card by the Jester.
    .title = The Jester
prompt-sorceress = Your Sorceress may make one card a toad, worth 0. Which?
    .waiting = { $asked } may make a toad by the Sorceress.
    .title = The Sorceress

## Options: labels of buttons and selects

option-lay = { $card }
option-exchange = Swap with { $target }
option-cut = Cut the Deck
option-fold = Fold
option-hand-swap = Swap in { $card }
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

## On the pictures

board-turn = Turn { $turn } of { $turns }
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }
board-wins-points = Second place wins
board-wins-tokens = Fewest tokens win
board-wins-lives = The last one left wins
board-nobody-wins = Nobody wins
board-dealer = Dealer
board-acting = To act
board-deck = Deck
board-discards = Discards
board-toad = Toad
board-hanged = Hanged
board-out = Out
board-known = Only you know
board-seat = Seat
board-front = In front of you
board-hand = Your hand

## In the lobby

lobby-court = The court game: three cards a turn, a point for every round you win, and in the end the *second*-highest score wins.
lobby-classic-tokens = The classic game, { $length } rounds per player: the lowest card takes a token, and the fewest tokens win.
lobby-classic-death-over-all = The classic game, { $length } rounds per player, Death over all: the three lowest take 3, 2 and 1 tokens, and the fewest win.
lobby-classic-lives = The classic game with lives: the lowest card loses one of four, and the last one left wins.
lobby-classic-advice = 8 or more at the table are advised.

## The board in words

describe-round = Turn { $turn } of { $turns }, round { $round }: { $goal }.
describe-classic-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }: { $goal }.
describe-over = The match is over.
describe-winners-points = Second place wins: { $winners }.
describe-winners-tokens = Fewest tokens win: { $winners }.
describe-winners-lives = The last one left wins: { $winners }.
describe-nobody = Everybody is tied: nobody wins.
describe-phase-pick = All lay a card face down.
describe-phase-action = The actions go on.
describe-phase-action-acting = { $acting } acts.
describe-phase-powers = All cards are up; the powers work.
describe-phase-powers-acting = All cards are up; { $acting } may use a power.
describe-phase-scored = The round is scored.
describe-deal = { $dealer } deals. Order of play: { $line }.
describe-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  } in the deck.
describe-deck-empty = The deck is empty.
describe-discards = Discards: { $cards }.
describe-discard-count = { $discards ->
    [0] No discards.
    [one] 1 discard.
   *[other] { $discards } discards.
  }
describe-seat = { $seat }: { $facts }.
describe-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
describe-tokens = { $points ->
    [one] 1 token
   *[other] { $points } tokens
  }
describe-lives = { $points ->
    [one] 1 life
   *[other] { $points } lives
  }
describe-took-tokens = takes { $took }
describe-took-lives = loses a life
describe-out = out
describe-dealer = Dealer
describe-acting = to act
describe-acted = has acted
describe-won = wins the round
describe-crowned = wins the match
describe-hand-count = { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
  }
describe-holds = known to hold { $cards }
describe-last-round = Scored last: turn { $turn }, round { $round }, { $goal }.
describe-classic-last-round = Scored last: round { $round }, { $goal }.
describe-shown = { $seat }: { $card }
describe-shown-won = { $seat }: { $card }, wins
describe-shown-lost = { $seat }: { $card }, loses
describe-card-none = no card laid
describe-card-picked = has laid a card
describe-card-down = card face down
describe-card-known = { $card } face down, known to you
describe-card-up = { $card } face up
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (turned, { $value })
describe-card-toad = { $card } (toad, 0)
describe-card-hanged = { $card } (hanged, 0)
describe-card-sealed = { $card } ({ $value }, sealed)
describe-own-out = You have no life left and are out.
describe-own-table = In front of you: { $card } ({ $values }). { $power }.
describe-own-table-up = In front of you, face up: { $card }. { $power }.
describe-own-table-toad = In front of you, face up: { $card }.
describe-own-table-none = Nothing lies in front of you.
describe-own-hand = In your hand: { $card } ({ $values }). { $power }.
describe-own-hand-none = Your hand is empty.
describe-you-know = You know: { $seat } has { $cards }.
