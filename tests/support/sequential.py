"""A rate is tested match by match, until it is sure on which side of a bound it lies (Wald's sequential test)."""

from collections.abc import Iterable
from math import log

from msgspec import Struct

MARGIN = 0.1  # a rate so far beyond a bound is told from one that lies on it
RISK = 0.02  # of each of the two mistakes
SURE = log((1 - RISK) / RISK)
LEAST, MOST = 0.005, 0.995  # a rate of 0 or 1 would let a single match decide


class Verdict(Struct, frozen=True):
    """`is_within`: the rate lies in its band. `is_sure`: it was told before the matches ran out."""

    won: int
    of: int
    is_within: bool
    is_sure: bool


class Bound(Struct):
    """Is a rate inside `inside`, or beyond it at `outside`? `leans` grows as it looks like outside."""

    inside: float
    outside: float
    leans: float = 0.0

    def add(self, *, is_won: bool) -> None:
        if is_won:
            self.leans += log(self.outside / self.inside)
        else:
            self.leans += log((1 - self.outside) / (1 - self.inside))


def sequential(results: Iterable[bool], low: float, high: float) -> Verdict:
    """Take results, won or lost, until the rate is surely within the band or surely beyond one of its ends.

    Where they run out first, what is likelier counts. A band that ends at 0 or 1 has no bound there.
    """
    bounds = list(_bounds(low, high))
    won = of = 0
    for is_won in results:
        won, of = won + is_won, of + 1
        for bound in bounds:
            bound.add(is_won=is_won)
        if any(bound.leans >= SURE for bound in bounds):
            return Verdict(won, of, is_within=False, is_sure=True)
        if all(bound.leans <= -SURE for bound in bounds):
            return Verdict(won, of, is_within=True, is_sure=True)
    return Verdict(won, of, is_within=all(bound.leans <= 0 for bound in bounds), is_sure=False)


def _bounds(low: float, high: float) -> Iterable[Bound]:
    if low > 0:
        yield Bound(low, max(LEAST, low - MARGIN))
    if high < 1:
        yield Bound(high, min(MOST, high + MARGIN))
