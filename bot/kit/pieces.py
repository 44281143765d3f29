"""Conservation: what a box holds is always somewhere in the match, once.

Bag of Dungeon counts its tiles, tokens and items by it, Death Over the Kingdom its 26 cards, Deckbox Dungeons its
items, dice and tiles, P52 its decks.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def check_pieces(what: str, found: Iterable[T], box: Iterable[T]) -> None:
    """Raise AssertionError, naming `what` and the pieces, where one of the box is lost or one is there too often."""
    there, wanted = Counter(found), Counter(box)
    if there != wanted:
        lost, added = sorted((wanted - there).elements(), key=repr), sorted((there - wanted).elements(), key=repr)
        raise AssertionError(f"{what} are not all there, once: lost {lost}, too many {added}")
