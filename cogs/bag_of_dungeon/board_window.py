"""Which part of a world a picture shows, and how large."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.view import TileView

LARGEST, LEGIBLE = 190, 136  # px of a tile; smaller than the second only where the whole map is asked for
_AROUND = 1.1  # tiles of unknown ground shown around the map, both sides together
_STEP = 60  # px; heights go in steps, so that few pages are drawn


class Window(NamedTuple):
    """A part of a world on a picture; `left` and `top` are the px of the middle of cell 0, 0 within it."""

    world: World
    width: int
    height: int
    size: int
    left: float
    top: float
    is_cropped: bool

    def middle(self, tile: TileView) -> tuple[float, float]:
        return self.left + tile.x * self.size, self.top + tile.y * self.size

    def shows(self, tile: TileView) -> bool:
        """Is the middle of the tile to be seen?"""
        x, y = self.middle(tile)
        return 0 <= x < self.width and 0 <= y < self.height


def tiles_of(tiles: Sequence[TileView], world: World) -> tuple[TileView, ...]:
    return tuple(tile for tile in tiles if tile.world == world)


def around(tiles: Sequence[TileView], focus: TileView, width: int, least: int, most: int) -> Window:
    """All tiles of a world where that is legible, else the surroundings of `focus`; between two heights in px."""
    left, top, columns, rows = _bounds(tiles)
    size = round(min(LARGEST, width / (columns + _AROUND), most / (rows + _AROUND)))
    if size >= LEGIBLE:
        height = _stepped((rows + _AROUND) * size, least, most)
        return _centred(focus.world, width, height, size, left + columns / 2, top + rows / 2, is_cropped=False)
    height = _stepped((rows + _AROUND) * LEGIBLE, least, most)
    x = _clamped(focus.x + 0.5, left, columns, width / LEGIBLE)
    y = _clamped(focus.y + 0.5, top, rows, height / LEGIBLE)
    return _centred(focus.world, width, height, LEGIBLE, x, y, is_cropped=True)


def close_up(tile: TileView, width: int, height: int, size: int) -> Window:
    """A piece of the map with this tile in its middle."""
    return _centred(tile.world, width, height, size, tile.x + 0.5, tile.y + 0.5, is_cropped=True)


def entire(worlds: Sequence[Sequence[TileView]], width: int, most: int) -> list[Window]:
    """All tiles of each world, however small, in one scale; together at most so many px high."""
    bounds = [_bounds(tiles) for tiles in worlds]
    rows = sum(rows + _AROUND for *_, rows in bounds)
    columns = max(columns for _, _, columns, _ in bounds)
    size = int(min(LARGEST, width / (columns + _AROUND), most / rows))
    windows = []
    for tiles, (left, top, wide, high) in zip(worlds, bounds, strict=True):
        height = round((high + _AROUND) * size)
        middle = (left + wide / 2, top + high / 2)
        windows.append(_centred(tiles[0].world, width, height, size, *middle, is_cropped=False))
    return windows


def _bounds(tiles: Sequence[TileView]) -> tuple[int, int, int, int]:
    """Left, top, columns and rows, in cells."""
    across, down = [tile.x for tile in tiles], [tile.y for tile in tiles]
    return min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1


def _stepped(height: float, least: int, most: int) -> int:
    return min(most, max(least, -(-round(height) // _STEP) * _STEP))


def _clamped(focus: float, start: int, count: int, shown: float) -> float:
    """The middle of a stretch of `shown` cells around `focus` that stays on the map and a little beyond."""
    half = shown / 2
    low, high = start - _AROUND / 2 + half, start + count + _AROUND / 2 - half
    return start + count / 2 if low > high else max(low, min(high, focus))


def _centred(world: World, width: int, height: int, size: int, x: float, y: float, *, is_cropped: bool) -> Window:
    """The window with the point x, y (in cells, edges at whole numbers) in its middle."""
    left = width / 2 - (x - 0.5) * size
    top = height / 2 - (y - 0.5) * size
    return Window(world, width, height, size, round(left), round(top), is_cropped)
