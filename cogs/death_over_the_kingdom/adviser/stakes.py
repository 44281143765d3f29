"""What a table is worth to the viewer in the middle of a round: its own point, and those of its rivals."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import combinations
from statistics import fmean
from typing import TypeAlias

from cogs.death_over_the_kingdom.adviser.odds import Belief, Odds
from cogs.death_over_the_kingdom.adviser.outlook import greed, prospect, rounds_left, scoring_at_once
from cogs.death_over_the_kingdom.adviser.worth import by_value, dot
from cogs.death_over_the_kingdom.content.terms import Goal
from cogs.death_over_the_kingdom.view.view import KingdomView

_Key: TypeAlias = tuple[tuple[int, tuple[tuple[str, float], ...]], ...]


class Stakes:
    """Of one view. In the classic game it counts alone how likely the viewer is to be spared."""

    def __init__(self, view: KingdomView) -> None:
        self.view = view
        self.odds = Odds(view)
        self._worths: dict[_Key, list[float]] = {}  # of own values, by what the others are said to have

    def worth(self, mine: Belief, others: Mapping[int, Belief] | None = None) -> float:
        """If the viewer's card is one of `mine`, and those of others are as believed."""
        key = tuple((seat, tuple(belief.items())) for seat, belief in (others or {}).items())
        if key not in self._worths:
            self._worths[key] = self._by_value(self._me, others or {})
        return dot(self.odds.spread(mine), self._worths[key])

    def by_code(self, target: int, mine: Belief) -> dict[str, float]:
        """The same by each character that the target's card may be."""
        found = self.odds.beliefs[target]
        if self.view.mode == "classic":
            return {code: self.worth(mine, {target: {code: 1.0}}) for code in found}
        worths = self._by_value(target, {self._me: mine})
        return {code: dot(self.odds.spread({code: 1.0}), worths) for code in found}

    def _by_value(self, seat: int, others: Mapping[int, Belief]) -> list[float]:
        if self.view.mode == "classic":
            return self.odds.wins(others)
        spreads = {**self.odds.spreads, **{other: self.odds.spread(belief) for other, belief in others.items()}}
        return by_value(self.view.goal, spreads, self.points, seat)

    @cached_property
    def points(self) -> dict[int, float]:
        """By seat: how much better it is for the viewer that this seat scores than that it does not."""
        totals = tuple(seat.points for seat in self.view.seats)
        found = dict(enumerate(_gaps(totals, self._me, self.view.goal, rounds_left(self.view))))
        found[self._me] += greed(self.view)
        return found

    @property
    def own(self) -> float:
        """What a point of its own is worth to the viewer."""
        return 1.0 if self.view.mode == "classic" else self.points[self._me]

    @property
    def _me(self) -> int:
        assert self.view.viewer is not None
        return self.view.viewer


@lru_cache(maxsize=4096)
def _gaps(totals: tuple[int, ...], viewer: int, goal: Goal, left: int) -> tuple[float, ...]:
    """As many score as usually do so together; of the others it may be any."""
    seats = range(len(totals))
    ways = combinations(seats, scoring_at_once(goal, len(totals)))
    worth = {way: prospect([total + (seat in way) for seat, total in enumerate(totals)], viewer, left) for way in ways}
    return tuple(_gap(seat, worth) for seat in seats)


def _gap(seat: int, worth: Mapping[tuple[int, ...], float]) -> float:
    """Between the ways in which this seat scores and the others, on average."""
    return fmean(one for way, one in worth.items() if seat in way) - fmean(
        one for way, one in worth.items() if seat not in way
    )
