"""How a match is to be played (R1)."""

from typing import Annotated

from msgspec import Meta

from bot.engine import Options

SHORTEST, LONGEST = 12, 40


class TemplateRaceOptions(Options, frozen=True):
    """`length`: the spaces from the start to the finish."""

    length: Annotated[int, Meta(ge=SHORTEST, le=LONGEST)] = 20
