"""The strip above the board: what was flipped, what was needed, and what became of it."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Event
from bot.words import Words
from cogs.p52.describe.moments import caption_of
from cogs.p52.pictures.colours import ACCENT, BACK, PALETTE
from cogs.p52.pictures.duel import draw_duel, duel_of
from cogs.p52.pictures.earnings import EARNED, draw_earnings
from cogs.p52.pictures.sign import put_sign
from cogs.p52.pictures.strip import HEIGHT, WIDTH, strip_ground
from cogs.p52.view.beats import Beat, beats_of
from images.captions import Styles, put_caption, put_panel
from images.encode import to_png
from images.figures import Figure
from images.shapes import Box
from images.type import HEAD, NAME, SMALL, STRONG

_LARGE = Styles((HEAD, NAME, STRONG), (STRONG, SMALL), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)
EDGE, _GAP = 16, 10  # px
_NARROW, _TALL, _OVER = 400, 150, 112  # px: in such a box the words stand under the sign, which has so much


def draw_moments(moments: Sequence[Event], looks: Sequence[Figure], words: Words) -> bytes | None:
    """PNG bytes; None where there is nothing to look at."""
    seen = beats_of(moments)
    if not seen:
        return None
    if earned := [beat for beat in seen if beat.word == EARNED]:
        return to_png(draw_earnings(earned, looks, words), PALETTE)
    strip = strip_ground()
    for beat, box in zip(seen, _boxes(len(seen)), strict=True):
        _draw(strip, box, beat, looks, words)
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


def _draw(strip: Image.Image, box: Box, beat: Beat, looks: Sequence[Figure], words: Words) -> None:
    left, top, right, bottom = box
    fill = BACK.deep if beat.is_enemys else ACCENT.deep
    put_panel(strip, box, fill)
    caption = caption_of(beat, words)
    if beat.clash is not None:
        draw_duel(strip, box, duel_of(beat, beat.clash, looks, words), caption)
        return
    if right - left < _NARROW and bottom - top > _TALL and len(beat.cards) > 1:
        put_sign(strip, (left, top + 4, right, top + _OVER), beat, looks)
        put_caption(strip, (left + 18, top + _OVER, right - 14, bottom), *caption, _LITTLE)
        return
    end = put_sign(strip, box, beat, looks)
    styles = _LARGE if bottom - top > _TALL else _LITTLE
    put_caption(strip, (end + 16, top, right - 16, bottom), *caption, styles)
