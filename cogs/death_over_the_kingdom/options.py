"""How a match may be played."""

from typing import Annotated

from msgspec import Meta

from bot.engine import Options
from cogs.death_over_the_kingdom.content.terms import Mode, Scoring

SEATS = {"court": range(3, 8), "classic": range(3, 17)}  # R1
ADVISED = 8  # the classic game is best with this many seats or more


class KingdomOptions(Options, frozen=True):
    """`length` and `scoring` are the classic game's: rounds per player (R49), and what a lost round costs (R51 to R57).

    Where lives are lost, the match lasts until one seat is left, whatever the length.
    """

    mode: Mode = "court"
    length: Annotated[int, Meta(ge=2, le=6)] = 3
    scoring: Scoring = "tokens"
