"""How good a total is: the chance that it will be second-highest at the end (R47), judged by the standings alone."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations
from math import comb, prod
from operator import add

from cogs.death_over_the_kingdom.content.terms import GOALS, ROUNDS
from cogs.death_over_the_kingdom.rules.scoring import match_winners
from cogs.death_over_the_kingdom.view.view import KingdomView

SCORING = 1 / 3  # how often anybody wins a round, over the three goals
TRYING, SHIRKING = 0.5, 0.15  # how often a seat wins a round that it wants to win, or to lose
CHEER = 0.3  # what it is worth that anybody wins: a match that all lose is the worst
LEAST_GREED, GREED = 0.01, 0.02  # what a point is always worth, and so much more for each round to come
NEAR_END = 3  # with so many rounds to come it is counted out who may score


def hope(view: KingdomView, gains: Sequence[int]) -> float:
    """What the standings are worth to the viewer if this round brings these points, by seat."""
    totals = tuple(seat.points + gain for seat, gain in zip(view.seats, gains, strict=True))
    assert view.viewer is not None, "only a seat can win"
    return prospect(totals, view.viewer, rounds_left(view))


def prospect(totals: Sequence[int], viewer: int, left: int) -> float:
    """What these totals are worth to the viewer with so many rounds to come."""
    mine, others = totals[viewer], tuple(sorted((*totals[:viewer], *totals[viewer + 1 :])))
    if left <= NEAR_END:
        return _counted(mine, others, left)
    return _worth(others, left, left)[mine] + CHEER * _somebody(tuple(sorted((mine, *others))), left)


def greed(view: KingdomView) -> float:
    """What a point is worth whatever the standings: they tell the less, the more rounds are to come."""
    return LEAST_GREED + GREED * rounds_left(view)


def scoring_at_once(goal: str, seats: int) -> int:
    """How many usually win a round together."""
    return seats - 2 if goal == "between" else 1


def rounds_left(view: KingdomView) -> int:
    """Rounds to come after this one."""
    return view.turns * ROUNDS - ((view.turn - 1) * ROUNDS + view.round)


@lru_cache(maxsize=65536)
def _counted(mine: int, others: tuple[int, ...], left: int) -> float:
    """The same near the end: I steer through the rounds to come, of the others any may score."""
    if left == 0:
        winners = match_winners((mine, *others))
        return float(0 in winners) + CHEER * bool(winners)
    count = scoring_at_once(GOALS[-left], len(others) + 1)
    usual = count / (len(others) + 1)
    scored = _average(mine + 1, others, count - 1, left - 1)
    missed = _average(mine, others, count, left - 1)
    trying, shirking = usual + (1 - usual) / 4, usual * SHIRKING / SCORING
    return max(missed + chance * (scored - missed) for chance in (trying, shirking))


def _average(mine: int, others: tuple[int, ...], count: int, left: int) -> float:
    """Over all ways in which so many of the others score."""
    ways = list(combinations(range(len(others)), count))
    after = (tuple(sorted(total + (seat in way) for seat, total in enumerate(others))) for way in ways)
    return sum(_counted(mine, one, left) for one in after) / len(ways)


@lru_cache(maxsize=65536)
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
    top = max(others) + left
    rows = [_row(total, left, max(size, top + 1)) for total in others]
    peaks = list(zip(*(ends for ends, _ in rows), strict=True))
    found = []
    for total, below in enumerate(list(zip(*(sums for _, sums in rows), strict=True))[:size]):
        nobody = prod(below)
        found.append(sum(prod(map(add, below, peaks[peak])) - nobody for peak in range(total + 1, top + 1)))
    return found


@lru_cache(maxsize=4096)
def _row(total: int, left: int, size: int) -> tuple[list[float], list[float]]:
    """By final total: the chance that it comes to this, and that it comes to no more."""
    ends = _ends(total, left)
    shares = [ends.get(end, 0.0) for end in range(size)]
    return shares, list(accumulate(shares))


@lru_cache(maxsize=65536)
def _somebody(totals: tuple[int, ...], left: int) -> float:
    """The chance that not all have one total in the end (R48), if everybody drifts; other ties are rare so early."""
    ends = [_ends(total, left) for total in totals]
    return 1 - sum(prod(each.get(total, 0.0) for each in ends) for total in range(totals[0], totals[-1] + left + 1))


@cache
def _ends(total: int, left: int) -> dict[int, float]:
    """Where a total may end after that many more rounds."""
    return {total + wins: comb(left, wins) * SCORING**wins * (1 - SCORING) ** (left - wins) for wins in range(left + 1)}
