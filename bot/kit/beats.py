"""What can be looked at of what has just happened, and what weighs most of it.

Bag of Dungeon, Deckbox Dungeons, P52 and Dead Throne draw the strip above their boards from such beats.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from bot.engine import Fact, Term

T = TypeVar("T")


class Beat(Struct, frozen=True):
    """An event's word, and what it tells of."""

    word: str
    facts: Mapping[str, Fact]

    def number(self, name: str) -> int:
        """A fact that is a number; 0 if there is none."""
        return number_in(self.facts, name)

    def key(self, name: str) -> str:
        """A fact that is a word of the game, `enemy`: its key; empty if there is none."""
        return key_in(self.facts, name)


def number_in(facts: Mapping[str, Fact], name: str) -> int:
    found = facts.get(name, 0)
    return found if isinstance(found, int) else 0


def key_in(facts: Mapping[str, Fact], name: str) -> str:
    found = facts.get(name)
    return found.keys[0] if isinstance(found, Term) and found.keys else ""


def foremost(found: Sequence[T], most: int, weight: Callable[[T], float], *, leads: bool = True) -> list[T]:
    """So many at most of those that weigh most, of equals the later, as they happened; the weightiest leads, if so."""
    ranked = sorted(range(len(found)), key=lambda number: (weight(found[number]), number), reverse=True)
    return [found[number] for number in (*ranked[:leads], *sorted(ranked[leads:most]))]
