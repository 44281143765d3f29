"""What can be looked at of what has happened."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from bot.engine import Fact, Term
from cogs.deckbox_dungeons.state.spots import Spot


class Onset(NamedTuple):
    """What one enemy did: its way, and how its attack on one hero went; `seat` is None where it only moved."""

    enemy: str
    number: int
    path: tuple[Spot, ...]
    seat: int | None = None
    damage: int = 0
    is_fatal: bool = False


class Beat(Struct, frozen=True):
    """Anything else: its word, what it tells of, and for how long; `enemies` the worst first, `seat` of the hero."""

    word: str
    facts: Mapping[str, Fact]
    weight: float
    enemies: tuple[str, ...] = ()
    seat: int | None = None

    def number(self, name: str) -> int:
        fact = self.facts.get(name)
        return fact if isinstance(fact, int) else 0

    def key(self, name: str) -> str:
        """Of a word of the game: `skill`."""
        fact = self.facts.get(name)
        return fact.keys[0] if isinstance(fact, Term) else ""

    @property
    def dice(self) -> tuple[int, ...]:
        """As they fell: 6 4 3."""
        return tuple(int(one) for one in str(self.facts.get("dice", "")).split() if one.isdigit())


class Captioned(NamedTuple):
    """A beat with its heading and the line under it, as its reader is told."""

    beat: Beat
    title: str
    more: str
