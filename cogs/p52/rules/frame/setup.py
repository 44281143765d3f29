"""Before the first turn: who plays, and the Action deck (R1)."""

from bot.engine import Chance
from cogs.p52.content.cards import ACTION_DECK
from cogs.p52.content.kinds import Cores
from cogs.p52.options import P52Options
from cogs.p52.state.decks import Decks
from cogs.p52.state.match import State
from cogs.p52.state.people import Hero
from cogs.p52.state.sheet import Sheet


def new_state(seats: int, options: P52Options, chance: Chance) -> State:
    """A seat is a character, who is yet to be chosen; the room is laid when everybody is there."""
    action = list(ACTION_DECK)
    chance.shuffle(action)
    return State(options, [Hero(seat, _nobody()) for seat in range(seats)], Decks(action))


def _nobody() -> Sheet:
    return Sheet("", "", "", Cores(1, 1, 1, 1, 1))
