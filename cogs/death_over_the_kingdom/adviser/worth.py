"""What a round is worth by the value that one seat's card may have, all the others as they may fall.

It is linear in that seat's values: found once for each of them, it serves every card the seat might have.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from operator import mul
from typing import TypeAlias

from cogs.death_over_the_kingdom.content.terms import Goal

Spread: TypeAlias = list[float]  # the chance of each value
Sums: TypeAlias = Sequence[float]


def by_value(goal: Goal, spreads: Mapping[int, Spread], points: Mapping[int, float], seat: int) -> list[float]:
    """By the value of this seat's card: the sum of what it is worth that each seat scores, times how likely it does."""
    others = {other: spread for other, spread in spreads.items() if other != seat}
    if goal == "highest":
        return _at_the_top(others, points, points[seat])
    if goal == "lowest":
        turned = {other: spread[::-1] for other, spread in others.items()}
        return _at_the_top(turned, points, points[seat])[::-1]
    return _between(others, points, points[seat])


def dot(one: Sums, other: Sums) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _at_the_top(others: Mapping[int, Spread], points: Mapping[int, float], own: float) -> list[float]:
    """The seat itself where none lies above it; another where none does, this seat's card included."""
    below = {other: list(accumulate(spread)) for other, spread in others.items()}
    theirs = _rivals(others, points, below)
    alone = _product(list(below.values()), len(theirs))
    return [own * top + rest for top, rest in zip(alone, _from_here_up(theirs), strict=True)]


def _between(others: Mapping[int, Spread], points: Mapping[int, float], own: float) -> list[float]:
    """Neither highest nor lowest: all but those at the top and at the bottom, who are one where all are alike."""
    turned = {other: spread[::-1] for other, spread in others.items()}
    top, bottom = _at_the_top(others, points, own), _at_the_top(turned, points, own)[::-1]
    everybody = own + sum(points[other] for other in others)
    alike = _product(list(others.values()), len(top))
    return [everybody * (1 + all_) - high - low for all_, high, low in zip(alike, top, bottom, strict=True)]


def _rivals(others: Mapping[int, Spread], points: Mapping[int, float], below: Mapping[int, Sums]) -> list[float]:
    """By value: what it is worth that others score with it, if this seat is not above them."""
    found: list[float] = []
    for seat, spread in others.items():
        rest = _product([low for other, low in below.items() if other != seat], len(spread))
        worth = [points[seat] * share * low for share, low in zip(spread, rest, strict=True)]
        found = [one + more for one, more in zip(found, worth, strict=True)] if found else worth
    return found


def _product(rows: Sequence[Sums], size: int) -> Sums:
    if not rows:
        return [1.0] * size
    found = rows[0]
    for row in rows[1:]:
        found = list(map(mul, found, row))
    return found


def _from_here_up(worth: Sequence[float]) -> list[float]:
    return list(accumulate(reversed(worth)))[::-1]
