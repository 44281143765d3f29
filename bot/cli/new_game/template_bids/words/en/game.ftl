# What pictures and descriptions say.

game-name = Template Bids
game-about = Bid in secret from a hidden hand, and win the best prizes.
game-length = 5 minutes

board-prize = The prize: { $prize }
board-rounds =
    { $rounds ->
        [0] All prizes are won
        [one] One round to come
       *[other] { $rounds } rounds to come
    }

hand-cards = Your cards

describe-prize = The prize is { $prize }.
describe-rounds =
    { $rounds ->
        [0] All prizes are won.
        [one] One round is to come.
       *[other] { $rounds } rounds are to come.
    }
describe-bidder =
    { $cards ->
        [0] { $name } has { $score } and holds no card.
        [one] { $name } has { $score } and holds one card.
       *[other] { $name } has { $score } and holds { $cards } cards.
    }
describe-played = The last bid was { $card }.
describe-hand = You hold { $cards }.
describe-no-hand = You hold no card.
