"""R2 to R5: a round, in which everybody bids for one prize."""

from bot.cli.new_game.template_bids.events.bids import BidShown, PrizeShown, PrizeWon
from bot.cli.new_game.template_bids.prompts.bid import bid
from bot.cli.new_game.template_bids.state.match import State
from bot.engine import Script, ask_all


def play(state: State) -> Script[None]:
    """R3: everybody is asked at once, and the cards lie face down until the last has chosen."""
    state.prize, state.played = state.prizes.pop(), []
    yield PrizeShown(prize=state.prize)
    answers = yield from ask_all([bid(seat, hand, state.prize) for seat, hand in enumerate(state.hands)])
    yield from _turn_over(state, [int(answer.key) for answer in answers])
    yield _award(state)
    state.prize = 0


def _turn_over(state: State, cards: list[int]) -> Script[None]:
    """R4: all bids at once."""
    state.played = cards
    for seat, card in enumerate(cards):
        state.hands[seat].remove(card)
        yield BidShown(seat=seat, card=card)


def _award(state: State) -> PrizeWon:
    """R5: no two cards are alike, so one is the highest."""
    seat = state.played.index(max(state.played))
    state.scores[seat] += state.prize
    return PrizeWon(seat=seat, prize=state.prize, score=state.scores[seat])
