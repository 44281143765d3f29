"""R51 to R57: who loses a round of the classic game, and who comes in where. Pure functions of values and totals."""

from collections.abc import Mapping, Sequence

from bot.kit.standings import ranks
from cogs.death_over_the_kingdom.content.terms import DEATH_OVER_ALL, Scoring


def losses(values: Mapping[int, int], scoring: Scoring) -> dict[int, int]:
    """The tokens (or lives) each losing seat is to take (or lose) for these values.

    R52 needs no line of its own: a Death counts 0 whatever happens to it, and nothing counts less.
    """
    costs = _death_over_all(values) if scoring == "death-over-all" else {min(values.values()): 1}
    return {seat: costs[value] for seat, value in values.items() if value in costs}


def _death_over_all(values: Mapping[int, int]) -> dict[int, int]:
    """R57: what each value costs. The highest costs nothing, unless it is the lowest too."""
    ladder = sorted(set(values.values()))
    return dict(zip(ladder[:-1] or ladder, DEATH_OVER_ALL, strict=False))


def fewest_tokens(tokens: Sequence[int]) -> tuple[int, ...]:
    """R53: by seat, the place each comes in on; equal totals share one, and none is left out."""
    return ranks([-total for total in tokens])


def last_alive(out: Sequence[int]) -> tuple[int, ...]:
    """R56: by seat, the place each comes in on, given the round it went out in (0: it is alive)."""
    return ranks([(round_ == 0, round_) for round_ in out])
