"""The strip above the board: the enemies' phase before and after, or what else has just happened."""

from collections.abc import Sequence

from PIL import Image

from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.sign import is_fierce, put_sign
from cogs.deckbox_dungeons.pictures.strike import draw_strike
from cogs.deckbox_dungeons.view.beats import Captioned
from images.captions import Styles, put_caption, put_panel
from images.encode import to_png
from images.figures import Figure
from images.shapes import Box, put_block
from images.sheet import Sheet
from images.type import HEAD, NAME, SMALL, STRONG, TITLE

WIDTH, HEIGHT = 800, 256
EDGE, _GAP = 18, 12  # px
_LEAD = 452  # px of the weightiest, where it is not alone
_FIERCE = (72, 22, 34)
_LARGE = Styles((TITLE, HEAD, NAME), (NAME, STRONG, SMALL), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)


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
    put_panel(strip, box, fill)
    if beat.dice and beat.seat is not None and beat.enemies and is_large:
        draw_strike(strip, box, beat, title, more, looks[beat.seat])
        return
    size = min(round(bottom - top) - 40, (150 if right - left > _LEAD else 108) if is_large else 60)
    put_sign(strip, left + 20 + size / 2, (top + bottom) / 2, size, beat, looks)
    put_caption(strip, (left + size * 1.2 + 30, top, right - 16, bottom), title, more, _LARGE if is_large else _LITTLE)


def strip_ground() -> Image.Image:
    """Ink, metal, ink, and a pale wash inside."""
    ground = Sheet((WIDTH, HEIGHT))
    put_block(ground, (0, 0, WIDTH, HEIGHT), ACCENT.metal)
    put_block(ground, (9, 9, WIDTH - 9, HEIGHT - 9), ACCENT.tint, weight=3)
    return ground
