"""R30: faces turned. A quarter turn clockwise maps (r, c) to (c, 6 - r), and exits N to E, E to S, S to W, W to N."""

from functools import cache

from cogs.deckbox_dungeons.content.quest_kinds import Side
from cogs.deckbox_dungeons.content.tables import FACES
from cogs.deckbox_dungeons.state.spots import MIDDLE, SIDES, SIZE, Spot

# R40: where spawned dice go, by their number in the picture: the point of interest, N, E, S, W, NE, SE, SW, NW.
PICTURE: tuple[Spot, ...] = ((0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
FARTHEST = SIZE - 1


def turned(spot: Spot, turns: int) -> Spot:
    """A space of a tile after so many quarter turns."""
    for _ in range(turns):
        spot = spot[1], FARTHEST - spot[0]
    return spot


@cache
def rows_of(face: str, turns: int) -> tuple[str, ...]:
    """The seven rows of a face as it lies."""
    rows = FACES[face].rows
    for _ in range(turns):
        rows = tuple("".join(rows[FARTHEST - r][c] for r in range(SIZE)) for c in range(SIZE))
    return rows


@cache
def exits_of(face: str, turns: int) -> tuple[Side, ...]:
    """The sides with an exit, as it lies."""
    found = {(SIDES.index(side) + turns) % 4 for side in SIDES if side in FACES[face].exits}
    return tuple(SIDES[number] for number in sorted(found))


@cache
def poi_of(face: str, turns: int) -> Spot:
    """The point of interest, in the tile's own rows and columns; the middle where a face shows none."""
    rows = rows_of(face, turns)
    return next(((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "P"), (MIDDLE, MIDDLE))


@cache
def picture(turns: int) -> tuple[Spot, ...]:
    """R40: the order of spawning as steps from the point of interest, turned with the tile."""
    steps = PICTURE
    for _ in range(turns):
        steps = tuple((c, -r) for r, c in steps)
    return steps
