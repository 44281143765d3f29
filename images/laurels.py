"""Laurels around what has won."""

import math

from images.palette import INK, LEAF, LEAF_LIGHT, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Point, Sprite
from images.tokens import MARGIN

_LEAVES = 9  # on each side of a branch
_FROM, _TO = 82, -52  # degrees on the ellipse, from below to the upper end
_SHOWN = 0.16  # of the width: how long a leaf is
LIGHT = blend(LEAF, LEAF_LIGHT, 0.45)


@cached
def laurels(width: int, height: int, fill: Colour = LIGHT, line: Colour = INK) -> Sprite:
    """Two branches that meet below; what they honour stands between them."""
    pen = Pen(width, height, margin=MARGIN)
    for side in (-1, 1):
        stem = [_on_branch(width, height, side, step / 24) for step in range(25)]
        pen.line(stem, line, 7)
        pen.line(stem, blend(fill, line, 0.4), 3)
        for number in range(_LEAVES):
            _draw_pair(pen, width, height, side, number / (_LEAVES - 1), fill, line)
    return pen.sprite(shadow=0.4)


def _on_branch(width: int, height: int, side: int, share: float) -> Point:
    """A point of the stem, from below (0) to its end (1)."""
    angle = math.radians(_FROM + (_TO - _FROM) * share)
    reach = width * (0.5 - _SHOWN * 0.55)
    return width / 2 + side * reach * math.cos(angle), height * 0.5 + height * 0.44 * math.sin(angle)


def _draw_pair(pen: Pen, width: int, height: int, side: int, share: float, fill: Colour, line: Colour) -> None:
    """A leaf outward and one inward, both along the way the branch grows."""
    x, y = _on_branch(width, height, side, share)
    ahead_x, ahead_y = _on_branch(width, height, side, share + 0.02)
    way, length = math.atan2(ahead_y - y, ahead_x - x), width * _SHOWN * (1 - 0.3 * share)
    for turn in (-0.6, 0.6):
        pen.polygon(_leaf(x, y, way + turn, length), fill, line, 3)


def _leaf(x: float, y: float, way: float, length: float) -> list[Point]:
    """A pointed oval that begins at a place."""
    outline = [(0.0, 0.0), (0.3, 0.2), (0.6, 0.22), (1.0, 0.0), (0.6, -0.22), (0.3, -0.2)]
    cosine, sine = math.cos(way), math.sin(way)
    return [(x + length * (u * cosine - v * sine), y + length * (u * sine + v * cosine)) for u, v in outline]
