"""The table itself: a rail of mahogany around felt, which turns to night where it is dark."""

from functools import partial

from PIL import Image

from cogs.p52.pictures import colours as c
from images.cards.playing import SIGNS
from images.frames import bordered
from images.icons import icon_mask
from images.lightened import lightened
from images.palette import INK, Colour, blend
from images.part_cache import cached
from images.shapes import Pen
from images.sheet import cut_to

RAIL = 22  # px from the edge of the picture to the felt
_WEAVE, _SIGN = 54, 20  # px
_CORNER = 70  # px from an edge to where the rail is the same throughout
_TALL, _FOOT = 1700, 120  # px: more than any table; the part with the lower edge


def table(width: int, height: int, *, is_dark: bool) -> Image.Image:
    """A bare table to draw on, RGB: tables of all heights are cut from one."""
    return cut_to(_tall(width, is_dark=is_dark), height, _FOOT)


@cached
def _tall(width: int, *, is_dark: bool) -> Image.Image:
    """As tall as any table."""
    board = Image.new("RGB", (width, _TALL), c.RAIL)
    felt = bordered(width, _TALL, _CORNER, _felt)
    board.paste(_woven(width, _TALL, is_dark=is_dark), (0, 0), felt.getchannel("A"))
    rail = bordered(width, _TALL, _CORNER, partial(_rail, ground=c.NIGHT if is_dark else c.FELT))
    board.paste(rail.convert("RGB"), (0, 0), rail.getchannel("A"))
    return lightened(board)


def _felt(pen: Pen, width: int, height: int) -> None:
    pen.rounded((RAIL, RAIL, width - RAIL, height - RAIL), 40, INK, None)


def _rail(pen: Pen, width: int, height: int, ground: Colour) -> None:
    pen.rounded((0, 0, width, height), 0, None, INK, 4)
    for gap, colour, weight in ((5, c.RAIL_LIGHT, 3), (13, c.RAIL_DARK, 2)):
        pen.rounded((gap, gap, width - gap, height - gap), 60 - gap, None, colour, weight)
    pen.rounded((RAIL - 5, RAIL - 5, width - RAIL + 5, height - RAIL + 5), 45, None, INK, 3)
    pen.rounded((RAIL - 2, RAIL - 2, width - RAIL + 2, height - RAIL + 2), 42, None, c.ACCENT.metal, 4)
    pen.rounded((RAIL, RAIL, width - RAIL, height - RAIL), 40, None, blend(ground, INK, 0.35), 3)


def _woven(width: int, height: int, *, is_dark: bool) -> Image.Image:
    """The four suits in staggered rows, barely lighter than the ground."""
    felt = Image.new("RGB", (width, height), c.NIGHT if is_dark else c.FELT)
    thread = c.NIGHT_THREAD if is_dark else c.FELT_THREAD
    signs = [icon_mask(sign, _SIGN) for sign in SIGNS.values()]
    for row, y in enumerate(range(12, height, _WEAVE)):
        for column, x in enumerate(range(8 - _WEAVE // 2 * (row % 2), width, _WEAVE)):
            felt.paste(thread, (x, y), signs[(column + row) % len(signs)])
    return felt
