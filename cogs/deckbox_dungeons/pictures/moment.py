"""The strip above the board: the enemies' phase before and after, or what else has just happened."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Event
from bot.words import Caption, Words
from cogs.deckbox_dungeons.describe.moments import captioned
from cogs.deckbox_dungeons.pictures.colours import ACCENT, PALETTE
from cogs.deckbox_dungeons.pictures.raid import STRIP, draw_raid
from cogs.deckbox_dungeons.pictures.sign import is_fierce, put_sign
from cogs.deckbox_dungeons.pictures.strike import draw_strike
from cogs.deckbox_dungeons.view.beats import Beat
from cogs.deckbox_dungeons.view.moments import raid
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.captions import Styles, put_caption, put_panel
from images.encode import to_png
from images.figures import Figure
from images.shapes import Box
from images.type import HEAD, NAME, SMALL, STRONG, TITLE

_FIERCE = (72, 22, 34)
_LARGE = Styles((TITLE, HEAD, NAME), (NAME, STRONG, SMALL), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)


def draw_moments(view: DeckboxView, moments: Sequence[Event], looks: Sequence[Figure], words: Words) -> bytes | None:
    """PNG bytes; None where there is nothing to look at."""
    if onsets := raid(view, moments):
        return draw_raid(view, onsets, looks, words)
    seen = captioned(moments, words)
    return draw_signs(seen, looks) if seen else None


def draw_signs(seen: Sequence[tuple[Beat, Caption]], looks: Sequence[Figure]) -> bytes:
    """PNG bytes; the weightiest first, then two at most in the order in which they happened."""
    strip = STRIP.ground(ACCENT)
    for (beat, said), box in zip(seen, STRIP.boxes(len(seen)), strict=True):
        _draw(strip, box, beat, said, looks, is_large=beat is seen[0][0])
    return to_png(strip, PALETTE)


def _draw(strip: Image.Image, box: Box, beat: Beat, said: Caption, looks: Sequence[Figure], *, is_large: bool) -> None:
    left, top, right, bottom = box
    fill = _FIERCE if is_fierce(beat) else ACCENT.deep
    put_panel(strip, box, fill)
    if beat.dice and beat.seat is not None and beat.enemies and is_large:
        draw_strike(strip, box, beat, *said, looks[beat.seat])
        return
    size = min(round(bottom - top) - 40, (150 if right - left > STRIP.lead else 108) if is_large else 60)
    put_sign(strip, left + 20 + size / 2, (top + bottom) / 2, size, beat, looks)
    put_caption(strip, (left + size * 1.2 + 30, top, right - 16, bottom), *said, _LARGE if is_large else _LITTLE)
