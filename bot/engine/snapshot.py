"""What a match is rebuilt from, besides the answers."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

import msgspec
from msgspec import Struct

from bot.engine.chance import Chance

Leaps = Mapping[int, int]  # where answers were taken back: after so many, open prompts have numbers above that one
NO_LEAPS: Leaps = MappingProxyType({})


class ScriptFailed(Exception):
    """A rule raised. The answer is refused and the match stands as it stood; the cause is chained."""


class Snapshot(Struct, frozen=True):
    """Where a turn begins: with the answers since, all it takes to rebuild a match."""

    state: bytes  # msgpack of the game's state
    drawn: int  # how much chance had given
    prompts: int  # how many prompts had been numbered
    answers: int  # how many answers had been taken since the match began

    @classmethod
    def of(cls, state: Struct, chance: Chance, prompts: int, answers: int) -> Self:
        return cls(msgspec.msgpack.encode(state), chance.drawn, prompts, answers)
