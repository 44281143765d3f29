"""The view of a seat, or of the public, from the state."""

from cogs.dead_throne.state.match import State
from cogs.dead_throne.view.view import ThroneView


def sight(state: State, seat: int | None) -> ThroneView:
    raise NotImplementedError
