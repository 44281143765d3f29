"""What has been built: houses, towers, walls, the castle, and the structures one can search."""

import math

from cogs.dead_throne.pictures.colours import SEPIA
from cogs.dead_throne.pictures.ink import Toss, stroke
from images.palette import PAPER_LIGHT, Colour
from images.shapes import Pen

ROOF: Colour = (188, 96, 66)
_SLATE: Colour = (112, 116, 128)
_STONE: Colour = (226, 214, 194)
_SHADE: Colour = (184, 166, 142)
_WOOD: Colour = (190, 150, 102)
_DARK: Colour = (58, 42, 34)
_FLAME: Colour = (232, 160, 56)
_LINE = 2.4


def house(pen: Pen, x: float, y: float, size: float, roof: Colour = ROOF) -> None:
    """Seen a little from the side; the middle of its foot at x, y."""
    s = size / 2
    pen.polygon([(x - s, y), (x - s, y - s), (x, y - s), (x, y)], PAPER_LIGHT, SEPIA, _LINE)
    pen.polygon([(x, y), (x, y - s), (x + s * 0.5, y - s * 1.55), (x + s, y - s), (x + s, y)], _STONE, SEPIA, _LINE)
    pen.polygon(
        [(x - s * 1.1, y - s), (x - s * 0.5, y - s * 1.6), (x + s * 0.5, y - s * 1.6), (x, y - s)], roof, SEPIA, _LINE
    )
    pen.polygon(
        [(x + s * 0.36, y), (x + s * 0.36, y - s * 0.5), (x + s * 0.66, y - s * 0.5), (x + s * 0.66, y)], _DARK, None
    )


def tower(pen: Pen, x: float, y: float, wide: float, high: float, roof: Colour | None = None) -> None:
    """Round, with a pointed roof or with battlements."""
    half = wide / 2
    pen.polygon([(x - half, y), (x - half, y - high), (x + half, y - high), (x + half, y)], _STONE, SEPIA, _LINE)
    pen.polygon([(x + half * 0.25, y), (x + half * 0.25, y - high), (x + half, y - high), (x + half, y)], _SHADE, None)
    pen.line([(x + half, y), (x + half, y - high)], SEPIA, _LINE)
    if roof is not None:
        tip = (x, y - high - wide * 1.15)
        pen.polygon([(x - half * 1.35, y - high), tip, (x + half * 1.35, y - high)], roof, SEPIA, _LINE)
    else:
        for number in range(3):
            left = x - half * 1.2 + number * wide * 0.46
            pen.rounded((left, y - high - 9, left + wide * 0.28, y - high + 3), 0, _STONE, SEPIA, 2)
    pen.line([(x - half * 0.2, y - high * 0.6), (x - half * 0.2, y - high * 0.4)], _DARK, 3)


def wall(pen: Pen, x: float, y: float, wide: float, high: float, toss: Toss, *, is_front: bool) -> None:
    """Half of a town's wall: an arc with towers on it, behind its houses or in front of them."""
    turns = range(180, 361, 20) if not is_front else range(0, 181, 20)
    line = [(x + wide * math.cos(math.radians(t)), y + high * math.sin(math.radians(t))) for t in turns]
    deep = 26
    pen.polygon([*line, *((px, py - deep) for px, py in reversed(line))], _STONE if is_front else _SHADE, SEPIA, _LINE)
    if is_front:
        for px, py in line[1:-1]:
            pen.line([(px - 9, py - 9), (px + 4, py - 9)], SEPIA, 1.3)
            pen.line([(px - 2, py - 17), (px + 9, py - 17)], SEPIA, 1.3)
    for number in (0, 3, 6, 9) if is_front else (3, 6):
        px, py = line[min(number, len(line) - 1)]
        tower(pen, px, py + 3, 24, 38)
    del toss


def castle(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """The seat of the dead king, larger than anything else."""
    pen.ellipse((x - 92, y - 14, x + 92, y + 30), _SHADE, SEPIA, 2)
    for dx in (-46, 46):
        tower(pen, x + dx, y - 6, 26, 72, _SLATE)
    tower(pen, x, y - 12, 38, 104, _SLATE)
    pen.polygon([(x - 46, y + 5), (x - 46, y - 45), (x + 46, y - 45), (x + 46, y + 5)], _STONE, SEPIA, 2.6)
    for number in range(7):
        left = x - 46 + number * 13.6
        pen.rounded((left, y - 53, left + 9, y - 43), 0, _STONE, SEPIA, 2)
    for dx, dy in ((-34, -29), (-28, -14), (22, -30), (32, -16), (-36, -4), (26, -3)):
        pen.line([(x + dx, y + dy), (x + dx + 10, y + dy)], SEPIA, 1.4)
    for dx in (-66, 66):
        tower(pen, x + dx, y + 16, 30, 56, _SLATE)
    pen.rounded((x - 15, y - 34, x + 15, y + 20), 14, _DARK, SEPIA, _LINE)
    for dx in (-7, 0, 7):
        pen.line([(x + dx, y - 28), (x + dx, y + 10)], _SHADE, 1.6)
    _flag(pen, x, y - 160, toss)


def _flag(pen: Pen, x: float, y: float, toss: Toss) -> None:
    stroke(pen, [(x, y + 12), (x, y - 28)], toss, 2.2)
    pen.polygon([(x, y - 28), (x + 34, y - 22), (x + 22, y - 15), (x + 34, y - 8), (x, y - 10)], _DARK, SEPIA, 1.5)


def watchtower(pen: Pen, x: float, y: float, toss: Toss) -> None:
    tower(pen, x, y + 26, 30, 56)
    pen.polygon([(x - 9, y - 42), (x, y - 66), (x + 9, y - 42)], _FLAME, SEPIA, 2)
    stroke(pen, [(x - 26, y + 27), (x + 28, y + 27)], toss)


def mill(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """The Charcoal Mill: a house with a chimney that smokes."""
    house(pen, x, y + 24, 56, _SLATE)
    pen.polygon([(x + 18, y - 24), (x + 18, y - 44), (x + 30, y - 44), (x + 30, y - 10)], _STONE, SEPIA, 2)
    for number, (dx, dy) in enumerate(((28, -52), (36, -62), (30, -74))):
        reach = 7 + number * 2.5
        pen.arc((x + dx - reach, y + dy - reach, x + dx + reach, y + dy + reach), 60, 360, SEPIA, 2)
    del toss


def boathouse(pen: Pen, x: float, y: float, toss: Toss) -> None:
    for dx in (-22, 0, 22):
        pen.line([(x + dx, y + 34), (x + dx, y + 12)], SEPIA, 4)
    house(pen, x, y + 18, 52, _WOOD)
    pen.polygon([(x + 24, y + 26), (x + 32, y + 38), (x + 58, y + 38), (x + 66, y + 24)], _WOOD, SEPIA, 2)
    stroke(pen, [(x - 32, y + 40), (x + 24, y + 40)], toss, 2)


def mine(pen: Pen, x: float, y: float, toss: Toss) -> None:
    hill = [(x - 44, y + 28), (x - 26, y - 18), (x + 2, y - 36), (x + 28, y - 14), (x + 44, y + 28)]
    pen.polygon(hill, _SHADE, None)
    stroke(pen, hill, toss, 3)
    pen.polygon([(x - 18, y + 28), (x - 14, y - 6), (x + 14, y - 6), (x + 18, y + 28)], _DARK, None)
    for points in (
        [(x - 20, y + 28), (x - 15, y - 8)],
        [(x + 20, y + 28), (x + 15, y - 8)],
        [(x - 22, y - 8), (x + 22, y - 8)],
    ):
        pen.line(points, _WOOD, 6)
        pen.line(points, SEPIA, 1.5)


def nest(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """The Eagle Nest on its crag, and its eagle."""
    crag = [(x - 30, y + 30), (x - 20, y - 4), (x - 26, y - 14), (x + 26, y - 14), (x + 16, y + 4), (x + 30, y + 30)]
    pen.polygon(crag, _SHADE, SEPIA, 2.6)
    for number in range(5):
        stroke(pen, [(x - 32 + number * 3, y - 16 - number), (x + 32 - number * 3, y - 13 - number * 3)], toss, 2.6)
    for side in (-1, 1):
        pen.line([(x, y - 42), (x + side * 14, y - 54), (x + side * 32, y - 48)], SEPIA, 4)


def cave(pen: Pen, x: float, y: float, toss: Toss) -> None:
    rock = [(x - 42, y + 26), (x - 36, y - 14), (x - 8, y - 30), (x + 24, y - 24), (x + 42, y + 26)]
    pen.polygon(rock, _SHADE, None)
    stroke(pen, [*rock, rock[0]], toss, 3)
    pen.ellipse((x - 18, y - 14, x + 18, y + 44), _DARK, SEPIA, 2)
    pen.rounded((x - 22, y + 26, x + 22, y + 46), 0, _SHADE, None)
    stroke(pen, [(x - 42, y + 26), (x + 42, y + 26)], toss, 3)


def eyrie(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """Wyrm's Eyrie: a needle of rock with a wing behind it."""
    for side in (-1, 1):
        wing = [(x, y - 8), (x + side * 22, y - 52), (x + side * 52, y - 40), (x + side * 40, y - 26)]
        pen.polygon([*wing, (x + side * 44, y - 12), (x + side * 24, y - 14)], (150, 66, 54), SEPIA, 2)
    needle = [(x - 28, y + 32), (x - 9, y - 34), (x + 4, y - 48), (x + 12, y - 28), (x + 28, y + 32)]
    pen.polygon(needle, _SHADE, None)
    stroke(pen, needle, toss, 3)
    stroke(pen, [(x + 3, y - 44), (x + 2, y - 8), (x + 9, y + 30)], toss, 2)


def barracks(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """A hall without a roof."""
    ruin = [(x - 40, y + 24), (x - 40, y - 20), (x - 26, y - 8), (x - 14, y - 22), (x + 4, y - 2), (x + 18, y - 14)]
    pen.polygon([*ruin, (x + 40, y + 8), (x + 40, y + 24)], _STONE, SEPIA, 2.6)
    for dx in (-28, -6, 16):
        pen.rounded((x + dx, y + 2, x + dx + 11, y + 24), 5, _DARK, None)
    for dx in (46, -52):
        stroke(pen, [(x + dx, y + 24), (x + dx + 8, y + 20)], toss, 4)


def lighthouse(pen: Pen, x: float, y: float, toss: Toss) -> None:
    pen.ellipse((x - 46, y + 20, x + 46, y + 48), _SHADE, SEPIA, 2)
    pen.polygon([(x - 18, y + 32), (x - 11, y - 44), (x + 11, y - 44), (x + 18, y + 32)], PAPER_LIGHT, SEPIA, _LINE)
    for low in (18, -12):
        wide = 15 + (low - 18) * 0.1
        pen.polygon(
            [(x - wide, y + low), (x - wide + 1, y + low - 14), (x + wide - 1, y + low - 14), (x + wide, y + low)],
            ROOF,
            SEPIA,
            1.5,
        )
    pen.rounded((x - 10, y - 60, x + 10, y - 44), 2, _FLAME, SEPIA, 2)
    pen.polygon([(x - 14, y - 60), (x, y - 76), (x + 14, y - 60)], _SLATE, SEPIA, 2)
    for side in (-1, 1):
        stroke(pen, [(x + side * 18, y - 54), (x + side * 48, y - 64)], toss, 2)
        stroke(pen, [(x + side * 18, y - 50), (x + side * 48, y - 44)], toss, 2)
