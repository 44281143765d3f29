"""Which attack is best, whether a stamina card is worth it, and how to defend."""

from bot.engine import Option
from bot.kit.minds import number
from cogs.p52.adviser.mind import Mind
from cogs.p52.adviser.odds import Blow, Promise, left_of, promise
from cogs.p52.content.kinds import AbilityKind, Way
from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.prompts.options import NONE, STAMINA
from cogs.p52.state.places import place_of
from cogs.p52.view.view import EnemyView, HeroView

KILL = 5.0  # what it is worth that an enemy strikes no more, besides its HP
CARD = 4.0  # what a stamina card is worth; less where the pile is full, or the end near
LAST_CARD = 6.5
SHOT = 12.0  # what a Fire Elixir does, on the average
LONG_CHASE = 20  # rounds of a room; from then on a party leaves those who flee in peace
PEACE, CHASE = 6, 12  # for so many of so many rounds


def is_vain_chase(mind: Mind) -> bool:
    """Nobody catches alone who flees from them, nor do several in a ring: in peace it recovers, and comes."""
    if not mind.enemies or not all(enemy.does_flee for enemy in mind.enemies):
        return False
    late = mind.view.room.round - LONG_CHASE
    return len(mind.heroes) == 1 or (late > 0 and late % CHASE < PEACE)


def best_attack(mind: Mind) -> tuple[float, Option] | None:
    """The most promising of those offered, its stamina paid for."""
    rated = [(worth(mind, option), option) for option in (*mind.options("hit"), *mind.options("cast"))]
    return max(rated, key=lambda one: (one[0], one[1].key), default=None)


def worth(mind: Mind, option: Option) -> float:
    has_stamina = option.key.endswith(STAMINA)
    ability, enemies, aim = _aimed_at(mind, option)
    price = stamina_price(mind) if has_stamina else 0.0
    return sum(_value(mind, ability, enemy, option, aim, has_stamina=has_stamina) for enemy in enemies) - price


def stamina_price(mind: Mind) -> float:
    """A card is cheap where the pile is full; in front of a great boss nothing is saved for later."""
    if any(enemy.rank == "major" for enemy in mind.enemies):
        return 1.0
    return LAST_CARD if mind.hero.stamina <= 1 else CARD - 0.5 * mind.hero.stamina


def _aimed_at(mind: Mind, option: Option) -> tuple[str, list[EnemyView], int]:
    key = option.key.removesuffix(STAMINA)
    if key.startswith("hit-"):
        ability, _, which = key.removeprefix("hit-").rpartition("-")
        enemy = mind.enemy(int(which))
        return ability, [enemy], mind.hero.aim if mind.hero.aim_at == enemy.id else 0
    for ability in ABILITIES:
        if key.startswith(f"cast-{ability}-"):
            places = {place_of(one) for one in key.removeprefix(f"cast-{ability}-").split("-")}
            return ability, [enemy for enemy in mind.enemies if enemy.at in places], 0
    return "", [], 0


def _value(mind: Mind, ability: str, enemy: EnemyView, option: Option, aim: int, *, has_stamina: bool) -> float:
    kind = ABILITIES[ability]
    if kind.effect == "freeze":
        return 0.0 if enemy.is_frozen else 4.0 * (2.0 if has_stamina else 1.0)
    found = promised(mind.hero, kind, enemy, number(option, "target"), number(option, "reach"), aim, has_stamina)
    harm = 2.0 if kind.hits_friends and any(hero.at == enemy.at for hero in mind.heroes) else 1.0
    return found.mean / harm + found.kills * (KILL + threat(enemy)) / harm


def promised(
    hero: HeroView,
    kind: AbilityKind,
    enemy: EnemyView,
    target: int,
    reach: int,
    aim: int,
    has_stamina: bool,  # noqa: FBT001
) -> Promise:
    blow = Blow(target, base_of(hero, kind, reach), kind.amount.over, aim)
    trait = enemy.traits[way_of(kind)]
    return promise(blow, trait, enemy.health, can_defend=not enemy.is_frozen, has_stamina=has_stamina)


def base_of(hero: HeroView, kind: AbilityKind, reach: int) -> int:
    """What it does with nothing over; weapon and gizmo counted."""
    known = next((one for one in hero.abilities if one.key == kind.key), None)
    level, plus = (known.level, known.plus) if known is not None else (1, 0)
    return kind.amount.value(level, hero.cores, reach=reach) + plus


def way_of(kind: AbilityKind) -> Way:
    return "magic" if kind.kind == "magic" else "ranged" if kind.kind == "ranged" else "melee"


def threat(enemy: EnemyView) -> float:
    """About what it does in a turn, undefended."""
    likely = max(0, 13 - enemy.nearest.target) / 13
    return likely * (enemy.nearest.damage + (13 - enemy.nearest.target) / 2)


def bomb(mind: Mind) -> Option | None:
    """A Fire Elixir on two enemies at once, or on whoever takes more than it does."""
    best: tuple[float, Option] | None = None
    for option in mind.options("use"):
        if option.word != "throw":
            continue
        place = place_of(option.key.rsplit("-", 1)[1])
        struck = [enemy for enemy in mind.enemies if enemy.at == place]
        done = sum(min(SHOT, enemy.health) for enemy in struck) if _burns(mind, option) else 0.0
        if done and (best is None or done > best[0]):
            best = done, option
    return best[1] if best is not None and best[0] >= SHOT - 2 else None


def _burns(mind: Mind, option: Option) -> bool:
    thing = next((item.key for item in mind.hero.bag if option.key.startswith(f"use-{item.id}-")), "")
    return thing != "" and ITEMS[thing].use == "burn"


def defence(mind: Mind) -> str:
    """What leaves least of the blow; a stamina card where it would be the last, or worth its price."""
    damage, health = number(mind.prompt, "damage"), mind.hero.health + mind.hero.armour
    if not damage:
        return NONE.key if mind.hero.aim else mind.prompt.main  # it costs nothing, and is worth experience (R115)
    best, least = NONE.key, float(damage)
    for option in mind.prompt.options:
        key = option.key.removesuffix(STAMINA)
        if key not in ABILITIES:
            continue
        has_stamina = option.key != key
        is_dodge = ABILITIES[key].effect == "dodge"
        left = left_of(
            damage, number(option, "target"), number(option, "level"), is_dodge=is_dodge, has_stamina=has_stamina
        )
        left += (1.0 if damage >= health else stamina_price(mind) + 2.0) if has_stamina else 0.0
        if left < least:
            best, least = option.key, left
    return best
