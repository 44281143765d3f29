"""Line of sight, exact in whole numbers (R67 to R69).

The segment between two centres must not cross the inside of a gap; through a corner it passes unless both spots beside
that corner are gaps. What a line needs is found once for each distance, and laid over the ground.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from cogs.p52.content.places import Cell
from cogs.p52.rules.rooms.spots import Ground


class Line(NamedTuple):
    """What must be spot, counted from where the line begins."""

    through: tuple[Cell, ...]  # the cells whose inside it crosses, between its ends
    corners: tuple[tuple[Cell, Cell], ...]  # the two cells beside each corner it passes: one of them at least


@lru_cache(maxsize=1 << 16)
def sees(ground: Ground, one: Cell, other: Cell) -> bool:
    """R68, R69: sight is mutual. Who stands in between, and faces that are down, do not matter."""
    x, y = one
    through, corners = line_to(other[0] - x, other[1] - y)
    if any((x + dx, y + dy) not in ground for dx, dy in through):
        return False
    return all((x + ax, y + ay) in ground or (x + bx, y + by) in ground for (ax, ay), (bx, by) in corners)


@cache
def line_to(across: int, down: int) -> Line:
    """The line from (0, 0) to the cell so far off. Counted in half cells: centres are even, corners odd."""
    right, below = (1 if across > 0 else -1), (1 if down > 0 else -1)
    cells = [(x, y) for x in range(0, across + right, right) for y in range(0, down + below, below)]
    ends = {(0, 0), (across, down)}
    through = tuple(cell for cell in cells if cell not in ends and _is_crossed(cell, across, down))
    corners = [
        ((x + right, y), (x, y + below))
        for x, y in cells
        if (x, y) != (across, down) and _side((2 * x + right, 2 * y + below), across, down) == 0
    ]
    return Line(through, tuple(corners) if across and down else ())


def _is_crossed(cell: Cell, across: int, down: int) -> bool:
    """Do its corners lie on both sides of the line?"""
    x, y = 2 * cell[0], 2 * cell[1]
    sides = [_side((x + dx, y + dy), across, down) for dx in (-1, 1) for dy in (-1, 1)]
    return min(sides) < 0 < max(sides)


def _side(point: Cell, across: int, down: int) -> int:
    """On which side of the line a point lies; 0: on it."""
    return point[0] * down - point[1] * across
