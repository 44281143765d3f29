"""R49 to R65: a character's attack, on one enemy or on all that stand there; each defends for itself."""

from collections.abc import Sequence

from bot.engine import Fact, Script
from cogs.p52.content.cards import value
from cogs.p52.content.kinds import AbilityKind, Way
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.combat import EnemyFroze, EnemyPoisoned, EnemyThawed
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.prompts import words
from cogs.p52.prompts.options import term
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.double_tap import double_tap
from cogs.p52.rules.combat.flips import Flip, amount_of, attack_target, flip_for
from cogs.p52.rules.combat.outcomes import countered, defended, told
from cogs.p52.rules.combat.wounds import fell, hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import line
from cogs.p52.state.people import FOREVER, Enemy, Hero
from cogs.p52.state.places import Place, apart


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
    _begin(hero, ability, targets)
    yield told(hero, kind, first, flip, way)
    if flip.is_ace:
        yield from countered(crawl, hero, targets, way)
    elif flip.is_success:
        for enemy in list(targets):
            yield from _hit(crawl, hero, kind, enemy, flip, reach)
        for friend in friends:
            if friend.is_up:
                yield from _hit_friend(crawl, hero, kind, friend, flip)
    yield from _thaw(crawl, targets)
    if flip.is_success and not flip.is_ace and way == "turn":
        yield from double_tap(crawl, hero, kind, targets)


def _aimed(hero: Hero, kind: AbilityKind, targets: Sequence[Enemy]) -> int:
    """R72, R78: only an attack on the one enemy aimed at has the bonus."""
    return hero.aim if kind.area == "one" and hero.aim_at == targets[0].id else 0


def _begin(hero: Hero, ability: str, targets: Sequence[Enemy]) -> None:
    """R77, R81: aim and stance are over. R115: whom it was."""
    hero.aim = hero.aim_at = hero.stance = 0
    known = hero.tally.attacks_with.setdefault(ability, [])
    for enemy in targets:
        enemy.first_by = hero.seat if enemy.first_by == -1 else enemy.first_by
        if enemy.id not in hero.tally.attacked:
            hero.tally.attacked.append(enemy.id)
        if enemy.id not in known:
            known.append(enemy.id)


def _way(kind: AbilityKind) -> Way:
    assert kind.kind in {"melee", "ranged", "magic"}
    return kind.kind


def _hit(crawl: Crawl, hero: Hero, kind: AbilityKind, enemy: Enemy, flip: Flip, reach: int) -> Script[None]:
    """R53 to R55: it defends with a flip of its own, unless it is frozen."""
    trait = line(crawl.state, enemy).traits.against(_way(kind))
    card = NO_CARD if enemy.frozen else crawl.flip()
    total = 0 if enemy.frozen else value(card) + trait
    share = "none" if total > flip.total else "half" if total == flip.total else "full"
    if kind.effect == "freeze":
        yield defended(enemy, card, trait, total, flip, 0, share)
        yield from _freeze(crawl, enemy, kind, share)
        return
    damage = amount_of(hero, kind, flip.over, reach=reach)
    share = "doubled" if share == "full" and flip.is_king and damage else share
    dealt = {"none": 0, "half": damage // 2, "full": damage, "doubled": 2 * damage}[share]
    enemy.health -= dealt
    hero.best_blow = max(hero.best_blow, dealt)
    yield defended(enemy, card, trait, total, flip, dealt, share)
    yield from _envenom(hero, kind, enemy, share)
    if enemy.health <= 0:
        yield from fell(crawl, enemy, hero)


def _freeze(crawl: Crawl, enemy: Enemy, kind: AbilityKind, share: str) -> Script[None]:
    """5.3: Ice Storm: a tie freezes for one round."""
    rounds = {"none": 0, "half": 1}.get(share, kind.amount.plus)
    if rounds > enemy.frozen:
        enemy.frozen = rounds
        yield EnemyFroze(enemy=enemy.key, number=enemy.id, rounds=rounds)


def _envenom(hero: Hero, kind: AbilityKind, enemy: Enemy, share: str) -> Script[None]:
    """5.3: Poison Tip, on the next hit with the weapon it was put on."""
    if not hero.venom or hero.venom_on != kind.key or share == "none":
        return
    enemy.venom, enemy.venomous = hero.venom, ABILITIES["poison-tip"].rounds
    hero.venom, hero.venom_on = 0, ""
    yield EnemyPoisoned(enemy=enemy.key, number=enemy.id, damage=enemy.venom, turns=enemy.venomous)


def _hit_friend(crawl: Crawl, hero: Hero, kind: AbilityKind, friend: Hero, flip: Flip) -> Script[None]:
    """5.3: a Meteor spares nobody; it may be defended, and it counts against whoever called it (R115)."""
    damage = amount_of(hero, kind, flip.over)
    facts: dict[str, Fact] = {"ability": term("ability", kind.key), "friend": hero.sheet.name}
    left = yield from defend(crawl, friend, _way(kind), damage, facts, words.DEFEND_FRIEND)
    if (yield from hurt(crawl, friend, left, "friend")):
        hero.tally.harmed += 1


def _thaw(crawl: Crawl, targets: Sequence[Enemy]) -> Script[None]:
    """5.5: the Ice Elixir's ice lasts until it is attacked."""
    for enemy in targets:
        if enemy.frozen >= FOREVER:
            enemy.frozen = 0
            if enemy in crawl.enemies:
                yield EnemyThawed(enemy=enemy.key, number=enemy.id)
