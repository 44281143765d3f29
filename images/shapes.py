"""Flat shapes with smooth edges and a soft shadow, made once and stamped many times."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from images.palette import INK, Colour
from images.sprites import Sprite, stamp, stamp_centred, to_sprite, with_shadow

__all__ = [
    "INK_LINE",
    "Box",
    "Pen",
    "Point",
    "Sprite",
    "put_block",
    "put_outline",
    "stamp",
    "stamp_centred",
    "to_sprite",
    "with_shadow",
]

INK_LINE = 4  # the even weight of every outline, in px
Box = tuple[float, float, float, float]
Point = tuple[float, float]


def put_block(base: Image.Image, box: Box, fill: Colour, line: Colour = INK, weight: int = INK_LINE) -> None:
    """A rectangle with square corners, which needs no smooth edges; `box` is left, top, right and bottom."""
    left, top, right, bottom = (round(edge) for edge in box)
    base.paste(line, (left, top, right, bottom))
    base.paste(fill, (left + weight, top + weight, right - weight, bottom - weight))


def put_outline(base: Image.Image, box: Box, line: Colour, weight: int) -> None:
    """The same with what lies under it left as it is."""
    left, top, right, bottom = (round(edge) for edge in box)
    base.paste(line, (left, top, right, top + weight))
    base.paste(line, (left, bottom - weight, right, bottom))
    base.paste(line, (left, top, left + weight, bottom))
    base.paste(line, (right - weight, top, right, bottom))


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
