"""What grows and rises: trees, firs, peaks, furrows, reeds."""

from cogs.dead_throne.pictures.colours import FADED, SEPIA
from cogs.dead_throne.pictures.ink import Toss, hatch, stroke
from images.palette import Colour, blend
from images.shapes import Pen

_CROWN: Colour = (150, 170, 106)
_CROWN_LIT: Colour = (186, 198, 136)
_FIR: Colour = (112, 140, 98)
_ROCK: Colour = (232, 222, 206)
_ROCK_DARK: Colour = (178, 162, 144)
_SNOW: Colour = (252, 248, 238)
_STRAW: Colour = (206, 176, 108)


def oak(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """A round tree, its foot at x, y."""
    pen.line([(x, y), (x, y - size * 0.4)], SEPIA, 3)
    top = y - size * 0.72
    for dx, dy, reach in ((-0.27, 0.08, 0.27), (0.27, 0.08, 0.27), (0, -0.14, 0.33), (0, 0.12, 0.3)):
        box = (x + (dx - reach) * size, top + (dy - reach) * size, x + (dx + reach) * size, top + (dy + reach) * size)
        pen.ellipse(box, _CROWN, SEPIA, 2.2)
    for dx, dy, reach in ((-0.2, 0.05, 0.2), (0.02, -0.12, 0.27), (0.02, 0.12, 0.25), (0.22, 0.06, 0.2)):
        box = (x + (dx - reach) * size, top + (dy - reach) * size, x + (dx + reach) * size, top + (dy + reach) * size)
        pen.ellipse(box, _CROWN_LIT if dx < 0.1 else _CROWN, None)
    for number in range(3):
        dx = 0.1 + 0.11 * number
        pen.line(
            [
                (x + dx * size, top - (0.18 - dx * 0.4) * size),
                (x + (dx + 0.03) * size, top + toss.about(0.2, 0.06) * size),
            ],
            SEPIA,
            1.5,
        )


def fir(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """A pointed tree."""
    pen.line([(x, y), (x, y - size * 0.3)], SEPIA, 3)
    lean = toss.about(0, 0.04) * size
    for low, high, half in ((0.2, 0.72, 0.36), (0.48, 0.95, 0.28), (0.75, 1.2, 0.2)):
        pen.polygon(
            [(x - half * size, y - low * size), (x + lean, y - high * size), (x + half * size, y - low * size)],
            _FIR,
            SEPIA,
            2,
        )
        for number in range(2):
            dx = (0.25 + 0.35 * number) * half
            pen.line(
                [(x + dx * size, y - (low + 0.04) * size), (x + dx * size * 0.7, y - (low + 0.2) * size)], SEPIA, 1.4
            )


def peak(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """A mountain, the middle of its foot at x, y."""
    half, high = size * toss.about(0.62, 0.08), size * toss.about(1.05, 0.15)
    tip = (x + toss.about(0, 0.12) * size, y - high)
    low = (x + toss.about(0.05, 0.1) * size, y + size * 0.05)
    left, right = (x - half, y), (x + half, y)
    pen.polygon([left, tip, low], _ROCK, None)
    pen.polygon([tip, right, low], _ROCK_DARK, None)
    snow = [(tip[0] - half * 0.24, y - high * 0.66), tip, (tip[0] + half * 0.2, y - high * 0.7)]
    pen.polygon([*snow, (tip[0] + half * 0.06, y - high * 0.6), (tip[0] - half * 0.06, y - high * 0.72)], _SNOW, None)
    hatch(pen, tip, right, -0.5, 7, blend(SEPIA, _ROCK_DARK, 0.25))
    stroke(pen, [left, tip], toss, 3)
    stroke(pen, [tip, right], toss, 3.4)
    stroke(pen, [tip, (tip[0] + toss.about(0, 6), y - high * 0.55), low], toss, 2)


def furrows(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """A ploughed strip, or a stook of corn."""
    if toss.share() < 0.28:
        _stook(pen, x, y, size)
        return
    slant, flat = (0.5, 0.18) if toss.share() < 0.5 else (-0.5, 0.18)
    for number in range(5):
        shift = (number - 2) * size * 0.2
        start = (x - size * 0.5 + shift * 0.3, y + shift * 0.6 - slant * flat * size)
        stroke(pen, [start, (start[0] + size, start[1] + slant * flat * size)], toss, 1.8, FADED)


def _stook(pen: Pen, x: float, y: float, size: float) -> None:
    for lean in (-0.3, -0.1, 0.1, 0.3):
        pen.line([(x + lean * size, y), (x - lean * size * 0.4, y - size * 0.6)], _STRAW, 5)
        pen.line([(x + lean * size, y), (x - lean * size * 0.4, y - size * 0.6)], SEPIA, 1.5)
    pen.line([(x - size * 0.16, y - size * 0.3), (x + size * 0.16, y - size * 0.3)], SEPIA, 2.5)


def reeds(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """Rushes at the water, with ripples at their feet."""
    if toss.share() < 0.5:
        for number in range(2):
            _ripple(pen, x + toss.about(0, 8), y + number * 12 - 6, size * 0.4)
        return
    for number in range(5):
        lean = (number - 2) * 0.12
        pen.line([(x + lean * size * 0.5, y), (x + lean * size, y - size * toss.about(0.6, 0.15))], SEPIA, 2)
    _ripple(pen, x, y + 7, size * 0.35)


def _ripple(pen: Pen, x: float, y: float, reach: float) -> None:
    for side in (-1, 1):
        middle = x + side * reach * 0.5
        pen.arc((middle - reach * 0.5, y - 6, middle + reach * 0.5, y + 6), 0, 180, SEPIA, 1.8)


def tuft(pen: Pen, x: float, y: float, size: float, toss: Toss) -> None:
    """Grass."""
    for lean in (-0.25, 0.0, 0.25):
        pen.line([(x, y), (x + lean * size, y - size * toss.about(0.4, 0.1))], FADED, 1.8)
