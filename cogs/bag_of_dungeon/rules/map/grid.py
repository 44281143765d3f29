"""The map: neighbours, ways, lines of sight (R14, R24, R44). Edges: 0 north, then clockwise."""

from collections.abc import Callable, Iterator

from bot.kit import paths
from bot.kit.squares import SIDES, STEPS, Cell, beyond, opposite
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.state import State, Tile
from cogs.bag_of_dungeon.state.cells import cell

CROSSROADS = frozenset({"d32", "d33", "d34", "d35", "d36", "d38"})  # R110


def cell_beyond(tile: Tile, edge: int) -> Cell:
    return beyond(tile.spot, edge)


def tile_at(state: State, world: World, x: int, y: int) -> Tile | None:
    key = state.cells.get(cell(world, x, y))
    return state.tiles[key] if key else None


def neighbour(state: State, tile: Tile, edge: int) -> Tile | None:
    """The tile in the next cell, joined or not. Asked more than anything else: `cell()` is written out."""
    dx, dy = STEPS[edge]
    key = state.cells.get(f"{tile.key[0]}{tile.x + dx},{tile.y + dy}")
    return state.tiles[key] if key else None


def is_joined(state: State, tile: Tile, edge: int) -> bool:
    """Both edges are open (R24)."""
    other = neighbour(state, tile, edge)
    return other is not None and edge in tile.openings and opposite(edge) in other.openings


def ways(state: State, tile: Tile) -> Iterator[tuple[int | None, Tile]]:
    """Where one can walk from here; the edge is None for the Gateway's door and the ladder (R110, R111)."""
    for edge in tile.openings:
        other = neighbour(state, tile, edge)
        if other is not None and opposite(edge) in other.openings:
            yield edge, other
    if state.options.mode == "combined":
        for key in _passages(state, tile.key):
            yield None, state.tiles[key]


def _passages(state: State, key: str) -> Iterator[str]:
    for one, other in (("f01", "dstart"), ("f02", state.ladder_at)):
        is_there = one in state.tiles and other in state.tiles
        if is_there and key == other:
            yield one
        elif is_there and key == one and not state.ring_left:  # behind the Ring the dungeon is closed (R135)
            yield other


def free_edges(state: State, tile: Tile) -> list[int]:
    """Open edges nothing lies at, blocked ones included."""
    return [edge for edge in tile.openings if neighbour(state, tile, edge) is None]


def frontier(state: State, tile: Tile) -> list[int]:
    """Open edges at which a tile may be laid."""
    return [edge for edge in free_edges(state, tile) if edge not in tile.blocked]


def distances(
    state: State, start: Tile, may_enter: Callable[[Tile], bool] = lambda _: True, most: int | None = None
) -> dict[str, int]:
    """Steps along laid ways from `start`, over tiles that may be entered."""
    return paths.distances(start.key, _beyond(state, may_enter), most)


def shortest_path(
    state: State, start: Tile, goal: Tile, may_enter: Callable[[Tile], bool] = lambda _: True
) -> list[Tile] | None:
    """The tiles after `start` up to `goal` (which may always be entered); None where there is no way."""
    path = paths.shortest_path(start.key, goal.key, _beyond(state, lambda tile: tile is goal or may_enter(tile)))
    return None if path is None else [state.tiles[key] for key in path]


def _beyond(state: State, may_enter: Callable[[Tile], bool]) -> Callable[[str], Iterator[str]]:
    """The tiles one step from a tile, by their keys."""
    return lambda key: (tile.key for _, tile in ways(state, state.tiles[key]) if may_enter(tile))


def line(state: State, start: Tile, edge: int) -> Iterator[Tile]:
    """The tiles one sees from `start` that way: every edge between is open (R44)."""
    tile = start
    while is_joined(state, tile, edge):
        other = neighbour(state, tile, edge)
        assert other is not None
        tile = other
        yield tile


def in_sight(state: State, one: Tile, other: Tile, most: int, blocks: Callable[[Tile], bool]) -> bool:
    """R44: in a row or column, edges open and nothing that `blocks` between, within `most` tiles; the same tile too."""
    if one.key == other.key:
        return True
    for edge in SIDES:
        for steps, tile in enumerate(line(state, one, edge), 1):
            if tile.key == other.key:
                return steps <= most
            if blocks(tile):
                break
    return False


def is_up_the_ladder(origin: Tile, tile: Tile) -> bool:
    """Nobody falls into the Pit off the ladder (R110)."""
    return tile.kind.icon == "pit" and origin.world == "dungeon"
