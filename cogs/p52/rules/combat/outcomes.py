"""What an attack's flip and its defence are told as, and the counter an Ace brings (R53, R59 to R61)."""

from collections.abc import Sequence

from bot.engine import Script
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.events.combat import Attacked, EnemyDefended
from cogs.p52.rules.combat.flips import Flip
from cogs.p52.rules.combat.reach import blow_on, is_safe_shot
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import initiative
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import label


def attacked(hero: Hero, enemy: Enemy) -> None:
    """R115: each enemy counts once; a Bossy one asks who was the first (5.2)."""
    enemy.first_by = hero.seat if enemy.first_by == -1 else enemy.first_by
    if enemy.id not in hero.tally.attacked:
        hero.tally.attacked.append(enemy.id)


def attacked_with(hero: Hero, ability: str, enemy: Enemy) -> None:
    """R115: and with which ability, for habits."""
    attacked(hero, enemy)
    known = hero.tally.attacks_with.setdefault(ability, [])
    if enemy.id not in known:
        known.append(enemy.id)


def told(hero: Hero, kind: AbilityKind, targets: Sequence[Enemy], flip: Flip, way: str) -> Attacked:
    first, outcome = targets[0], "hit" if flip.is_success else "miss"
    if kind.effect == "damage":  # R65: nothing else is an attack
        outcome = "ace" if flip.is_ace else "king" if flip.is_success and flip.is_king else outcome
    return Attacked(
        seat=hero.seat,
        hero=hero.sheet.name,
        ability=kind.key,
        enemy=first.key,
        number=first.id,
        struck=tuple(enemy.key for enemy in targets),
        spot=label(first.at),
        **flip.sum,
        over=max(0, flip.over),
        outcome=outcome,
        way=way,
    )


def countered(crawl: Crawl, hero: Hero, targets: Sequence[Enemy], way: str) -> Script[None]:
    """R59, R61, R64, R134: the highest who is able to strikes back, at once; nobody answers a counter."""
    if way == "counter":
        return
    able = [
        enemy
        for enemy in targets
        if not enemy.frozen and blow_on(crawl, enemy, hero) and not is_safe_shot(crawl, hero.at, enemy.at)
    ]
    if able:
        foe = min(able, key=lambda enemy: (-initiative(crawl.state, enemy), enemy.id))
        yield from strike(crawl, foe, hero, "counter")


def defended(enemy: Enemy, card: str, trait: int, total: int, flip: Flip, damage: int, share: str) -> EnemyDefended:
    return EnemyDefended(
        enemy=enemy.key,
        number=enemy.id,
        card=card,
        trait=trait,
        total=total,
        against=flip.total,
        damage=damage,
        health=max(0, enemy.health),
        outcome=share,
    )
