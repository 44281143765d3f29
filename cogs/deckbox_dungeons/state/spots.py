"""Spaces of the map: (row, column), rows growing southwards, columns eastwards (R29), and what people call them."""

from functools import cache

from cogs.deckbox_dungeons.content.quest_kinds import Side

Spot = tuple[int, int]
Cell = tuple[int, int]  # of the lattice of tiles: (x, y), x growing eastwards, y southwards

SIZE = 7  # a tile's spaces in a row
PITCH = SIZE + 1  # from one tile to the next, with the wall strip between
MIDDLE = SIZE // 2

SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
STEPS: dict[Side, Spot] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
HALF_SPOTS: dict[Side, Spot] = {"n": (-1, MIDDLE), "e": (MIDDLE, SIZE), "s": (SIZE, MIDDLE), "w": (MIDDLE, -1)}

FIRST_ROW, FIRST_COLUMN = 60, 9  # what row 0 and column 0 of the start tile are called: J60


def heading(start: Spot, spot: Spot) -> Side:
    """On which side of the start it lies, mostly."""
    down, right = spot[0] - start[0], spot[1] - start[1]
    if abs(down) >= abs(right):
        return "s" if down > 0 else "n"
    return "e" if right > 0 else "w"


def around(spot: Spot) -> tuple[Spot, ...]:
    """The four spaces orthogonally next to it: N, E, S, W."""
    row, column = spot
    return (row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)


def beside(spot: Spot) -> tuple[Spot, ...]:
    """The eight spaces next to it, diagonals included."""
    row, column = spot
    return tuple((row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)


@cache
def label(spot: Spot) -> str:
    """Its coordinate, which never changes: columns A to Z, further west WA, WB …, east EA, EB …; then the row."""
    row, column = spot[0] + FIRST_ROW, spot[1] + FIRST_COLUMN
    if column < 0:
        return f"W{_letters(-column - 1)}{row}"
    return f"{chr(65 + column)}{row}" if column < 26 else f"E{_letters(column - 26)}{row}"


def _letters(number: int) -> str:
    return chr(65 + number) if number < 26 else chr(64 + number // 26) + chr(65 + number % 26)


@cache
def key_of(spot: Spot) -> str:
    """In option keys, where only small letters and digits may stand: `m60`."""
    return label(spot).lower()
