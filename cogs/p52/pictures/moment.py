"""The strip above the board: what was flipped, what was needed, and what became of it."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.engine import Event
from bot.words import Words
from cogs.p52.describe.moments import Caption, caption_of
from cogs.p52.events.combat import Attacked, Struck
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.events.told import Assailed, Clashed
from cogs.p52.pictures.colours import ACCENT, BACK, PALETTE
from cogs.p52.pictures.duel import draw_duel, duel_of
from cogs.p52.pictures.earnings import draw_earnings
from cogs.p52.pictures.sign import cards_of, put_sign
from cogs.p52.pictures.strip import HEIGHT, WIDTH, panel, strip_ground
from cogs.p52.view.moments import is_enemys, looks_of
from images.encode import to_png
from images.figures import Figure
from images.palette import PAPER_LIGHT
from images.shapes import Box, stamp
from images.type import HEAD, NAME, SMALL, STRONG, Style, fitting, width_of, wrap, write

EDGE, _GAP = 16, 10  # px
_NARROW, _TALL, _OVER = 400, 150, 112  # px: in such a box the words stand under the sign, which has so much


def draw_moments(moments: Sequence[Event], looks: Sequence[Figure], words: Words) -> bytes | None:
    """PNG bytes; None where there is nothing to look at."""
    seen = looks_of(moments)
    if not seen:
        return None
    if earned := [event for event in seen if isinstance(event, ExperienceGained)]:
        return to_png(draw_earnings(earned, looks, words), PALETTE)
    strip = strip_ground().copy()
    for event, box in zip(seen, _boxes(len(seen)), strict=True):
        _draw(strip, box, event, looks, words)
    return to_png(strip, PALETTE)


def _boxes(count: int) -> list[Box]:
    """One alone, two side by side, else two rows; the third of three has a row for itself."""
    inner, low = WIDTH - 2 * EDGE, HEIGHT - EDGE
    half, high = (inner - _GAP) / 2, (HEIGHT - 2 * EDGE - _GAP) / 2
    if count == 1:
        return [(EDGE, EDGE, WIDTH - EDGE, low)]
    columns = [(EDGE, EDGE + half), (EDGE + half + _GAP, WIDTH - EDGE)]
    if count == 2:
        return [(left, EDGE, right, low) for left, right in columns]
    rows = [(EDGE, EDGE + high), (EDGE + high + _GAP, low)]
    boxes = [(left, top, right, bottom) for top, bottom in rows for left, right in columns]
    return boxes if count == 4 else [*boxes[:2], (EDGE, rows[1][0], WIDTH - EDGE, low)]


def _draw(strip: Image.Image, box: Box, event: Event, looks: Sequence[Figure], words: Words) -> None:
    left, top, right, bottom = box
    fill = BACK.deep if is_enemys(event) else ACCENT.deep
    stamp(strip, panel(round(right - left), round(bottom - top), fill), left, top)
    caption = caption_of(event, words)
    if isinstance(event, Attacked | Clashed | Struck | Assailed):
        draw_duel(strip, box, duel_of(event, looks, words), caption)
        return
    if right - left < _NARROW and bottom - top > _TALL and len(cards_of(event)) > 1:
        put_sign(strip, (left, top + 4, right, top + _OVER), event, looks)
        write_caption(strip, (left + 18, top + _OVER, right - 14, bottom), caption)
        return
    end = put_sign(strip, box, event, looks)
    write_caption(strip, (end + 16, top, right - 16, bottom), caption)


def write_caption(strip: Image.Image, box: Box, caption: Caption) -> None:
    """The heading in one line or two, and the rest in as many as have room."""
    left, top, right, bottom = box
    room, is_low = round(right - left), bottom - top < _TALL
    style = fitting(caption.title, room, *((STRONG, SMALL) if is_low else (HEAD, NAME, STRONG)))
    body = SMALL if is_low else fitting(caption.more, room, STRONG, SMALL)
    lines = [(one, style, ACCENT.metal_light) for one in wrap(caption.title, style, room, 2)]
    most = min(4, int((bottom - top - 16 - sum(_high(shown) for _, shown, _ in lines)) / _high(body)))
    if most > 1 or (most == 1 and width_of(caption.more, body) <= room):  # a lone line that is cut says nothing
        lines += [(one, body, PAPER_LIGHT) for one in wrap(caption.more, body, room, most)]
    y = (top + bottom - sum(_high(shown) for _, shown, _ in lines)) / 2
    for said, shown, colour in lines:
        write(strip, said, left, y + _high(shown) / 2, shown, colour, align="left", width=room)
        y += _high(shown)


@lru_cache(maxsize=16)
def _high(style: Style) -> int:
    return round(style.size * 1.22)
