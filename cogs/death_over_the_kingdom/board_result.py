"""The final table: who came where, and the crown on those who won (R46, R47, R53, R56)."""

from collections.abc import Sequence

from PIL import Image

from cogs.death_over_the_kingdom.board_faces import ACCENT
from cogs.death_over_the_kingdom.board_words import BoardWords
from cogs.death_over_the_kingdom.view import KingdomView
from images.icons import Icon, put_icon
from images.shapes import stamp_centred
from images.tokens import cut_out, plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, write

CROWN = Icon("mdi", "crown")
_POINTS = Style(36, Weight.BLACK)
_LOW = 46  # px; rows any lower go into two columns
_TITLE, _PAD = 96, 26  # px
_WIDE = 400  # px; in narrower rows only a crown keeps its room
_CROWNED = 190  # px to spare for a great crown above it all

Box = tuple[float, float, float, float]


def draw_result(board: Image.Image, view: KingdomView, names: Sequence[str], words: BoardWords, box: Box) -> None:
    """The best first; equal results share a place."""
    left, top, right, bottom = box
    width = round(right - left - 60)
    title = fitting(words.result, width, HEAD, NAME, SMALL)
    points = {seat.seat: seat.points for seat in view.seats}
    outcome = view.outcome
    assert outcome is not None, "only a match that is over has a result"
    ranked = sorted(points, key=lambda seat: (outcome.rank(seat), seat))
    columns = 1 if (bottom - top - _TITLE - _PAD) / len(ranked) >= _LOW else 2
    rows = -(-len(ranked) // columns)
    pitch = min(66.0, (bottom - top - _TITLE - _PAD) / rows)
    spare = bottom - top - _TITLE - _PAD - pitch * rows
    if spare > _CROWNED:
        stamp_centred(board, cut_out(CROWN, 120, ACCENT.metal), (left + right) / 2, top + spare / 2 - 20)
    top += spare / 2
    write(board, words.result, (left + right) / 2, top + 58, title, ACCENT.main, width=width)
    wide = (right - left - 2 * _PAD) / columns
    for number, seat in enumerate(ranked):
        column, row = divmod(number, rows)
        line = (left + _PAD + column * wide, top + _TITLE + (row + 0.5) * pitch, wide, pitch - 6)
        _draw_row(
            board, line, (str(outcome.rank(seat)), names[seat], str(points[seat])), has_won=seat in outcome.winners
        )


def _draw_row(
    board: Image.Image, line: tuple[float, float, float, float], said: tuple[str, str, str], *, has_won: bool
) -> None:
    """A row given by its left edge, middle, width and height: place, crown, name, points."""
    left, y, width, height = line
    place, name, points = said
    if has_won:
        stamp_centred(board, plate(round(width), round(height), ACCENT.metal), left + width / 2, y)
        put_icon(board, CROWN, left + 72, y, 40)
    write(board, place, left + 30, y, STRONG)
    start = 104 if has_won or width > _WIDE else 66
    room = round(width - start - 66)
    write(board, name, left + start, y, fitting(name, room, NAME, SMALL), align="left", width=room)
    write(board, points, left + width - 16, y, _POINTS, align="right")
