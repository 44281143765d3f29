"""R42 to R48: who wins a round and who wins the match. Pure functions of values and totals."""

from collections.abc import Sequence

from bot.kit.standings import leaders
from cogs.death_over_the_kingdom.content.terms import Goal


def round_winners(goal: Goal, values: Sequence[int]) -> tuple[int, ...]:
    """The places in `values` that win the round: all highest or lowest (R42), or all strictly between (R43, R44)."""
    if goal == "between":
        return tuple(place for place, value in enumerate(values) if min(values) < value < max(values))
    return leaders({place: value if goal == "highest" else -value for place, value in enumerate(values)})


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
