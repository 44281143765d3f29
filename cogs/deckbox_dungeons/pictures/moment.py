"""The strip above the board: the enemies' phase before and after, or what else has just happened."""

from collections.abc import Sequence

from PIL import Image

from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.sign import is_fierce, put_sign
from cogs.deckbox_dungeons.pictures.strike import draw_strike
from cogs.deckbox_dungeons.view.beats import Captioned
from images.encode import to_png
from images.figures import Figure
from images.kept import kept
from images.palette import INK, PAPER_LIGHT, Colour
from images.shapes import Box, Pen, Sprite, put_block, stamp
from images.type import HEAD, NAME, SMALL, STRONG, TITLE, Style, fitting, width_of, wrap, write

WIDTH, HEIGHT = 800, 256
EDGE, _GAP = 18, 12  # px
_LEAD = 452  # px of the weightiest, where it is not alone
_FIERCE = (72, 22, 34)


def draw_signs(seen: Sequence[Captioned], looks: Sequence[Figure]) -> bytes:
    """PNG bytes; the weightiest first, then two at most in the order in which they happened."""
    lead, *others = seen
    strip = strip_ground()
    end = EDGE + _LEAD if others else WIDTH - EDGE
    _draw(strip, (EDGE, EDGE, end, HEIGHT - EDGE), lead, looks, is_large=True)
    high = (HEIGHT - 2 * EDGE - _GAP * (len(others) - 1)) / max(1, len(others))
    for number, other in enumerate(others):
        top = EDGE + number * (high + _GAP)
        _draw(strip, (end + _GAP, top, WIDTH - EDGE, top + high), other, looks, is_large=False)
    return to_png(strip, PALETTE)


def _draw(strip: Image.Image, box: Box, seen: Captioned, looks: Sequence[Figure], *, is_large: bool) -> None:
    beat, title, more = seen
    left, top, right, bottom = box
    fill = _FIERCE if is_fierce(beat) else ACCENT.deep
    stamp(strip, panel(round(right - left), round(bottom - top), fill), left, top)
    if beat.dice and beat.seat is not None and beat.enemies and is_large:
        draw_strike(strip, box, beat, title, more, looks[beat.seat])
        return
    size = min(round(bottom - top) - 40, (150 if right - left > _LEAD else 108) if is_large else 60)
    put_sign(strip, left + 20 + size / 2, (top + bottom) / 2, size, beat, looks)
    _write(strip, (left + size * 1.2 + 30, top, right - 16, bottom), title, more, is_large=is_large)


def _write(strip: Image.Image, box: Box, title: str, more: str, *, is_large: bool) -> None:
    """The heading in one line or two, and the rest in as many as have room."""
    left, top, right, bottom = box
    room = round(right - left)
    style = fitting(title, room, *((TITLE, HEAD, NAME) if is_large else (STRONG, SMALL)))
    body = fitting(more, room, NAME, STRONG, SMALL) if is_large else SMALL
    lines = [(one, style, ACCENT.metal_light) for one in wrap(title, style, room, 2)]
    most = min(4, int((bottom - top - 16 - sum(_high(shown) for _, shown, _ in lines)) / _high(body)))
    if most > 1 or (most == 1 and width_of(more, body) <= room):  # a lone line that is cut says nothing
        lines += [(one, body, PAPER_LIGHT) for one in wrap(more, body, room, most)]
    y = (top + bottom - sum(_high(shown) for _, shown, _ in lines)) / 2
    for said, shown, colour in lines:
        write(strip, said, left, y + _high(shown) / 2, shown, colour, align="left", width=room)
        y += _high(shown)


def _high(style: Style) -> int:
    return round(style.size * 1.22)


@kept
def panel(width: int, height: int, fill: Colour) -> Sprite:
    pen = Pen(width, height, scale=2, margin=14)
    pen.rounded((0, 0, width, height), 16, fill, INK, 4)
    return pen.sprite(shadow=0.3)


def strip_ground() -> Image.Image:
    """Ink, metal, ink, and a pale wash inside."""
    ground = Image.new("RGB", (WIDTH, HEIGHT))
    put_block(ground, (0, 0, WIDTH, HEIGHT), ACCENT.metal)
    put_block(ground, (9, 9, WIDTH - 9, HEIGHT - 9), ACCENT.tint, weight=3)
    return ground
