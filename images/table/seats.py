"""The block of one seat: a plate with its name, the card before it, and room beside that."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.cards.formats import COMPACT, TABLE, Format
from images.palette import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, Accent
from images.shapes import Sprite, stamp, stamp_centred
from images.table.ring import CLOSE, LITTLE, ROOMY, TIGHT, Place, Ring
from images.tokens import coin, plate
from images.type import NAME, SMALL, Style, Weight, fitting, width_of, write

BADGE = 44  # px
POINTS = Style(36, Weight.BLACK)
_TAB, _TAB_SHOWN = 48, 34  # px
SMALL_CARD = Format(82, 112, 12, SMALL, SMALL, 44)  # without its name
_FORMS = {ROOMY: (TABLE, 58), CLOSE: (COMPACT, 48), TIGHT: (COMPACT, 48), LITTLE: (SMALL_CARD, 44)}  # plates' heights


class Spot(NamedTuple):
    """Where the parts of a block lie, in px."""

    form: Format
    plate: tuple[float, float, int, int]  # left, top, width, height
    card: tuple[float, float]  # left, top
    left: float  # the middle of the narrow columns beside the card
    right: float
    is_plate_low: bool
    is_tight: bool

    @property
    def middle(self) -> tuple[float, float]:
        """Of the card."""
        return self.card[0] + self.form.width / 2, self.card[1] + self.form.height / 2


class NamePlate(NamedTuple):
    """What stands on a plate; `badge` is a piece of `BADGE` px before the name, `points` stand behind it."""

    name: str
    points: str = ""
    badge: Sprite | None = None
    is_bright: bool = False  # it is this seat's turn
    is_faded: bool = False  # this seat plays no more


def spot(where: Place, plan: Ring) -> Spot:
    """The plate lies on the side of the block that is nearer to the edge of the table."""
    form, tall = _FORMS[plan.block]
    left, top = where.x - plan.block.width / 2, where.y - plan.block.height / 2
    is_low = where.side == "bottom"
    plate_top = top + plan.block.height - tall if is_low else top
    card_top = top if is_low else top + plan.block.height - form.height
    column = (plan.block.width - form.width) / 4
    return Spot(
        form,
        (left, plate_top, plan.block.width, tall),
        (where.x - form.width / 2, card_top),
        left + column,
        left + plan.block.width - column,
        is_low,
        plan.is_tight,
    )


def put_tabs(board: Image.Image, where: Spot, said: Sequence[str], accent: Accent) -> None:
    """Words that hang out from behind the right end of the plate: Discord lays a badge on a picture's left corners."""
    left, top, width, height = where.plate
    y = top + height - _TAB + _TAB_SHOWN if where.is_plate_low else top - _TAB_SHOWN
    middle = top + height + _TAB_SHOWN / 2 - 3 if where.is_plate_low else top - _TAB_SHOWN / 2 + 3
    wides = [width_of(text, SMALL) + 28 for text in said]
    x = left + max(24, width - 10 - sum(wides) - 6 * (len(said) - 1))
    for text, wide in zip(said, wides, strict=True):
        stamp(board, plate(wide, _TAB, accent.metal), x, y)
        write(board, text, x + wide / 2, middle, SMALL)
        x += wide + 6


def put_plate(board: Image.Image, where: Spot, shown: NamePlate, accent: Accent) -> None:
    left, top, width, height = where.plate
    y = top + height / 2
    fill, ink = (accent.main, PAPER_LIGHT) if shown.is_bright else (PAPER_LIGHT, INK)
    if shown.is_faded:
        fill, ink = PAPER_SHADE, INK_SOFT
    stamp(board, plate(width, height, fill, accent.metal if shown.is_bright else INK, 5), left, top)
    end = left + width - 6
    if shown.points:
        end -= width_of(shown.points, POINTS) + 12
        write(board, shown.points, end, y, POINTS, ink, align="left")
    start = left + 16
    if shown.badge is not None and where.is_tight:
        stamp_centred(board, shown.badge, where.left, where.card[1] + where.form.height - BADGE / 2)
    elif shown.badge is not None:
        stamp_centred(board, shown.badge, left + 30, y)
        start = left + 62
    room = round(end - 10 - start)
    write(board, shown.name, start, y, fitting(shown.name, room, NAME, SMALL), ink, align="left", width=room)


def put_sign(board: Image.Image, sign: Sprite, x: float, y: float, note: str, accent: Accent) -> None:
    """A piece over a card, a crown perhaps, and below it a number on a coin; without a note the piece alone."""
    stamp_centred(board, sign, x, y)
    if note:
        stamp_centred(board, coin(note, BADGE, accent.metal_light), x, y + sign.width * 0.62)
