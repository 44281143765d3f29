"""What a hero does only in its own activation, for no action: abilities and items timed Own (4.3, 6.3, 6.4)."""

from collections.abc import Iterator

from bot.engine import Option, Prompt, Script
from bot.kit.squares import apart
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.combat import EnemyChained
from cogs.deckbox_dungeons.events.goods import AbilityUsed, ItemUsed
from cogs.deckbox_dungeons.events.map import Shadowstepped
from cogs.deckbox_dungeons.rules.combat.attack import stun
from cogs.deckbox_dungeons.rules.combat.targets import seen, seen_near, targets
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_enemy, hurt_hero
from cogs.deckbox_dungeons.rules.deeds.attacking import addons_of, aim_and_attack, hits, parsed, pay_addons
from cogs.deckbox_dungeons.rules.deeds.rallying import rallied
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.counters import healed
from cogs.deckbox_dungeons.rules.map.sight import sees
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item
from cogs.deckbox_dungeons.state.spots import Spot, around, key_of, label

SHADOW = 4  # spaces of a Shadowstep


def own_options(delve: Delve, hero: Hero) -> list[Option]:
    found = list(_ability_options(delve, hero)) if hero.energy >= hero.power.energy else []
    for item in figures.one_of_each(hero):
        if item.kind.timing == "own":
            found += _item_options(delve, hero, item)
    return found


def _ability_options(delve: Delve, hero: Hero) -> Iterator[Option]:
    ability = hero.ability
    if ability == "chain-spark":
        spark = figures.chain_spark()
        yield from hits("spark", spark, targets(delve, "ranged", spark.keywords, hero.at))
    elif ability == "cleave" and not hero.has_cleaved:
        yield from _cleaves(delve, hero)
    elif ability == "dirty-trick":
        yield from (prompts.on_enemy(hero, enemy) for enemy in _can_be_stunned(delve, hero))
    elif ability == "rally":
        near = (other for other in delve.heroes if other is not hero and delve.ground.near(hero.at, other.at))
        yield from (prompts.on_hero(hero, other) for other in near)
    elif (
        ability == "second-wind"
        or (ability == "battle-hymn" and not hero.is_singing)
        or (ability == "shadowstep" and shadows(delve, hero))
    ):
        yield prompts.own_ability(hero)


def _cleaves(delve: Delve, hero: Hero) -> Iterator[Option]:
    """R84: a melee attack without an action, once per activation; it has Barrage."""
    for addons in addons_of(hero):
        strike = figures.cleave(delve, hero, addons)
        if strike is not None:
            yield from hits("cleave", strike, targets(delve, "melee", strike.keywords, hero.at))


def _can_be_stunned(delve: Delve, hero: Hero) -> list[Enemy]:
    return [enemy for enemy in seen_near(delve, hero.at) if enemy.colour != "red" and not enemy.is_stunned]


def _item_options(delve: Delve, hero: Hero, item: Item) -> Iterator[Option]:
    effect = item.kind.effect
    if effect == "shot":
        strike = figures.thrown(delve, hero, item.kind)
        yield from hits(f"throw{item.id}", strike, targets(delve, "ranged", strike.keywords, hero.at))
    elif effect == "net":
        yield from (prompts.use_on_enemy(item, enemy) for enemy in _can_be_stunned(delve, hero))
    elif effect == "chain":
        free = (enemy for enemy in seen(delve, hero.at) if not enemy.is_chained)
        yield from (prompts.use_on_enemy(item, enemy) for enemy in free)
    elif effect == "tonic" or (effect == "rope" and not hero.is_roped) or (effect == "fire" and blasts(delve, hero)):
        yield prompts.use(item)


def play_ability(delve: Delve, hero: Hero, key: str) -> Script[None]:
    """`ability`, `ability-h1`, `ability-e3`: those that attack nobody."""
    target = key.partition("-")[2]
    if hero.ability == "shadowstep":
        yield from _shadowstep(delve, hero)
        return
    yield _paid(hero)
    match hero.ability:
        case "dirty-trick":
            yield from stun(delve.enemy(int(target[1:])))
        case "rally":
            yield from rallied(delve, hero, delve.hero(int(target[1:])))
        case "battle-hymn":
            hero.is_singing = True
        case "second-wind":
            yield healed(hero, 1)
            hero.move_left += figures.speed(hero)  # R101
        case other:
            raise AssertionError(f"{other} attacks somebody, or is used otherwise")


def _paid(hero: Hero) -> AbilityUsed:
    hero.energy -= hero.power.energy
    return AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)


def play_cleave(delve: Delve, hero: Hero, key: str) -> Script[None]:
    _, target, addons = parsed(key)
    yield _paid(hero)
    hero.has_cleaved = True
    yield from pay_addons(delve, hero, addons)
    strike = figures.cleave(delve, hero, addons)
    assert strike is not None
    yield from aim_and_attack(delve, hero, strike, target)


def play_spark(delve: Delve, hero: Hero, key: str) -> Script[None]:
    _, target, _ = parsed(key)
    yield _paid(hero)
    yield from aim_and_attack(delve, hero, figures.chain_spark(), target)


def play_throw(delve: Delve, hero: Hero, key: str) -> Script[None]:
    verb, target, _ = parsed(key)
    item = next(item for item in hero.items if item.id == int(verb.removeprefix("throw")))
    strike = figures.thrown(delve, hero, item.kind)
    yield _used(delve, hero, item)
    yield from aim_and_attack(delve, hero, strike, target)


def _used(delve: Delve, hero: Hero, item: Item) -> ItemUsed:
    use_up(delve, hero, item)
    return ItemUsed(seat=hero.seat, hero=hero.key, item=item.key)


def play_item(delve: Delve, hero: Hero, key: str) -> Script[None]:
    """`use-12`, `use-12-e3`."""
    _, number, *target = key.split("-")
    item = next(item for item in hero.items if item.id == int(number))
    if item.kind.effect == "fire":
        yield from _throw_fire(delve, hero, item)
        return
    yield _used(delve, hero, item)
    match item.kind.effect:
        case "net":
            yield from stun(delve.enemy(int(target[0][1:])))
        case "chain":
            enemy = delve.enemy(int(target[0][1:]))
            enemy.is_chained = True
            yield EnemyChained(enemy=enemy.key, number=enemy.id)
        case "tonic":
            hero.move_left += item.kind.amount  # R101
        case "rope":
            hero.is_roped = True
        case other:
            raise AssertionError(f"{other} is used otherwise")


def shadows(delve: Delve, hero: Hero) -> list[Spot]:
    """Free spaces within four steps at 1 each, through enemies, water and pits."""
    steps, ring, found = delve.ground.steps, {hero.at}, {hero.at}
    for _ in range(SHADOW):
        ring = {to for spot in ring for to, _, _ in steps[spot]} - found
        found |= ring
    return sorted(found - delve.enemy_spots - delve.hero_spots - {hero.at})


def _shadowstep(delve: Delve, hero: Hero) -> Script[None]:
    def asked() -> Prompt:
        spots = shadows(delve, hero)
        groups = prompts.grouped(hero.at, spots)
        options = [*(prompts.shadow(spot, groups[spot]) for spot in spots), prompts.BACK]
        main = f"to-{key_of(_safest(delve, hero, spots))}" if spots else ""
        return prompts.one_of(hero, "shadowstep", "R79", options, prompts.BACK.key, main=main)

    key = (yield from delve.asks(asked)).key
    if key == prompts.BACK.key:
        return
    yield _paid(hero)
    origin = hero.at
    hero.at = next(spot for spot in shadows(delve, hero) if key == f"to-{key_of(spot)}")
    yield Shadowstepped(seat=hero.seat, hero=hero.key, origin=label(origin), spot=label(hero.at))


def _safest(delve: Delve, hero: Hero, spots: list[Spot]) -> Spot:
    """The space farthest from all enemies; where there is none, from here."""
    feared = delve.enemy_spots or {hero.at}
    return max(spots, key=lambda spot: (min(apart(spot, foe) for foe in feared), spot))


def blasts(delve: Delve, hero: Hero) -> dict[Spot, tuple[list[Enemy], list[Hero]]]:
    """Where a Fire Flask would hit an enemy, and whom; of spaces that hit the same the first."""
    ground, foes = delve.ground, delve.enemy_spots
    found: dict[tuple[frozenset[int], frozenset[int]], Spot] = {}
    for spot in sorted({near for foe in foes for near in (foe, *around(foe))}):
        if spot in ground.marks and ground.near(hero.at, spot) and sees(ground, hero.at, spot, foes):
            found.setdefault(_burnt(delve, spot), spot)
    return {
        spot: ([enemy for enemy in delve.state.enemies if enemy.id in burnt], [delve.hero(seat) for seat in friends])
        for (burnt, friends), spot in found.items()
    }


def _burnt(delve: Delve, spot: Spot) -> tuple[frozenset[int], frozenset[int]]:
    fire = {spot, *around(spot)}
    enemies = frozenset(enemy.id for enemy in delve.state.enemies if enemy.at in fire)
    return enemies, frozenset(hero.seat for hero in delve.heroes if hero.at in fire)


def _throw_fire(delve: Delve, hero: Hero, item: Item) -> Script[None]:
    """I07, R55: each unit there or next to it takes 1 damage, friends as well."""
    wounds = item.kind.amount

    def asked() -> Prompt:
        found = blasts(delve, hero) if item in hero.items else {}  # it may have been handed on meanwhile
        options = [
            prompts.flask(spot, len(hit), len(friends), sum(figures.would_fall(one, wounds) for one in friends))
            for spot, (hit, friends) in found.items()
        ]
        best = max(found, key=lambda spot: (len(found[spot][0]) - 2 * len(found[spot][1]), spot), default=None)
        main = "" if best is None else f"to-{key_of(best)}"
        return prompts.one_of(hero, "flask", "R21", [*options, prompts.BACK], prompts.BACK.key, main=main)

    key = (yield from delve.asks(asked)).key
    if key == prompts.BACK.key:
        return
    enemies, friends = next(hit for spot, hit in blasts(delve, hero).items() if key == f"to-{key_of(spot)}")
    yield _used(delve, hero, item)
    for enemy in enemies:
        yield from hurt_enemy(delve, enemy, wounds, "fire", hero)
    for friend in sorted(friends, key=lambda friend: friend.seat):
        yield from hurt_hero(delve, friend, wounds, "fire")
