"""A match as it stood at one moment: nothing alters it, and nothing plays on in it."""

from copy import copy
from functools import cached_property
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.chance import Chance
from bot.engine.position import Position, Stand

S = TypeVar("S", bound=Struct)


class Still(Position[S]):
    """To be shown, while the match it was taken of plays on. It holds nothing that the script may still alter."""

    def __init__(self, match: Position[S], stand: Stand[S]) -> None:
        self.game, self.snapshot = match.game, match.snapshot
        self.chance = Chance(match.chance.seed, match.chance.drawn)
        self.leaps = dict(match.leaps)
        self.answers, self.told = tuple(match.answers), tuple(match.told)
        self._horizon = match.horizon
        self._stand = _Kept(match.game.state_type, stand)


class _Kept(Generic[S]):
    """The state as bytes, until somebody looks: most positions are followed by the next one before anybody does."""

    def __init__(self, kind: type[S], stand: Stand[S]) -> None:
        self._kind, self._bytes = kind, msgspec.msgpack.encode(stand.state)
        self.outcome, self.orders, self.is_plain = stand.outcome, stand.orders, stand.is_plain
        self.open = {number: copy(wait) for number, wait in stand.open.items()}  # they may be numbered anew

    @cached_property
    def state(self) -> S:
        return msgspec.msgpack.decode(self._bytes, type=self._kind)
