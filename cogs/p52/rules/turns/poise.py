"""3H and 3I: aiming, and the defensive stance (R72 to R83); and doing nothing (R31)."""

from collections.abc import Iterator

from bot.engine import Option, Script
from cogs.p52.content.tables import QUIRKS
from cogs.p52.events.combat import Aimed, StanceTaken
from cogs.p52.events.frame import Rested
from cogs.p52.prompts.options import REST, STANCE, enemy_facts
from cogs.p52.rules.combat.reach import has_line
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.state.people import Hero

MOST = 3  # R73, R80


def poise_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    for enemy in crawl.enemies:
        if has_line(crawl, hero.at, enemy.at) and crawl.is_up(enemy.at):
            bonus = _next_aim(hero, enemy.id)
            option = Option(f"aim-{enemy.id}", "aim", {**enemy_facts(enemy), "bonus": bonus}, group="do")
            yield Deed(option, aim, (enemy.id,))
    yield Deed(_stance_option(_next_stance(hero)), take_stance)


def _stance_option(bonus: int) -> Option:
    return Option(STANCE, "stance", {"bonus": bonus}, group="do")


def _next_aim(hero: Hero, number: int) -> int:
    """R73, R77: another enemy begins at 1."""
    return min(MOST, hero.aim + 1) if hero.aim_at == number else 1


def _next_stance(hero: Hero) -> int:
    """R80; Stubborn begins at 2."""
    first = QUIRKS["stubborn"].bonus if hero.sheet.quirk == "stubborn" else 1
    return min(MOST, max(hero.stance + 1, first))


def aim(crawl: Crawl, hero: Hero, number: int) -> Script[None]:
    enemy = crawl.enemy(number)
    assert enemy is not None
    hero.aim, hero.aim_at, hero.stance = _next_aim(hero, number), number, 0
    yield Aimed(seat=hero.seat, hero=hero.sheet.name, enemy=enemy.key, number=number, bonus=hero.aim)


def take_stance(crawl: Crawl, hero: Hero) -> Script[None]:
    hero.aim = hero.aim_at = 0
    hero.stance = _next_stance(hero)
    yield StanceTaken(seat=hero.seat, hero=hero.sheet.name, bonus=hero.stance)


def rest_deed(crawl: Crawl, hero: Hero) -> Deed:
    return Deed(_rest_option(_rest_gains(crawl, hero)), rest)


def _rest_option(gained: int) -> Option:
    return Option(REST, "rest", {"gained": gained}, group="end")


def _rest_gains(crawl: Crawl, hero: Hero) -> int:
    """R31: one stamina card, unless a free act was done this turn, or the pile is full (R8)."""
    return 0 if hero.free_acts else crawl.stamina_for(hero, 1)


def rest(crawl: Crawl, hero: Hero) -> Script[None]:
    hero.aim = hero.aim_at = hero.stance = 0
    gained = crawl.draw_stamina(hero, _rest_gains(crawl, hero))
    yield Rested(seat=hero.seat, hero=hero.sheet.name, gained=gained, stamina=len(hero.stamina))
