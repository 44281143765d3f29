"""What the pictures of a match's end are made of: the metal frame, plates with names, a row of counts."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.figures import Figure
from images.icons import Icon, put_icon
from images.palette import INK, INK_SOFT, PAPER_LIGHT, Colour
from images.shapes import Pen, stamp_centred
from images.tokens import plate
from images.type import NAME, SMALL, STRONG, Style, Weight, fitting, write

FRAME = 12  # px of metal
_NUMBER, _PLAYER = Style(34, Weight.BLACK), Style(26, Weight.ITALIC)


class Row(NamedTuple):
    """In px: how the counts stand, from the picture's edge on; icon and number as seen from the middle of a plate."""

    edge: int = 40
    gap: int = 20
    high: int = 54
    icon: int = 38
    icon_at: int = -34
    number_at: int = 2


def put_tally(
    picture: Image.Image, counts: Sequence[tuple[Icon, int, Colour]], middle: float, row: Row | None = None
) -> None:
    """A plate for each count, all across the picture."""
    row = row or Row()
    pitch = (picture.width - 2 * row.edge) / len(counts)
    for number, (icon, count, colour) in enumerate(counts):
        x = row.edge + (number + 0.5) * pitch
        stamp_centred(picture, plate(round(pitch) - row.gap, row.high, PAPER_LIGHT, INK, 3), x, middle)
        put_icon(picture, icon, x + row.icon_at, middle, row.icon, colour)
        write(picture, str(count), x + row.number_at, middle, _NUMBER, INK, align="left")


def put_names(picture: Image.Image, x: float, y: float, width: int, look: Figure) -> None:
    """Under a token: who it is, and who plays it."""
    stamp_centred(picture, plate(width, 74, PAPER_LIGHT, INK, 3), x, y + 10)
    room = width - 22
    write(picture, look.name, x, y - 4, fitting(look.name, room, NAME, STRONG, SMALL), INK, width=room)
    write(picture, look.player, x, y + 28, _PLAYER, INK_SOFT, width=room)


def frame(picture: Image.Image, pen: Pen, metal: Colour) -> Image.Image:
    """The picture with what the pen has drawn on it, in a frame: ink, metal, ink."""
    width, height = picture.size
    pen.rounded((0, 0, width, height), 0, None, INK, 4)
    pen.rounded((4, 4, width - 4, height - 4), 0, None, metal, FRAME - 4)
    pen.rounded((FRAME, FRAME, width - FRAME, height - FRAME), 0, None, INK, 3)
    drawn = pen.finish()
    picture.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    return picture
