"""R103: the enemy's Ace; its victim may answer with a blow, at no cost of a turn (P8)."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts import words
from cogs.p52.prompts.options import DECLINE, STAMINA, enemy_facts, spent, term
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.flips import attack_target
from cogs.p52.rules.combat.reach import can_reach, is_safe_shot
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import apart


def assault(crawl: Crawl, enemy: Enemy, hero: Hero, way: str) -> Script[str]:
    """An enemy strikes, and an Ace may be answered, but for a shot from a hidden spot (R42); `countered` if it was."""
    outcome = yield from strike(crawl, enemy, hero, way)
    if outcome == "ace" and not is_safe_shot(crawl, enemy.at, hero.at) and (yield from counter(crawl, hero, enemy)):
        return "countered"
    return outcome


def counter(crawl: Crawl, hero: Hero, enemy: Enemy) -> Script[bool]:
    """Was it answered? A stunned character cannot (R109)."""
    options = [] if hero.is_stunned else list(_options(crawl, hero, enemy))
    if not options:
        return False
    facts: dict[str, Fact] = {**enemy_facts(enemy), "hero": hero.sheet.name, "aim": _aim(hero, enemy)}
    answer = yield from ask(
        Prompt(hero.seat, words.COUNTER, "R103", (*options, DECLINE), default=(DECLINE.key,), facts=facts)
    )
    if answer.key == DECLINE.key:
        return False
    ability = answer.key.removesuffix(STAMINA)
    targets = crawl.enemies_at(enemy.at) if ABILITIES[ability].area == "spot" else [enemy]
    yield from attack(crawl, hero, ability, targets, has_stamina=answer.key.endswith(STAMINA), way="counter")
    return True


def _aim(hero: Hero, enemy: Enemy) -> int:
    return hero.aim if hero.aim_at == enemy.id else 0


def _options(crawl: Crawl, hero: Hero, enemy: Enemy) -> Iterator[Option]:
    for key in hero.sheet.abilities:
        kind = ABILITIES[key]
        if not kind.is_attack or kind.area not in {"one", "spot"} or not can_reach(crawl, hero.at, enemy.at, kind):
            continue
        number = len(crawl.enemies_at(enemy.at)) if kind.area == "spot" else 1
        target = attack_target(crawl, hero, key, enemy, reach=apart(hero.at, enemy.at), number=number)
        facts: dict[str, Fact] = {**enemy_facts(enemy), "ability": term("ability", key), "target": target}
        yield spent(key, "counter", facts, "counter", has_stamina=False)
        if hero.stamina:
            yield spent(key, "counter", facts, "counter", has_stamina=True)
