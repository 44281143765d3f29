"""Plates about people and things: the party beside a map, what somebody has earned, counts of what is left."""

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from images.frames import Frame, framed
from images.icons import Icon, put_icon
from images.palette import GLOW, INK, PAPER, PAPER_LIGHT, PAPER_SHADE, Colour
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, medal, plate
from images.type import SMALL, STRONG, Style, Weight, fitting, width_of, write

COUNT = Style(34, Weight.BLACK)
_BADGE, _LEFT = Style(30, Weight.BOLD), Style(32, Weight.BOLD)


def person_plate(width: int, height: int, *, is_acting: bool, is_in: bool) -> Sprite:
    """The ground of somebody's plate: bright around who acts, dark for who is out."""
    fill = PAPER_LIGHT if is_in else PAPER_SHADE
    return framed(width, height, Frame(26, MARGIN, 0.4), _draw_bright if is_acting else _draw_plain, fill)


def _draw_bright(pen: Pen, across: int, down: int, fill: Colour) -> None:
    pen.rounded((-5, -5, across + 5, down + 5), 26, GLOW, INK, 4)
    pen.rounded((6, 6, across - 6, down - 6), 16, fill, INK, 4)


def _draw_plain(pen: Pen, across: int, down: int, fill: Colour, rule: Colour = PAPER_SHADE) -> None:
    pen.rounded((0, 0, across, down), 20, fill, INK, 4)
    pen.rounded((8, 8, across - 8, down - 8), 13, None, rule, 2)


def slip(width: int, height: int, *, is_dark: bool = False) -> Sprite:
    """A piece of paper; a dark one lies under what cannot be used."""
    fill, rule = (PAPER_SHADE, PAPER) if is_dark else (PAPER_LIGHT, PAPER_SHADE)
    return framed(width, height, Frame(21, MARGIN, 0.4, scale=2), _draw_plain, fill, rule)


def put_tab(board: Image.Image, x: float, y: float, said: str, *styles: Style) -> None:
    """A word on a small bright plate, its middle at x, y: "To act"."""
    style = fitting(said, 92, *styles)
    width = min(104, width_of(said, style) + 20)
    stamp_centred(board, plate(width, 38, GLOW, INK, 3), x, y)
    write(board, said, x, y, style, width=width - 8)


class Badge(NamedTuple):
    """A sign for what somebody has gathered; 0 writes no number."""

    icon: Icon
    number: int
    colour: Colour


def put_badges(board: Image.Image, right: float, y: float, badges: Iterable[Badge]) -> None:
    """One beside the other, from the right."""
    x = right
    for icon, number, colour in badges:
        text = str(number) if number else ""
        if text:
            write(board, text, x, y, _BADGE, align="right")
            x -= width_of(text, _BADGE) + 4
        put_icon(board, icon, x - 17, y, 34, colour)
        x -= 46


def badges_width(badges: Iterable[Badge]) -> int:
    """Px that `put_badges` takes."""
    return sum(46 + (width_of(str(badge.number), _BADGE) + 4 if badge.number else 0) for badge in badges)


def put_stocks(board: Image.Image, right: float, y: float, stocks: Iterable[tuple[Icon, int]]) -> None:
    """How many are left of things, each on a plate of its own, from the right."""
    x = right
    for icon, count in stocks:
        text = str(count)
        width = width_of(text, _LEFT) + 64
        x -= width
        stamp(board, plate(width, 42, PAPER_LIGHT, INK, 3), x, y - 21)
        put_icon(board, icon, x + 27, y, 30, INK)
        write(board, text, x + 48, y, _LEFT, align="left")
        x -= 12


class Earned(NamedTuple):
    """Something somebody has: what it is, and how many, where that can be counted."""

    icon: Icon
    fill: Colour
    name: str
    number: int | None


def put_earned(board: Image.Image, box: tuple[float, float, int, int], earned: Earned) -> None:
    """On a slip in a box of left, top, width and height."""
    left, top, width, height = box
    y = top + height / 2
    stamp(board, slip(width, height), left, top)
    stamp_centred(board, medal(earned.icon, 52, earned.fill), left + 46, y)
    number = str(earned.number) if earned.number is not None else ""
    end = left + width - 22
    if number:
        write(board, number, end, y, COUNT, INK, align="right")
        end -= width_of(number, COUNT) + 12
    room = round(end - left - 84)
    write(board, earned.name, left + 84, y, fitting(earned.name, room, STRONG, SMALL), align="left", width=room)
