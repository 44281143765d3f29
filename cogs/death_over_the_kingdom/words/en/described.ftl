### The board and the panel in words, for those who cannot see the picture.

describe-round = Turn { $turn } of { $turns }, round { $round }: { $goal }.
describe-classic-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }: { $goal }.
describe-over = The match is over.
describe-winners-points = Second place wins: { $winners }.
describe-winners-tokens = Fewest tokens win: { $winners }.
describe-winners-lives = The last one left wins: { $winners }.
describe-nobody = A tie all round: nobody wins.
describe-phase-pick = Everybody is laying a card face down.
describe-phase-action = The actions are being taken.
describe-phase-action-acting = It is { $acting }’s turn to act.
describe-phase-powers = All cards are up, and the powers take effect.
describe-phase-powers-acting = Cards are up; { $acting } may use a power.
describe-phase-scored = The round is scored.
describe-phase-void = The round is void, as nobody would be left. It is dealt again.
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
describe-last-round = How turn { $turn }, round { $round } ended ({ $goal }):
describe-classic-last-round = How round { $round } ended ({ $goal }):
describe-void-round = Round { $round } was void and is dealt again.
describe-shown = { $seat }: { $card }
describe-shown-won = { $seat }: { $card }, wins
describe-shown-lost = { $seat }: { $card }, loses
describe-card-none = has not laid a card yet
describe-card-picked = has laid a card
describe-card-down = card face down
describe-card-known = { $card } face down, known to you
describe-card-up = { $card } face up
describe-card-value = { $card } ({ $value })
describe-card-turned = { $card } (turned, { $value })
describe-card-toad = { $card } (toad, 0)
describe-card-hanged = { $card } (hanged, 0)
describe-card-sealed = { $card } ({ $value }, sealed)
describe-own-out = You have no lives left: you are out.
describe-own-table = In front of you: { $card } ({ $values }). { $power }.
describe-own-table-up = In front of you, face up: { $card }. { $power }.
describe-own-table-toad = In front of you, face up: { $card }.
describe-own-table-none = Nothing lies in front of you.
describe-own-hand = In your hand: { $card } ({ $values }). { $power }.
describe-own-hand-none = Your hand is empty.
describe-you-know = You know that { $seat } has { $cards }.
