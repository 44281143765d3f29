"""Laying a random room."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.p52.events.kinds import CardCode, HeroEvent


class GridRefused(HeroEvent, frozen=True):
    """R13: a text grid that is no room; told to who wrote it. It has `count` spots, and `wanted` were asked for."""

    rule: ClassVar[str] = "R13"
    mistake: Annotated[str, As("mistake")]
    count: int
    wanted: int


class TreasureSought(HeroEvent, frozen=True):
    """R122: the special chest of a Random Delve is open; 7 or more, and the treasure is found."""

    rule: ClassVar[str] = "R122"
    card: CardCode
    is_found: bool
