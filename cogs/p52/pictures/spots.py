"""A spot as a card on the table: its back, or its face with a sign and a word; the door where it is the exit."""

from typing import NamedTuple

from PIL import Image

from cogs.p52.pictures import colours as c
from cogs.p52.pictures.doors import door_sign
from cogs.p52.pictures.icons import SHIELD, SPADE, SPOTS, THINGS
from images.cards import Format, back
from images.cards.playing import Playing, playing
from images.icons import put_icon
from images.palette import GLOW, INK, INK_SOFT, PAPER_LIGHT, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import MARGIN, coin, medal
from images.type import SMALL, Style, Weight, fitting, width_of, write

LABEL = Style(26, Weight.BOLD)
LABELLED = 32  # px at the top of a card that its letter and number take
_FILLS: dict[str, Colour] = {
    "chest": c.CHEST,
    "special": c.CHEST,
    "trap": c.TRAP,
    "obstructed": c.ROCKS,
    "hidden": c.VEIL,
}


class SpotLook(NamedTuple):
    """How a spot shows: `kind` is empty while it is face down; `door` is empty where it is not the exit."""

    label: str
    kind: str = ""
    word: str = ""
    card: Playing | None = None
    door: str = ""
    is_dark: bool = False
    is_reachable: bool = False
    things: int = 0  # lying there
    shield: int = 0  # Magic Shield takes so much off


def put_spot(board: Image.Image, x: float, y: float, size: tuple[int, int], look: SpotLook, *, is_busy: bool) -> None:
    """With its middle at x, y; `is_busy`: somebody stands on it, so its sign keeps to a corner."""
    width, height = size
    if look.is_reachable:
        stamp_centred(board, _glow(width + 14, height + 14), x, y)
    card = _face(width, height, is_dark=look.is_dark) if look.kind else _back(width, height, is_dark=look.is_dark)
    stamp_centred(board, card, x, y)
    left, top = x - width / 2, y - height / 2
    _put_label(board, left, top, look)
    if look.door:
        _put_door(board, x, y, size, look.door, is_busy=is_busy)
    elif look.kind in SPOTS:
        _put_sign(board, x, y, size, look, is_busy=is_busy)
    elif look.card is not None and not is_busy:
        shown = playing(look.card, round(min(height * 0.5, width * 0.6)))
        stamp_centred(board, shown, x, y + LABELLED / 2)


def _put_label(board: Image.Image, left: float, top: float, look: SpotLook) -> None:
    if look.kind:
        write(board, look.label, left + 10, top + 21, LABEL, INK_SOFT, align="left")
        return
    width = width_of(look.label, LABEL) + 14
    stamp(board, _tag(width, is_dark=look.is_dark), left + 3, top + 3)
    write(board, look.label, left + 3 + width / 2, top + 20, LABEL, PAPER_LIGHT)


def put_things(board: Image.Image, x: float, y: float, size: tuple[int, int], look: SpotLook) -> None:
    """What lies there, and a Magic Shield, in the lower left corner; before whoever stands there."""
    left, bottom = x - size[0] / 2, y + size[1] / 2
    signs = ((THINGS, look.things, c.CHEST), (SHIELD, look.shield, c.STAMINA))
    for number, (icon, count, fill) in enumerate(one for one in signs if one[1]):
        at = left + 16 + 54 * number
        stamp_centred(board, medal(icon, 40, PAPER_LIGHT, fill), at, bottom - 14)
        if count > 1:
            stamp_centred(board, coin(str(count), 32, GLOW), at + 24, bottom - 8)


def _put_sign(board: Image.Image, x: float, y: float, size: tuple[int, int], look: SpotLook, *, is_busy: bool) -> None:
    """Large with its word below, or small in the upper right corner."""
    width, height = size
    icon, fill = SPOTS[look.kind], _FILLS[look.kind]
    if is_busy:
        put_icon(board, icon, x + width / 2 - 24, y - height / 2 + 21, 32, fill)
        return
    has_word = width_of(look.word, SMALL) <= width - 10 and height >= 96
    large = round(min(height - LABELLED - (34 if has_word else 10), width * 0.6))
    middle = y - height / 2 + LABELLED + large / 2
    put_icon(board, icon, x, middle, large, fill)
    if has_word:
        write(board, look.word, x, y + height / 2 - 20, fitting(look.word, width - 10, SMALL), INK, width=width - 8)


def _put_door(board: Image.Image, x: float, y: float, size: tuple[int, int], door: str, *, is_busy: bool) -> None:
    width, height = size
    if is_busy:
        stamp_centred(board, door_sign(30, 40, door), x + width / 2 - 22, y - height / 2 + 25)
        return
    tall = round(height - LABELLED - 12)
    stamp_centred(board, door_sign(round(min(tall * 0.72, width - 24)), tall, door), x, y + LABELLED / 2 - 2)


@cached
def _back(width: int, height: int, *, is_dark: bool) -> Sprite:
    form = Format(width, height, round(min(width, height) * 0.1), SMALL, SMALL, 40)
    return back(form, c.BACK_NIGHT if is_dark else c.BACK, SPADE)


@cached
def _face(width: int, height: int, *, is_dark: bool) -> Sprite:
    ground = c.FACE_NIGHT if is_dark else c.FACE
    radius = min(width, height) * 0.1
    pen = Pen(width, height, margin=MARGIN)
    pen.rounded((0, 0, width, height), radius, ground, INK, 3)
    pen.rounded((7, 7, width - 7, height - 7), radius - 5, None, blend(ground, INK_SOFT, 0.25), 2)
    return pen.sprite(shadow=0.45)


@cached
def _tag(width: int, *, is_dark: bool) -> Sprite:
    pen = Pen(width, 34)
    pen.rounded((0, 0, width, 34), 9, (c.BACK_NIGHT if is_dark else c.BACK).deep, None)
    return pen.sprite()


@cached
def _glow(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.rounded((0, 0, width, height), 20, GLOW, INK, 2)
    return pen.sprite()
