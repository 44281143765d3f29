"""Finished parts of pictures, made once and stamped many times."""

from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from images.palette import INK
from images.pastes import Cut, Paste
from images.sheet import Sheet

_LEAST_CORE = 6000  # px; smaller ones are mixed as fast
_INSETS = (0, 2, 4, 8, 12, 16, 24, 32, 48)  # px of a core from where the shape begins
_SOLID = [0] * 255 + [255]


class Sprite(NamedTuple):
    """A finished picture part: colours, their coverage, and the margin its shadow takes on every side.

    Within `core` it hides all that lies under it: that is copied, not mixed.
    """

    colour: Image.Image
    mask: Image.Image
    margin: int
    core: Cut | None = None

    @property
    def width(self) -> int:
        return self.mask.width - 2 * self.margin

    @property
    def height(self) -> int:
        return self.mask.height - 2 * self.margin


def stamp(base: Image.Image, sprite: Sprite, left: float, top: float) -> None:
    """Put a sprite with its top left corner (shadow not counted) at a place."""
    x, y = round(left) - sprite.margin, round(top) - sprite.margin
    box = x, y, x + sprite.mask.width, y + sprite.mask.height
    if isinstance(base, Sheet):
        base.put(sprite.colour, box, sprite.mask, core=sprite.core)
    else:
        Paste(sprite.colour, box, box, sprite.mask, sprite.core).draw_on(base, 0, 0)


def stamp_centred(base: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    stamp(base, sprite, x - sprite.width / 2, y - sprite.height / 2)


def to_sprite(image: Image.Image, margin: int = 0) -> Sprite:
    """Split an RGBA picture into what `stamp` needs."""
    sprite = Sprite(image.convert("RGB"), image.getchannel("A"), margin)
    return sprite._replace(core=_core(sprite.mask)) if sprite.width * sprite.height >= _LEAST_CORE else sprite


def with_shadow(image: Image.Image, strength: float, *, drop: int = 4, blur: float = 5.0) -> Image.Image:
    """The RGBA picture with a soft shadow under it."""
    alpha = ImageChops.offset(image.getchannel("A"), 0, drop).filter(ImageFilter.GaussianBlur(blur))
    shadow = Image.new("RGBA", image.size, (*INK, 0))
    shadow.putalpha(alpha.point(_levels(strength)))
    return Image.alpha_composite(shadow, image)


def _core(mask: Image.Image) -> Cut | None:
    """A large box in which nothing shows through; None where none is worth the trouble."""
    solid = mask.point(_SOLID)
    left, top, right, bottom = solid.getbbox() or (0, 0, 0, 0)
    boxes = [(left + x, top + y, right - x, bottom - y) for x in _INSETS for y in _INSETS]
    large = [box for box in boxes if _area(box) >= _LEAST_CORE]
    return next((box for box in sorted(large, key=_area, reverse=True) if solid.crop(box).getextrema()[0] == 255), None)


def _area(box: Cut) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


@cache
def _levels(strength: float) -> list[int]:
    """What becomes of each of 256."""
    return [round(level * strength) for level in range(256)]
