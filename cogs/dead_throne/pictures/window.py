"""Which part of the land a picture shows, and how large."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from cogs.dead_throne.pictures.geometry import HEIGHT, WIDTH, at, middle_of, place, spot_of
from cogs.dead_throne.pictures.sheets import CLOSE, FAR, WHOLE, sheet
from images.shapes import Point
from images.sheet import Sheet

_GRID = 60  # px of the large map; windows begin at multiples of it, so that few have to be cut
_SIDES = 190  # px kept around what must be seen
_FOOT, _HEAD = 40, 45  # px kept below a tile's name, and above whatever must be seen
_WHOLE = (85, 60, WIDTH - 170, HEIGHT - 120)  # all but some sea: left, top, across, down


class Window(NamedTuple):
    """A part of the large map, by its corner and its size in the large map's px, drawn `width` px wide."""

    left: int
    top: int
    across: int
    down: int
    width: int

    @property
    def scale(self) -> float:
        return self.width / self.across

    @property
    def is_close(self) -> bool:
        """Is there room for the numbers of steps?"""
        return self.scale >= FAR - 0.01

    @property
    def height(self) -> int:
        return round(self.down * self.scale)

    def at(self, spot: Point) -> Point:
        """A place of the large map on the picture, from its corner."""
        return (spot[0] - self.left) * self.scale, (spot[1] - self.top) * self.scale

    def shows(self, step: str, margin: float = 20) -> bool:
        x, y = self.at(spot_of(step))
        return margin <= x <= self.width - margin and margin <= y <= self.height - margin


def whole(width: int) -> Window:
    return Window(*_WHOLE, width)


def whole_in(height: int) -> Window:
    """All of it, no higher than this."""
    return whole(int(height * _WHOLE[2] / _WHOLE[3]))


def around(step: str, others: Iterable[str], width: int, height: int) -> Window:
    """The tile of a step and what is beside it: nearer to where the others are, and as wide as can still be read."""
    seen = [spot_of(step), *map(spot_of, others)]
    fits = min(width / _span([x for x, _ in seen]), height / _span([y for _, y in seen]))
    scale = CLOSE if fits >= CLOSE else FAR
    across, down = round(width / scale), round(height / scale)
    x, y = (_middle([spot[axis] for spot in seen], size, middle) for axis, size, middle in _axes(step, across, down))
    top = _lowered(_begin(y, down, HEIGHT), down, step, [spot[1] for spot in seen])
    return Window(_begin(x, across, WIDTH), top, across, down, width)


def _lowered(top: int, down: int, step: str, seen: Iterable[float]) -> int:
    """So far down that the name below the tile can be read, as long as nothing that was to be seen is lost for it."""
    foot = at(place(step).tile, 90, 1.0)[1] + _FOOT
    highest = min(y for y in seen if y > top + _HEAD) - _HEAD
    wanted = math.ceil((foot - down) / _GRID) * _GRID
    return max(top, min(wanted, math.floor(highest / _GRID) * _GRID, HEIGHT - down))


def _axes(step: str, across: int, down: int) -> tuple[tuple[int, int, float], tuple[int, int, float]]:
    x, y = middle_of(place(step).tile)
    return (0, across, x), (1, down, y)


def _span(values: list[float]) -> float:
    return max(values) - min(values) + 2 * _SIDES


def _middle(values: list[float], size: int, usual: float) -> float:
    """Of all that is to be seen, as long as the first stays well inside."""
    if len(values) == 1:
        return usual
    middle, reach = (min(values) + max(values)) / 2, size / 2 - _SIDES
    return min(max(middle, values[0] - reach), values[0] + reach)


def _begin(middle: float, size: int, most: int) -> int:
    """On a coarse grid, and inside the map as far as it can be."""
    begin = round((middle - size / 2) / _GRID) * _GRID
    return max(0, min(begin, most - size)) if size < most else round((most - size) / 2)


def ground(window: Window) -> Image.Image:
    """The land in a window, RGB, to draw on: cut out of the sheet of its size, or made of the nearest larger one."""
    scale = next((one for one in (WHOLE, FAR, CLOSE) if one >= window.scale - 0.005), CLOSE)
    left, top = round(window.left * scale), round(window.top * scale)
    if abs(scale - window.scale) < 0.005:
        cut = Sheet((window.width, window.height))
        cut.paste(sheet(scale), (-left, -top))
        return cut
    right, low = round((window.left + window.across) * scale), round((window.top + window.down) * scale)
    land = sheet(scale).crop((left, top, right, low)).convert("RGB")
    return land.resize((window.width, window.height), Image.Resampling.BOX)
