"""Stacks and bags one draws from. A pile is a list, its top the last; `spent` are the discards beside it.

Bag of Dungeon's bags of items and monsters (R63), the item deck of Deckbox Dungeons (R7).
"""

from typing import TypeVar

from bot.engine import Chance

T = TypeVar("T")


def draw(pile: list[T], spent: list[T], chance: Chance) -> T | None:
    """The top of the pile. The discards, shuffled, refill an empty one; None where there are none either."""
    if not pile:
        pile[:], spent[:] = spent, []
        chance.shuffle(pile)
    return pile.pop() if pile else None
