"""How a turn begins: it may be lost (R34), and what lasts so many turns is counted."""

from bot.engine import Script
from cogs.p52.rules.combat.wounds import heal
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero


def is_caught(hero: Hero) -> bool:
    """R34, R143: is the turn that would begin now a lost one? A free act has begun it, whatever came of that."""
    return hero.lost_turns > 0 and not hero.free_acts


def open_turn(crawl: Crawl, hero: Hero) -> Script[None]:
    """It is theirs now; what they entered before was entered in another turn (R44)."""
    hero.has_acted, hero.has_come, hero.is_held = True, False, False
    crawl.state.active = hero.seat
    yield from soothe(hero)


def soothe(hero: Hero) -> Script[None]:
    """Regeneration (5.3)."""
    if hero.mending:
        hero.mending -= 1
        yield from heal(hero, hero.mends, "regeneration")
