"""5.3: Double Tap: a second blow, which cannot be defended, at whom the first left below a quarter."""

from collections.abc import Sequence

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STAMINA, STOP, enemy_facts, spent, term
from cogs.p52.rules.combat.flips import attack_target, flip_for, level_of
from cogs.p52.rules.combat.outcomes import countered, defended, told
from cogs.p52.rules.combat.reach import can_reach
from cogs.p52.rules.combat.wounds import fell
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import is_low
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import apart

DOUBLE_TAP = "double-tap"


def double_tap(crawl: Crawl, hero: Hero, kind: AbilityKind, targets: Sequence[Enemy]) -> Script[None]:
    """5.3: a second blow of the same kind, which cannot be defended, at whom the first left below a quarter."""
    if DOUBLE_TAP not in hero.sheet.abilities or not hero.is_up or kind.effect != "damage":
        return
    low = [one for one in targets if one in crawl.enemies and is_low(one) and can_reach(crawl, hero.at, one.at, kind)]
    if not low or hero.is_stunned:
        return
    enemy = low[0]
    target = attack_target(crawl, hero, DOUBLE_TAP, enemy, reach=apart(hero.at, enemy.at))
    facts: dict[str, Fact] = {**enemy_facts(enemy), "ability": term("ability", DOUBLE_TAP), "target": target}
    options: list[Option] = [spent("tap", "tap", facts, "", has_stamina=False)]
    options += [spent("tap", "tap", facts, "", has_stamina=True)] if hero.stamina else []
    prompt = Prompt(hero.seat, words.TAP, "R65", (*options, STOP), default=(STOP.key,), facts=facts, main="tap")
    answer = yield from ask(prompt)
    if answer.key != STOP.key:
        yield from _tap(crawl, hero, enemy, target, has_stamina=answer.key.endswith(STAMINA))


def _tap(crawl: Crawl, hero: Hero, enemy: Enemy, target: int, *, has_stamina: bool) -> Script[None]:
    flip = flip_for(crawl, hero, target, 0, has_stamina=has_stamina)
    kind = ABILITIES[DOUBLE_TAP]
    yield told(hero, kind, enemy, flip, "turn")
    if flip.is_ace:
        yield from countered(crawl, hero, [enemy], "turn")
    elif flip.is_success:
        damage = kind.amount.value(level_of(hero, DOUBLE_TAP), over=flip.over) * (2 if flip.is_king else 1)
        enemy.health -= damage
        share = "doubled" if flip.is_king and damage else "full"
        yield defended(enemy, NO_CARD, 0, 0, flip, damage, share)
        if enemy.health <= 0:
            yield from fell(crawl, enemy, hero)
