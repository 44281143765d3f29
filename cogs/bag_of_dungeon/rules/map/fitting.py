"""Whether a tile fits a cell, and how it may be turned there (R14-R16)."""

from bot.kit.squares import SIDES, Cell, beyond, opposite
from cogs.bag_of_dungeon.content import ALL_TILES, World
from cogs.bag_of_dungeon.content.shapes import TURNS, openings
from cogs.bag_of_dungeon.rules.map.grid import cell_beyond, frontier, tile_at
from cogs.bag_of_dungeon.state import State


def legal_turns(state: State, world: World, key: str, where: Cell, joined: int, left: int) -> list[int]:
    """Rotations whose `joined` edge is open and whose edges all agree with their neighbours (R14).

    While tiles are `left` in the stack, an open edge must be left too (R16a).
    """
    shape = ALL_TILES[key].shape
    fitting = [
        turns
        for turns in TURNS[shape]
        if joined in openings(shape, turns) and _agrees(state, world, where, openings(shape, turns))
    ]
    alive = [turns for turns in fitting if _leaves_frontier(state, world, where, openings(shape, turns))]
    return alive or ([] if left else fitting)


def _agrees(state: State, world: World, where: Cell, open_edges: tuple[int, ...]) -> bool:
    for edge in SIDES:
        other = tile_at(state, world, *beyond(where, edge))
        if other is not None and (edge in open_edges) != (opposite(edge) in other.openings):
            return False
    return True


def _leaves_frontier(state: State, world: World, where: Cell, open_edges: tuple[int, ...]) -> bool:
    """Would an open edge be left somewhere in this world?"""
    for edge in open_edges:
        if tile_at(state, world, *beyond(where, edge)) is None:
            return True
    tiles = (tile for tile in state.tiles.values() if tile.world == world)
    return any(cell_beyond(tile, edge) != where for tile in tiles for edge in frontier(state, tile))


def fits_anywhere(state: State, world: World) -> bool:
    """Does any tile of the stack fit any frontier? (R16c)"""
    edges = [(tile, edge) for tile in state.tiles.values() if tile.world == world for edge in frontier(state, tile)]
    stack = state.stocks[world].stack
    return any(
        legal_turns(state, world, key, cell_beyond(tile, edge), opposite(edge), len(stack) - 1)
        for tile, edge in edges
        for key in stack
    )
