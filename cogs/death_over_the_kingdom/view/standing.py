"""Who would win the match if it were over."""

from collections.abc import Sequence

from bot.kit.standings import leaders
from cogs.death_over_the_kingdom.content.terms import Unit
from cogs.death_over_the_kingdom.rules.scoring import match_winners
from cogs.death_over_the_kingdom.view.view import KingdomView


def ahead(unit: Unit, totals: Sequence[int]) -> tuple[int, ...]:
    """R47, R53, R56: by these totals of all seats."""
    if unit == "points":
        return match_winners(totals)
    sign = 1 if unit == "lives" else -1
    return leaders({seat: sign * total for seat, total in enumerate(totals)})


def winning(view: KingdomView) -> tuple[int, ...]:
    return ahead(view.unit, [seat.points for seat in view.seats])
