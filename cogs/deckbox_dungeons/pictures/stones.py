"""What a space of the map looks like, at any size."""

from PIL import Image, ImageDraw

from cogs.deckbox_dungeons.pictures import colours as c
from images.palette import GLOW, INK, Colour, blend
from images.part_cache import cached
from images.shapes import Pen, Sprite

_WORN = (0.0, 0.07, 0.14, 0.03)  # how much darker a flagstone may be


@cached
def space(mark: str, size: int, variety: int) -> Image.Image:
    """A space as an RGB square: a mark of the map, `=` a doorway, `?` a half space."""
    picture = Image.new("RGB", (size, size), c.JOINT)
    draw = ImageDraw.Draw(picture)
    match mark:
        case "#":
            _draw_wall(draw, size, variety)
        case "~":
            _draw_water(draw, size, variety)
        case "o":
            _draw_pit(draw, size)
        case "=":
            _draw_planks(draw, size)
        case "?":
            draw.rectangle((0, 0, size, size), c.NIGHT)
        case "E":
            _draw_flag(draw, size, c.START, c.START_DARK)
        case _:
            _draw_flag(draw, size, blend(c.STONE, c.STONE_DARK, _WORN[variety % 4] * 4), c.STONE_DARK)
            if variety % 7 == 0:
                _draw_crack(draw, size)
    return picture


def _draw_flag(draw: ImageDraw.ImageDraw, size: int, fill: Colour, edge: Colour) -> None:
    draw.rectangle((1, 1, size - 2, size - 2), fill)
    draw.line([(2, size - 3), (size - 3, size - 3), (size - 3, 2)], edge, 2)


def _draw_crack(draw: ImageDraw.ImageDraw, size: int) -> None:
    spots = [(0.2, 0.78), (0.34, 0.62), (0.42, 0.66), (0.58, 0.48)]
    draw.line([(x * size, y * size) for x, y in spots], c.STONE_DARK, 2)


def _draw_wall(draw: ImageDraw.ImageDraw, size: int, variety: int) -> None:
    """Two courses of stones, lit from above."""
    draw.rectangle((0, 0, size, size), c.WALL_DARK)
    half = size // 2
    for course, top in enumerate((0, half)):
        joint = size * (0.3 + 0.12 * ((variety + course) % 4))
        for left, right in ((0, joint - 1), (joint + 1, size)):
            draw.rectangle((left, top + 1, right, top + half - 2), blend(c.WALL, c.WALL_DARK, 0.12 * (variety % 3)))
            draw.line([(left, top + 1), (right, top + 1)], c.WALL_LIGHT, 2)


def _draw_water(draw: ImageDraw.ImageDraw, size: int, variety: int) -> None:
    draw.rectangle((0, 0, size, size), c.WATER)
    wave, shift = size / 3, (variety % 2) * size / 6
    for row in range(3):
        y = size * (0.16 + 0.3 * row)
        for part in range(-1, 4):
            left = part * wave + shift + (row % 2) * wave / 2
            draw.arc((left, y, left + wave / 2 + 1, y + size * 0.12), 180, 360, c.WATER_LIGHT, 2)


def _draw_pit(draw: ImageDraw.ImageDraw, size: int) -> None:
    _draw_flag(draw, size, c.STONE_DARK, c.JOINT)
    inset = round(size * 0.1)
    draw.rectangle((inset, inset, size - inset - 1, size - inset - 1), c.PIT, INK, 2)
    step = max(8, size // 5)
    for shift in range(step, 2 * (size - 2 * inset), step):
        low, high = max(0, shift - (size - 2 * inset)), min(shift, size - 2 * inset)
        draw.line([(inset + low, inset + shift - low), (inset + high, inset + shift - high)], c.PIT_LIGHT, 1)
        draw.line([(size - inset - low, inset + shift - low), (size - inset - high, inset + shift - high)], c.PIT_LIGHT)


def _draw_planks(draw: ImageDraw.ImageDraw, size: int) -> None:
    """A doorway's threshold."""
    draw.rectangle((0, 0, size, size), c.WOOD)
    for part in range(4):
        y = part * size / 4
        draw.line([(0, y), (size, y)], c.WOOD_DARK, 2)
        draw.line([(size * (0.3 + 0.4 * (part % 2)), y), (size * (0.3 + 0.4 * (part % 2)), y + size / 4)], c.WOOD_DARK)


@cached
def shade(size: int, *, is_top: bool) -> Sprite:
    """The shadow a wall throws on the space below it, or to the right of it."""
    deep = round(size * (0.2 if is_top else 0.1))
    width, height = (size, deep) if is_top else (deep, size)
    return Sprite(Image.new("RGB", (width, height), c.ACCENT.deep), Image.new("L", (width, height), 96), 0)


@cached
def wash(size: int, fill: Colour, strength: int) -> Sprite:
    """A colour over a whole space, with a bright edge."""
    pen = Pen(size, size, scale=2)
    pen.rounded((1, 1, size - 1, size - 1), 6, fill, fill, 1)
    mask = pen.finish().getchannel("A").point([round(level * strength / 255) for level in range(256)])
    edge = Pen(size, size, scale=2)
    edge.rounded((1, 1, size - 1, size - 1), 7, None, fill, 4)
    mask.paste(255, (0, 0), edge.finish().getchannel("A"))
    return Sprite(Image.new("RGB", (size, size), fill), mask, 0)


@cached
def veil(size: int) -> Sprite:
    """The dark over a space that is not seen."""
    return Sprite(Image.new("RGB", (size, size), c.ACCENT.deep), Image.new("L", (size, size), 110), 0)


@cached
def dot(size: int) -> Sprite:
    """A part of a line of sight."""
    pen = Pen(size, size)
    pen.ellipse((0, 0, size, size), GLOW, INK, 2)
    return pen.sprite()


@cached
def arch(size: int, side: str) -> Sprite:
    """A way nobody has gone yet: a dark arch that opens outwards."""
    pen = Pen(size, size, scale=2)
    pen.rounded((0, 0, size, size), 0, c.WALL, None)
    pen.rounded((size * 0.1, size * 0.06, size * 0.9, size * 1.6), size * 0.4, c.NIGHT, c.ACCENT.metal, 4)
    turned = pen.finish().rotate({"n": 0, "w": 90, "s": 180, "e": 270}[side])
    return Sprite(turned.convert("RGB"), turned.getchannel("A"), 0)
