"""Line of sight, exact in whole numbers (R56 to R59, A1).

Spaces are squares, their corners lattice points: the space (r, c) reaches from corner (r, c) to corner (r + 1, c + 1).
A line from a corner of one space to a corner of the other is clear if it touches no blocking square between its ends,
borders and corners included; and it may not begin or end where two blocking squares meet only diagonally (the pinch).
"""

from collections.abc import Iterator, Set
from functools import cache
from typing import NamedTuple

from cogs.deckbox_dungeons.rules.map.ground import Ground
from cogs.deckbox_dungeons.state.spots import Spot

CORNERS: tuple[Spot, ...] = ((0, 0), (0, 1), (1, 0), (1, 1))


class Pinch(NamedTuple):
    """A corner at the end of a line: it is pinched if both `beside` block and `across` does not.

    None across: one of the own two spaces lies there, which never blocks.
    """

    beside: tuple[Spot, Spot]
    across: Spot | None


class Line(NamedTuple):
    """A line from a space to one so far away: the squares it touches between its ends, and its two ends."""

    touches: tuple[Spot, ...]
    pinches: tuple[Pinch, ...]


class ClearLine(NamedTuple):
    """A line on a map that no wall blocks: which floor must be free of foes, and which pinches foes would close."""

    floor: frozenset[Spot]
    pinches: tuple[tuple[frozenset[Spot], Spot | None], ...]

    def is_clear(self, foes: Set[Spot]) -> bool:
        return self.floor.isdisjoint(foes) and not any(
            beside <= foes and (across is None or across not in foes) for beside, across in self.pinches
        )


def sees(ground: Ground, one: Spot, other: Spot, foes: Set[Spot]) -> bool:
    """R57: is there a clear line? `foes`: where those stand who block the one who looks; allies do not."""
    found = ground.lines.get((one, other))
    if found is None:
        found = ground.lines[one, other] = _clear_lines(ground, one, other)
    if found is True:  # a line that touches no floor that anybody could stand on
        return True
    return any(line.is_clear(foes) for line in found)  # type: ignore[attr-defined]


def _clear_lines(ground: Ground, one: Spot, other: Spot) -> object:
    """The lines that no wall blocks, those of few squares first; True where one of them can never be blocked."""
    (row, column), marks = one, ground.marks
    found: dict[ClearLine, None] = {}
    for line in lines_to(other[0] - row, other[1] - column):
        touched = [(row + r, column + c) for r, c in line.touches]
        if not all(spot in marks for spot in touched):
            continue
        pinches = [_pinch_at(ground, one, pinch) for pinch in line.pinches]
        if (frozenset(), None) in pinches:
            continue
        clear = ClearLine(frozenset(touched), tuple(pinch for pinch in pinches if pinch is not None))
        if not clear.floor and not clear.pinches:
            return True
        found[clear] = None
    return tuple(sorted(found, key=lambda line: (len(line.floor), len(line.pinches))))


def _pinch_at(ground: Ground, one: Spot, pinch: Pinch) -> tuple[frozenset[Spot], Spot | None] | None:
    """The floor beside the corner that foes would have to take to pinch it; none at all where walls do.

    None: it can never be pinched, as what lies across is wall, so that the squares meet along their sides as well.
    """
    row, column = one
    across = pinch.across and (row + pinch.across[0], column + pinch.across[1])
    if across is not None and across not in ground.marks:
        return None
    beside = ((row + r, column + c) for r, c in pinch.beside)
    return frozenset(spot for spot in beside if spot in ground.marks), across


@cache
def lines_to(down: int, right: int) -> tuple[Line, ...]:
    """Every line from the space (0, 0) to the one so far away, the shortest first; own two spaces never block."""
    own = {(0, 0), (down, right)}
    ends = [(a, (down + r, right + c)) for a in CORNERS for r, c in CORNERS]
    lines = [_line(a, b, own) for a, b in sorted(ends, key=_length) if a != b]
    return tuple(dict.fromkeys(lines))


def _line(a: Spot, b: Spot, own: set[Spot]) -> Line:
    touched = tuple(square for square in touched_by(a, b) if square not in own)
    return Line(touched, tuple(pinch for corner in (a, b) for pinch in _pinches(corner, own)))


def _pinches(corner: Spot, own: set[Spot]) -> Iterator[Pinch]:
    """The pairs of squares that meet only diagonally at this corner, where neither is one of the own two."""
    row, column = corner
    nw, ne, sw, se = (row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)
    for beside, others in (((nw, se), (ne, sw)), ((ne, sw), (nw, se))):
        if own.isdisjoint(beside):
            across = [square for square in others if square not in own]
            yield Pinch(beside, across[0] if across else None)


def touched_by(a: Spot, b: Spot) -> Iterator[Spot]:
    """The closed squares that the segment touches between its two ends."""
    top, bottom = sorted((a[0], b[0]))
    left, right = sorted((a[1], b[1]))
    if top == bottom:
        yield from ((row, column) for row in (top - 1, top) for column in range(left, right))
        return
    if left == right:
        yield from ((row, column) for row in range(top, bottom) for column in (left - 1, left))
        return
    for row in range(top, bottom):
        for column in range(left, right):
            sides = [_side(a, b, (row + r, column + c)) for r, c in CORNERS]
            if min(sides) <= 0 <= max(sides):
                yield row, column


def _side(a: Spot, b: Spot, point: Spot) -> int:
    """On which side of the line the point lies; 0: on it."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _length(ends: tuple[Spot, Spot]) -> tuple[int, tuple[Spot, Spot]]:
    (top, left), (bottom, right) = ends
    return (bottom - top) ** 2 + (right - left) ** 2, ends
