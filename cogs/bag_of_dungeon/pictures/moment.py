"""The strip above the board: what has just happened, the weightiest large, at most two more beside it."""

from collections.abc import Sequence

from PIL import Image

from cogs.bag_of_dungeon.pictures.clash import draw_clash
from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.signs import BOSSES, put_sign
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.beats import Captioned, Clash
from images.captions import Styles, put_caption, put_panel
from images.encode import to_png
from images.figures import Figure
from images.shapes import Box, put_block
from images.sheet import Sheet
from images.type import HEAD, NAME, SMALL, STRONG, TITLE

WIDTH, HEIGHT = 800, 236
_EDGE, _GAP = 18, 12  # px
_LEAD = 452  # px of the weightiest, where it is not alone
_FIGHT = (66, 28, 28)
_LARGE = Styles((TITLE, HEAD, NAME), (NAME, STRONG), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)


def draw_moment(view: BagView, seen: Sequence[Captioned], names: Sequence[str], words: MapWords) -> bytes:
    """PNG bytes; what is looked at: the weightiest first, then two at most in the order in which they happened."""
    return to_png(paint_moment(view, seen, names, words), PALETTE)


def paint_moment(view: BagView, seen: Sequence[Captioned], names: Sequence[str], words: MapWords) -> Image.Image:
    """The same as an RGB picture."""
    lead, *others = seen
    looks = {hero.adventurer: look for hero, look in zip(view.heroes, hero_looks(view, names, words), strict=True)}
    strip = _ground()
    end = _EDGE + _LEAD if others else WIDTH - _EDGE
    _draw(strip, (_EDGE, _EDGE, end, HEIGHT - _EDGE), lead, looks, words, is_large=True)
    high = (HEIGHT - 2 * _EDGE - _GAP * (len(others) - 1)) / max(1, len(others))
    for number, other in enumerate(others):
        top = _EDGE + number * (high + _GAP)
        _draw(strip, (end + _GAP, top, WIDTH - _EDGE, top + high), other, looks, words, is_large=False)
    return strip


def _draw(
    strip: Image.Image, box: Box, captioned: Captioned, looks: dict[str, Figure], words: MapWords, *, is_large: bool
) -> None:
    beat, title, more = captioned
    left, top, right, bottom = box
    is_fierce = isinstance(beat, Clash) or beat.word in BOSSES
    put_panel(strip, box, _FIGHT if is_fierce else ACCENT.deep)
    if isinstance(beat, Clash) and is_large:
        draw_clash(strip, box, beat, title, looks, words)
        return
    size = min(round(bottom - top) - 40, (150 if right - left > _LEAD else 108) if is_large else 64)
    put_sign(strip, left + 20 + size / 2, (top + bottom) / 2 - 4, size, beat, looks)
    put_caption(strip, (left + size * 1.22 + 32, top, right - 16, bottom), title, more, _LARGE if is_large else _LITTLE)


def _ground() -> Image.Image:
    """The frame of a map: ink, metal, ink."""
    ground = Sheet((WIDTH, HEIGHT))
    put_block(ground, (0, 0, WIDTH, HEIGHT), ACCENT.metal)
    put_block(ground, (9, 9, WIDTH - 9, HEIGHT - 9), ACCENT.tint, weight=3)
    return ground
