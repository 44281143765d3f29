"""What never changes on a board: the page, the cloth on it, and the sheet in its middle."""

from functools import partial

from PIL import Image

from images.frames import Frame, bordered, framed
from images.icons import Icon, icon_mask
from images.lightened import lightened
from images.palette import Accent, blend
from images.paper import page, sheet
from images.part_cache import cached
from images.shapes import Box, Pen, stamp
from images.table.ring import EDGE, WIDTH, Ring

_RIM = EDGE - 27  # px from the page's edge to the cloth's
_ROUND = 56
_MAT = Frame(corner=36, scale=2)
_CORNER = _RIM + _ROUND + 8  # px from an edge to where the hem is the same throughout


@cached
def table(plan: Ring, accent: Accent, pattern: Icon) -> Image.Image:
    """The empty table of that plan. It is read-only: `sheet_of` it can be drawn on."""
    board = page(WIDTH, plan.height, accent)
    _lay_cloth(board, accent, pattern)
    left, top, right, bottom = (round(edge) for edge in plan.middle)
    paper = sheet(right - left, bottom - top, accent)
    board.paste(paper.colour, (left - paper.margin, top - paper.margin), paper.mask)
    return lightened(board, is_exact=False)


@cached
def runner(width: int, height: int, accent: Accent, pattern: Icon) -> Image.Image:
    """A strip of the same cloth to its very edges, with a hem, RGB. Treat it as read-only."""
    strip = _woven(width, height, accent, pattern)
    hem = Pen(width, height, scale=2)
    for gap, colour, weight in ((4, accent.metal, 5), (13, accent.main, 2)):
        hem.rounded((gap, gap, width - gap, height - gap), 20 - gap, None, colour, weight)
    _cover(strip, hem)
    return strip


def lay_mat(board: Image.Image, box: Box, accent: Accent) -> None:
    """A plain piece of cloth with a hem, under something that lies apart."""
    left, top, right, bottom = (round(edge) for edge in box)
    stamp(board, framed(right - left, bottom - top, _MAT, _mat, accent), left, top)


def _mat(pen: Pen, width: int, height: int, accent: Accent) -> None:
    pen.rounded((0, 0, width, height), 30, accent.deep, weight=5)
    pen.rounded((5, 5, width - 5, height - 5), 25, None, accent.metal, 5)


def _lay_cloth(board: Image.Image, accent: Accent, pattern: Icon) -> None:
    """Deep velvet with a woven pattern and a hem."""
    width, height = board.size
    shape = bordered(width, height, _CORNER, partial(_cloth, accent))
    board.paste(_woven(width, height, accent, pattern), (0, 0), shape.getchannel("A"))
    hem = bordered(width, height, _CORNER, partial(_hem, accent))
    board.paste(hem.convert("RGB"), (0, 0), hem.getchannel("A"))


def _cloth(accent: Accent, pen: Pen, width: int, height: int) -> None:
    pen.rounded((_RIM, _RIM, width - _RIM, height - _RIM), _ROUND, accent.deep, None)


def _hem(accent: Accent, pen: Pen, width: int, height: int) -> None:
    pen.rounded((_RIM, _RIM, width - _RIM, height - _RIM), _ROUND, None, weight=5)
    for gap, colour, weight in ((5, accent.metal, 7), (20, accent.main, 3)):
        box = (_RIM + gap, _RIM + gap, width - _RIM - gap, height - _RIM - gap)
        pen.rounded(box, _ROUND - gap, None, colour, weight)


def _woven(width: int, height: int, accent: Accent, pattern: Icon) -> Image.Image:
    """The pattern in staggered rows, barely lighter than the ground."""
    cloth = Image.new("RGB", (width, height), accent.deep)
    figure = icon_mask(pattern, 30)
    thread = blend(accent.deep, accent.main, 0.38)
    for row, y in enumerate(range(0, height, 42)):
        for x in range(-30 * (row % 2), width, 60):
            cloth.paste(thread, (x, y), figure)
    return cloth


def _cover(board: Image.Image, pen: Pen) -> None:
    cover = pen.finish()
    board.paste(cover.convert("RGB"), (0, 0), cover.getchannel("A"))
