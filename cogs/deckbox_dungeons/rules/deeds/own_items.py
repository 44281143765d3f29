"""Items that a hero uses only in its own activation, for no action: those timed Own (4.3, 6.4)."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.engine import Prompt, Script
from bot.kit.deeds import Deed
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.combat import EnemyChained
from cogs.deckbox_dungeons.events.goods import ItemUsed
from cogs.deckbox_dungeons.rules.combat.attack import stun
from cogs.deckbox_dungeons.rules.combat.targets import seen, seen_near, targets
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_enemy, hurt_hero
from cogs.deckbox_dungeons.rules.deeds.attacking import Target, aim_and_attack, hits
from cogs.deckbox_dungeons.rules.deeds.moving import can_walk
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import Strike
from cogs.deckbox_dungeons.rules.map.sight import sees
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item
from cogs.deckbox_dungeons.state.spots import Spot, around, key_of


def can_be_stunned(delve: Delve, hero: Hero) -> list[Enemy]:
    return [enemy for enemy in seen_near(delve, hero.at) if enemy.colour != "red" and not enemy.is_stunned]


def _shots(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    strike = figures.thrown(delve, hero, item.kind)
    aims = targets(delve, "ranged", strike.keywords, hero.at)
    yield from hits(f"throw{item.id}", strike, aims, partial(_throw, delve, hero, item, strike))


def _nets(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    for enemy in can_be_stunned(delve, hero):
        yield Deed(prompts.use_on_enemy(item, enemy), partial(_net, delve, hero, item, enemy))


def _chains(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    """Whoever is stunned does not move before Refresh in any case (R72)."""
    for enemy in seen(delve, hero.at):
        if not (enemy.is_chained or enemy.is_stunned):
            yield Deed(prompts.use_on_enemy(item, enemy), partial(_chain, delve, hero, item, enemy))


def _tonics(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    if can_walk(delve, hero, hero.move_left + item.kind.amount):
        yield Deed(prompts.use(item), partial(_drink, delve, hero, item))


def _ropes(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    """It lasts for this activation: whoever takes no step more in it has no use for it."""
    if not hero.is_roped and (hero.actions or hero.move_left):
        yield Deed(prompts.use(item), partial(_rope, delve, hero, item))


def _fires(delve: Delve, hero: Hero, item: Item) -> Iterator[Deed]:
    if blasts(delve, hero):
        yield Deed(prompts.use(item), partial(_throw_fire, delve, hero, item))


def _used(delve: Delve, hero: Hero, item: Item) -> ItemUsed:
    use_up(delve, hero, item)
    return ItemUsed(seat=hero.seat, hero=hero.key, item=item.key)


def _throw(delve: Delve, hero: Hero, item: Item, strike: Strike, target: Target) -> Script[None]:
    yield _used(delve, hero, item)
    yield from aim_and_attack(delve, hero, strike, target)


def _net(delve: Delve, hero: Hero, item: Item, enemy: Enemy) -> Script[None]:
    yield _used(delve, hero, item)
    yield from stun(enemy)


def _chain(delve: Delve, hero: Hero, item: Item, enemy: Enemy) -> Script[None]:
    yield _used(delve, hero, item)
    enemy.is_chained = True
    yield EnemyChained(enemy=enemy.key, number=enemy.id)


def _drink(delve: Delve, hero: Hero, item: Item) -> Script[None]:
    yield _used(delve, hero, item)
    hero.move_left += item.kind.amount  # R101


def _rope(delve: Delve, hero: Hero, item: Item) -> Script[None]:
    yield _used(delve, hero, item)
    hero.is_roped = True


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


ITEMS: dict[str, Callable[[Delve, Hero, Item], Iterator[Deed]]] = {
    "shot": _shots,
    "net": _nets,
    "chain": _chains,
    "tonic": _tonics,
    "rope": _ropes,
    "fire": _fires,
}
