"""The end of a stack (R16c, R18-R21, R23): the Exit or the Maiden Tree, the Dragon, the Ring."""

from collections.abc import Callable

from bot.engine import Script, ask
from bot.kit.squares import DIRECTIONS, SIDES, opposite
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, World
from cogs.bag_of_dungeon.events.endgame import GatheringBegan
from cogs.bag_of_dungeon.events.map import (
    DragonLanded,
    LastTilePlaced,
    RingPlaced,
    RingRerolled,
    StackDiscarded,
    TokenPlaced,
    WallBreached,
)
from cogs.bag_of_dungeon.rules.frame.setup import put
from cogs.bag_of_dungeon.rules.goods.bags import plain
from cogs.bag_of_dungeon.rules.map.grid import cell_beyond, distances, free_edges, neighbour
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Drawn, Hero, Laying, State, Tile

LAST: dict[World, str] = {"dungeon": "dexit", "forest": "ftree"}


def place_if_due(quest: Quest, hero: Hero, world: World) -> Script[None]:
    """R18: the last floor tile lies."""
    stock = quest.stock(world)
    if stock.stack or stock.is_complete:
        return
    origin, edge = yield from _choose_edge(quest, hero, world)
    tile = put(quest.state, LAST[world], *cell_beyond(origin, edge), 0)
    tile.openings = _open_to_all(quest.state, tile)
    stock.is_complete = True
    yield LastTilePlaced(name=tile.key, tile=tile.label)
    if world == "dungeon":
        yield from _dragon_and_ring(quest, tile)
    else:
        quest.state.phase = "gather"  # R23
        yield GatheringBegan(tile=tile.label)


def give_up_if_stuck(
    quest: Quest, hero: Hero, world: World, fits_anywhere: Callable[[State, World], bool]
) -> Script[None]:
    """R16c: no tile fits any frontier, so the rest of the stack is discarded."""
    stock = quest.stock(world)
    if not stock.stack or fits_anywhere(quest.state, world):
        return
    yield StackDiscarded(world=world, count=len(stock.stack))
    stock.gone_tiles, stock.stack = [*stock.gone_tiles, *stock.stack], []
    yield from place_if_due(quest, hero, world)


def _open_to_all(state: State, tile: Tile) -> tuple[int, ...]:
    """R19: open towards every neighbour that is open towards it."""
    others = {edge: neighbour(state, tile, edge) for edge in SIDES}
    return tuple(edge for edge, other in others.items() if other and opposite(edge) in other.openings)


def _choose_edge(quest: Quest, hero: Hero, world: World) -> Script[tuple[Tile, int]]:
    edges = _edges(quest.state, world)
    if not edges:
        return (yield from _breach(quest, world))
    if len(edges) == 1:
        return edges[0]
    last = LAST[world]
    quest.state.laying = Laying(world, [Drawn(last, *cell_beyond(tile, edge), [0]) for tile, edge in edges])
    answer = yield from ask(prompts.last_edge(hero, last, edges))
    quest.state.laying = None
    return next((tile, edge) for tile, edge in edges if answer.key == f"at-{tile.key}-{edge}")


def _edges(state: State, world: World) -> list[tuple[Tile, int]]:
    """Free edges of the last tile; if none, those of the nearest tile that has one."""
    last = _latest(state, world)[0]
    steps = distances(state, last)
    tiles = [tile for tile in state.tiles.values() if tile.world == world and tile.key in steps]
    for tile in sorted(tiles, key=lambda tile: steps[tile.key]):
        if edges := free_edges(state, tile):
            return [(tile, edge) for edge in edges]
    return []


def _latest(state: State, world: World) -> list[Tile]:
    """The world's tiles, the most recent first."""
    return [tile for tile in reversed(state.tiles.values()) if tile.world == world]


def _breach(quest: Quest, world: World) -> Script[tuple[Tile, int]]:
    """R16c: open a wall of the most recent tile that has one towards an empty cell."""
    tile, edge = next(
        (tile, edge)
        for tile in _latest(quest.state, world)
        for edge in SIDES
        if neighbour(quest.state, tile, edge) is None
    )
    tile.openings = tuple(sorted((*tile.openings, edge)))
    yield WallBreached(tile=tile.label, direction=DIRECTIONS[edge])
    return tile, edge


def _dragon_and_ring(quest: Quest, tile: Tile) -> Script[None]:
    """R20, R21: the Ring lies under a guard on the monster tile the dice name."""
    tile.monster = plain(ALL_MONSTERS[DRAGON], "dungeon")
    yield DragonLanded(tile=tile.label, hp=tile.monster.hp)
    numbered = {t.kind.number: t for t in quest.state.tiles.values() if t.world == "dungeon" and t.kind.number}
    while True:
        dice = quest.chance.dice(2)
        said, number = f"{dice[0]}, {dice[1]}", sum(dice)
        if number in numbered:
            break
        yield RingRerolled(dice=said, number=number)
    where = numbered[number]
    quest.state.ring_at = where.key
    yield RingPlaced(dice=said, number=number, tile=where.label)
    if not quest.is_guarded(where):
        where.is_hidden = True
        yield TokenPlaced(tile=where.label)
    (where.monster or where).guards_ring = True
