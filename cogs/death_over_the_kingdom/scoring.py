"""R42 to R48: who wins a round and who wins the match. Pure functions of values and totals."""

from collections.abc import Sequence

from cogs.death_over_the_kingdom.view import Goal

MARKER = 5  # what the larger score marker counts (R45)


def round_winners(goal: Goal, values: Sequence[int]) -> tuple[int, ...]:
    """The places in `values` that win the round: all highest or lowest (R42), or all strictly between (R43, R44)."""
    low, high = min(values), max(values)
    if goal == "between":
        return tuple(place for place, value in enumerate(values) if low < value < high)
    wanted = high if goal == "highest" else low
    return tuple(place for place, value in enumerate(values) if value == wanted)


def match_winners(totals: Sequence[int]) -> tuple[int, ...]:
    """The places in `totals` with the second-highest total (R47); nobody if all are tied at top or bottom (R48)."""
    ladder = sorted(set(totals), reverse=True)
    if is_all_tied(totals):
        return ()
    return tuple(place for place, total in enumerate(totals) if total == ladder[1])


def is_all_tied(totals: Sequence[int]) -> bool:
    """R48: one total only, or two with at least two players on each."""
    shares = [totals.count(total) for total in set(totals)]
    return len(shares) == 1 or (len(shares) == 2 and min(shares) >= 2)


def markers(points: int) -> tuple[int, int]:
    """R45: the fewest markers that show these points, as fives and ones."""
    return divmod(points, MARKER)
