"""A map-maker's hand: lines that tremble a little, hatching, and a toss that is the same on every machine."""

import hashlib
import math
from collections.abc import Sequence
from itertools import pairwise

from cogs.dead_throne.pictures.colours import SEPIA
from images.palette import Colour
from images.shapes import Pen, Point


class Toss:
    """Numbers from a hash."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def share(self) -> float:
        """The next number, 0 to 1."""
        self._count += 1
        digest = hashlib.sha256(f"{self._seed}:{self._count}".encode()).digest()
        return int.from_bytes(digest[:4], "big") / 2**32

    def about(self, middle: float, reach: float) -> float:
        return middle + (2 * self.share() - 1) * reach


def trembling(points: Sequence[Point], toss: Toss, reach: float = 2.5, step: float = 26) -> list[Point]:
    """The line in short strokes, none of them quite straight."""
    done = [points[0]]
    for (x, y), (end_x, end_y) in pairwise(points):
        count = max(1, round(math.hypot(end_x - x, end_y - y) / step))
        for number in range(1, count + 1):
            share = number / count
            shift = reach if number < count else reach / 2
            done.append((toss.about(x + (end_x - x) * share, shift), toss.about(y + (end_y - y) * share, shift)))
    return done


def stroke(pen: Pen, points: Sequence[Point], toss: Toss, weight: float = 2.5, colour: Colour = SEPIA) -> None:
    pen.line(trembling(points, toss), colour, weight)


def hatch(pen: Pen, top: Point, foot: Point, lean: float, count: int, colour: Colour = SEPIA) -> None:
    """Strokes that fall from a ridge, each a little to the right of the one before."""
    for number in range(count):
        share = (number + 0.6) / count
        x, y = top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share
        long = (1 - share * 0.55) * (foot[1] - top[1]) * 0.5
        pen.line([(x, y), (x + lean * long, min(foot[1], y + long))], colour, 1.6)


def dashed(pen: Pen, points: Sequence[Point], colour: Colour, weight: float, dash: float, gap: float) -> None:
    """A broken line along the points."""
    left, is_drawn, run = dash, True, [points[0]]
    for start, end in pairwise(points):
        far = math.dist(start, end)
        done = 0.0
        while far - done > left:
            done += left
            spot = (start[0] + (end[0] - start[0]) * done / far, start[1] + (end[1] - start[1]) * done / far)
            if is_drawn:
                pen.line([*run, spot], colour, weight)
            is_drawn, run, left = not is_drawn, [spot], gap if is_drawn else dash
        left -= far - done
        run.append(end)
    if is_drawn and len(run) > 1:
        pen.line(run, colour, weight)


def curve(start: Point, end: Point, bend: float, pieces: int = 16) -> list[Point]:
    """From one point to the other, bending to the left by a share of the way."""
    (x, y), (far_x, far_y) = start, end
    mid = ((x + far_x) / 2 + (far_y - y) * bend, (y + far_y) / 2 - (far_x - x) * bend)
    line = []
    for number in range(pieces + 1):
        t = number / pieces
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        line.append((a * x + b * mid[0] + c * far_x, a * y + b * mid[1] + c * far_y))
    return line


def smooth(points: Sequence[Point], pieces: int = 10) -> list[Point]:
    """A line that bends gently through all the points."""
    ends = [points[0], *points, points[-1]]
    line = [points[0]]
    for one, start, end, other in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for number in range(1, pieces + 1):
            t = number / pieces
            line.append(
                (_between(one[0], start[0], end[0], other[0], t), _between(one[1], start[1], end[1], other[1], t))
            )
    return line


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    """Catmull-Rom's spline."""
    bend = (2 * before - 5 * start + 4 * end - after) * t * t + (3 * start - before - 3 * end + after) * t**3
    return 0.5 * (2 * start + (end - before) * t + bend)
