"""Battles between players, and trades that go on beside the round."""

from msgspec import Struct, field

from bot.engine import Offer


class Battle(Struct, omit_defaults=True):
    """R52 to R63. `order` is the order of Battle Turns: the initiator first, then seat order; `next` an index in it.

    Whoever of it does not stand at `at` is in it from afar (R173).
    """

    id: int
    at: str
    order: list[int]
    next: int = 0
    hidden: list[int] = field(default_factory=list)  # joiners until their first Battle Turn (R48)
    rounds: int = 1
    is_beside: bool = False  # R64: it runs beside the Game Round; else Game Turns are its Battle Turns (R65)
    is_told_over: bool = False  # R63: all have heard that it is over


class Parley(Struct, omit_defaults=True):
    """A trade that is talked over beside the round (R148, R163)."""

    id: int
    at: str
    members: list[int]
    pair: tuple[int, int] = (0, 0)  # who talks: who is asked next, and with whom
    offer: Offer | None = None  # on the table, as the first of the pair sees it
    offers: int = 0  # made so far
