"""The types of rooms and of the patterns for random ones (5.7, 5.8). Spots are (column, row), (0, 0) at the top left.

The letters: S start, X exit, . path, # gap, O obstructed, H hidden, T trap, C chest, e enemy, d two enemies with four
or more characters (else one), f enemy with four or more, g with three or more, M minor boss, B major boss, K key, Q the
special chest with an enemy.
"""

from typing import Literal

from msgspec import Struct

Cell = tuple[int, int]
Letter = str
Light = Literal["lit", "dark", "day", "night"]

GAP, START, EXIT = "#", "S", "X"  # "." is a path, O obstructed, H hidden, T a trap, C a chest
ENEMY, TWO, THREE_UP, FOUR_UP, MINOR, MAJOR, KEY, SPECIAL = "e", "d", "g", "f", "M", "B", "K", "Q"


def cells_of(rows: tuple[str, ...]) -> dict[Cell, Letter]:
    """The spots of a text grid, row by row, each with its letter; gaps are none."""
    return {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != GAP}


def found(rows: tuple[str, ...], letter: Letter) -> Cell | None:
    return next((cell for cell, one in cells_of(rows).items() if one == letter), None)


def is_symmetric(rows: tuple[str, ...]) -> bool:
    """Is it the same in the mirror?"""
    return all(row == row[::-1] for row in rows)


def enemies_for(letter: Letter, characters: int) -> int:
    """How many Enemy cards a spot asks for (R16, 5.7); the boss on it is not counted."""
    least = {ENEMY: 1, SPECIAL: 1, TWO: 1, THREE_UP: 3, FOUR_UP: 4}.get(letter)
    if least is None or characters < least:
        return 0
    return 2 if letter == TWO and characters >= 4 else 1


class RoomKind(Struct, frozen=True):
    key: str
    light: Light
    rows: tuple[str, ...]
    is_barred: bool = False  # R15: until every spot is face up and every enemy gone
    minor: str = ""
    major: str = ""

    @property
    def start(self) -> Cell:
        return next(cell for cell, letter in cells_of(self.rows).items() if letter == START)

    @property
    def exit(self) -> Cell | None:
        return found(self.rows, EXIT)


class TemplateKind(Struct, frozen=True):
    key: str
    rows: tuple[str, ...]
