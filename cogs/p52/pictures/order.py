"""The order of initiative as a row of tokens: who acts is raised, who waits has an hourglass, who is done lies flat."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from cogs.p52.pictures.colours import ACCENT, BACK_NIGHT
from cogs.p52.pictures.courts import Court, court
from cogs.p52.pictures.icons import CLOCK, DONE
from images.figures import Figure
from images.kept import kept
from images.palette import GLOW, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, medal
from images.type import NAME, SMALL, Style, Weight, fitting, write

HEIGHT = 108  # px
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
    room = _SAID - 36
    write(
        board,
        said,
        left + 20,
        top + HEIGHT / 2,
        fitting(said, room, NAME, SMALL),
        ACCENT.metal_light,
        align="left",
        width=room,
    )
    if not places:
        return
    step = min(104.0, (width - _SAID - 40) / len(places))
    for number, place in enumerate(places):
        _put_place(board, left + _SAID + step * (number + 0.5), top + HEIGHT / 2 - 14, place)


def _put_place(board: Image.Image, x: float, y: float, place: Place) -> None:
    write(board, str(place.initiative), x, y + 48, _NUMBER, ACCENT.metal_light)
    if place.is_acting:
        y -= _LIFT
        stamp_centred(board, _spot_of_light(), x, y)
    if place.person is not None:
        look = (
            place.person
            if place.is_acting or not place.has_acted
            else place.person._replace(fill=PAPER_SHADE, ink=INK_SOFT)
        )
        stamp_centred(board, look.piece(_TOKEN), x, y)
    elif place.foe is not None:
        stamp_centred(board, court(place.foe, _CARD), x, y)
    if place.is_waiting or (place.has_acted and not place.is_acting):
        icon, fill = (CLOCK, GLOW) if place.is_waiting else (DONE, PAPER_LIGHT)
        stamp_centred(board, medal(icon, 34, fill), x + 26, y - 20)


@kept
def tray(width: int, height: int, *, is_dark: bool = False) -> Sprite:
    """A shallow tray let into the table."""
    pen = Pen(width, height, scale=2, margin=MARGIN)
    pen.rounded((0, 0, width, height), 22, BACK_NIGHT.deep if is_dark else ACCENT.deep, INK, 3)
    pen.rounded((4, 4, width - 4, height - 4), 19, None, ACCENT.metal, 2)
    return pen.sprite()


@kept
def _spot_of_light() -> Sprite:
    pen = Pen(76, 84)
    pen.rounded((0, 0, 76, 84), 20, GLOW, INK, 3)
    return pen.sprite()
