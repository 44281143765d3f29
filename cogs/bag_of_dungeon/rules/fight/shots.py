"""The dice of a ranged attack (R45, R57) and whom it can reach (R44, R48)."""

from collections.abc import Iterator

from bot.engine import Script
from bot.kit.squares import SIDES, apart
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events.combat import DeadEye, MonsterHurt, Shot
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.dice import said
from cogs.bag_of_dungeon.rules.map.grid import line, ways
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight, Hero, Item, Monster, Tile

AIMED = ("shot", "lance", "daggers", "fire-pot", "bomb")


def shoot(quest: Quest, hero: Hero, item: Item, foe: Monster, tile: Tile) -> Script[None]:
    """Roll the dice shown and take them off the monster's HP (R45)."""
    kind = figures.kind_of(item)
    dice = quest.chance.dice(kind.roll)
    damage = sum(dice) + kind.shot_plus + (hero.upgrade.bow_plus if kind.is_bow else 0)
    is_deadly = kind.is_bow and hero.kind.skill == "dead-eye" and 6 in dice and not ALL_MONSTERS[foe.key].is_boss
    foe.hp = 0 if is_deadly else max(0, foe.hp - damage)
    yield Shot(
        seat=hero.seat,
        hero=hero.key,
        item=item.key,
        monster=foe.key,
        tile=tile.label,
        dice=said(dice),
        damage=damage,
    )
    if is_deadly:
        yield DeadEye(seat=hero.seat, hero=hero.key, monster=foe.key)
    else:
        yield MonsterHurt(monster=foe.key, damage=damage, hp=foe.hp, cause="shot")


def shoot_in_fight(quest: Quest, fight: Fight, hero: Hero) -> Script[None]:
    """R57: a partner at range rolls the weapon's dice alone; the monster does not strike back."""
    fight.round += 1
    item = next((item for item in figures.equipped(hero) if item.id == fight.bowmen[hero.index]), None)
    if item is not None:
        yield from shoot(quest, hero, item, quest.foe(fight), quest.state.tiles[fight.at])


def targets(quest: Quest, hero: Hero, item: Item) -> list[Tile]:
    """The tiles this weapon may be aimed at from here.

    With a monster on your own tile that tile alone, and only by what has a range of 0: a second one has no room there.
    """
    kind, here = figures.kind_of(item), quest.tile(hero)
    least, most = figures.reach(hero, item)
    if quest.is_guarded(here):
        return [here] if least == 0 else []
    if kind.effect == "daggers":
        return _around_corners(quest, here, most)
    if kind.effect == "bomb":
        return [tile for tile in (here, *_lines(quest, here, most)) if any(map(quest.is_guarded, blast(quest, tile)))]
    tiles = [tile for tile in _lines(quest, here, most) if quest.is_guarded(tile)]
    near = [tile for tile in tiles if apart(tile.spot, here.spot) >= least]
    if kind.effect == "lance":
        return [tile for tile in near if quest.is_dragon_at(tile)]
    return [tile for tile in near if not (kind.is_bow and quest.is_dragon_at(tile))]


def _lines(quest: Quest, here: Tile, most: int) -> Iterator[Tile]:
    """R44: rows and columns up to the first monster token."""
    for edge in SIDES:
        for steps, tile in enumerate(line(quest.state, here, edge), 1):
            if steps > most:
                break
            yield tile
            if quest.is_guarded(tile):
                break


def _around_corners(quest: Quest, here: Tile, most: int) -> list[Tile]:
    """Flying daggers: along any path, past no monster."""
    steps, queue, found = {here.key: 0}, [here], list[Tile]()
    for tile in queue:
        for _, other in ways(quest.state, tile):
            if other.key in steps or steps[tile.key] >= most or other.world != here.world:
                continue
            steps[other.key] = steps[tile.key] + 1
            (found if quest.is_guarded(other) else queue).append(other)
    return found


def blast(quest: Quest, centre: Tile) -> list[Tile]:
    """A bomb reaches two tiles in straight lines through open edges."""
    tiles = [centre]
    for edge in SIDES:
        tiles += [tile for _, tile in zip(range(2), line(quest.state, centre, edge), strict=False)]
    return tiles
