"""What a match is rebuilt from, besides the answers."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from bot.engine.orders import Given

Leaps = Mapping[int, int]  # where answers were taken back: after so many, open prompts have numbers above that one
NO_LEAPS: Leaps = MappingProxyType({})


class ScriptFailed(Exception):
    """A rule raised. The answer is refused and the match stands as it stood; the cause is chained."""


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """The rebuild point: where a turn of the script begins. With the answers since, all it takes to rebuild a match.

    The last four came later; where an old one has none of them, they are as they were then.
    """

    state: bytes  # msgpack of the game's state
    drawn: int  # how much chance had given
    prompts: int  # how many prompts had been numbered
    answers: int  # how many answers had been taken since the match began
    turn: int = 1  # how many turns, as people count them, have begun
    began: int | None = None  # how many answers had been taken when that turn began; None: it begins here
    orders: dict[int, dict[str, Given]] = {}  # what the seats have settled in advance: see `orders`
    wordings: dict[str, Mapping[int, int]] = {}  # how events were worded last: see `wordings`
