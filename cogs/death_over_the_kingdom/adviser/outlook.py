"""How good a total is: the chance that it will be second-highest at the end (R47), judged by the standings alone."""

from functools import cache, lru_cache
from math import comb, prod

from cogs.death_over_the_kingdom.content.terms import ROUNDS
from cogs.death_over_the_kingdom.rules.scoring import match_winners
from cogs.death_over_the_kingdom.view.view import KingdomView

SCORING = 1 / 3  # how often anybody wins a round, over the three goals
TRYING, SHIRKING = 0.5, 0.15  # how often a seat wins a round that it wants to win, or to lose


def prospect(view: KingdomView, gains: tuple[int, ...]) -> float:
    """The viewer's chance to win the match if this round brings these points, by seat."""
    totals = tuple(seat.points + gain for seat, gain in zip(view.seats, gains, strict=True))
    viewer, left = _viewer(view), rounds_left(view)
    if left == 0:
        return float(viewer in match_winners(totals))
    others = tuple(sorted(total for seat, total in enumerate(totals) if seat != viewer))
    return _worth(others, left, left)[totals[viewer]]


def appetite(view: KingdomView) -> float:
    """What the point of this round is worth to the viewer; below 0 where it is better not to take it."""
    viewer, left = _viewer(view), rounds_left(view)
    others = tuple(sorted(seat.points for seat in view.seats if seat.seat != viewer))
    worth = _worth(others, left, left + 1)
    mine = view.seats[viewer].points
    return worth[mine + 1] - worth[mine]


def rounds_left(view: KingdomView) -> int:
    """Rounds to come after this one."""
    return view.turns * ROUNDS - ((view.turn - 1) * ROUNDS + view.round)


def _viewer(view: KingdomView) -> int:
    assert view.viewer is not None, "only a seat can win"
    return view.viewer


@lru_cache(maxsize=4096)
def _worth(others: tuple[int, ...], mine_left: int, theirs_left: int) -> tuple[float, ...]:
    """By own total: the chance to end second, if I steer through `mine_left` rounds and the others drift."""
    top = max(others) + theirs_left
    size = max(top, 3 * (len(others) + 1)) + mine_left + 2
    worth = _second(others, theirs_left, size)
    for _ in range(mine_left):
        steps = list(zip(worth, [*worth[1:], 0.0], strict=True))
        worth = [max(stay + p * (gain - stay) for p in (TRYING, SHIRKING)) for stay, gain in steps]
    return tuple(worth)


def _second(others: tuple[int, ...], left: int, size: int) -> list[float]:
    """By own final total: the chance that all others above it share one total, and that there is one."""
    ends = [_ends(total, left) for total in others]
    top = max(others) + left
    below = [[sum(chance for end, chance in each.items() if end <= total) for each in ends] for total in range(size)]
    peaks = [[each.get(peak, 0.0) for each in ends] for peak in range(top + 1)]
    return [
        sum(
            prod(low + at for low, at in zip(below[total], peaks[peak], strict=True)) - prod(below[total])
            for peak in range(total + 1, top + 1)
        )
        for total in range(size)
    ]


@cache
def _ends(total: int, left: int) -> dict[int, float]:
    """Where a total may end after that many more rounds."""
    return {total + wins: comb(left, wins) * SCORING**wins * (1 - SCORING) ** (left - wins) for wins in range(left + 1)}
