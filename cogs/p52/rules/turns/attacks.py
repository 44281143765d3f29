"""P6: every attack that can be made now: ability and enemy, or spot, with stamina or without (R49, R56, R64)."""

from collections.abc import Iterator

from bot.engine import Fact, Script
from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts.options import enemy_facts, spent, term
from cogs.p52.rules.combat.areas import centres, friends_struck, seconds, struck
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.flips import attack_target
from cogs.p52.rules.combat.reach import can_reach
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, key_of, label


def attack_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    if not crawl.enemies:
        return
    for key in hero.sheet.abilities:
        kind = ABILITIES[key]
        if kind.is_attack:
            yield from _single(crawl, hero, kind) if kind.area == "one" else _wide(crawl, hero, kind)


def _ways(hero: Hero) -> tuple[int, ...]:
    return (0, 1) if hero.stamina else (0,)


def _single(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    for enemy in crawl.enemies:
        if not can_reach(crawl, hero.at, enemy.at, kind):
            continue
        reach = apart(hero.at, enemy.at)
        aim = hero.aim if hero.aim_at == enemy.id else 0
        target = attack_target(crawl, hero, kind.key, enemy, reach=reach) - aim
        facts: dict[str, Fact] = {
            **enemy_facts(enemy),
            "ability": term("ability", kind.key),
            "target": target,
            "reach": reach,
        }
        for stamina in _ways(hero):
            option = spent(f"hit-{kind.key}-{enemy.id}", "hit", facts, "do", has_stamina=bool(stamina))
            yield Deed(option, strike_one, (kind.key, enemy.id, stamina))


def strike_one(crawl: Crawl, hero: Hero, ability: str, number: int, stamina: int) -> Script[None]:
    enemy = crawl.enemy(number)
    assert enemy is not None
    yield from attack(crawl, hero, ability, [enemy], has_stamina=bool(stamina))


def _wide(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    """At a spot with enemies on it; two of them for some spells, and all around for a summoned creature."""
    for place in centres(crawl, kind):
        if not can_reach(crawl, hero.at, place, kind):
            continue
        for second in seconds(crawl, place, kind):
            targets = struck(crawl, kind, place, second)
            reach = apart(hero.at, place)
            target = attack_target(crawl, hero, kind.key, targets[0], reach=reach, number=len(targets))
            facts: dict[str, Fact] = {
                "ability": term("ability", kind.key),
                "spot": label(place),
                "second": label(second) if second else "",
                "target": target,
                "reach": reach,
                "count": len(targets),
                "friends": len(friends_struck(crawl, kind, place, second)),
            }
            on = f"{key_of(place)}-{key_of(second)}" if second else key_of(place)
            for stamina in _ways(hero):
                word = "cast-two" if second else "cast"
                option = spent(f"cast-{kind.key}-{on}", word, facts, "do", has_stamina=bool(stamina))
                yield Deed(option, cast, (kind.key, place, second, stamina))


def cast(crawl: Crawl, hero: Hero, ability: str, place: Place, second: Place | None, stamina: int) -> Script[None]:
    kind = ABILITIES[ability]
    targets, friends = struck(crawl, kind, place, second), friends_struck(crawl, kind, place, second)
    yield from attack(crawl, hero, ability, targets, has_stamina=bool(stamina), friends=friends, at=place)
