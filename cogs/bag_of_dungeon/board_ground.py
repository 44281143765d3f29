"""What changes only when a tile is laid: floors, walls, mist, coordinates."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from cogs.bag_of_dungeon.board_window import Window
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.view import Direction, TileView
from images.palette import INK, PAPER_LIGHT, blend
from images.shapes import Pen, Sprite, stamp
from images.terrain import GROVE, STEPS, STONE, Terrain, ground, mist, rubble, tile
from images.type import Style, Weight, width_of, write

TERRAINS: dict[World, Terrain] = {"dungeon": STONE, "forest": GROVE}
SIDES: tuple[Direction, ...] = ("north", "east", "south", "west")
COORDINATE = Style(26, Weight.BOLD)
_TAG = 32  # px, height
_ROOMY = 110  # px of a tile on which its coordinate has room


class Plot(NamedTuple):
    """The unchanging part of a laid tile; sides as numbers, clockwise from north."""

    key: str
    label: str
    x: int
    y: int
    openings: tuple[int, ...]
    frontier: tuple[int, ...]
    blocked: tuple[int, ...]
    is_room: bool
    number: int


def plots(tiles: Sequence[TileView]) -> tuple[Plot, ...]:
    return tuple(
        Plot(
            tile.key,
            tile.label,
            tile.x,
            tile.y,
            _numbers(tile.openings),
            _numbers(tile.frontier),
            _numbers(tile.blocked),
            bool(tile.icon) or tile.key.endswith("start"),
            0 if tile.icon == "exit" else tile.number,  # there the Dragon's name would hang over it
        )
        for tile in tiles
    )


@lru_cache(maxsize=6)
def map_ground(window: Window, laid: tuple[Plot, ...]) -> Image.Image:
    """The map without anything that moves, RGB, read-only."""
    terrain = TERRAINS[window.world]
    base = ground(terrain, window.width, window.height).copy()
    for plot in laid:
        _put_mist(base, window, plot, terrain)
    for plot in laid:
        _put_tile(base, window, plot, terrain)
    if window.size < _ROOMY:
        _put_rulers(base, window, laid)
    return base


def _put_mist(base: Image.Image, window: Window, plot: Plot, terrain: Terrain) -> None:
    left, top = _corner(window, plot)
    for side in plot.frontier:
        dx, dy = STEPS[side]
        stamp(base, mist(terrain, side, window.size), left + dx * window.size, top + dy * window.size)


def _put_tile(base: Image.Image, window: Window, plot: Plot, terrain: Terrain) -> None:
    left, top = _corner(window, plot)
    variety = sum(ord(sign) * 31**place for place, sign in enumerate(plot.key))
    base.paste(tile(terrain, plot.openings, window.size, variety, is_room=plot.is_room), (left, top))
    for side in plot.blocked:
        stamp(base, rubble(terrain, side, window.size), left, top)
    if window.size < _ROOMY:
        return
    stamp(base, tag(plot.label), left + 3, top + 3)
    if plot.number:
        mark = tag(f"#{plot.number}")
        stamp(base, mark, left + window.size - mark.width - 3, top + window.size - _TAG - 3)


def _put_rulers(base: Image.Image, window: Window, laid: Sequence[Plot]) -> None:
    """On a small map the columns' letters above, the rows' numbers at the left."""
    for plot in laid:
        letters = plot.label.rstrip("0123456789")
        x, y = window.left + plot.x * window.size, window.top + plot.y * window.size
        for text, spot in ((letters, (x, _TAG / 2 + 4)), (plot.label[len(letters) :], (30.0, y))):
            mark = tag(text)
            stamp(base, mark, spot[0] - mark.width / 2, spot[1] - _TAG / 2)


@lru_cache(maxsize=256)
def tag(text: str) -> Sprite:
    """A coordinate on a small dark plate."""
    width = width_of(text, COORDINATE) + 12
    pen = Pen(width, _TAG)
    pen.rounded((0, 0, width, _TAG), 8, blend(INK, PAPER_LIGHT, 0.12), None)
    plate = pen.finish()
    write(plate, text, width / 2, _TAG / 2, COORDINATE, PAPER_LIGHT)
    return Sprite(plate.convert("RGB"), plate.getchannel("A"), 0)


def _corner(window: Window, plot: Plot) -> tuple[int, int]:
    half = window.size / 2
    return round(window.left + plot.x * window.size - half), round(window.top + plot.y * window.size - half)


def _numbers(sides: Sequence[Direction]) -> tuple[int, ...]:
    return tuple(SIDES.index(side) for side in sides)
