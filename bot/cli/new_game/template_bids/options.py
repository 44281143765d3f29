"""How a match is to be played (R1)."""

from typing import Annotated

from msgspec import Meta

from bot.engine import Options

FEWEST, MOST = 3, 6


class TemplateBidsOptions(Options, frozen=True):
    """`rounds`: so many prizes are bid for, and so many cards are dealt to everybody."""

    rounds: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 5
