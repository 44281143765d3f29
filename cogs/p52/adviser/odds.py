"""What a flip is worth on the average: attacks, defences (5.10)."""

from functools import lru_cache

from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.view.view import EnemyView, HeroView

RANKS = range(1, 14)
KING = 13
DODGED = 3


def level_of(hero: HeroView, key: str) -> int:
    return next((one.level for one in hero.abilities if one.key == key), 1)


def blow(hero: HeroView, enemy: EnemyView, key: str, target: int, reach: int, *, has_stamina: bool) -> float:
    """The damage of an attack on the average, never more than there is HP to take."""
    kind = ABILITIES[key]
    weapon = sum(ITEMS[item.key].amount for item in hero.bag if item.is_worn and ITEMS[item.key].ability == key)
    level = level_of(hero, key)
    base = kind.amount.value(level, hero.cores, over=0, reach=reach) + weapon * level
    aim = hero.aim if hero.aim_at == enemy.id else 0
    trait = -99 if enemy.is_frozen else next((one for way, one in enemy.traits.items() if way == kind.kind), 0)
    return _mean(base, kind.amount.over, target, aim, trait, min(enemy.health, 60), has_stamina)


@lru_cache(20_000)
def _mean(base: int, per_over: int, target: int, aim: int, trait: int, health: int, has_stamina: bool) -> float:  # noqa: FBT001
    total = 0.0
    extras = RANKS if has_stamina else (0,)
    for extra in extras:
        for card in RANKS[1:]:
            over = card + extra - target
            if over < 0:
                continue
            damage = max(0, base + per_over * over)
            total += _after_defence(damage, card + extra + aim - trait, health, doubles=card == KING)
    return total / (13 * len(extras))


def _after_defence(damage: int, against: int, health: int, *, doubles: bool) -> float:
    """`against`: the flip that ties."""
    worse = max(0, min(13, against - 1)) / 13
    ties = 1 / 13 if 1 <= against <= 13 else 0.0
    return worse * min(health, damage * (2 if doubles else 1)) + ties * min(health, damage // 2)


def left_after(hero: HeroView, key: str, target: int, damage: int, *, has_stamina: bool, is_trained: bool) -> float:
    """What is left of a blow on the average, if it is defended so."""
    kind, level = ABILITIES[key], level_of(hero, key) if is_trained else 1
    return _left(kind.effect == "dodge", level, target, damage, has_stamina)


@lru_cache(20_000)
def _left(is_dodge: bool, level: int, target: int, damage: int, has_stamina: bool) -> float:  # noqa: FBT001
    extras = RANKS if has_stamina else (0,)
    total = 0
    for extra in extras:
        for card in RANKS:
            over = card + extra - target
            if over < 0:
                total += damage
            elif is_dodge:
                total += 0 if over >= DODGED else damage // 2
            else:
                total += max(0, damage - level - over)
    return total / (13 * len(extras))
