"""A table of who came where, with a crown on those who won."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.icons import Icon, put_icon
from images.palette import Accent
from images.shapes import Box, stamp_centred
from images.tokens import cut_out, plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

CROWN = Icon("mdi", "crown")
_POINTS = Style(36, Weight.BLACK)
_LOW = 46  # px; rows any lower go into two columns
_TITLE, _PAD = 96, 26  # px
_WIDE = 400  # px; in narrower rows only a crown keeps its room
_CROWNED = 190  # px to spare for a great crown above it all


class Standing(NamedTuple):
    """One line: equal results share a place."""

    place: str
    name: str
    points: str
    has_won: bool


def put_standings(board: Image.Image, box: Box, title: str, standings: Sequence[Standing], accent: Accent) -> None:
    """The lines in the order given, under their title, in the middle of the box."""
    left, top, right, bottom = box
    room = bottom - top - _TITLE - _PAD
    columns = 1 if room / len(standings) >= _LOW else 2
    rows = -(-len(standings) // columns)
    pitch = min(66.0, room / rows)
    spare = room - pitch * rows
    middle = (left + right) / 2
    if spare > _CROWNED:
        stamp_centred(board, cut_out(CROWN, 120, accent.metal), middle, top + spare / 2 - 20)
    top += spare / 2
    width = round(right - left - 60)
    write(board, title, middle, top + 58, fitting(title, width, HEAD, NAME, SMALL), accent.main, width=width)
    wide = (right - left - 2 * _PAD) / columns
    for number, standing in enumerate(standings):
        column, row = divmod(number, rows)
        line = (left + _PAD + column * wide, top + _TITLE + (row + 0.5) * pitch, wide, pitch - 6)
        _put_line(board, line, standing, accent)


def _put_line(board: Image.Image, line: Box, standing: Standing, accent: Accent) -> None:
    """A line given by its left edge, middle, width and height: place, crown, name, points."""
    left, y, width, height = line
    is_wide = width > _WIDE
    if standing.has_won:
        stamp_centred(board, plate(round(width), round(height), accent.metal), left + width / 2, y)
        put_icon(board, CROWN, left + (72 if is_wide else 58), y, 40 if is_wide else 30)
    write(board, standing.place, left + (30 if is_wide else 24), y, STRONG)
    start = 104 if is_wide else (80 if standing.has_won else 46)
    room = round(width - start - 26 - width_of(standing.points, _POINTS))
    style = fitting(standing.name, room, NAME, SMALL)
    write(board, standing.name, left + start, y, style, align="left", width=room)
    write(board, standing.points, left + width - 16, y, _POINTS, align="right")
