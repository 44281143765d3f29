"""What changes only when a tile is laid: floors, walls, mist, coordinates."""

from typing import NamedTuple

from PIL import Image

from images.maps.coordinates import TAG, put_rulers, tag
from images.maps.window import Window
from images.shapes import stamp
from images.terrain import STEPS, Terrain, ground, mist, rubble, tile

_ROOMY = 110  # px of a tile on which its coordinate has room


class Plot(NamedTuple):
    """The unchanging part of a laid tile; sides as numbers, clockwise from north."""

    key: str  # strews its small things: no two tiles look quite the same
    label: str
    x: int
    y: int
    openings: tuple[int, ...]
    frontier: tuple[int, ...]  # open sides nothing lies at yet
    blocked: tuple[int, ...]  # open sides nothing can be laid at
    is_room: bool
    number: int  # 0 has none


def map_ground(terrain: Terrain, window: Window, laid: tuple[Plot, ...]) -> Image.Image:
    """The map without anything that moves, RGB, to draw on. It is not kept: that takes more room than it is worth."""
    base = ground(terrain, window.width, window.height)
    for plot in laid:
        _put_mist(base, window, plot, terrain)
    for plot in laid:
        _put_tile(base, window, plot, terrain)
    if window.size < _ROOMY:
        put_rulers(base, [(plot.label, *window.middle(plot)) for plot in laid])
    return base


def _put_mist(base: Image.Image, window: Window, plot: Plot, terrain: Terrain) -> None:
    left, top = window.corner(plot)
    for side in plot.frontier:
        dx, dy = STEPS[side]
        stamp(base, mist(terrain, side, window.size), left + dx * window.size, top + dy * window.size)


def _put_tile(base: Image.Image, window: Window, plot: Plot, terrain: Terrain) -> None:
    left, top = window.corner(plot)
    variety = sum(ord(sign) * 31**place for place, sign in enumerate(plot.key))
    base.paste(tile(terrain, plot.openings, window.size, variety, is_room=plot.is_room), (left, top))
    for side in plot.blocked:
        stamp(base, rubble(terrain, side, window.size), left, top)
    if window.size < _ROOMY:
        return
    stamp(base, tag(plot.label), left + 3, top + 3)
    if plot.number:
        mark = tag(f"#{plot.number}")
        stamp(base, mark, left + window.size - mark.width - 3, top + window.size - TAG - 3)
