"""The party below the table: a plate for each character."""

from typing import NamedTuple

from PIL import Image

from cogs.p52.pictures import colours as c
from cogs.p52.pictures.icons import AIM, SKULL, STANCE
from images.cards import Format
from images.figures import Figure
from images.icons import Icon, put_icon
from images.meters import put_health
from images.palette import INK, INK_SOFT, LEAF, PAPER_LIGHT, PAPER_SHADE
from images.part_cache import cached
from images.plates import person_plate
from images.shapes import Pen, Sprite, stamp, stamp_centred
from images.tokens import coin, cut_out
from images.type import NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEIGHT, SLIM, THIN = 108, 92, 60  # px
_SHORT = 44  # px a name needs at least
_TOKEN, _TEXT = 48, 94  # px from the left edge: the middle of the token, where words begin
_COUNT, _PLAYER = Style(30, Weight.BOLD), Style(26, Weight.ITALIC)
_BAR, _ROOMY = 124, 440  # px of a bar; of a plate from which on there is room for words
_LAP = 13  # px from one back to the next
_FULL = 5  # R8: stamina cards of a full pile
_PILE = Format(26, 36, 4, SMALL, SMALL, 20)


class Plate(NamedTuple):
    """What everybody may know of a character; `signs`: what lasts on it, the foremost first."""

    look: Figure
    calling: str
    level: int
    health: int
    most: int
    stamina: int
    aim: int = 0
    stance: int = 0
    signs: tuple[Icon, ...] = ()
    is_acting: bool = False
    is_dead: bool = False
    note: str = ""  # instead of the numbers: "building a hero"


def put_plate(board: Image.Image, box: tuple[float, float, int], plate: Plate) -> None:
    left, top, width = box
    stamp(board, person_plate(width, HEIGHT, is_acting=plate.is_acting, is_in=not plate.is_dead), left, top)
    look = plate.look._replace(fill=c.GREY, ink=INK) if plate.is_dead else plate.look
    stamp_centred(board, look.piece(62), left + _TOKEN, top + HEIGHT / 2)
    _put_name(board, left, top + 33, width, plate)
    y = top + 77
    if plate.note or plate.is_dead:
        write(board, plate.note, left + _TEXT, y, STRONG, INK_SOFT, align="left", width=width - _TEXT - 20)
    else:
        put_health(board, left + _TEXT, y, _BAR, plate.health, plate.most, LEAF)
        end = put_stamina(board, left + _TEXT + _BAR + 14, y, plate.stamina)
        if width > _ROOMY:
            _put_poise(board, end + 170, y, plate)
    if plate.is_dead:
        stamp_centred(board, cut_out(SKULL, 50, PAPER_LIGHT), left + _TOKEN + 20, top + HEIGHT / 2 + 22)


def put_slim_plate(board: Image.Image, box: tuple[float, float, int], plate: Plate) -> None:
    """What a move needs to know: health and stamina, and what lasts on the character."""
    left, top, width = box
    stamp(board, person_plate(width, SLIM, is_acting=plate.is_acting, is_in=not plate.is_dead), left, top)
    look = plate.look._replace(fill=c.GREY, ink=INK) if plate.is_dead else plate.look
    stamp_centred(board, look.piece(40), left + 34, top + 29)
    end = _put_poise(board, left + width - 14, top + 29, plate)
    for icon in plate.signs[: max(1, (width - 150) // 40)]:
        put_icon(board, icon, end - 15, top + 29, 32, c.ACCENT.main)
        end -= 38
    room = round(end - left - 62)
    if room >= _SHORT:
        style = fitting(plate.look.name, room, STRONG, SMALL)
        write(board, plate.look.name, left + 60, top + 29, style, INK, align="left", width=room)
    if plate.is_dead:
        stamp_centred(board, cut_out(SKULL, 40, PAPER_LIGHT), left + 34, top + 29)
        write(board, plate.note, left + 18, top + 64, SMALL, INK_SOFT, align="left", width=width - 30)
        return
    bar = min(200, width - 84)
    put_health(board, left + 14, top + 64, bar, plate.health, plate.most, LEAF)
    stamp_centred(board, _card(is_there=plate.stamina > 0), left + bar + 36, top + 64)
    write(board, str(plate.stamina), left + bar + 53, top + 64, _COUNT, INK, align="left")


def put_thin_plate(board: Image.Image, box: tuple[float, float, int], plate: Plate) -> None:
    """The same on one line: its letters stand for the name."""
    left, top, width = box
    y = top + THIN / 2
    stamp(board, person_plate(width, THIN, is_acting=plate.is_acting, is_in=not plate.is_dead), left, top)
    look = plate.look._replace(fill=c.GREY, ink=INK) if plate.is_dead else plate.look
    stamp_centred(board, look.piece(40), left + 32, y)
    if plate.is_dead:
        stamp_centred(board, cut_out(SKULL, 40, PAPER_LIGHT), left + 32, y)
        write(board, plate.note, left + 62, y, SMALL, INK_SOFT, align="left", width=width - 76)
        return
    put_health(board, left + 58, y, 88, plate.health, plate.most, LEAF)
    stamp_centred(board, _card(is_there=plate.stamina > 0), left + 166, y)
    write(board, str(plate.stamina), left + 182, y, _COUNT, INK, align="left")
    if plate.signs:
        put_icon(board, plate.signs[0], left + width - 30, y, 30, c.ACCENT.main)
    elif plate.aim or plate.stance:
        icon, colour = (AIM, c.TRAP) if plate.aim else (STANCE, c.STAMINA)
        put_icon(board, icon, left + width - 30, y, 30, colour)


def _put_name(board: Image.Image, left: float, y: float, width: int, plate: Plate) -> None:
    """The name, the player behind it; at the right the level, and before it what lasts on the character."""
    end = left + width - 22
    if plate.calling:
        stamp_centred(board, coin(str(plate.level), 38, c.ACCENT.metal_light), end - 17, y)
        end -= 46
        if width > _ROOMY:
            end -= write(board, plate.calling, end, y, STRONG, c.ACCENT.main, align="right") + 14
    if width <= _ROOMY:
        end = _put_poise(board, end - 4, y, plate)
    for icon in plate.signs:
        put_icon(board, icon, end - 17, y, 34, c.ACCENT.main)
        end -= 42
    room = min(250, round(end - left - _TEXT))
    style = fitting(plate.look.name, room, NAME, STRONG, SMALL)
    write(board, plate.look.name, left + _TEXT, y, style, INK, align="left", width=room)
    start = left + _TEXT + min(room, width_of(plate.look.name, style)) + 12
    if end - start > (width_of(plate.look.player, _PLAYER) if width <= _ROOMY else 60):
        write(board, plate.look.player, start, y + 2, _PLAYER, INK_SOFT, align="left", width=round(end - start))


def _put_poise(board: Image.Image, right: float, y: float, plate: Plate) -> float:
    """Aim and stance, from the right; returns where they begin."""
    x = right
    for icon, number, colour in ((STANCE, plate.stance, c.STAMINA), (AIM, plate.aim, c.TRAP)):
        if number:
            x -= write(board, f"+{number}", x, y, _COUNT, colour, align="right") + 20
            put_icon(board, icon, x, y, 32, colour)
            x -= 24
    return x


def put_stamina(board: Image.Image, left: float, y: float, count: int) -> float:
    """A back for each card up to five, then their number; returns where it ends."""
    for number in range(_FULL):
        stamp_centred(board, _card(is_there=number < count), left + 13 + number * _LAP, y)
    end = left + 26 + (_FULL - 1) * _LAP + 8
    return end + write(board, str(count), end, y, _COUNT, INK, align="left") + 14


@cached
def _card(*, is_there: bool) -> Sprite:
    pen = Pen(_PILE.width, _PILE.height)
    if is_there:
        pen.rounded((0, 0, _PILE.width, _PILE.height), 5, PAPER_LIGHT, INK, 2)
        pen.rounded((4, 4, _PILE.width - 4, _PILE.height - 4), 3, c.BACK.main, None)
    else:
        pen.rounded((0, 0, _PILE.width, _PILE.height), 5, PAPER_SHADE, INK_SOFT, 2)
    return pen.sprite()
