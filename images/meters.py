"""How much there is of something: a bar with its number, a row of pips."""

from functools import lru_cache

from PIL import Image

from images.palette import INK, PAPER_LIGHT, PAPER_SHADE, Colour
from images.shapes import Pen, Sprite, stamp
from images.type import Style, Weight, label

NUMERAL = Style(28, Weight.BOLD)


@lru_cache(maxsize=256)
def bar(width: int, height: int, value: int, most: int, fill: Colour) -> Sprite:
    """A bar filled to `value` of `most`, without its number."""
    pen = Pen(width, height)
    pen.rounded((0, 0, width, height), height / 2, PAPER_SHADE, INK, 3)
    if end := _filled(width, height, value, most):
        pen.rounded((0, 0, end, height), height / 2, fill, INK, 3)
    return pen.sprite()


def _filled(width: int, height: int, value: int, most: int) -> float:
    """How far the filling reaches, in px: never less than its round ends."""
    share = max(0.0, min(1.0, value / most if most else 0.0))
    return max(float(height), width * share) if share else 0.0


def put_bar(base: Image.Image, left: float, y: float, width: int, value: int, most: int, fill: Colour) -> None:
    """A bar with "7/10" in its middle, light where the bar is filled and dark where it is not; `y` is its middle."""
    height = 36
    stamp(base, bar(width, height, value, most, fill), left, y - height / 2)
    number = label(f"{value}/{most}", NUMERAL)
    x, top = round(left + (width - number.width) / 2), round(y - number.middle)
    base.paste(INK, (x, top), number.mask)
    lit = min(number.mask.width, round(left + _filled(width, height, value, most)) - x)
    if lit > 0:
        base.paste(PAPER_LIGHT, (x, top), number.mask.crop((0, 0, lit, number.mask.height)))


@lru_cache(maxsize=32)
def pip(size: int, fill: Colour | None, *, is_barred: bool = False) -> Sprite:
    """One unit of something spent and renewed; a barred one is owed already."""
    pen = Pen(size, size)
    half = size / 2
    pen.polygon([(half, 2), (size - 2, half), (half, size - 2), (2, half)], fill, INK, 3)
    if is_barred:
        pen.line([(size * 0.3, size * 0.7), (size * 0.7, size * 0.3)], INK, 3)
    return pen.sprite()
