"""What can be looked at of what has happened."""

from typing import NamedTuple

from bot.kit import beats
from cogs.deckbox_dungeons.state.spots import Spot


class Onset(NamedTuple):
    """What one enemy did: its way, and how its attack on one hero went; `seat` is None where it only moved."""

    enemy: str
    number: int
    path: tuple[Spot, ...]
    seat: int | None = None
    damage: int = 0
    is_fatal: bool = False


class Beat(beats.Beat, frozen=True):
    """Anything else, and for how long; `enemies` the worst first, `seat` of the hero."""

    weight: float
    enemies: tuple[str, ...] = ()
    seat: int | None = None

    @property
    def dice(self) -> tuple[int, ...]:
        """As they fell: 6 4 3."""
        return tuple(int(one) for one in str(self.facts.get("dice", "")).split() if one.isdigit())
