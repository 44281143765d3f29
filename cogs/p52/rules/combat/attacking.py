"""R49 to R65: a character's attack, on one enemy or on all that stand there; each defends for itself."""

from collections.abc import Sequence

from bot.engine import Fact, Script
from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.combat import EnemyPoisoned
from cogs.p52.prompts import words
from cogs.p52.prompts.options import term
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.double_tap import double_tap
from cogs.p52.rules.combat.flips import Flip, amount_of, attack_target, flip_for
from cogs.p52.rules.combat.freezing import chill, thaw
from cogs.p52.rules.combat.guarding import guard, way_of
from cogs.p52.rules.combat.outcomes import attacked_with, countered, defended, told
from cogs.p52.rules.combat.wounds import fell, hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.ends import judge
from cogs.p52.state.people import Enemy, Hero, Spell
from cogs.p52.state.places import Place


def attack(
    crawl: Crawl,
    hero: Hero,
    ability: str,
    targets: Sequence[Enemy],
    *,
    has_stamina: bool,
    way: str = "turn",
    friends: Sequence[Hero] = (),
    at: Place | None = None,
) -> Script[None]:
    """One flip for all targets, the first of which it is aimed at; `at` is the spot a spell is sent to."""
    kind, first = ABILITIES[ability], targets[0]
    reach = apart(hero.at, first.at if at is None else at)
    target = attack_target(crawl, hero, ability, first, reach=reach, number=len(targets))
    flip = flip_for(crawl, hero, target, _aimed(hero, kind, targets), has_stamina=has_stamina)
    hero.aim = hero.aim_at = hero.stance = 0  # R77, R81
    if kind.effect == "freeze":
        with crawl.held():
            crawl.hold(flip.card, flip.stamina)
            yield from chill(crawl, hero, kind, targets, flip)
        return
    _count(hero, ability, targets)
    yield told(hero, kind, targets, flip, way)
    if flip.is_ace:
        yield from countered(crawl, hero, targets, way)
    elif flip.is_success:
        with crawl.held():
            crawl.hold(flip.card, flip.stamina)  # R146: until everybody has defended
            for enemy in list(targets):
                yield from _hit(crawl, hero, kind, enemy, flip, reach)
            for friend in friends:
                if friend.is_up:
                    yield from _hit_friend(crawl, hero, kind, friend, flip)
        judge(crawl)
    yield from thaw(crawl, targets)
    if flip.is_success and not flip.is_ace and way == "turn" and not crawl.is_over:
        yield from double_tap(crawl, hero, kind, targets)


def _aimed(hero: Hero, kind: AbilityKind, targets: Sequence[Enemy]) -> int:
    """R72, R78: only an attack on the one enemy aimed at has the bonus."""
    return hero.aim if kind.area == "one" and hero.aim_at == targets[0].id else 0


def _count(hero: Hero, ability: str, targets: Sequence[Enemy]) -> None:
    """R115: whom it was."""
    for enemy in targets:
        attacked_with(hero, ability, enemy)


def _hit(crawl: Crawl, hero: Hero, kind: AbilityKind, enemy: Enemy, flip: Flip, reach: int) -> Script[None]:
    """R51, R58: a King doubles what no defence has stopped; zero stays zero."""
    answer = guard(crawl, kind, enemy, flip)
    share, damage = answer.share, amount_of(hero, kind, flip.over, reach=reach)
    if share == "full" and flip.is_king and damage:
        share = "doubled"
    dealt = {"none": 0, "half": damage // 2, "full": damage, "doubled": 2 * damage}[share]
    hero.best_blow = max(hero.best_blow, min(dealt, enemy.health))  # what it had left is all there is to strike
    enemy.health -= dealt
    yield defended(enemy, answer.card, answer.trait, answer.total, flip, dealt, share)
    venom = _venom(hero, kind, share)
    if enemy.health <= 0:
        yield from fell(crawl, enemy, hero)
    if venom and enemy in crawl.enemies:
        yield from _envenom(hero, enemy, venom)


def _venom(hero: Hero, kind: AbilityKind, share: str) -> int:
    """5.3: Poison Tip, on the next hit with the weapon it was put on; that uses it up, though the enemy falls."""
    if share == "none" or kind.key not in {hero.venom_on, *hero.coats}:
        return 0
    if kind.key != hero.venom_on:
        return hero.coats.pop(kind.key)
    venom = hero.venom
    hero.venom_on, hero.venom = hero.coats.popitem() if hero.coats else ("", 0)
    return venom


def _envenom(hero: Hero, enemy: Enemy, venom: int) -> Script[None]:
    enemy.venoms += [Spell(enemy.venom, enemy.venomous, enemy.venom_by)] if enemy.venomous else []
    enemy.venom, enemy.venomous, enemy.venom_by = venom, ABILITIES["poison-tip"].rounds, hero.seat
    yield EnemyPoisoned(enemy=enemy.key, number=enemy.id, damage=enemy.venom, turns=enemy.venomous)


def _hit_friend(crawl: Crawl, hero: Hero, kind: AbilityKind, friend: Hero, flip: Flip) -> Script[None]:
    """5.3: a Meteor spares nobody; it may be defended. A friend's wound counts against its caller (R115, R144)."""
    damage = amount_of(hero, kind, flip.over)
    is_own = int(friend is hero)
    facts: dict[str, Fact] = {"ability": term("ability", kind.key), "friend": hero.sheet.name, "is_own": is_own}
    left = yield from defend(crawl, friend, way_of(kind), damage, facts, words.DEFEND_FRIEND)
    if (yield from hurt(crawl, friend, left, "friend")) and friend is not hero:
        hero.tally.harmed += 1
