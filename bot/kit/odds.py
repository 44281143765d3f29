"""Chances, exactly: of sums of dice, of successes, and of cards drawn without putting them back.

A distribution says how likely each outcome is; its chances add up to 1.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TypeAlias, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Distribution: TypeAlias = Mapping[T, Fraction]
REMEMBERED = 512


def die(sides: int = 6) -> Distribution[int]:
    """Each face of one die."""
    return {face: Fraction(1, sides) for face in range(1, sides + 1)}


def evenly(outcomes: Iterable[T]) -> Distribution[T]:
    """One of these, each equally likely; what occurs twice is twice as likely: faces of a die, cards of a pile."""
    found = list(outcomes)
    chances: dict[T, Fraction] = defaultdict(Fraction)
    for outcome in found:
        chances[outcome] += Fraction(1, len(found))
    return chances


@lru_cache(REMEMBERED)
def dice(count: int, sides: int = 6) -> Distribution[int]:
    """The sum of so many dice; of none it is 0."""
    total: Distribution[int] = {0: Fraction(1)}
    for _ in range(count):
        total = combined(total, die(sides), lambda sum_, face: sum_ + face)
    return total


def combined(one: Distribution[T], other: Distribution[T], of: Callable[[T, T], R]) -> Distribution[R]:
    """What comes of two that do not depend on each other."""
    chances: dict[R, Fraction] = defaultdict(Fraction)
    for first, chance in one.items():
        for second, beside in other.items():
            chances[of(first, second)] += chance * beside
    return chances


def mapped(one: Distribution[T], of: Callable[[T], R]) -> Distribution[R]:
    """The same with each outcome turned into another: a bonus added, a success counted."""
    chances: dict[R, Fraction] = defaultdict(Fraction)
    for outcome, chance in one.items():
        chances[of(outcome)] += chance
    return chances


def chance_of(one: Distribution[T], is_wanted: Callable[[T], bool]) -> Fraction:
    """How likely it is that the outcome is one of those wanted."""
    return sum((chance for outcome, chance in one.items() if is_wanted(outcome)), Fraction(0))


def at_least(one: Distribution[int], least: int) -> Fraction:
    """How likely it is to reach so much."""
    return chance_of(one, lambda outcome: outcome >= least)


def mean(one: Distribution[int]) -> Fraction:
    """What is to be expected."""
    return sum((outcome * chance for outcome, chance in one.items()), Fraction(0))


def successes(count: int, chance: Fraction) -> Distribution[int]:
    """How many of so many tries succeed, where each does with this chance."""
    return {won: comb(count, won) * chance**won * (1 - chance) ** (count - won) for won in range(count + 1)}


def drawn(wanted: int, others: int, count: int) -> Distribution[int]:
    """How many wanted cards are among so many drawn from a pile of `wanted` and `others`, none put back."""
    count = min(count, wanted + others)
    ways = comb(wanted + others, count)
    return {
        found: Fraction(comb(wanted, found) * comb(others, count - found), ways)
        for found in range(max(0, count - others), min(wanted, count) + 1)
    }
