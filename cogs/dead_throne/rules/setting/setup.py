"""R1 to R6: the decks, the Market, who sits where."""

from bot.engine import Chance
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.match import State


def new_state(seats: int, options: ThroneOptions, chance: Chance) -> State:
    raise NotImplementedError
