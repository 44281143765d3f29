"""Which way play runs: an arrow from each seat to the next."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from images.palette import Colour
from images.shapes import stamp_centred
from images.table.ring import Place, Ring
from images.tokens import chevron

_SIZE = 46
_OUT = 8  # px outside the frame, clear of what lies on the sheet
_CORNER = 70  # px; nearer to a corner two arrows would touch


def put_arrows(board: Image.Image, line: Sequence[Place], plan: Ring, colour: Colour) -> None:
    """Arrows between these places, given in playing order; they ride on the frame of the middle."""
    for start, goal in pairwise(line):
        x, y, angle = _on_frame((start.x + goal.x) / 2, (start.y + goal.y) / 2, plan)
        stamp_centred(board, chevron(angle, _SIZE, colour), x, y)


def _on_frame(x: float, y: float, plan: Ring) -> tuple[float, float, int]:
    """The nearest point of the frame off its corners, and the way it runs there, clockwise, in degrees."""
    left, top, right, bottom = plan.middle
    inner_x = min(max(x, left + _CORNER), right - _CORNER)
    inner_y = min(max(y, top + _CORNER), bottom - _CORNER)
    _, point = min(
        (abs(x - left), (left - _OUT, inner_y, 270)),
        (abs(right - x), (right + _OUT, inner_y, 90)),
        (abs(y - top), (inner_x, top, 0)),
        (abs(bottom - y), (inner_x, bottom, 180)),
    )
    return point
