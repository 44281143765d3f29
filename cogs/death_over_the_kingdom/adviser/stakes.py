"""What a table is worth to the viewer in the middle of a round: its own point, and those of its rivals."""

from collections.abc import Mapping
from functools import cached_property
from itertools import combinations
from statistics import fmean

from cogs.death_over_the_kingdom.adviser.odds import Belief, Odds, chances
from cogs.death_over_the_kingdom.adviser.outlook import greed, hope, scoring_at_once
from cogs.death_over_the_kingdom.view.view import KingdomView


class Stakes:
    """Of one view. In the classic game it counts alone how likely the viewer is to be spared."""

    def __init__(self, view: KingdomView) -> None:
        self.view = view
        self.odds = Odds(view)

    def worth(self, mine: Belief, others: Mapping[int, Belief] | None = None) -> float:
        """If the viewer's card is one of `mine`, and those of others are as believed."""
        if self.view.mode == "classic":
            return self.odds.chance(mine, others)
        beliefs = {**self.odds.beliefs, **(others or {}), self._me: mine}
        spreads = [self.odds.spread(beliefs[seat]) for seat in self.view.line]
        found = zip(self.view.line, chances(self.view.goal, spreads), strict=True)
        return sum(chance * self.points[seat] for seat, chance in found)

    @cached_property
    def points(self) -> dict[int, float]:
        """By seat: how much better it is for the viewer that this seat scores than that it does not.

        As many score as usually do so together; of the others it may be any.
        """
        seats = range(len(self.view.seats))
        ways = list(combinations(seats, scoring_at_once(self.view.goal, len(seats))))
        worth = {way: hope(self.view, [int(seat in way) for seat in seats]) for way in ways}
        found = {seat: _gap(seat, worth) for seat in seats}
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


def _gap(seat: int, worth: Mapping[tuple[int, ...], float]) -> float:
    """Between the ways in which this seat scores and the others, on average."""
    return fmean(one for way, one in worth.items() if seat in way) - fmean(
        one for way, one in worth.items() if seat not in way
    )
