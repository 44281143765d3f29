"""The names of the lands on the map, on small plates where nothing else is."""

from PIL import Image

from bot.words import Words
from cogs.dead_throne.content.land import TILES
from cogs.dead_throne.pictures.colours import ACCENT, SEPIA
from cogs.dead_throne.pictures.geometry import at, middle_of
from cogs.dead_throne.pictures.window import Window
from images.palette import PAPER
from images.shapes import Box, Point, stamp_centred
from images.tokens import plate
from images.type import SMALL, Style, Weight, width_of, write

_NAME = Style(28, Weight.BOLD)
_ASIDE = 28  # px between a name and the edge of the map
_FREE = 0.75  # of the way from a tile's middle to its lower corner: from there on no step is covered by a name
_FOOT = 1.0  # of the way from a tile's middle to its lower corner: there it is named


def draw_names(picture: Image.Image, window: Window, words: Words, hidden: Box | None) -> None:
    """The name of every tile, on a small plate where nothing else is: whole, or not at all."""
    for tile in TILES:
        said, (x, y) = named(window, tile, words.say(f"tile-{tile.lower()}"))
        style = _NAME if window.scale > 0.65 else SMALL
        width = width_of(said, style) + 22
        across = width / 2
        is_seen = across < x < window.width - across and _ASIDE <= y <= window.height - _ASIDE
        if is_seen and not (hidden and is_cut((x - across, y - 20, x + across, y + 20), hidden)):
            stamp_centred(picture, plate(width, 40, PAPER, SEPIA, 2.5), x, y)
            write(picture, said, x, y, style, ACCENT.deep)


def named(window: Window, tile: str, name: str) -> tuple[str, Point]:
    """At its lower corner, or as far down as can be seen; of a tile that lies above all that is seen, an arrow."""
    x, foot = window.at(at(tile, 90, _FOOT))
    _, middle = window.at(middle_of(tile))
    lowest = window.height - _ASIDE
    is_free = lowest > middle + _FREE * (foot - middle)
    return f"↑ {name}" if middle < 0 else name, (x, min(foot, lowest) if is_free else foot)


def is_cut(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
