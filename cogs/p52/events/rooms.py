"""Laying a random room."""

from typing import Annotated

from bot.engine import As
from cogs.p52.events.kinds import CardCode, HeroEvent


class GridRefused(HeroEvent, rule="R13"):
    """R13: a text grid that is no room; told at the table. It has `count` spots, and `wanted` were asked for."""

    mistake: Annotated[str, As("mistake")]
    count: int
    wanted: int


class TreasureSought(HeroEvent, rule="R122"):
    """R122: the special chest of a Random Delve is open; 7 or more, and the treasure is found."""

    card: CardCode
    is_found: bool
