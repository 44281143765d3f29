"""A heading and what there is to say about it, on a panel of a strip."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.frames import Frame, framed
from images.palette import INK, PAPER_LIGHT, Colour
from images.shapes import Box, Pen, Sprite, stamp
from images.type import Style, fitting, width_of, wrap, write

_MARGIN = 16  # px above and below the words together
_MOST_TITLE, _MOST_BODY = 2, 4  # lines


class Styles(NamedTuple):
    """The largest that fits is taken of each."""

    title: Sequence[Style]
    body: Sequence[Style]
    colour: Colour  # of the heading


def put_panel(strip: Image.Image, box: Box, fill: Colour) -> None:
    """What a moment stands on."""
    left, top, right, bottom = box
    stamp(strip, _panel(round(right - left), round(bottom - top), fill), left, top)


def put_caption(strip: Image.Image, box: Box, title: str, more: str, styles: Styles) -> None:
    """The heading in one line or two, and the rest in as many as have room, together in the middle of the box."""
    left, top, right, bottom = box
    room = round(right - left)
    head, body = fitting(title, room, *styles.title), fitting(more, room, *styles.body)
    lines = [(one, head, styles.colour) for one in wrap(title, head, room, _MOST_TITLE)]
    left_over = bottom - top - _MARGIN - sum(_high(style) for _, style, _ in lines)
    most = min(_MOST_BODY, int(left_over / _high(body)))
    if most > 1 or (most == 1 and width_of(more, body) <= room):  # a lone line that is cut says nothing
        lines += [(one, body, PAPER_LIGHT) for one in wrap(more, body, room, most)]
    y = (top + bottom - sum(_high(style) for _, style, _ in lines)) / 2
    for said, style, colour in lines:
        write(strip, said, left, y + _high(style) / 2, style, colour, align="left", width=room)
        y += _high(style)


def _high(style: Style) -> int:
    """Px of a line."""
    return round(style.size * 1.22)


def _panel(width: int, height: int, fill: Colour) -> Sprite:
    return framed(width, height, Frame(16, margin=14, shadow=0.3, scale=2), _draw_panel, fill)


def _draw_panel(pen: Pen, across: int, down: int, fill: Colour) -> None:
    pen.rounded((0, 0, across, down), 16, fill, INK, 4)
