"""Icons by name, from the icon fonts and a few drawn here."""

from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple

from fonticon_fa6 import FA6S
from fonticon_mdi7 import MDI7
from PIL import Image, ImageDraw, ImageFont

from images.frozen import freeze
from images.palette import INK, Colour

_FONTS: dict[str, type] = {"mdi": MDI7, "fa": FA6S}
_drawing = Lock()


class Icon(NamedTuple):
    """A sign of an icon font, by the name its makers gave it."""

    font: Literal["mdi", "fa"]
    name: str


class UnknownIconError(LookupError):
    """There is no such icon in the font."""

    def __init__(self, icon: Icon) -> None:
        super().__init__(f"The icon font {icon.font} has no icon called {icon.name}.")
        self.icon = icon


def glyph(icon: Icon) -> str:
    """The character that draws an icon."""
    entry = getattr(_FONTS[icon.font], icon.name, None)
    if not isinstance(entry, str):
        raise UnknownIconError(icon)
    return entry.rpartition(".")[2]


@lru_cache(maxsize=512)
def icon_mask(icon: Icon, size: int) -> Image.Image:
    """The icon as coverage, filling a square of `size` px as far as its shape allows."""
    sign = glyph(icon)
    with _drawing:
        face = _face(icon.font, size * 2)
        left, top, right, bottom = face.getbbox(sign)
        large = Image.new("L", (round(right - left), round(bottom - top)), 0)
        ImageDraw.Draw(large).text((-left, -top), sign, 255, face)
    scale = size / max(large.size)
    small = large.resize(
        (max(1, round(large.width * scale)), max(1, round(large.height * scale))), Image.Resampling.LANCZOS
    )
    mask = Image.new("L", (size, size), 0)
    mask.paste(small, ((size - small.width) // 2, (size - small.height) // 2))
    freeze(mask)
    return mask


def put_icon(base: Image.Image, icon: Icon, x: float, y: float, size: int, colour: Colour = INK) -> None:
    """Draw an icon with its middle at a place."""
    base.paste(colour, (round(x - size / 2), round(y - size / 2)), icon_mask(icon, size))


@lru_cache(maxsize=4)  # each open face maps its whole file once more, and is opened in a tenth of a millisecond
def _face(name: str, size: int) -> ImageFont.FreeTypeFont:
    path: str = vars(_FONTS[name])["__font_file__"]
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
