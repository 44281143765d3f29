"""What is settled after each deed, and after each step of a walk."""

from bot.engine import Script
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.map.meeting import unhide
from cogs.bag_of_dungeon.rules.map.moving import settle_landings
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero


def tidy(quest: Quest) -> Script[None]:
    """Deaths, hazards of those who fled, the gathering."""
    yield from settle_deaths(quest)
    yield from settle_landings(quest)
    yield from settle_deaths(quest)
    yield from unhide(quest)
    yield from watch(quest)


def goes_on(quest: Quest, hero: Hero) -> bool:
    """Is the turn still this adventurer's?"""
    return hero.status == "in" and not quest.is_turn_over and not quest.state.result
