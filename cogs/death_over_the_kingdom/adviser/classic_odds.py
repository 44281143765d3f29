"""How a hand of one card fares in the classic game: what a round may cost against cards one does not see."""

from collections.abc import Sequence
from typing import TypeAlias

from cogs.death_over_the_kingdom.content.terms import DEATH_OVER_ALL, Scoring

Spread: TypeAlias = list[float]  # the chance of each value
COSTS: dict[Scoring, tuple[int, ...]] = {"tokens": (1,), "lives": (1,), "death-over-all": DEATH_OVER_ALL}


def keeping(others: Sequence[Spread], scoring: Scoring) -> list[float]:
    """By own value: how much of the worst loss is likely to be spared, 0 to 1.

    The cost falls with the number of seats below one's own; two that lie below with the same value count as two,
    which is close enough.
    """
    costs = COSTS[scoring]
    return [1 - _expected(value, others, costs) / costs[0] for value in range(len(others[0]))]


def _expected(value: int, others: Sequence[Spread], costs: tuple[int, ...]) -> float:
    below = [1.0] + [0.0] * (len(costs) - 1)  # the chance that so many others lie below
    for spread in others:
        lower = sum(spread[:value])
        below = [
            chance * (1 - lower) + (below[count - 1] * lower if count else 0.0) for count, chance in enumerate(below)
        ]
    return sum(chance * cost for chance, cost in zip(below, costs, strict=True))
