"""R103: the enemy's Ace; its victim may answer with a blow, at no cost of a turn (P8)."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine import Fact, Option, Pick, Prompt, Script, ask
from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts import words
from cogs.p52.prompts.options import DECLINE, STAMINA, enemy_facts, spent, term
from cogs.p52.rules.combat.areas import centres, friends_struck, seconds, struck
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.flips import attack_target
from cogs.p52.rules.combat.reach import can_reach, is_safe_shot
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.usual import likeliest
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place, key_of, label


def assault(crawl: Crawl, enemy: Enemy, hero: Hero, way: str) -> Script[str]:
    """An enemy strikes, and an Ace may be answered, but for a shot from a hidden spot (R42); `countered` if it was."""
    outcome = yield from strike(crawl, enemy, hero, way)
    if outcome == "ace" and not is_safe_shot(crawl, enemy.at, hero.at) and (yield from counter(crawl, hero, enemy)):
        return "countered"
    return outcome


class Reply(NamedTuple):
    """One way to strike back, and whom it strikes."""

    option: Option
    ability: str
    targets: list[Enemy]
    friends: list[Hero]
    has_stamina: bool
    at: Place


def counter(crawl: Crawl, hero: Hero, enemy: Enemy) -> Script[bool]:
    """Was it answered? A stunned character cannot (R109)."""
    replies = [] if hero.is_stunned else list(_replies(crawl, hero, enemy))
    if not replies:
        return False
    facts: dict[str, Fact] = {**enemy_facts(enemy), "hero": hero.sheet.name, "aim": _aim(hero, enemy)}
    options = tuple(reply.option for reply in replies)
    main = likeliest(option for option in options if not option.key.endswith(STAMINA))[0].key
    kind = Pick((*options, DECLINE), gathers=True)
    answer = yield from ask(
        Prompt(hero.seat, words.COUNTER, "R103", kind, default=(DECLINE.key,), facts=facts, main=main)
    )
    reply = next((one for one in replies if one.option.key == answer.key), None)
    if reply is None:
        return False
    _, ability, targets, friends, has_stamina, at = reply
    yield from attack(crawl, hero, ability, targets, has_stamina=has_stamina, way="counter", friends=friends, at=at)
    return True


def _with_its_striker(found: list[Enemy], enemy: Enemy, kind: AbilityKind) -> list[Enemy]:
    """R103: it answers whoever struck: that one comes first, and is never the one too many for a creature (5.3)."""
    others = [one for one in found if one is not enemy]
    return [enemy, *others][: kind.most or None]


def _aim(hero: Hero, enemy: Enemy) -> int:
    return hero.aim if hero.aim_at == enemy.id else 0


def _replies(crawl: Crawl, hero: Hero, enemy: Enemy) -> Iterator[Reply]:
    """R103: any ability that does damage and reaches, and whom else it strikes."""
    for key in hero.sheet.abilities:
        kind = ABILITIES[key]
        if kind.is_attack and kind.effect == "damage" and can_reach(crawl, hero.at, enemy.at, kind):
            for second in seconds(crawl, enemy.at, kind):
                yield from _reply(crawl, hero, enemy, kind, enemy.at, second)
        if kind.area == "around":
            for place in _beside(crawl, hero, enemy, kind):
                yield from _reply(crawl, hero, enemy, kind, place, None)


def _beside(crawl: Crawl, hero: Hero, enemy: Enemy, kind: AbilityKind) -> Iterator[Place]:
    """5.3: a creature may come beside whoever struck, if it strikes others from there."""
    here = {one.id for one in struck(crawl, kind, enemy.at, None)}
    for place in centres(crawl, kind):
        found = {one.id for one in struck(crawl, kind, place, None)}
        if apart(place, enemy.at) == 1 and not found <= here and can_reach(crawl, hero.at, place, kind):
            yield place


def _reply(
    crawl: Crawl, hero: Hero, enemy: Enemy, kind: AbilityKind, place: Place, second: Place | None
) -> Iterator[Reply]:
    targets = [enemy] if kind.area == "one" else _with_its_striker(struck(crawl, kind, place, second), enemy, kind)
    friends = friends_struck(crawl, kind, place, second)
    target = attack_target(crawl, hero, kind.key, enemy, reach=apart(hero.at, place), number=len(targets))
    target -= _aim(hero, enemy) if kind.area == "one" else 0  # R78
    facts: dict[str, Fact] = {**enemy_facts(enemy), "ability": term("ability", kind.key), "target": target}
    key, word = kind.key, "counter"
    if kind.area != "one":
        word, facts = "cast", {**facts, "spot": label(place), "count": len(targets), "friends": len(friends)}
    if second is not None:
        key, word = f"{key}-{key_of(second)}", "cast-two"
        facts["second"] = label(second)
    elif place != enemy.at:
        key = f"{key}-{key_of(place)}"
    for has_stamina in (False, True) if hero.stamina else (False,):
        option = spent(key, word, facts, "counter", has_stamina=has_stamina)
        yield Reply(option, kind.key, targets, friends, has_stamina, place)
