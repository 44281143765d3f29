"""The small signs beside a step: a well, a cairn, an old tree, a jetty, a bridge, a waymarker, a carriage."""

from cogs.dead_throne.pictures.colours import SEPIA
from cogs.dead_throne.pictures.greenery import oak
from cogs.dead_throne.pictures.ink import Toss, smooth, stroke
from images.palette import PAPER_LIGHT, Colour
from images.shapes import Pen

_STONE: Colour = (214, 202, 184)
_WOOD: Colour = (186, 146, 98)
_WATER: Colour = (150, 180, 184)


def well(pen: Pen, x: float, y: float, toss: Toss) -> None:
    pen.ellipse((x - 22, y + 4, x + 22, y + 26), _STONE, SEPIA, 2.4)
    pen.ellipse((x - 16, y + 4, x + 16, y + 18), _WATER, SEPIA, 2)
    for dx in (-18, 18):
        pen.line([(x + dx, y + 12), (x + dx, y - 22)], SEPIA, 3)
    pen.polygon([(x - 28, y - 18), (x, y - 38), (x + 28, y - 18)], _WOOD, SEPIA, 2.4)
    stroke(pen, [(x, y - 18), (x, y + 6)], toss, 1.6)


def cairn(pen: Pen, x: float, y: float, toss: Toss) -> None:
    for dx, dy, wide, high in ((-13, 12, 16, 11), (13, 12, 16, 11), (0, -5, 15, 10), (0, -21, 10, 8)):
        pen.ellipse((x + dx - wide, y + dy - high, x + dx + wide, y + dy + high), _STONE, SEPIA, 2.4)
    stroke(pen, [(x - 32, y + 23), (x + 34, y + 23)], toss, 2)


def old_tree(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """Larger than the others, with a hollow."""
    oak(pen, x, y + 34, 86, toss)
    pen.polygon([(x - 11, y + 34), (x - 7, y - 2), (x + 7, y - 2), (x + 11, y + 34)], _WOOD, SEPIA, 2.4)
    pen.ellipse((x - 5, y + 10, x + 5, y + 24), SEPIA, None)


def jetty(pen: Pen, x: float, y: float, toss: Toss) -> None:
    for number in range(4):
        left = x - 34 + number * 18
        pen.line([(left + 5, y + 24), (left + 5, y + 4)], SEPIA, 4)
    pen.polygon([(x - 42, y + 8), (x - 34, y - 4), (x + 42, y - 4), (x + 34, y + 8)], _WOOD, SEPIA, 2.4)
    for number in range(5):
        stroke(pen, [(x - 28 + number * 15, y + 7), (x - 22 + number * 15, y - 3)], toss, 1.5)
    pen.polygon([(x + 18, y + 18), (x + 26, y + 30), (x + 52, y + 30), (x + 60, y + 17)], _WOOD, SEPIA, 2)
    pen.line([(x + 38, y + 20), (x + 38, y - 30)], SEPIA, 2.4)
    pen.polygon([(x + 40, y - 30), (x + 58, y - 4), (x + 40, y)], PAPER_LIGHT, SEPIA, 2)


def bridge(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """A brook that the road crosses; its rails are drawn once the road is there."""
    brook = smooth([(x - 14, y - 62), (x + 8, y - 34), (x, y), (x - 8, y + 34), (x + 12, y + 62)])
    pen.line(brook, SEPIA, 20)
    pen.line(brook, _WATER, 15)
    for dy in (-48, 44):
        stroke(pen, [(x - 2, y + dy), (x + 3, y + dy + 12)], toss, 1.6)


def rails(pen: Pen, x: float, y: float) -> None:
    """What makes of a road over a brook a bridge."""
    for side in (-1, 1):
        low = y + side * 13 + 8
        pen.arc((x - 34, low - 14, x + 34, low + 10), 190, 350, SEPIA, 4)
        for dx in (-26, -9, 9, 26):
            pen.line([(x + dx, low - 8), (x + dx, low + 2)], SEPIA, 2.4)


def waymarker(pen: Pen, x: float, y: float, toss: Toss) -> None:
    pen.line([(x, y + 30), (x, y - 38)], SEPIA, 5)
    for top, side in ((-34, 1), (-12, -1)):
        arm = [
            (x - side * 12, y + top),
            (x + side * 30, y + top),
            (x + side * 40, y + top + 8),
            (x + side * 30, y + top + 16),
        ]
        pen.polygon([*arm, (x - side * 12, y + top + 16)], _WOOD, SEPIA, 2.2)
        stroke(pen, [(x - side * 4, y + top + 8), (x + side * 24, y + top + 8)], toss, 1.5)
    stroke(pen, [(x - 22, y + 31), (x + 24, y + 31)], toss, 2)


def carriage(pen: Pen, x: float, y: float, toss: Toss) -> None:
    pen.rounded((x - 34, y - 26, x + 20, y + 14), 8, (170, 84, 62), SEPIA, 2.6)
    for dx in (-24, -4):
        pen.rounded((x + dx, y - 17, x + dx + 14, y - 3), 2, PAPER_LIGHT, SEPIA, 1.8)
    pen.line([(x + 20, y + 6), (x + 46, y + 6)], SEPIA, 3)
    for dx in (-22, 12):
        pen.ellipse((x + dx - 13, y + 4, x + dx + 13, y + 30), PAPER_LIGHT, SEPIA, 2.8)
        for end in ((0, 13), (13, 0), (9, 9), (9, -9)):
            pen.line([(x + dx - end[0], y + 17 - end[1]), (x + dx + end[0], y + 17 + end[1])], SEPIA, 1.5)
    del toss
