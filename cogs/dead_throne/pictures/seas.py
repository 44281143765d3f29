"""What a map-maker puts where there is nothing: a compass rose, a ship, a serpent."""

import math

from cogs.dead_throne.pictures.colours import ACCENT, SEPIA
from cogs.dead_throne.pictures.ink import Toss, smooth, stroke
from images.palette import PAPER, PAPER_LIGHT, Colour
from images.shapes import Pen, Point

_SCALES: Colour = (150, 164, 128)
_SAIL: Colour = (248, 238, 214)
_HULL: Colour = (170, 118, 74)


def compass(pen: Pen, x: float, y: float, reach: float) -> None:
    """A rose of sixteen winds with a lily to the north."""
    for share in (1.0, 0.93, 0.42):
        r = reach * share
        pen.ellipse((x - r, y - r, x + r, y + r), PAPER if share == 1.0 else None, SEPIA, 2.2)
    for long, turns in ((0.62, range(22, 382, 45)), (0.8, range(45, 405, 90)), (1.16, range(0, 360, 90))):
        for turn in turns:
            _ray(pen, (x, y), reach * long, math.radians(turn), reach * 0.13)
    lily = [(0, -1.5), (0.09, -1.34), (0.05, -1.2), (-0.05, -1.2), (-0.09, -1.34)]
    pen.polygon([(x + dx * reach, y + dy * reach) for dx, dy in lily], ACCENT.main, SEPIA, 2)


def _ray(pen: Pen, middle: Point, long: float, turn: float, half: float) -> None:
    x, y = middle
    tip = (x + long * math.sin(turn), y - long * math.cos(turn))
    for side, fill in ((-1, ACCENT.main), (1, PAPER_LIGHT)):
        edge = turn + side * math.pi / 4
        pen.polygon([middle, (x + half * math.sin(edge), y - half * math.cos(edge)), tip], fill, SEPIA, 1.8)


def ship(pen: Pen, x: float, y: float, toss: Toss) -> None:
    """A cog under full sail."""
    pen.polygon(
        [(x - 74, y - 4), (x - 58, y + 32), (x + 48, y + 32), (x + 78, y - 18), (x + 52, y - 2)], _HULL, SEPIA, 3
    )
    for low in (8, 19):
        stroke(pen, [(x - 64, y + low), (x + 58, y + low)], toss, 1.6)
    for dx, high in ((-28, 104), (26, 84)):
        pen.line([(x + dx, y), (x + dx, y - high)], SEPIA, 3.5)
        sail = smooth(
            [
                (x + dx - 30, y - high + 10),
                (x + dx + 26, y - high + 8),
                (x + dx + 40, y - high + 44),
                (x + dx + 24, y - 16),
            ]
        )
        pen.polygon([*sail, (x + dx - 28, y - 14)], _SAIL, SEPIA, 2.4)
        stroke(pen, [(x + dx - 22, y - high / 2), (x + dx + 34, y - high / 2)], toss, 1.6)
        pen.polygon([(x + dx, y - high), (x + dx + 26, y - high - 8), (x + dx, y - high - 16)], ACCENT.main, SEPIA, 1.6)
    for dx in (-80, -30, 20, 70):
        pen.arc((x + dx - 24, y + 24, x + dx + 24, y + 46), 200, 340, SEPIA, 2.2)


def serpent(pen: Pen, x: float, y: float) -> None:
    """Three coils out of the water and a head that looks back."""
    for dx, reach in ((-70, 26), (0, 34)):
        for weight, colour in ((21.0, SEPIA), (15.0, _SCALES)):
            pen.line(smooth([(x + dx - reach, y + 20), (x + dx, y - reach), (x + dx + reach, y + 20)]), colour, weight)
    neck = smooth([(x + 62, y + 20), (x + 70, y - 30), (x + 92, y - 66), (x + 70, y - 88), (x + 44, y - 78)])
    for weight, colour in ((21.0, SEPIA), (15.0, _SCALES)):
        pen.line(neck, colour, weight)
    pen.polygon(
        [(x + 60, y - 98), (x + 22, y - 84), (x + 20, y - 72), (x + 44, y - 66), (x + 62, y - 72)], _SCALES, SEPIA, 2.4
    )
    pen.ellipse((x + 46, y - 90, x + 54, y - 82), PAPER_LIGHT, SEPIA, 2)
    pen.polygon(
        [(x - 98, y + 16), (x - 124, y - 8), (x - 112, y - 20), (x - 132, y - 24), (x - 134, y), (x - 108, y + 20)],
        _SCALES,
        SEPIA,
        2,
    )
    for dx in (-104, -36, 36, 66):
        pen.arc((x + dx - 26, y + 8, x + dx + 26, y + 30), 200, 340, SEPIA, 2.2)
