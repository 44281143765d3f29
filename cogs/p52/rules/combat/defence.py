"""R106 to R108: a character who is hit may defend, once, before the damage is done (P7)."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Pick, Prompt, Script, ask
from cogs.p52.content.kinds import AbilityKind, Way
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.combat import AimLost, Defended, StanceLost
from cogs.p52.prompts import words
from cogs.p52.prompts.options import NONE, STAMINA, spent, term
from cogs.p52.rules.combat.flips import Flip, defence_target, flip_for, level_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero

DEFENCES: dict[Way, tuple[AbilityKind, ...]] = {
    way: tuple(kind for kind in ABILITIES.values() if kind.kind == "defence" and way in kind.against)
    for way in ("melee", "ranged", "magic")
}
DODGED = 3  # over, or more: nothing of the blow is left (5.3)


def defend(
    crawl: Crawl, hero: Hero, way: Way, damage: int, facts: dict[str, Fact], word: str = words.DEFEND
) -> Script[int]:
    """What is left of the damage. Whoever fails or declines loses aim and stance (R75, R76, R82, R83).

    A hit that does nothing is a hit as well: it is asked about, and a defence against it counts (R106, R115).
    """
    answer = yield from ask(_prompt(hero, way, damage, facts, word))
    if answer.key == NONE.key:
        yield from _lose(crawl, hero, has_failed=True)
        return damage
    key = answer.key.removesuffix(STAMINA)
    flip = flip_for(crawl, hero, defence_target(hero, key, way), hero.stance, has_stamina=answer.key.endswith(STAMINA))
    left = _lessened(hero, ABILITIES[key], flip, damage) if flip.is_success else damage
    yield _told(hero, key, flip, damage, left)
    if flip.is_success:
        hero.tally.defences += 1
        hero.tally.defences_with[key] = hero.tally.defences_with.get(key, 0) + 1
    yield from _lose(crawl, hero, has_failed=not flip.is_success)
    return left


def _lessened(hero: Hero, kind: AbilityKind, flip: Flip, damage: int) -> int:
    """5.3: Block and Counter Spell take off, Dodge evades wholly or by half."""
    if kind.effect == "dodge":
        return 0 if flip.over >= DODGED else damage // 2
    return max(0, damage - kind.amount.value(level_of(hero, kind.key), hero.sheet.cores, over=flip.over))


def _told(hero: Hero, key: str, flip: Flip, damage: int, left: int) -> Defended:
    return Defended(
        seat=hero.seat,
        hero=hero.sheet.name,
        ability=key,
        is_trained=key in hero.sheet.abilities,
        **flip.sum,
        over=max(0, flip.over),
        left=left,
        outcome="failed" if not flip.is_success else "part" if left else "full",
    )


def _lose(crawl: Crawl, hero: Hero, *, has_failed: bool) -> Iterator[AimLost | StanceLost]:
    """R75, R76: aim ends by defending and by being hit. R82, R83: a stance by a blow that comes through."""
    aimed_at = crawl.enemy(hero.aim_at)
    if aimed_at and not crawl.is_covered(aimed_at):  # R140
        yield AimLost(seat=hero.seat, hero=hero.sheet.name, enemy=aimed_at.key, number=aimed_at.id)
    hero.aim = hero.aim_at = 0
    if has_failed and hero.stance:
        hero.stance = 0
        yield StanceLost(seat=hero.seat, hero=hero.sheet.name)


def _prompt(hero: Hero, way: Way, damage: int, facts: dict[str, Fact], word: str) -> Prompt:
    """The trained first, the surest of them before all; a time-out takes it, or nothing while aiming (4)."""
    options = list(_options(hero, way))
    trained = [kind.key for kind in DEFENCES[way] if kind.key in hero.sheet.abilities]
    best = min(trained, key=lambda key: defence_target(hero, key, way), default="")
    asked: dict[str, Fact] = {
        **facts,
        "hero": hero.sheet.name,
        "damage": damage,
        "health": hero.health,
        "way": term("kind", way),
        "aim": hero.aim,
        "stance": hero.stance,
        "stamina": len(hero.stamina),
    }
    default = best if best and not hero.aim else NONE.key
    kind = Pick((NONE, *options), gathers=True)
    return Prompt(hero.seat, word, "R106", kind, default=(default,), facts=asked, main=best or NONE.key)


def _options(hero: Hero, way: Way) -> Iterator[Option]:
    kinds = sorted(DEFENCES[way], key=lambda kind: kind.key not in hero.sheet.abilities)
    for kind in kinds:
        is_trained = kind.key in hero.sheet.abilities
        facts: dict[str, Fact] = {
            "ability": term("ability", kind.key),
            "target": defence_target(hero, kind.key, way) - hero.stance,
            "level": level_of(hero, kind.key),
        }
        word = "defend" if is_trained else "defend-untrained"
        yield spent(kind.key, word, facts, "defend", has_stamina=False)
        if hero.stamina:
            yield spent(kind.key, word, facts, "defend", has_stamina=True)
