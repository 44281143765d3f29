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
    pile = _shuffled(pile)
    unseen, cards = sum(pile.unseen), pile.in_deck + sum(pile.known)
    for value in VALUES:
        if pile.in_deck and (count := pile.unseen[value - 1]):
            rest = Pile(_less(pile.unseen, value), pile.in_deck - 1, pile.discards, pile.known)
            yield Drawn(value, Fraction(pile.in_deck * count, cards * unseen), rest)
        if count := pile.known[value - 1]:
            rest = Pile(pile.unseen, pile.in_deck, pile.discards, _less(pile.known, value))
            yield Drawn(value, Fraction(count, cards), rest)


def next_values(pile: Pile) -> tuple[Counts, int]:
    """How likely the next flip is to be each value, the Ace first: in parts of the number that stands behind."""
    pile = _shuffled(pile)
    unseen = max(1, sum(pile.unseen))
    parts = tuple(pile.in_deck * count + unseen * known for count, known in zip(pile.unseen, pile.known, strict=True))
    return parts, unseen * (pile.in_deck + sum(pile.known))


def _shuffled(pile: Pile) -> Pile:
    """R4: with few left the discards are shuffled in."""
    if pile.in_deck + sum(pile.known) > SHUFFLE_AT:
        return pile
    return pile._replace(known=_sum(pile.known, pile.discards), discards=(0,) * len(RANKS))


def stamina_cards(pile: Pile) -> Iterator[Drawn]:
    """The top of a stamina pile: any of those nobody has seen; it stays out of the deck meanwhile (R146)."""
    unseen = sum(pile.unseen)
    for value in VALUES:
        if count := pile.unseen[value - 1]:
            yield Drawn(value, Fraction(count, unseen), pile._replace(unseen=_less(pile.unseen, value)))


def counted(values: Sequence[int]) -> Counts:
    return tuple(values.count(value) for value in VALUES)


def _less(counts: Counts, value: int) -> Counts:
    return (*counts[: value - 1], counts[value - 1] - 1, *counts[value:])


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(first + second for first, second in zip(one, other, strict=True))
