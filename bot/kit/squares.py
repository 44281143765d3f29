"""Maps of square cells: their sides, what lies beyond them, quarter turns, distances.

x grows eastwards, y southwards; a side is a number, clockwise from north. Bag of Dungeon lays tiles by it (R13, R14);
Deckbox Dungeons counts spaces (R63), P52 measures range (R66).
"""

from collections.abc import Iterable
from typing import Literal

Cell = tuple[int, int]
Direction = Literal["north", "east", "south", "west"]

SIDES = (0, 1, 2, 3)
DIRECTIONS: tuple[Direction, ...] = ("north", "east", "south", "west")  # what the sides are called
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def opposite(side: int) -> int:
    return (side + 2) % 4


def turned(sides: Iterable[int], turns: int) -> tuple[int, ...]:
    """These sides after so many quarter turns clockwise, in order."""
    return tuple(sorted((side + turns) % 4 for side in sides))


def beyond(cell: Cell, side: int) -> Cell:
    """The next cell on that side."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def apart(one: Cell, other: Cell) -> int:
    """Steps from cell to cell, never diagonally, whatever lies between (R63 of Deckbox Dungeons, R66 of P52)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
