"""How a turn begins: it may be lost (R34), and what lasts so many turns is counted."""

from bot.engine import Script
from cogs.p52.rules.combat.wounds import heal
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero, Spell


def is_caught(hero: Hero) -> bool:
    """R34, R143: is the turn that would begin now a lost one? A free act has begun it, whatever came of that."""
    return hero.lost_turns > 0 and not hero.free_acts


def open_turn(crawl: Crawl, hero: Hero) -> Script[None]:
    """It is theirs now; what they entered before was entered in another turn (R44)."""
    hero.has_acted, hero.has_come, hero.is_held = True, False, False
    crawl.state.active = hero.seat
    if not (hero.is_soothed or hero.has_begun):
        yield from soothe(hero)
    hero.is_soothed = hero.has_begun = False


def wake(hero: Hero) -> Script[None]:
    """R27, R109: a turn of an exploration is chosen before it begins; a stunned hero is healed before the choice."""
    if hero.is_stunned and not (hero.is_soothed or hero.has_begun):
        hero.is_soothed = bool(hero.mending or hero.balms)
        yield from soothe(hero)


def close(hero: Hero) -> None:
    """What was done for free, and what holds somebody to a spot, counts for this turn alone (R31, R44, R48).

    A turn that is held is not over (R32).
    """
    hero.free_acts = hero.free_acts if hero.is_waiting else 0
    hero.has_come = hero.is_held = False


def soothe(hero: Hero) -> Script[None]:
    """Regeneration (5.3); several are at work together."""
    balms, hero.balms = hero.balms, [Spell(one.amount, one.turns - 1) for one in hero.balms if one.turns > 1]
    if not hero.mending and not balms:
        return
    amount = sum(one.amount for one in balms) + (hero.mends if hero.mending else 0)
    hero.mending -= hero.mending > 0
    yield from heal(hero, amount, "regeneration")
