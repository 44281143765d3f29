"""Spaces for things, one above the other: with a thing and what it does, barred, or free."""

from typing import NamedTuple

from PIL import Image

from images.cards import Format, place
from images.icons import Icon
from images.palette import GOLD, INK_SOFT
from images.plates import slip
from images.shapes import Sprite, stamp, stamp_centred
from images.tokens import cut_out
from images.type import SMALL, STRONG, Style, fitting, wrap, write

_TEXT = 98  # px from the space's edge to its text
_EFFECT = Style(26)
EFFECT_LINES = 4
_STAR = Icon("mdi", "star_four_points")


class Box(NamedTuple):
    """Where a space is, in px."""

    left: float
    top: float
    width: int
    height: int

    @property
    def room(self) -> int:
        """What is left for text."""
        return self.width - _TEXT - 14


def effect_lines(effect: str, room: int) -> tuple[str, ...]:
    """What a thing does, as it is written into its space."""
    return wrap(effect, _EFFECT, room, EFFECT_LINES)


def put_thing(board: Image.Image, box: Box, sign: Sprite, name: str, effect: str, *, is_starred: bool = False) -> None:
    """A thing with what it does; a star is on what has been awakened, charged or enchanted."""
    left, top, width, height = box
    stamp(board, slip(width, height), left, top)
    stamp_centred(board, sign, left + 52, top + height / 2)
    if is_starred:
        stamp_centred(board, cut_out(_STAR, 34, GOLD), left + 80, top + height / 2 - 30)
    lines = effect_lines(effect, box.room)
    y = top + height / 2 - 2 - 15.5 * len(lines)
    write(board, name, left + _TEXT, y, fitting(name, box.room, STRONG, SMALL), align="left", width=box.room)
    for number, line in enumerate(lines):
        write(board, line, left + _TEXT, y + 36 + number * 31, _EFFECT, INK_SOFT, align="left", width=box.room)


def put_barred(board: Image.Image, box: Box, text: str, sign: Sprite | None) -> None:
    """A space nothing can be put into, and why."""
    left, top, width, height = box
    stamp(board, slip(width, height, is_dark=True), left, top)
    if sign is not None:
        stamp_centred(board, sign, left + 52, top + height / 2)
    lines = wrap(text, STRONG, box.room, 2)
    for number, line in enumerate(lines):
        middle = top + height / 2 + (number - (len(lines) - 1) / 2) * 38
        write(board, line, left + _TEXT, middle, STRONG, INK_SOFT, align="left", width=box.room)


def put_free(board: Image.Image, box: Box, name: str) -> None:
    """An empty space, and what it is for."""
    left, top, width, height = box
    stamp(board, place(Format(width, height, 20, SMALL, SMALL, 40), INK_SOFT), left, top)
    write(board, name, left + width / 2, top + height / 2, STRONG, INK_SOFT, width=width - 40)
