"""The land itself: sea, washes, roads, and all that stands on it. Drawn once, large; every map is cut from it."""

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from cogs.dead_throne.pictures import seas, signs
from cogs.dead_throne.pictures.colours import LAND, ROAD, SEA, SEA_LINE, SEPIA, WASHES
from cogs.dead_throne.pictures.geometry import (
    HEIGHT,
    REACH,
    TILES,
    WIDTH,
    at,
    bridge_of,
    corners,
    middle_of,
    spot_of,
)
from cogs.dead_throne.pictures.ink import Toss, dashed, trembling
from cogs.dead_throne.pictures.paths import EDGES, LANDMARKS, TERRAIN
from cogs.dead_throne.pictures.quick import quick_lines
from cogs.dead_throne.pictures.standing import draw_standing
from images.palette import PAPER_SHADE, Colour, blend
from images.shapes import Pen, Point

_LAKE: Colour = (164, 190, 190)


def draw_land() -> Image.Image:
    """The whole map without anybody on it, RGB. It takes a second and 70 MiB: see sheets.py."""
    picture = _sea_and_land()
    pen = Pen(WIDTH, HEIGHT, scale=2)
    _borders(pen)
    _lakes(pen)
    _under(pen)
    _roads(pen)
    _rails(pen)
    _quick_paths(pen)
    draw_standing(pen)
    seas.compass(pen, 190, HEIGHT - 210, 100)
    seas.ship(pen, WIDTH - 230, HEIGHT - 190, Toss("ship"))
    seas.serpent(pen, WIDTH - 190, 330)
    drawn = pen.finish()
    picture.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    return picture


def _sea_and_land() -> Image.Image:
    shore = _shore()
    picture = Image.new("RGB", (WIDTH, HEIGHT), SEA)
    for level in (52, 84):
        band = shore.point([255 if level <= value < level + 8 else 0 for value in range(256)])
        picture.paste(SEA_LINE, (0, 0), band)
    firm = shore.point([255 if value >= 122 else 0 for value in range(256)]).filter(ImageFilter.GaussianBlur(1.2))
    edge = ImageChops.subtract(firm.filter(ImageFilter.MaxFilter(7)), firm)
    picture.paste(_washed(), (0, 0), firm)
    picture.paste(SEPIA, (0, 0), edge)
    return picture


def _shore() -> Image.Image:
    """How far inland every spot lies, as a grey level: the blurred hexes, with bays and capes."""
    small = 4
    mask = Image.new("L", (WIDTH // small, HEIGHT // small), 0)
    pen = ImageDraw.Draw(mask)
    toss = Toss("coast")
    for tile in TILES:
        pen.polygon([(x / small, y / small) for x, y in corners(tile, 1.07)], 255)
    for tile in TILES:
        for angle in range(0, 360, 15):
            x, y = at(tile, angle, 1.03)
            reach, fill = toss.about(15, 9), 255 if toss.share() < 0.55 else 0
            if fill or not _is_inland((x, y)):
                pen.ellipse(
                    (x / small - reach / 2, y / small - reach / 2, x / small + reach / 2, y / small + reach / 2), fill
                )
    return mask.filter(ImageFilter.GaussianBlur(7)).resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)


def _is_inland(spot: Point) -> bool:
    near = sorted(math.dist(spot, middle_of(tile)) for tile in TILES)
    return near[1] < REACH * 1.3 or near[0] < REACH * 0.98


def _washed() -> Image.Image:
    """Every hex in the colour of its land. No gradients: they weigh more than all roads."""
    washed = Image.new("RGB", (WIDTH, HEIGHT), LAND)
    pen = ImageDraw.Draw(washed)
    for tile in TILES:
        pen.polygon(corners(tile, 1.0), WASHES[TERRAIN[tile]])
    return washed


def _borders(pen: Pen) -> None:
    """A dotted line between any two lands."""
    for tile in TILES:
        points = corners(tile, 1.0)
        dashed(pen, [*points, points[0]], blend(SEPIA, LAND, 0.35), 2.4, 3, 11)


def _lakes(pen: Pen) -> None:
    for tile, share in (("A", 0.27), ("G", 0.3)):
        toss = Toss(f"lake {tile}")
        x, y = middle_of(tile)
        rim = [
            (
                x + toss.about(share, 0.025) * REACH * 1.05 * math.cos(t * math.tau / 28),
                y + toss.about(share, 0.025) * REACH * 0.86 * math.sin(t * math.tau / 28),
            )
            for t in range(28)
        ]
        pen.polygon(rim, _LAKE, SEPIA, 3)
        inner = [(x + (px - x) * 0.86, y + (py - y) * 0.84) for px, py in rim]
        pen.polygon(inner, None, blend(SEPIA, _LAKE, 0.5), 1.5)
        for number in range(7):
            left, high = x + toss.about(0, 46), y + (number - 3) * 17
            pen.arc((left - 16, high - 5, left, high + 5), 0, 180, SEPIA, 1.6)
            pen.arc((left, high - 5, left + 16, high + 5), 0, 180, SEPIA, 1.6)


def _under(pen: Pen) -> None:
    """Bridges lie under the road, not beside it."""
    for step, mark in LANDMARKS.items():
        if mark == "bridge":
            signs.bridge(pen, *bridge_of(step), Toss(step))


def _roads(pen: Pen) -> None:
    lines = []
    for number, (one, other) in enumerate(EDGES):
        toss = Toss(f"road {number}")
        lines.append(trembling([spot_of(one), spot_of(other)], toss, 4, 30))
    for weight, colour in ((19.0, SEPIA), (13.5, ROAD)):
        for line in lines:
            pen.line(line, colour, weight)


def _rails(pen: Pen) -> None:
    for step, mark in LANDMARKS.items():
        if mark == "bridge":
            signs.rails(pen, *bridge_of(step))


def _quick_paths(pen: Pen) -> None:
    for line in quick_lines():
        dashed(pen, line, PAPER_SHADE, 9, 17, 13)
        dashed(pen, line, (150, 60, 40), 5.5, 16, 14)
