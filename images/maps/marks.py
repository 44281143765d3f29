"""What is marked on a map: a tile that matters, the way somebody went, names, and who is beyond the edge."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from images.maps.coordinates import tag
from images.maps.window import Spot, Window
from images.palette import GLOW, INK, PAPER_LIGHT, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import chevron, coin, plate
from images.type import SMALL, width_of, wrap, write

_EDGE, _PLATE = 8, 58  # px: from the window's edge to a plate about what lies beyond, and that plate's height
_LINE = 28  # px of one of two lines of a name
FIGURE = 40  # px of who stands on such a plate


@cached
def bright_frame(size: int) -> Sprite:
    """A bright frame around a tile."""
    pen = Pen(size + 20, size + 20, scale=2)
    pen.rounded((0, 0, size + 20, size + 20), 12, None, INK, 11)
    pen.rounded((3, 3, size + 17, size + 17), 10, None, GLOW, 6)
    return pen.sprite()


def draw_step(picture: Image.Image, start: Spot, goal: Spot, size: int, colour: Colour = GLOW) -> None:
    """A dotted way with an arrow head in its middle; `size` is that of a cell."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    dots = max(2, round(length / size * 3))
    for number in range(dots):
        share = (number + 0.5) / dots
        stamp_centred(picture, coin("", max(10, size // 11), colour), start[0] + dx * share, start[1] + dy * share)
    angle = round(math.degrees(math.atan2(dy, dx)) / 15) * 15  # few angles, few sprites
    head = chevron(angle, max(22, size // 5), colour)
    stamp_centred(picture, head, start[0] + dx / 2, start[1] + dy / 2)


def draw_name(board: Image.Image, name: str, x: float, y: float, room: int) -> None:
    """A name on a strip, its middle at x, y; at most `room` px wide, and where that is too little in two lines."""
    lines = wrap(name, SMALL, room - 12, 2) if width_of(name, SMALL) + 12 > room else (name,)
    width = min(room, max(width_of(line, SMALL) for line in lines) + 22)
    y -= (len(lines) - 1) * _LINE / 2
    stamp_centred(board, plate(width, 36 + (len(lines) - 1) * _LINE, PAPER_LIGHT, INK, 3), x, y)
    for number, line in enumerate(lines):
        write(board, line, x, y + (number - (len(lines) - 1) / 2) * _LINE, SMALL, width=width - 12)


class Beyond(NamedTuple):
    """What is on one tile beyond the window: a plate at the window's edge, its middle at x, y."""

    x: float
    y: float
    width: int
    label: str
    figures: tuple[Sprite, ...]


def beyond(
    window: Window, things: Iterable[tuple[Spot, str, Sequence[Sprite]]], pieces: Sequence[Spot] = ()
) -> list[Beyond]:
    """A plate for each spot with its coordinate and figures, as near to it as the window and the others let it.

    `pieces`: the middles of cells in the window that it should not cover.
    """
    found: list[Beyond] = []
    for spot, label, figures in things:
        width = tag(label).width + 50 * len(figures) + 24
        x = max(_EDGE + width / 2, min(window.width - _EDGE - width / 2, spot[0]))
        y = max(_EDGE + _PLATE / 2, min(window.height - _EDGE - _PLATE / 2, spot[1]))
        x, y = _uncovering(window, found, (x, y), width, pieces)
        found.append(Beyond(x, y, width, label, tuple(figures)))
    return found


def _uncovering(window: Window, taken: Sequence[Beyond], spot: Spot, width: int, pieces: Sequence[Spot]) -> Spot:
    """The nearest place to the left or right where no piece lies under it; up or down from there if a plate does."""
    across, down = (window.size + width) / 2, (window.size + _PLATE) / 2
    beside = [piece[0] + sign * across for sign in (1, -1) for piece in pieces if abs(piece[1] - spot[1]) < down]
    low, high = _EDGE + width / 2, window.width - _EDGE - width / 2
    places = [_free_place(window, taken, (x, spot[1]), width) for x in [spot[0], *beside] if low <= x <= high]
    places.sort(key=lambda place: math.dist(place, spot))

    def is_free(place: Spot) -> bool:
        return all(abs(piece[0] - place[0]) >= across or abs(piece[1] - place[1]) >= down for piece in pieces)

    return next(filter(is_free, places), places[0])


def _free_place(window: Window, taken: Sequence[Beyond], spot: Spot, width: int) -> Spot:
    """The nearest place up or down the window where no other plate lies; the place itself if there is none."""
    top, low = _EDGE + _PLATE / 2, window.height - _EDGE - _PLATE / 2
    near = [other for other in taken if abs(other.x - spot[0]) < (other.width + width) / 2 + 4]
    beside = [other.y + sign * (_PLATE + 4) for sign in (1, -1) for other in near]
    steps = sorted([spot[1], *beside], key=lambda y: abs(y - spot[1]))
    free = (y for y in steps if top <= y <= low and all(abs(other.y - y) >= _PLATE + 4 for other in near))
    return spot[0], next(free, spot[1])


def draw_beyond(picture: Image.Image, one: Beyond) -> None:
    mark = tag(one.label)
    stamp_centred(picture, plate(one.width, _PLATE, PAPER_LIGHT, INK), one.x, one.y)
    left = one.x - one.width / 2 + 12
    stamp(picture, mark, left, one.y - mark.height / 2)
    for number, figure in enumerate(one.figures):
        stamp_centred(picture, figure, left + mark.width + 28 + number * 50, one.y)
