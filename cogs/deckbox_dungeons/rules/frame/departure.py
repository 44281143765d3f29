"""Who leaves the match for good takes the hero home (R99): nobody waits for it at the exit."""

from bot.engine import Script
from cogs.deckbox_dungeons.events.frame import HeroLeft
from cogs.deckbox_dungeons.rules.delve import Delve


def depart(delve: Delve, seat: int) -> Script[None]:
    hero = delve.hero(seat)
    if hero.is_gone:
        return
    hero.is_gone, hero.actions, hero.move_left = True, 0, 0
    delve.state.discards += hero.items
    hero.items = []
    yield HeroLeft(seat=seat, hero=hero.key)
