"""What never changes on a board: the page, the cloth on it, and the sheet in its middle."""

from functools import lru_cache

from PIL import Image

from cogs.death_over_the_kingdom.board_faces import ACCENT
from images.icons import Icon, icon_mask
from images.palette import blend
from images.paper import page, sheet
from images.ring import EDGE, WIDTH, ring
from images.shapes import Pen

_RIM = EDGE - 27  # px from the page's edge to the cloth's
_ROUND = 56
_DAMASK = Icon("mdi", "fleur_de_lis")


@lru_cache(maxsize=6)
def table(seats: int) -> Image.Image:
    """The empty table for a number of seats, RGB. Treat it as read-only: copy it to draw on it."""
    plan = ring(seats)
    board = page(WIDTH, plan.height, ACCENT).copy()
    _lay_cloth(board)
    left, top, right, bottom = (round(edge) for edge in plan.middle)
    paper = sheet(right - left, bottom - top, ACCENT)
    board.paste(paper.colour, (left - paper.margin, top - paper.margin), paper.mask)
    return board


def _lay_cloth(board: Image.Image) -> None:
    """Deep velvet with a woven pattern and a gold hem."""
    width, height = board.size
    cloth = (_RIM, _RIM, width - _RIM, height - _RIM)
    shape = Pen(width, height, scale=2)
    shape.rounded(cloth, _ROUND, ACCENT.deep, None)
    board.paste(_woven(width, height), (0, 0), shape.finish().getchannel("A"))
    hem = Pen(width, height, scale=2)
    hem.rounded(cloth, _ROUND, None, weight=5)
    for gap, colour, weight in ((5, ACCENT.metal, 7), (20, ACCENT.main, 3)):
        box = (_RIM + gap, _RIM + gap, width - _RIM - gap, height - _RIM - gap)
        hem.rounded(box, _ROUND - gap, None, colour, weight)
    cover = hem.finish()
    board.paste(cover.convert("RGB"), (0, 0), cover.getchannel("A"))


def _woven(width: int, height: int) -> Image.Image:
    """Lilies in staggered rows, barely lighter than the ground."""
    cloth = Image.new("RGB", (width, height), ACCENT.deep)
    lily = icon_mask(_DAMASK, 30)
    thread = blend(ACCENT.deep, ACCENT.main, 0.38)
    for row, y in enumerate(range(0, height, 42)):
        for x in range(-30 * (row % 2), width, 60):
            cloth.paste(thread, (x, y), lily)
    return cloth
