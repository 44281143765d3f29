"""Who leaves the match leaves the hero to an automaton (R99): it stays, and counts wherever heroes are counted."""

from bot.engine import Script
from cogs.deckbox_dungeons.events.frame import HeroLeft
from cogs.deckbox_dungeons.rules.delve import Delve


def depart(delve: Delve, seat: int) -> Script[None]:
    hero = delve.hero(seat)
    if not (hero.is_led or hero.is_gone):
        hero.is_led = True
        yield HeroLeft(seat=seat, hero=hero.key)
