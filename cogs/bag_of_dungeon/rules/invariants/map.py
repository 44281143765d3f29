"""What must hold of the map: tiles as printed, in their cells, edges that agree, each world in one piece."""

from functools import lru_cache

from bot.kit.paths import distances
from bot.kit.squares import SIDES, Cell, beyond, opposite
from cogs.bag_of_dungeon.content import ALL_TILES
from cogs.bag_of_dungeon.content.shapes import openings
from cogs.bag_of_dungeon.state import State
from cogs.bag_of_dungeon.state.cells import cell

Laid = tuple[str, int, int, int, tuple[int, ...]]  # key, x, y, turns, open edges
Cells = dict[Cell, tuple[str, tuple[int, ...]]]  # of one world: key and open edges


def check_map(state: State) -> None:
    """The map changes seldom and is checked often: what is known of a layout is remembered."""
    for tile in state.tiles.values():
        assert state.cells.get(cell(tile.world, tile.x, tile.y)) == tile.key, f"{tile.key} is not in its cell"
    assert len(state.cells) == len(state.tiles), "two tiles lie in one cell"
    layout = tuple((tile.key, tile.x, tile.y, tile.turns, tile.openings) for tile in state.tiles.values())
    fault = map_fault(layout)
    assert not fault, fault


@lru_cache(maxsize=64)
def map_fault(layout: tuple[Laid, ...]) -> str:
    """What is wrong: a tile not as printed, edges that disagree, a world in two parts; "" where all is well."""
    worlds: dict[str, Cells] = {}
    for key, x, y, turns, opened in layout:
        shape = ALL_TILES[key].shape
        if shape != "any" and not set(openings(shape, turns)) <= set(opened):
            return f"{key} is not open where it is printed open"
        worlds.setdefault(key[0], {})[x, y] = (key, opened)
    return next((fault for cells in worlds.values() if (fault := _edge_fault(cells) or _parts(cells))), "")


def _edge_fault(cells: Cells) -> str:
    for where, (key, opened) in cells.items():
        for edge in SIDES:
            other, there = cells.get(beyond(where, edge), ("", ()))
            if other and (edge in opened) != (opposite(edge) in there):
                return f"{key} and {other} disagree"
    return ""


def _parts(cells: Cells) -> str:
    """Can all be walked to from the first tile laid?"""
    found = distances(next(iter(cells)), lambda where: _joined(cells, where))
    return (
        "" if len(found) == len(cells) else f"the map falls apart: only {len(found)} of {len(cells)} tiles are joined"
    )


def _joined(cells: Cells, where: Cell) -> list[Cell]:
    return [other for edge in cells[where][1] if (other := beyond(where, edge)) in cells]
