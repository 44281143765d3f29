"""How much there is of something: a bar with its number, a row of pips."""

from collections.abc import Iterable

from PIL import Image, ImageFilter

from images.icons import Icon, put_icon
from images.palette import BLOOD, INK, PAPER, PAPER_LIGHT, PAPER_SHADE, Colour
from images.part_cache import cached
from images.shapes import Pen, Sprite, stamp
from images.type import Style, Weight, label

NUMERAL = Style(28, Weight.BOLD)
_RIM = 3  # px of ink around the digits on a bar


@cached
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
    """A bar with "7/10" in its middle; `y` is its middle. The digits are whole wherever the filling ends."""
    height = 36
    stamp(base, bar(width, height, value, most, fill), left, y - height / 2)
    number = label(f"{value}/{most}", NUMERAL)
    x, top = round(left + (width - number.width) / 2), round(y - number.middle)
    base.paste(INK, (x - _RIM, top - _RIM), _rim(f"{value}/{most}"))
    base.paste(PAPER_LIGHT, (x, top), number.mask)


@cached
def _rim(number: str) -> Image.Image:
    """The digits a little broader all round, to lie under them."""
    mask = label(number, NUMERAL).mask
    broad = Image.new("L", (mask.width + 2 * _RIM, mask.height + 2 * _RIM), 0)
    broad.paste(mask, (_RIM, _RIM))
    return broad.filter(ImageFilter.MaxFilter(2 * _RIM + 1))


@cached
def pip(size: int, fill: Colour | None, *, is_barred: bool = False) -> Sprite:
    """One unit of something spent and renewed; a barred one is owed already."""
    pen = Pen(size, size)
    half = size / 2
    pen.polygon([(half, 2), (size - 2, half), (half, size - 2), (2, half)], fill, INK, 3)
    if is_barred:
        pen.line([(size * 0.3, size * 0.7), (size * 0.7, size * 0.3)], INK, 3)
    return pen.sprite()


def put_health(base: Image.Image, left: float, y: float, width: int, value: int, most: int, usual: Colour) -> None:
    """A bar that turns red where a third or less is left."""
    put_bar(base, left, y, width, max(0, value), most, BLOOD if value * 3 <= most else usual)


def put_pips(
    base: Image.Image, left: float, y: float, value: int, most: int, owed: int, fill: Colour, size: int, pitch: int
) -> None:
    """A pip for each unit there can be; the last `owed` are crossed."""
    for number in range(most):
        shown = pip(size, fill if number < value else PAPER, is_barred=number >= most - owed)
        stamp(base, shown, left + number * pitch, y - size / 2)


def put_signs(base: Image.Image, left: float, y: float, signs: Iterable[tuple[Icon, Colour]], pitch: int) -> None:
    """Icons in a row, for lives perhaps: `pitch` px apart."""
    for number, (icon, colour) in enumerate(signs):
        put_icon(base, icon, left + pitch // 2 - 2 + number * pitch, y, 34, colour)
