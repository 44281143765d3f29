"""How much there is of something: a bar with its number, a row of pips."""

from functools import lru_cache

from PIL import Image

from images.palette import INK, PAPER_LIGHT, PAPER_SHADE, Colour
from images.shapes import Pen, Sprite, stamp
from images.type import Style, Weight, write

NUMERAL = Style(28, Weight.BOLD)


@lru_cache(maxsize=256)
def bar(width: int, height: int, value: int, most: int, fill: Colour) -> Sprite:
    """A bar filled to `value` of `most`, without its number."""
    pen = Pen(width, height)
    pen.rounded((0, 0, width, height), height / 2, PAPER_SHADE, INK, 3)
    share = max(0.0, min(1.0, value / most if most else 0.0))
    if share:
        end = max(float(height), width * share)
        pen.rounded((0, 0, end, height), height / 2, fill, INK, 3)
    return pen.sprite()


def put_bar(base: Image.Image, left: float, y: float, width: int, value: int, most: int, fill: Colour) -> None:
    """A bar with "7/10" in its middle; `y` is its middle."""
    height = 36
    stamp(base, bar(width, height, value, most, fill), left, y - height / 2)
    text = f"{value}/{most}"
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        write(base, text, left + width / 2 + dx, y + dy, NUMERAL, INK)
    write(base, text, left + width / 2, y, NUMERAL, PAPER_LIGHT)


@lru_cache(maxsize=32)
def pip(size: int, fill: Colour | None, *, is_barred: bool = False) -> Sprite:
    """One unit of something spent and renewed; a barred one is owed already."""
    pen = Pen(size, size)
    half = size / 2
    pen.polygon([(half, 2), (size - 2, half), (half, size - 2), (2, half)], fill, INK, 3)
    if is_barred:
        pen.line([(size * 0.3, size * 0.7), (size * 0.7, size * 0.3)], INK, 3)
    return pen.sprite()
