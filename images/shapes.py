"""Flat shapes with smooth edges and a soft shadow, made once and stamped many times."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.palette import INK, Colour

INK_LINE = 4  # the even weight of every outline, in px
REACH = 18  # px from an edge to where its shadow has no end any more
_LEAST_CORE = 6000  # px; smaller ones are mixed as fast
_SOLID = [0] * 255 + [255]
_INSETS = (0, 2, 4, 8, 12, 16, 24, 32, 48)  # px of a core from where the shape begins
Box = tuple[float, float, float, float]
Point = tuple[float, float]
Core = tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A finished picture part: colours, their coverage, and the margin its shadow takes on every side.

    Within `core`, a box of left, top, right and bottom, it hides all that lies under it: that is copied, not mixed.
    """

    colour: Image.Image
    mask: Image.Image
    margin: int
    core: Core | None = None

    @property
    def width(self) -> int:
        return self.mask.width - 2 * self.margin

    @property
    def height(self) -> int:
        return self.mask.height - 2 * self.margin


def stamp(base: Image.Image, sprite: Sprite, left: float, top: float) -> None:
    """Put a sprite with its top left corner (shadow not counted) at a place."""
    x, y = round(left) - sprite.margin, round(top) - sprite.margin
    if sprite.core is None:
        base.paste(sprite.colour, (x, y), sprite.mask)
        return
    base.paste(sprite.colour.crop(sprite.core), (x + sprite.core[0], y + sprite.core[1]))
    for box in _around(sprite.core, sprite.mask.size):
        base.paste(sprite.colour.crop(box), (x + box[0], y + box[1]), sprite.mask.crop(box))


def stamp_centred(base: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    stamp(base, sprite, x - sprite.width / 2, y - sprite.height / 2)


def put_block(base: Image.Image, box: Box, fill: Colour, line: Colour = INK, weight: int = INK_LINE) -> None:
    """A rectangle with square corners, which needs no smooth edges; `box` is left, top, right and bottom."""
    left, top, right, bottom = box
    ImageDraw.Draw(base).rectangle((left, top, right - 1, bottom - 1), fill, line, weight)


class Drawn(NamedTuple):
    """How a framed sprite is drawn."""

    margin: int = 0
    shadow: float = 0.0
    scale: int = 4


class Pen:
    """Draws with sub-pixel edges: everything is set out `scale` times larger and shrunk at the end."""

    def __init__(self, width: int, height: int, *, scale: int = 4, margin: int = 0) -> None:
        self._scale = scale
        self._margin = margin
        size = ((width + 2 * margin) * scale, (height + 2 * margin) * scale)
        self._large = Image.new("RGBa", size, (0, 0, 0, 0))  # as it is shrunk: colours in proportion to their coverage
        self._draw = ImageDraw.Draw(self._large)

    def rounded(
        self, box: Box, radius: float, fill: Colour | None, line: Colour | None = INK, weight: float = INK_LINE
    ) -> None:
        """A rectangle with round corners; the outline lies inside the box."""
        self._draw.rounded_rectangle(
            self._box(box), max(0, radius) * self._scale, fill, line, round(weight * self._scale) if line else 0
        )

    def ellipse(self, box: Box, fill: Colour | None, line: Colour | None = INK, weight: float = INK_LINE) -> None:
        self._draw.ellipse(self._box(box), fill, line, round(weight * self._scale) if line else 0)

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, line: Colour | None = INK, weight: float = INK_LINE
    ) -> None:
        """A closed shape; the outline is centred on its edge and has round corners."""
        spots = [self._at(point) for point in points]
        if fill is not None:
            self._draw.polygon(spots, fill)
        if line is not None:
            self.line([*points, points[0], points[1]], line, weight)

    def line(self, points: Sequence[Point], colour: Colour, weight: float = INK_LINE) -> None:
        """An open line with round ends and joints."""
        spots = [self._at(point) for point in points]
        self._draw.line(spots, colour, round(weight * self._scale), joint="curve")
        radius = weight * self._scale / 2
        for x, y in (spots[0], spots[-1]):
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)

    def arc(self, box: Box, start: float, end: float, colour: Colour, weight: float = INK_LINE) -> None:
        """Part of an ellipse's edge, in degrees clockwise from three o'clock."""
        self._draw.arc(self._box(box), start, end, colour, round(weight * self._scale))

    def mask(self, mask: Image.Image, left: float, top: float, colour: Colour) -> None:
        """Put a label or an icon, given at final size."""
        large = mask.resize((mask.width * self._scale, mask.height * self._scale), Image.Resampling.BICUBIC)
        x, y = self._at((left, top))
        self._large.paste((*colour, 255), (round(x), round(y)), large)

    def finish(self) -> Image.Image:
        """The drawing at its true size, as RGBA."""
        return self._large.reduce(self._scale).convert("RGBA")

    def sprite(self, *, shadow: float = 0.0) -> Sprite:
        """The drawing ready to be stamped; `shadow` (0 to 1) needs a margin of 12 px or more."""
        image = self.finish()
        return to_sprite(with_shadow(image, shadow) if shadow else image, self._margin)

    def _at(self, point: Point) -> Point:
        return (point[0] + self._margin) * self._scale, (point[1] + self._margin) * self._scale

    def _box(self, box: Box) -> Box:
        left, top = self._at((box[0], box[1]))
        right, bottom = self._at((box[2], box[3]))
        return left, top, right - 1, bottom - 1


def framed(size: tuple[int, int], corner: float, draw: Callable[[Pen, int, int], None], pen: Drawn) -> Sprite:
    """A sprite for the price of a small one: between its corners, px wide and high, it is the same throughout.

    `draw` is given the width and height to draw in, which are not those of the sprite where that is larger.
    """
    (width, height), least = size, 2 * math.ceil(corner) + 2 * REACH + 1
    across, down = min(width, least), min(height, least)
    small = Pen(across, down, scale=pen.scale, margin=pen.margin)
    draw(small, across, down)
    image = with_shadow(small.finish(), pen.shadow) if pen.shadow else small.finish()
    return to_sprite(_stretched(image, width - across, height - down), pen.margin)


def _stretched(image: Image.Image, across: int, down: int) -> Image.Image:
    """So many px wider and higher: the column and the row in the middle are repeated."""
    if across:
        image = _spread(image, (image.width + across, image.height), (image.width // 2, 0))
    return _spread(image, (image.width, image.height + down), (0, image.height // 2)) if down else image


def _spread(image: Image.Image, size: tuple[int, int], at: tuple[int, int]) -> Image.Image:
    """In one direction: what is before `at`, that line as often as there is room, and what is after it."""
    (x, y), (width, height) = at, image.size
    end_x, end_y = (x + 1 if x else width), (y + 1 if y else height)
    grown = Image.new(image.mode, size)
    grown.paste(image.crop((0, 0, x or width, y or height)), (0, 0))
    rest = image.crop((x and end_x, y and end_y, width, height))
    gap = size[0] - rest.width - x if x else width, size[1] - rest.height - y if y else height
    grown.paste(image.crop((x, y, end_x, end_y)).resize(gap, Image.Resampling.NEAREST), at)
    grown.paste(rest, (size[0] - rest.width, size[1] - rest.height))
    return grown


def to_sprite(image: Image.Image, margin: int = 0) -> Sprite:
    """Split an RGBA picture into what `stamp` needs."""
    mask = image.getchannel("A")
    is_large = (mask.width - 2 * margin) * (mask.height - 2 * margin) >= _LEAST_CORE
    return Sprite(image.convert("RGB"), mask, margin, _core(mask) if is_large else None)


def _core(mask: Image.Image) -> Core | None:
    """A large box in which nothing shows through; None where none is worth the trouble."""
    solid = mask.point(_SOLID)
    left, top, right, bottom = solid.getbbox() or (0, 0, 0, 0)
    boxes = [(left + x, top + y, right - x, bottom - y) for x in _INSETS for y in _INSETS]
    large = [box for box in boxes if _area(box) >= _LEAST_CORE]
    return next((box for box in sorted(large, key=_area, reverse=True) if solid.crop(box).getextrema()[0] == 255), None)


def _area(box: Core) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def _around(core: Core, size: tuple[int, int]) -> tuple[Core, ...]:
    """What of a picture lies above, below, left and right of the box."""
    (left, top, right, bottom), (width, height) = core, size
    return (0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)


def with_shadow(image: Image.Image, strength: float, *, drop: int = 4, blur: float = 5.0) -> Image.Image:
    """The RGBA picture with a soft shadow under it."""
    alpha = ImageChops.offset(image.getchannel("A"), 0, drop).filter(ImageFilter.GaussianBlur(blur))
    shadow = Image.new("RGBA", image.size, (*INK, 0))
    shadow.putalpha(alpha.point(_levels(strength)))
    return Image.alpha_composite(shadow, image)


@cache
def _levels(strength: float) -> list[int]:
    """What becomes of each of 256."""
    return [round(level * strength) for level in range(256)]
