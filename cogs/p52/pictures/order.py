"""The order of initiative as a row of tokens: who acts is raised, who waits has an hourglass, who is done lies flat."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from cogs.p52.pictures.colours import ACCENT, BACK_NIGHT
from cogs.p52.pictures.courts import Court, court
from cogs.p52.pictures.icons import CLOCK, DONE
from images.figures import Figure
from images.palette import GLOW, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, medal
from images.type import NAME, SMALL, Style, Weight, fitting, write

HEIGHT, SLIM = 108, 68  # px
_OVER, _ROW = 46, 64  # px over the rows of a column, and of a row
_ABREAST, _ROWS = 4, 4  # places in a row of a column, and rows until they are closer
_TOKEN, _CARD, _LIFT = 54, 70, 12
_NUMBER = Style(26, Weight.BOLD)
_SAID = 190  # px at the left for the round


class Place(NamedTuple):
    """One place of the order: a character or an enemy, its initiative, and where its turn stands."""

    initiative: int
    person: Figure | None = None
    foe: Court | None = None
    is_acting: bool = False
    is_waiting: bool = False
    has_acted: bool = False


def put_order(
    board: Image.Image, box: tuple[float, float, int], said: str, places: Sequence[Place], *, is_dark: bool = False
) -> None:
    """In a tray; the box is left, top and width. `said` stands before the row: the round."""
    left, top, width = box
    stamp(board, tray(width, HEIGHT, is_dark=is_dark), left, top)
    _say(board, said, left + 20, top + HEIGHT / 2, _SAID - 36)
    if not places:
        return
    step = min(104.0, (width - _SAID - 40) / len(places))
    for number, place in enumerate(places):
        _put_place(board, left + _SAID + step * (number + 0.5), top + HEIGHT / 2 - 14, place)


def put_slim_order(
    board: Image.Image, box: tuple[float, float, int], said: str, places: Sequence[Place], *, is_dark: bool = False
) -> None:
    """Tokens alone, in one row: who comes first stands first."""
    left, top, width = box
    stamp(board, tray(width, SLIM, is_dark=is_dark), left, top)
    _say(board, said, left + 20, top + SLIM / 2, _SAID - 36)
    step = min(76.0, (width - _SAID - 16) / max(1, len(places)))
    for number, place in enumerate(places):
        _put_figure(board, left + _SAID + step * (number + 0.5), top + SLIM / 2, place)


def column_height(places: int) -> int:
    rows = -(-places // _abreast(places))
    return _OVER + rows * _row(rows) + 10


def _abreast(places: int) -> int:
    return _ABREAST if places <= _ABREAST * _ROWS else _ABREAST + 1


def _row(rows: int) -> int:
    """Where many take turns, their rows are closer."""
    return min(_ROW, _ROW * _ROWS // max(1, rows))


def put_order_column(
    board: Image.Image, box: tuple[float, float, int], said: str, places: Sequence[Place], *, is_dark: bool = False
) -> None:
    """The same beside the room, in rows of four or five."""
    left, top, width = box
    stamp(board, tray(width, column_height(len(places)), is_dark=is_dark), left, top)
    _say(board, said, left + 20, top + _OVER / 2 + 2, width - 40)
    abreast = _abreast(len(places))
    step, down = (width - 20) / abreast, _row(-(-len(places) // abreast))
    for number, place in enumerate(places):
        row, column = divmod(number, abreast)
        _put_figure(board, left + 10 + step * (column + 0.5), top + _OVER + down * (row + 0.5), place)


def _say(board: Image.Image, said: str, x: float, y: float, room: int) -> None:
    write(board, said, x, y, fitting(said, room, NAME, SMALL), ACCENT.metal_light, align="left", width=room)


def _put_figure(board: Image.Image, x: float, y: float, place: Place) -> None:
    """Without its number."""
    if place.is_acting:
        stamp_centred(board, _spot_of_light(58, 62), x, y)
    if place.person is not None:
        stamp_centred(board, _shown(place, place.person).piece(44), x, y)
    elif place.foe is not None:
        stamp_centred(board, court(place.foe, 54), x, y)
    _put_state(board, x + 20, y - 17, 28, place)


def _shown(place: Place, person: Figure) -> Figure:
    """Who is done lies flat."""
    is_done = place.has_acted and not place.is_acting
    return person._replace(fill=PAPER_SHADE, ink=INK_SOFT) if is_done else person


def _put_state(board: Image.Image, x: float, y: float, size: int, place: Place) -> None:
    if place.is_waiting or (place.has_acted and not place.is_acting):
        icon, fill = (CLOCK, GLOW) if place.is_waiting else (DONE, PAPER_LIGHT)
        stamp_centred(board, medal(icon, size, fill), x, y)


def _put_place(board: Image.Image, x: float, y: float, place: Place) -> None:
    write(board, str(place.initiative), x, y + 48, _NUMBER, ACCENT.metal_light)
    if place.is_acting:
        y -= _LIFT
        stamp_centred(board, _spot_of_light(76, 84), x, y)
    if place.person is not None:
        stamp_centred(board, _shown(place, place.person).piece(_TOKEN), x, y)
    elif place.foe is not None:
        stamp_centred(board, court(place.foe, _CARD), x, y)
    _put_state(board, x + 26, y - 20, 34, place)


@cached
def tray(width: int, height: int, *, is_dark: bool = False) -> Sprite:
    """A shallow tray let into the table."""
    pen = Pen(width, height, scale=2, margin=MARGIN)
    pen.rounded((0, 0, width, height), 22, BACK_NIGHT.deep if is_dark else ACCENT.deep, INK, 3)
    pen.rounded((4, 4, width - 4, height - 4), 19, None, ACCENT.metal, 2)
    return pen.sprite()


@cached
def _spot_of_light(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.rounded((0, 0, width, height), 20, GLOW, INK, 3)
    return pen.sprite()
