"""Pictures of few colours in a quarter of the memory: of mode P."""

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops

COLOURS = 256  # of a picture of mode P
_SMALL = 100_000  # px; up to so many Pillow chooses colours in the time that a table takes to be made
_FACTORS = range(1, 64, 2)
Colours = Sequence[tuple[int, int, int]]


def lightened(picture: Image.Image, *, is_exact: bool = True) -> Image.Image:
    """An RGB picture as mode P, each pixel as it was. With more than 256 colours it stays what it is.

    Not exact: colours that are as good as alike are merged then.
    """
    found: Sequence[tuple[int, Any]] | None = picture.getcolors(COLOURS)
    if found is None and is_exact:
        return picture
    colours = [colour for _, colour in found or ()] if picture.width * picture.height > _SMALL else []
    if colours and (factor := _factor(colours)):
        return _indexed(picture, colours, factor)
    light = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return picture if is_exact and ImageChops.difference(light.convert("RGB"), picture).getbbox() else light


def _factor(colours: Colours) -> int | None:
    """One by which the keys of all of them differ."""
    return next((factor for factor in _FACTORS if len({_key(one, factor) for one in colours}) == len(colours)), None)


def _key(colour: tuple[int, int, int], factor: int) -> int:
    """16 bits: red and green in the lower eight, blue above."""
    red, green, blue = colour
    return ((red * factor + green) & 0xFF) | blue << 8


def _indexed(picture: Image.Image, colours: Colours, factor: int) -> Image.Image:
    """All pixels' keys at once, looked up in a table: a fifth of the time that Pillow takes to choose 256 colours."""
    red, green, blue = picture.split()
    low = ImageChops.add_modulo(red.point([level * factor & 0xFF for level in range(256)]), green)
    keys = Image.frombytes("I", picture.size, Image.merge("LA", (low, blue)).tobytes(), "raw", "I;16")
    table = [0] * 0x10000
    for index, colour in enumerate(colours):
        table[_key(colour, factor)] = index
    light = keys.point(table, "L")
    light.putpalette([level for colour in colours for level in colour])
    return light
