"""A small chart of a whole world: where everybody is when the map shows only a part, or the other world."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from cogs.bag_of_dungeon.board_ground import SIDES, TERRAINS
from cogs.bag_of_dungeon.board_heroes import HeroLook
from cogs.bag_of_dungeon.board_tile import BLOOD
from cogs.bag_of_dungeon.board_window import Window
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.view import TileView
from images.palette import INK, PAPER_SHADE
from images.pieces import marker
from images.shapes import Pen, Sprite, stamp_centred
from images.terrain import STEPS
from images.tokens import MARGIN
from images.type import STRONG, width_of, write

_MOST = (264, 190)  # px
_CELL = 30  # px at most
_PAD = 14
_TITLE = 40

Cell = tuple[int, int, tuple[int, ...]]


class Chart:
    """The chart of one world; `title` is written over it."""

    def __init__(self, world: World, tiles: Sequence[TileView], title: str) -> None:
        self._tiles = tiles
        self._title = title
        self._left, self._top = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
        columns = max(tile.x for tile in tiles) - self._left + 1
        rows = max(tile.y for tile in tiles) - self._top + 1
        self._cell = max(8, min(_CELL, _MOST[0] // columns, _MOST[1] // rows))
        self.width = max(columns * self._cell, width_of(title, STRONG)) + 2 * _PAD
        self.height = rows * self._cell + 2 * _PAD + _TITLE
        self._shift = (self.width - columns * self._cell) / 2
        cells = tuple((tile.x - self._left, tile.y - self._top, _sides(tile)) for tile in tiles)
        self._sheet = _sheet(world, cells, self._cell, self.width, self.height, self._shift)

    def draw(self, board: Image.Image, left: float, top: float, looks: Sequence[HeroLook], window: Window) -> None:
        """Put the chart with its top left corner at a place; the window's extent is framed on it."""
        stamp_sheet(board, self._sheet, left, top)
        write(board, self._title, left + self.width / 2, top + _PAD + 12, STRONG)
        if window.is_cropped and self._tiles[0].world == window.world:
            self._draw_frame(board, left, top, window)
        for tile in self._tiles:
            x, y = self._spot(tile.x, tile.y)
            if tile.monster is not None:
                stamp_centred(board, marker("disc", max(9, self._cell // 2), BLOOD), left + x, top + y)
            for number, index in enumerate(tile.heroes):
                look = looks[index]
                stamp_centred(board, marker(look.form, 20, look.fill), left + x + number * 9, top + y)

    def _spot(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a cell, from the chart's corner."""
        return (
            self._shift + (x - self._left + 0.5) * self._cell,
            _PAD + _TITLE + (y - self._top + 0.5) * self._cell,
        )

    def _draw_frame(self, board: Image.Image, left: float, top: float, window: Window) -> None:
        half_x, half_y = window.width / window.size / 2, window.height / window.size / 2
        x = (window.width / 2 - window.left) / window.size
        y = (window.height / 2 - window.top) / window.size
        start, end = self._spot(x - half_x, y - half_y), self._spot(x + half_x, y + half_y)
        box = (max(5.0, start[0]), max(5.0, start[1]), min(self.width - 5.0, end[0]), min(self.height - 5.0, end[1]))
        frame = _frame(round(box[2] - box[0]), round(box[3] - box[1]))
        stamp_sheet(board, frame, left + box[0], top + box[1])


def stamp_sheet(board: Image.Image, sprite: Sprite, left: float, top: float) -> None:
    board.paste(sprite.colour, (round(left) - sprite.margin, round(top) - sprite.margin), sprite.mask)


def _sides(tile: TileView) -> tuple[int, ...]:
    return tuple(SIDES.index(side) for side in tile.openings)


@lru_cache(maxsize=16)
def _frame(width: int, height: int) -> Sprite:
    pen = Pen(width, height, scale=2)
    pen.rounded((0, 0, width, height), 4, None, INK, 3)
    return pen.sprite()


@lru_cache(maxsize=8)
def _sheet(world: World, cells: tuple[Cell, ...], size: int, width: int, height: int, shift: float) -> Sprite:
    """The paper with all tiles and the ways between them."""
    pen = Pen(width, height, scale=2, margin=MARGIN)
    pen.rounded((0, 0, width, height), 14, (244, 232, 207), INK, 4)
    terrain = TERRAINS[world]
    half, way = size * 0.36, size * 0.16
    middles = [(shift + (x + 0.5) * size, _PAD + _TITLE + (y + 0.5) * size, sides) for x, y, sides in cells]
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
