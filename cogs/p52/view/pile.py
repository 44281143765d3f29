"""The Action deck as everybody may reckon with it: which cards nobody has seen, which lie on the discard pile (R4).

Stamina cards are as unknown as those of the deck, so any card nobody has seen may lie anywhere among them.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from cogs.p52.content.cards import RANKS
from cogs.p52.rules.crawl import SHUFFLE_AT

VALUES = range(1, len(RANKS) + 1)
Counts = tuple[int, ...]  # how many of each value, the Ace's first


class Pile(NamedTuple):
    """`unseen`: cards nobody has seen, so many of them in the deck; `known`: shuffled back into it for all to see;
    `discards`: what is shuffled in when few are left.
    """

    unseen: Counts
    in_deck: int
    discards: Counts
    known: Counts = (0,) * len(RANKS)


class Drawn(NamedTuple):
    value: int
    chance: Fraction
    rest: Pile


def flips(pile: Pile) -> Iterator[Drawn]:
    """The next card that is flipped; R4: with few left the discards are shuffled in first."""
    if pile.in_deck + sum(pile.known) <= SHUFFLE_AT:
        pile = pile._replace(known=_sum(pile.known, pile.discards), discards=(0,) * len(RANKS))
    unseen, cards = sum(pile.unseen), pile.in_deck + sum(pile.known)
    for value in VALUES:
        if pile.in_deck and (count := pile.unseen[value - 1]):
            rest = pile._replace(unseen=_less(pile.unseen, value), in_deck=pile.in_deck - 1)
            yield Drawn(value, Fraction(pile.in_deck * count, cards * unseen), rest)
        if count := pile.known[value - 1]:
            yield Drawn(value, Fraction(count, cards), pile._replace(known=_less(pile.known, value)))


def stamina_cards(pile: Pile) -> Iterator[Drawn]:
    """The top of a stamina pile: any of those nobody has seen; it stays out of the deck meanwhile (R146)."""
    unseen = sum(pile.unseen)
    for value in VALUES:
        if count := pile.unseen[value - 1]:
            yield Drawn(value, Fraction(count, unseen), pile._replace(unseen=_less(pile.unseen, value)))


def counted(values: Sequence[int]) -> Counts:
    return tuple(values.count(value) for value in VALUES)


def _less(counts: Counts, value: int) -> Counts:
    return tuple(count - (place == value - 1) for place, count in enumerate(counts))


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(first + second for first, second in zip(one, other, strict=True))
