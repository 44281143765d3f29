"""How a match ended (R126, R127, R160)."""

from bot.engine import Outcome
from cogs.dead_throne.state.match import State


def outcome(state: State) -> Outcome | None:
    """Competitive: the winners share the first place. Solo and Defender: all have won, or none."""
    if not state.result:
        return None
    won = tuple(sorted(state.winners))
    return Outcome(won, tuple(int(seat in won) for seat in range(len(state.players))))
