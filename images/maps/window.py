"""Which part of a map a picture shows, and how large."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

LARGEST, LEGIBLE = 190, 136  # px of a cell; smaller than the second only where the whole map is asked for
SMALLEST = 104  # px of a cell where something must be shown that is far off
_AROUND = 1.1  # cells of unknown ground shown around the map, both sides together
_STEP = 60  # px; heights go in steps, so that few pages are drawn

Spot = tuple[float, float]  # px on a picture


class Placed(Protocol):
    """Whatever lies in a cell: x grows eastwards, y southwards."""

    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


class Window(NamedTuple):
    """A part of a map on a picture; `left` and `top` are the px of the middle of cell 0, 0 within it."""

    width: int
    height: int
    size: int
    left: float
    top: float
    is_cropped: bool

    def middle(self, tile: Placed) -> Spot:
        return self.left + tile.x * self.size, self.top + tile.y * self.size

    def corner(self, tile: Placed) -> tuple[int, int]:
        """The upper left one."""
        half = self.size / 2
        return round(self.left + tile.x * self.size - half), round(self.top + tile.y * self.size - half)

    def shows(self, tile: Placed) -> bool:
        """Is the middle of the tile to be seen?"""
        x, y = self.middle(tile)
        return 0 <= x < self.width and 0 <= y < self.height

    def touches(self, tile: Placed) -> bool:
        """Is any of the tile, or of what hangs out of it, to be seen?"""
        x, y = self.middle(tile)
        return -self.size < x < self.width + self.size and -self.size < y < self.height + self.size


def around(
    tiles: Sequence[Placed],
    focus: Placed,
    width: int,
    least: int,
    most: int,
    *,
    matters: Sequence[Placed] = (),
    needed: int = 0,
) -> Window:
    """All tiles of a map where that is legible, else the surroundings of `focus`; between two heights in px.

    The window lies so that it shows as much as it can of what `matters`, the first above all. It grows smaller, though
    not below SMALLEST, where that alone brings the first `needed` of them in.
    """
    left, top, columns, rows = bounds(tiles)
    size = round(min(LARGEST, width / (columns + _AROUND), most / (rows + _AROUND)))
    if size >= LEGIBLE:
        height = _stepped((rows + _AROUND) * size, least, most)
        return _centred(width, height, size, left + columns / 2, top + rows / 2, is_cropped=False)
    size = max(size, _size_for([focus, *matters[:needed]], width, most))
    height = _stepped((rows + _AROUND) * size, least, most)
    shown = (width / size, height / size)
    box = _held(focus, matters, shown)
    x = _clamped(_nearest(focus.x + 0.5, box[0], box[2], shown[0]), left, columns, shown[0])
    y = _clamped(_nearest(focus.y + 0.5, box[1], box[3], shown[1]), top, rows, shown[1])
    return _centred(width, height, size, x, y, is_cropped=True)


def _size_for(things: Sequence[Placed], width: int, most: int) -> int:
    """The px of a cell at which all of these have room, between SMALLEST and LEGIBLE; LEGIBLE where none would do."""
    _, _, columns, rows = bounds(things)
    size = int(min(LEGIBLE, width / columns, most / rows))
    return size if size >= SMALLEST else LEGIBLE


def _held(focus: Placed, matters: Sequence[Placed], shown: Spot) -> tuple[int, int, int, int]:
    """The cells a window of so many is laid around: `focus`, and of what matters all that has room beside it."""
    kept = [focus]
    for thing in matters:
        _, _, columns, rows = bounds([*kept, thing])
        if columns <= shown[0] and rows <= shown[1]:
            kept.append(thing)
    left, top, columns, rows = bounds(kept)
    return left, top, left + columns, top + rows


def _nearest(middle: float, start: int, end: int, shown: float) -> float:
    """The middle of a stretch of `shown` cells that holds `start` to `end` and lies as near `middle` as it can."""
    return max(end - shown / 2, min(start + shown / 2, middle))


def close_up(tile: Placed, width: int, height: int, size: int) -> Window:
    """A piece of the map with this tile in its middle."""
    return _centred(width, height, size, tile.x + 0.5, tile.y + 0.5, is_cropped=True)


def entire(maps: Sequence[Sequence[Placed]], width: int, most: int) -> list[Window]:
    """All tiles of each map, however small, in one scale; together at most so many px high."""
    sizes = [bounds(tiles) for tiles in maps]
    rows = sum(rows + _AROUND for *_, rows in sizes)
    columns = max(columns for _, _, columns, _ in sizes)
    size = int(min(LARGEST, width / (columns + _AROUND), most / rows))
    windows = []
    for left, top, wide, high in sizes:
        height = round((high + _AROUND) * size)
        windows.append(_centred(width, height, size, left + wide / 2, top + high / 2, is_cropped=False))
    return windows


def bounds(tiles: Sequence[Placed]) -> tuple[int, int, int, int]:
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


def _centred(width: int, height: int, size: int, x: float, y: float, *, is_cropped: bool) -> Window:
    """The window with the point x, y (in cells, edges at whole numbers) in its middle."""
    left = width / 2 - (x - 0.5) * size
    top = height / 2 - (y - 0.5) * size
    return Window(width, height, size, round(left), round(top), is_cropped)
