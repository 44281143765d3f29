"""The map as it lies: what each space is, where one can step, which tiles are joined (R28 to R31, R34 to R37).

It follows from the tiles alone, so it is made once for each map and kept.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from bot.kit.squares import apart
from cogs.deckbox_dungeons.content.quest_kinds import Side
from cogs.deckbox_dungeons.rules.map.turning import exits_of, picture, poi_of, rows_of
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import HALF_SPOTS, PITCH, SIDES, SIZE, STEPS, Cell, Spot, around

WALL, WATER, PIT, START, DOORWAY = "#", "~", "o", "E", "="
ROW = 72  # bits of a row of squares in a set of squares: more than eight tiles in a row, and what is round them
WADING = 2  # R34: what water costs
MOST_SETS = 64  # sets of squares that are remembered
MOST_MAPS = 64  # that are remembered, with all that was found on them: about half a megabyte each
Lie: TypeAlias = tuple[str, int, int, int]  # a tile's face, cell and turns
Footing: TypeAlias = dict[Spot, tuple[tuple[Spot, int], ...]]  # by space: each space one step on, and its price
Falls: TypeAlias = dict[Spot, tuple[Spot, ...]]  # by space: the pits one step on
SEALED: Side = "s"  # R8: the start tile's arrow is the sealed way out


class Half(NamedTuple):
    """An unexplored half space: where it is, of which tile, and on which side."""

    spot: Spot
    tile: int
    side: Side


class Ground:
    """`marks` by space, for all that is not wall. `homes`: the tiles a space belongs to; a doorway has two (R28)."""

    def __init__(self, lies: tuple[Lie, ...], *, can_explore: bool) -> None:
        self.lies = lies
        self.cells: dict[Cell, int] = {(x, y): number for number, (_, x, y, _) in enumerate(lies)}
        self.marks: dict[Spot, str] = {}
        self.homes: dict[Spot, tuple[int, ...]] = {}
        self.joined: list[set[int]] = [{number} for number in range(len(lies))]  # with itself (A14)
        self.halves: dict[Spot, Half] = {}
        for number, (face, x, y, turns) in enumerate(lies):
            self._lay(number, rows_of(face, turns), x, y)
        for number in range(len(lies)):
            self._open(number, can_explore=can_explore)
        self.prices = {spot: WADING if mark == WATER else 1 for spot, mark in self.marks.items()}
        self.steps = {spot: tuple(self._steps(spot)) for spot in self.marks}
        self.exits = self._exits()
        near = {homes: frozenset[int]().union(*(self.joined[n] for n in homes)) for homes in set(self.homes.values())}
        self._near = {spot: near[homes] for spot, homes in self.homes.items()}
        self.ranges = {spot: frozenset(h) if len(h) > 1 else near[h] for spot, h in self.homes.items()}
        self._pois = [_offset(poi_of(face, turns), x, y) for face, x, y, turns in lies]
        self.starts = [spot for spot, mark in self.marks.items() if mark == START]
        self._corner = min(r for r, _ in self.marks) - 2, min(c for _, c in self.marks) - 2
        self.walls = self._all_walls()  # as a set of squares; see `sight`
        self._squares: dict[frozenset[Spot], int] = {}
        self.views: dict[Spot, Any] = {}  # what `sight` has found of the lines to a space
        self.shots: dict[Spot, Any] = {}  # what `targets` has found: from where it could be shot at, but for foes
        self.ways: dict[object, Any] = {}  # what `walking` has found
        self.reached: dict[object, Any] = {}  # where a hero can go, as it was last asked
        self._footings: dict[tuple[bool, bool], tuple[Footing, Falls]] = {}
        self._places: dict[int, tuple[Spot, ...]] = {}

    def poi(self, tile: int) -> Spot:
        """The point of interest of a tile (R19)."""
        return self._pois[tile]

    def spaces_of(self, tile: int) -> list[Spot]:
        """The tile's own spaces, top row first, then leftmost; without doorways."""
        _, x, y, _ = self.lies[tile]
        spots = ((PITCH * y + r, PITCH * x + c) for r in range(SIZE) for c in range(SIZE))
        return [spot for spot in spots if spot in self.marks]

    def share_tile(self, one: Spot, other: Spot) -> bool:
        """R85: a unit in a doorway is in both tiles."""
        return not set(self.homes[one]).isdisjoint(self.homes[other])

    def bit(self, row: int, column: int) -> int:
        """Which bit is this square's, in a set of squares; see `sight`."""
        return (row - self._corner[0]) * ROW + column - self._corner[1]

    def squares(self, spots: frozenset[Spot]) -> int:
        """These spaces as a set of squares."""
        found = self._squares.get(spots)
        if found is None:
            if len(self._squares) >= MOST_SETS:
                self._squares.clear()
            found = self._squares[spots] = sum([1 << self.bit(row, column) for row, column in spots])
        return found

    def places(self, tile: int) -> tuple[Spot, ...]:
        """R40, R41: where dice stand up: in the order of the picture, turned with the tile; then the rest of it.

        Of the rest the nearest first, then top row, then leftmost. Pits are no place.
        """
        if tile not in self._places:
            row, column = self.poi(tile)
            drawn = [(row + r, column + c) for r, c in picture(self.lies[tile][3])]
            own = [spot for spot in self.spaces_of(tile) if self.marks[spot] != PIT]
            rest = sorted(own, key=lambda spot: (apart(spot, (row, column)), spot))
            self._places[tile] = tuple(dict.fromkeys([*(spot for spot in drawn if spot in own), *rest]))
        return self._places[tile]

    def _all_walls(self) -> int:
        """Everything but floor, as far as a line between two spaces of the map could touch."""
        rows = max(r for r, _ in self.marks) - self._corner[0] + 3
        floor = [0] * rows
        for row, column in self.marks:
            floor[row - self._corner[0]] |= 1 << column - self._corner[1]
        return ((1 << rows * ROW) - 1) & ~sum([bits << number * ROW for number, bits in enumerate(floor)])

    def footing(self, *, fears_pits: bool, wades: bool) -> tuple[Footing, Falls]:
        """Where one can step who fears pits or not, and for whom water is deep or not; and where one would fall."""
        found = self._footings.get((fears_pits, wades))
        if found is None:
            dry: Footing = {}
            for spot, steps in self.steps.items():
                firm = [(to, price) for to, mark, price in steps if mark != PIT or not fears_pits]
                dry[spot] = tuple(firm if wades else [(to, 1) for to, _ in firm])
            pits = {spot: tuple([to for to, mark, _ in steps if mark == PIT]) for spot, steps in self.steps.items()}
            falls = {spot: near for spot, near in pits.items() if near and fears_pits}
            found = self._footings[fears_pits, wades] = dry, falls
        return found

    def near(self, one: Spot, other: Spot) -> bool:
        """In the same tile or an adjacent one (A14, A24)."""
        return not self._near[one].isdisjoint(self.homes[other])

    def in_range(self, one: Spot, other: Spot) -> bool:
        """R63: the same for a shot; R64: from a doorway that is its two tiles and no others."""
        return not self.ranges[one].isdisjoint(self.homes[other])

    def _steps(self, spot: Spot) -> Iterable[tuple[Spot, str, int]]:
        """Each space one step on: what it is, and what entering it costs (R34)."""
        return ((to, self.marks[to], self.prices[to]) for to in around(spot) if to in self.marks)

    def _exits(self) -> dict[Spot, list[Half]]:
        """The half spaces one step from a space."""
        found: dict[Spot, list[Half]] = {}
        for half in self.halves.values():
            for spot in around(half.spot):
                if spot in self.marks and self.homes[spot] == (half.tile,):
                    found.setdefault(spot, []).append(half)
        return found

    def _lay(self, number: int, rows: tuple[str, ...], x: int, y: int) -> None:
        for r, row in enumerate(rows):
            for c, mark in enumerate(row):
                if mark != WALL:
                    spot = PITCH * y + r, PITCH * x + c
                    self.marks[spot], self.homes[spot] = mark, (number,)

    def _open(self, number: int, *, can_explore: bool) -> None:
        """R28, R31: both sides have an exit: a doorway; one only: wall; nothing lies there: a half space."""
        for side, spot, beyond in half_spaces(self.lies, number):
            other = self.cells.get(beyond)
            if other is None:
                if can_explore:
                    self.halves[spot] = Half(spot, number, side)
            elif _opposite(side) in exits_of_lie(self.lies, other):
                self.marks[spot], self.homes[spot] = DOORWAY, tuple(sorted((number, other)))
                self.joined[number].add(other)
                self.joined[other].add(number)


def _offset(spot: Spot, x: int, y: int) -> Spot:
    """A tile's own row and column, as they are on the map (R29)."""
    return spot[0] + PITCH * y, spot[1] + PITCH * x


def exits_of_lie(lies: tuple[Lie, ...], number: int) -> tuple[Side, ...]:
    """The exits of a tile as it lies; the start tile's arrow is none (R8)."""
    face, _, _, turns = lies[number]
    return tuple(side for side in exits_of(face, turns) if number or side != SEALED)


def half_spaces(lies: tuple[Lie, ...], number: int) -> Iterable[tuple[Side, Spot, Cell]]:
    """For each exit of a tile: its side, its half space, and the cell beyond."""
    _, x, y, _ = lies[number]
    for side in exits_of_lie(lies, number):
        (row, column), (down, right) = HALF_SPOTS[side], STEPS[side]
        yield side, (PITCH * y + row, PITCH * x + column), (x + right, y + down)


def has_open_exit(lies: tuple[Lie, ...]) -> bool:
    """R32: is there an exit at which nothing lies yet?"""
    cells = {(x, y) for _, x, y, _ in lies}
    return any(beyond not in cells for number in range(len(lies)) for _, _, beyond in half_spaces(lies, number))


def lies_of(tiles: Iterable[Tile]) -> tuple[Lie, ...]:
    return tuple([(tile.face, tile.x, tile.y, tile.turns) for tile in tiles])


def ground_of(tiles: Iterable[Tile], *, can_explore: bool) -> Ground:
    """The ground of these tiles. Without tiles to draw every half space is wall (R32)."""
    return _ground(lies_of(tiles), can_explore)


@lru_cache(maxsize=MOST_MAPS)
def _ground(lies: tuple[Lie, ...], can_explore: bool) -> Ground:  # noqa: FBT001 - a key of the cache
    return Ground(lies, can_explore=can_explore)


def _opposite(side: Side) -> Side:
    return SIDES[(SIDES.index(side) + 2) % 4]
