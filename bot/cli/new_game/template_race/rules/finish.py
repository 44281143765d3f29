"""R6: who comes to the finish has won."""

from bot.cli.new_game.template_race.state.match import State
from bot.engine import Outcome


def is_over(state: State) -> bool:
    return max(state.spaces) >= state.length


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    winners = tuple(seat for seat, space in enumerate(state.spaces) if space >= state.length)
    return Outcome(winners, scores=tuple(state.spaces))
