"""Spots and steps: the ground is the set of a room's spots, all else is gap and solid (R19).

Where places are equal, up comes first, then left, right, down (R13, R100).
"""

from collections.abc import Iterable

from bot.kit.squares import apart
from cogs.p52.content.places import Cell

Ground = frozenset[Cell]
STEPS: tuple[Cell, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))


def around(ground: Ground, cell: Cell) -> list[Cell]:
    """The spots one step on: up, left, right, down (R36)."""
    x, y = cell
    return [place for dx, dy in STEPS if (place := (x + dx, y + dy)) in ground]


def farthest(cells: Iterable[Cell], start: Cell) -> Cell:
    """The largest |dx| + |dy| from the start; of equal ones the higher on the map, then the further left (R14)."""
    return min(cells, key=lambda cell: (-apart(cell, start), cell[1], cell[0]))
