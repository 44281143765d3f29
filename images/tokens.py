"""Small pieces on a board: markers, badges, plates, arrows, crowns."""

import math

from PIL import Image

from images.frames import Frame, framed
from images.icons import Icon, icon_mask
from images.palette import INK, PAPER_LIGHT, Accent, Colour
from images.part_cache import cached
from images.shapes import INK_LINE, Pen, Point, Sprite, to_sprite, with_shadow
from images.type import Style, Weight, label

MARGIN = 14  # px of shadow around every token
_FINE = 4  # so many times larger an outline is set out
NUMERAL = Style(28, Weight.BOLD)


@cached
def coin(text: str, size: int, fill: Colour, ink: Colour = INK) -> Sprite:
    """A round piece with a numeral."""
    pen = Pen(size, size, margin=MARGIN)
    pen.ellipse((0, 0, size, size), fill)
    _letter(pen, text, size, ink)
    return pen.sprite(shadow=0.4)


@cached
def polygon(text: str, size: int, sides: int, fill: Colour, ink: Colour = INK) -> Sprite:
    """A regular piece with a numeral, standing on a side."""
    pen = Pen(size, size, margin=MARGIN)
    pen.polygon(_regular(size, sides), fill)
    _letter(pen, text, size, ink)
    return pen.sprite(shadow=0.4)


@cached
def medal(icon: Icon, size: int, fill: Colour, ink: Colour = INK, line: Colour = INK) -> Sprite:
    """A round piece with an icon."""
    pen = Pen(size, size, margin=MARGIN)
    pen.ellipse((0, 0, size, size), fill, line)
    inner = round(size * 0.6)
    pen.mask(icon_mask(icon, inner), (size - inner) / 2, (size - inner) / 2, ink)
    return pen.sprite(shadow=0.4)


@cached
def cut_out(icon: Icon, size: int, fill: Colour, line: Colour = INK) -> Sprite:
    """An icon as a piece of its own, with an outline around it."""
    shape = icon_mask(icon, size)
    image = _broadened(shape, line)
    image.paste((*fill, 255), (MARGIN, MARGIN), shape)
    return to_sprite(with_shadow(image, 0.4), MARGIN)


def _broadened(shape: Image.Image, colour: Colour) -> Image.Image:
    """All that is within an outline's reach of the shape, RGBA: the shape itself, shifted to all sides."""
    large = shape.resize((shape.width * _FINE, shape.height * _FINE), Image.Resampling.BICUBIC)
    size = shape.width + 2 * MARGIN, shape.height + 2 * MARGIN
    cover = Image.new("L", (size[0] * _FINE, size[1] * _FINE), 0)
    for step in range(16):
        angle = step * math.pi / 8
        x, y = (round(_FINE * (MARGIN + INK_LINE * part)) for part in (math.cos(angle), math.sin(angle)))
        cover.paste(255, (x, y), large)
    image = Image.new("RGBA", size, colour)
    image.putalpha(cover.reduce(_FINE))
    return image


def plate(width: int, height: int, fill: Colour, line: Colour = INK, weight: float = 4) -> Sprite:
    """A name plate."""
    radius = height * 0.28
    return framed(width, height, Frame(radius, MARGIN, 0.3), _draw_plate, radius, fill, line, weight)


def _draw_plate(pen: Pen, across: int, down: int, radius: float, fill: Colour, line: Colour, weight: float) -> None:
    pen.rounded((0, 0, across, down), radius, fill, line, weight)


@cached
def banner(width: int, height: int, fill: Colour, line: Colour = INK) -> Sprite:
    """A ribbon with forked ends."""
    pen = Pen(width, height, margin=MARGIN)
    notch = height * 0.35
    right = [(width, 0), (width - notch, height / 2), (width, height)]
    pen.polygon([(0, 0), *right, (0, height), (notch, height / 2)], fill, line)
    return pen.sprite(shadow=0.3)


@cached
def chevron(angle: int, size: int, fill: Colour, line: Colour = INK) -> Sprite:
    """An arrow head pointing `angle` degrees clockwise from the right."""
    pen = Pen(size, size, margin=MARGIN)
    head = [(-0.36, -0.42), (0.42, 0), (-0.36, 0.42), (-0.14, 0)]
    turn = math.radians(angle)
    cosine, sine = math.cos(turn), math.sin(turn)
    pen.polygon(
        [(size * (0.5 + x * cosine - y * sine), size * (0.5 + x * sine + y * cosine)) for x, y in head], fill, line, 3
    )
    return pen.sprite(shadow=0.3)


def halo(width: int, height: int, radius: int, accent: Accent) -> Sprite:
    """A broad bright frame around something that wants attention; laid under it."""
    return framed(width, height, Frame(radius + 8, MARGIN, 0.45), _draw_halo, radius, accent)


def _draw_halo(pen: Pen, across: int, down: int, radius: int, accent: Accent) -> None:
    pen.rounded((0, 0, across, down), radius, accent.metal)
    pen.rounded((8, 8, across - 8, down - 8), radius - 6, accent.metal_light, PAPER_LIGHT, 3)


def _letter(pen: Pen, text: str, size: int, ink: Colour) -> None:
    shown = label(text, NUMERAL)
    pen.mask(shown.mask, (size - shown.width) / 2 - 2, size / 2 - shown.middle, ink)


def _regular(size: int, sides: int) -> list[Point]:
    first = math.pi / 2 - math.pi / sides
    angles = [first + 2 * math.pi * side / sides for side in range(sides)]
    reach = size / 2 - 2
    return [(size / 2 + reach * math.cos(angle), size / 2 + reach * math.sin(angle)) for angle in angles]
