"""R6: once nobody has a card left, the highest score wins."""

from bot.cli.new_game.template_bids.state.match import State
from bot.engine import Outcome


def is_over(state: State) -> bool:
    return not any(state.hands)


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    winners = tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))
    return Outcome(winners, scores=tuple(state.scores))
