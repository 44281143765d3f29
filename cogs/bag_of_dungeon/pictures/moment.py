"""The strip above the board: what has just happened, the weightiest large, at most two more beside it."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Caption
from cogs.bag_of_dungeon.pictures.clash import draw_clash
from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.signs import BOSSES, put_sign
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.beats import Beat, Clash
from images.captions import Styles, put_caption, put_panel
from images.encode import to_png
from images.figures import Figure
from images.shapes import Box
from images.strips import Strip
from images.type import HEAD, NAME, SMALL, STRONG, TITLE

STRIP = Strip(800, 236, lead=452)
_FIGHT = (66, 28, 28)
_LARGE = Styles((TITLE, HEAD, NAME), (NAME, STRONG), ACCENT.metal_light)
_LITTLE = Styles((STRONG, SMALL), (SMALL,), ACCENT.metal_light)


def draw_moment(
    view: BagView, seen: Sequence[tuple[Beat, Caption]], names: Sequence[str], words: MapWords
) -> bytes | None:
    """PNG bytes; the weightiest first, then two at most in the order in which they happened. None: nothing to see."""
    if not seen:
        return None
    looks = {hero.adventurer: look for hero, look in zip(view.heroes, hero_looks(view, names, words), strict=True)}
    strip = STRIP.ground(ACCENT)
    for (beat, said), box in zip(seen, STRIP.boxes(len(seen)), strict=True):
        _draw(strip, box, beat, said, looks, words, is_large=beat is seen[0][0])
    return to_png(strip, PALETTE)


def _draw(
    strip: Image.Image,
    box: Box,
    beat: Beat,
    said: Caption,
    looks: dict[str, Figure],
    words: MapWords,
    *,
    is_large: bool,
) -> None:
    left, top, right, bottom = box
    is_fierce = isinstance(beat, Clash) or beat.word in BOSSES
    put_panel(strip, box, _FIGHT if is_fierce else ACCENT.deep)
    if isinstance(beat, Clash) and is_large:
        draw_clash(strip, box, beat, said.title, looks, words)
        return
    size = min(round(bottom - top) - 40, (150 if right - left > STRIP.lead else 108) if is_large else 64)
    put_sign(strip, left + 20 + size / 2, (top + bottom) / 2 - 4, size, beat, looks)
    put_caption(strip, (left + size * 1.22 + 32, top, right - 16, bottom), *said, _LARGE if is_large else _LITTLE)
