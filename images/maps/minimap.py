"""A small map of it all: where everybody is when the large one shows only a part, or another map."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from images.maps.window import Spot, Window, bounds
from images.palette import INK, PAPER_SHADE
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.terrain import STEPS, Terrain
from images.tokens import MARGIN
from images.type import STRONG, width_of, write

_MOST = (264, 190)  # px
_CELL = 30  # px at most
_PAD = 14
_TITLE = 40
AROUND = 2 * _PAD, 2 * _PAD + _TITLE  # px of a sheet that are not the tiles


class Passage(NamedTuple):
    """A tile as a small map shows it: its cell and its open sides, as numbers."""

    x: int
    y: int
    sides: tuple[int, ...]


class Mark(NamedTuple):
    """Something on a cell; `shift` px beside its middle where several stand together."""

    x: int
    y: int
    sprite: Sprite
    shift: float = 0.0


class Minimap:
    """The small map of these tiles, at most so many px wide and high; `title` is written over it."""

    def __init__(self, terrain: Terrain, tiles: Sequence[Passage], title: str, most: tuple[int, int] = _MOST) -> None:
        self._title = title
        self._left, self._top, columns, rows = bounds(tiles)
        self.cell = max(8, min(_CELL, most[0] // columns, most[1] // rows))
        self.width = max(columns * self.cell, width_of(title, STRONG)) + 2 * _PAD
        self.height = rows * self.cell + 2 * _PAD + _TITLE
        self._shift = (self.width - columns * self.cell) / 2
        passages = tuple(Passage(tile.x - self._left, tile.y - self._top, tile.sides) for tile in tiles)
        self._sheet = _sheet(terrain, passages, self.cell, self.width, self.height, self._shift)

    def draw(self, board: Image.Image, left: float, top: float, marks: Iterable[Mark], window: Window | None) -> None:
        """With its top left corner at a place; what a window shows of this map is framed."""
        stamp(board, self._sheet, left, top)
        write(board, self._title, left + self.width / 2, top + _PAD + 12, STRONG)
        if window is not None:
            self._draw_frame(board, left, top, window)
        for mark in marks:
            x, y = self._spot(mark.x, mark.y)
            stamp_centred(board, mark.sprite, left + x + mark.shift, top + y)

    def _spot(self, x: float, y: float) -> Spot:
        """The middle of a cell, from the small map's corner."""
        return (
            self._shift + (x - self._left + 0.5) * self.cell,
            _PAD + _TITLE + (y - self._top + 0.5) * self.cell,
        )

    def _draw_frame(self, board: Image.Image, left: float, top: float, window: Window) -> None:
        half_x, half_y = window.width / window.size / 2, window.height / window.size / 2
        x = (window.width / 2 - window.left) / window.size
        y = (window.height / 2 - window.top) / window.size
        start, end = self._spot(x - half_x, y - half_y), self._spot(x + half_x, y + half_y)
        box = (
            max(5.0, start[0]),
            max(_PAD + _TITLE - 6.0, start[1]),
            min(self.width - 5.0, end[0]),
            min(self.height - 5.0, end[1]),
        )
        frame = _frame(round(box[2] - box[0]), round(box[3] - box[1]))
        stamp(board, frame, left + box[0], top + box[1])


@cached
def _frame(width: int, height: int) -> Sprite:
    pen = Pen(width, height, scale=2)
    pen.rounded((0, 0, width, height), 4, None, INK, 3)
    return pen.sprite()


@cached
def _sheet(terrain: Terrain, passages: tuple[Passage, ...], size: int, width: int, height: int, shift: float) -> Sprite:
    """The paper with all tiles and the ways between them."""
    pen = Pen(width, height, scale=2, margin=MARGIN)
    pen.rounded((0, 0, width, height), 14, (244, 232, 207), INK, 4)
    half, way = size * 0.36, size * 0.16
    middles = [(shift + (x + 0.5) * size, _PAD + _TITLE + (y + 0.5) * size, sides) for x, y, sides in passages]
    for grow, colour in ((1.5, INK), (0.0, terrain.wall_light)):
        for x, y, sides in middles:
            for side in sides:
                dx, dy = STEPS[side]
                ends = (x + dx * size / 2, y + dy * size / 2)
                pen.line([(x, y), ends], colour, 2 * (way + grow))
        for x, y, _ in middles:
            box = (x - half - grow, y - half - grow, x + half + grow, y + half + grow)
            pen.rounded(box, size * 0.12, colour if grow else PAPER_SHADE, None)
    return pen.sprite(shadow=0.5)
