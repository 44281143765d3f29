"""How likely Morna Gul reaches whomever stands on his way (R117)."""

from bot.engine import Odds
from bot.kit.odds import at_least, dice
from cogs.bag_of_dungeon.view.view import HuntView

DICE = 2


def reaches(plan: HuntView) -> int:
    """In whole per cent: his two dice carry him so far."""
    return Odds(at_least(dice(DICE), plan.meets), "reach").percent
