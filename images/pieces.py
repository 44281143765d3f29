"""What stands for somebody or something on a map: a shape with letters or an icon, told apart without colours."""

from typing import Literal

from images.icons import Icon, icon_mask
from images.palette import INK, Colour
from images.part_cache import cached
from images.shapes import INK_LINE, Pen, Point, Sprite
from images.type import SMALLEST, Style, Weight, label

Form = Literal["disc", "square", "diamond", "shield"]
MARGIN = 14  # px of shadow around every piece


@cached
def piece(text: str, form: Form, size: int, fill: Colour, ink: Colour) -> Sprite:
    """A piece with one or two letters."""
    pen = Pen(size, size, margin=MARGIN)
    _shape(pen, form, size, fill, INK)
    style = Style(max(SMALLEST, round(size * (0.6 if len(text) == 1 else 0.46))), Weight.BLACK)
    shown = label(text, style)
    pen.mask(shown.mask, (size - shown.width) / 2 - 2, size * (0.47 if form == "shield" else 0.5) - shown.middle, ink)
    return pen.sprite(shadow=0.5)


@cached
def marker(form: Form, size: int, fill: Colour) -> Sprite:
    """The bare shape of a piece, for small charts."""
    pen = Pen(size, size, margin=2)
    _shape(pen, form, size, fill, INK, 3)
    return pen.sprite()


@cached
def glow(form: Form, size: int, fill: Colour) -> Sprite:
    """A broad bright rim to lie under a piece of that size."""
    broad = round(size * 1.36)
    pen = Pen(broad, broad, margin=MARGIN)
    _shape(pen, form, broad, fill, INK)
    return pen.sprite(shadow=0.5)


@cached
def beast(icon: Icon, size: int, fill: Colour, ink: Colour, *, is_grand: bool = False) -> Sprite:
    """A round token with a notched rim for a monster; a grand one has a second rim."""
    pen = Pen(size, size, margin=MARGIN)
    pen.ellipse((0, 0, size, size), fill, INK)
    rim = size * 0.07
    pen.ellipse((rim, rim, size - rim, size - rim), None, ink, 3 if not is_grand else 5)
    inner = round(size * 0.6)
    pen.mask(icon_mask(icon, inner), (size - inner) / 2, (size - inner) / 2, ink)
    return pen.sprite(shadow=0.5)


def _shape(pen: Pen, form: Form, size: int, fill: Colour, line: Colour, weight: float = INK_LINE) -> None:
    if form == "disc":
        pen.ellipse((0, 0, size, size), fill, line, weight)
    elif form == "square":
        pen.rounded((size * 0.05, size * 0.05, size * 0.95, size * 0.95), size * 0.14, fill, line, weight)
    else:
        pen.polygon([(x * size, y * size) for x, y in _OUTLINES[form]], fill, line, weight)


_OUTLINES: dict[str, tuple[Point, ...]] = {
    "diamond": ((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5)),
    "shield": ((0.07, 0.06), (0.93, 0.06), (0.93, 0.55), (0.78, 0.8), (0.5, 0.99), (0.22, 0.8), (0.07, 0.55)),
}
