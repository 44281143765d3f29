"""5.3: Double Tap: a second blow, which cannot be defended, at whom the first left below a quarter."""

from collections.abc import Iterator, Sequence

from bot.engine import Fact, Option, Prompt, Script, ask
from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.prompts import words
from cogs.p52.prompts.options import LET_BE, STAMINA, enemy_facts, spent, term
from cogs.p52.rules.combat.flips import amount_of, attack_target, flip_for
from cogs.p52.rules.combat.outcomes import attacked_with, countered, defended, told
from cogs.p52.rules.combat.reach import can_reach
from cogs.p52.rules.combat.wounds import fell
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import is_low
from cogs.p52.rules.quests.ends import judge
from cogs.p52.rules.turns.usual import likeliest
from cogs.p52.state.people import Enemy, Hero

DOUBLE_TAP = "double-tap"


def double_tap(crawl: Crawl, hero: Hero, kind: AbilityKind, targets: Sequence[Enemy]) -> Script[None]:
    """5.3: a second blow of the same kind, which cannot be defended, at whom the first left below a quarter."""
    if DOUBLE_TAP not in hero.sheet.abilities or not hero.is_up or hero.is_stunned or kind.effect != "damage":
        return
    low = [one for one in targets if one in crawl.enemies and is_low(one) and can_reach(crawl, hero.at, one.at, kind)]
    if not low:
        return
    answer = yield from ask(_prompt(crawl, hero, low))
    if answer.key != LET_BE.key:
        number = int(answer.key.removesuffix(STAMINA).removeprefix("tap-"))
        enemy = next(one for one in low if one.id == number)
        yield from _tap(crawl, hero, enemy, has_stamina=answer.key.endswith(STAMINA))


def _prompt(crawl: Crawl, hero: Hero, low: Sequence[Enemy]) -> Prompt:
    """At which of them, where the first blow has struck several (R64)."""
    options = [option for enemy in low for option in _options(crawl, hero, enemy)]
    main = likeliest(option for option in options if not option.key.endswith(STAMINA))[0].key
    facts = {**enemy_facts(low[0]), "ability": term("ability", DOUBLE_TAP), "count": len(low)}
    return Prompt(hero.seat, words.TAP, "R65", (*options, LET_BE), default=(LET_BE.key,), facts=facts, main=main)


def _options(crawl: Crawl, hero: Hero, enemy: Enemy) -> Iterator[Option]:
    facts: dict[str, Fact] = {
        **enemy_facts(enemy),
        "ability": term("ability", DOUBLE_TAP),
        "target": _target(crawl, hero, enemy),
    }
    for has_stamina in (False, True) if hero.stamina else (False,):
        yield spent(f"tap-{enemy.id}", "tap", facts, "", has_stamina=has_stamina)


def _target(crawl: Crawl, hero: Hero, enemy: Enemy) -> int:
    return attack_target(crawl, hero, DOUBLE_TAP, enemy, reach=apart(hero.at, enemy.at))


def _tap(crawl: Crawl, hero: Hero, enemy: Enemy, *, has_stamina: bool) -> Script[None]:
    flip = flip_for(crawl, hero, _target(crawl, hero, enemy), 0, has_stamina=has_stamina)
    kind = ABILITIES[DOUBLE_TAP]
    attacked_with(hero, DOUBLE_TAP, enemy)
    yield told(hero, kind, [enemy], flip, "turn")
    if flip.is_ace:
        yield from countered(crawl, hero, [enemy], "turn")
    elif flip.is_success:
        damage = amount_of(hero, kind, flip.over) * (2 if flip.is_king else 1)
        hero.best_blow = max(hero.best_blow, min(damage, enemy.health))  # what it had left is all there is to strike
        enemy.health -= damage
        share = "doubled" if flip.is_king and damage else "full"
        yield defended(enemy, NO_CARD, 0, 0, flip, damage, share)
        if enemy.health <= 0:
            yield from fell(crawl, enemy, hero)
            judge(crawl)
