"""A heading and what there is to say about it, on a panel of a strip."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from PIL import Image

from images.frames import Frame, framed
from images.palette import INK, PAPER_LIGHT, Colour
from images.shapes import Box, Pen, Sprite, stamp
from images.type import SMALL, Style, fitting, is_cut, wrap, write

_MARGIN, _LEAST_MARGIN = 16, 8  # px above and below the words together
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
    """The heading in one line or two, and the rest in as many as have room, together in the middle of the box.

    Three lines of a heading rather than a cut one.
    """
    left, top, right, bottom = box
    head, titled, body, told = _laid_out(box, title, more, styles)
    lines = [(one, head, styles.colour) for one in titled]
    lines += [(one, body, PAPER_LIGHT) for one in told]
    y = (top + bottom - sum(_high(style) for _, style, _ in lines)) / 2
    for said, style, colour in lines:
        write(strip, said, left, y + _high(style) / 2, style, colour, align="left", width=round(right - left))
        y += _high(style)


def is_cut_off(box: Box, title: str, more: str, styles: Styles) -> bool:
    """Does what there is to say end in an ellipsis there? It may also be left out as a whole."""
    *_, told = _laid_out(box, title, more, styles)
    return bool(told) and is_cut(more, told)


def _laid_out(box: Box, title: str, more: str, styles: Styles) -> tuple[Style, Sequence[str], Style, Sequence[str]]:
    """The letters and the lines of the heading, and those of the rest."""
    left, top, right, bottom = box
    room = round(right - left)
    head, titled = _headed(title, room, bottom - top, styles.title)
    return head, titled, *_told(more, room, bottom - top - len(titled) * _high(head), styles.body)


def _headed(title: str, room: int, high: float, styles: Sequence[Style]) -> tuple[Style, tuple[str, ...]]:
    head = fitting(title, room, *styles)
    lines = wrap(title, head, room, _MOST_TITLE)
    if is_cut(title, lines):
        lines = wrap(title, head, room, max(_MOST_TITLE, int((high - _LEAST_MARGIN) / _high(head))))
    return head, lines


def _told(more: str, room: int, high: float, styles: Sequence[Style]) -> tuple[Style, tuple[str, ...]]:
    """In as many lines as have room, in smaller letters rather than cut; a lone one that is cut would say nothing."""
    body = fitting(more, room, *styles)
    for style, margin in product(dict.fromkeys((body, SMALL)), (_MARGIN, _LEAST_MARGIN)):
        lines = _wrapped(more, style, room, high - margin)
        if not is_cut(more, lines):
            return style, lines
    lines = _wrapped(more, body, room, high - _MARGIN)
    return body, lines if len(lines) > 1 else ()


def _wrapped(more: str, style: Style, room: int, high: float) -> tuple[str, ...]:
    most = min(_MOST_BODY, int(high / _high(style)))
    return wrap(more, style, room, most) if most > 0 else ()


def _high(style: Style) -> int:
    """Px of a line."""
    return round(style.size * 1.22)


def _panel(width: int, height: int, fill: Colour) -> Sprite:
    return framed(width, height, Frame(16, margin=14, shadow=0.3, scale=2), _draw_panel, fill)


def _draw_panel(pen: Pen, across: int, down: int, fill: Colour) -> None:
    pen.rounded((0, 0, across, down), 16, fill, INK, 4)
