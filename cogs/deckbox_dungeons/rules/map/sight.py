"""Line of sight, exact in whole numbers (R56 to R59, A1).

Spaces are squares, their corners lattice points: the space (r, c) reaches from corner (r, c) to corner (r + 1, c + 1).
A line from a corner of one space to a corner of the other is clear if it touches no blocking square between its ends,
borders and corners included; and it may not begin or end where two blocking squares meet only diagonally (the pinch).

Sets of squares are whole numbers with a bit for each square, row by row, so that a line is tried at once. The lines
from one space to another so far off are found once, and laid over the map's walls and foes.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple

from cogs.deckbox_dungeons.rules.map.ground import ROW, Ground
from cogs.deckbox_dungeons.state.spots import Spot

CORNERS: tuple[Spot, ...] = ((0, 0), (0, 1), (1, 0), (1, 1))


class Pinch(NamedTuple):
    """A corner at the end of a line: it is pinched if both squares `beside` block and `across` does not."""

    beside: int
    across: int  # 0: one of the own two spaces lies there, which never blocks


class Line(NamedTuple):
    """The squares a line touches between its ends, and its two ends."""

    touches: int
    pinches: tuple[Pinch, ...]


class Lines(NamedTuple):
    """Every line from a space to another so far away. The bits count from `base`, which is relative to the first."""

    base: Spot
    window: int  # all the squares that matter for any of them
    lines: tuple[Line, ...]


def sees(ground: Ground, one: Spot, other: Spot, foes: AbstractSet[Spot]) -> bool:
    """R57: is there a clear line? `foes`: where those stand who block the one who looks; allies do not."""
    known = ground.seen(foes)
    found = known.pairs.get((one, other))
    if found is None:
        found = known.pairs[one, other] = _has_clear_line(ground, one, other, known.blocked)
    return found


def _has_clear_line(ground: Ground, one: Spot, other: Spot, blocked: int) -> bool:
    row, column = one
    (up, left), window, lines = lines_to(other[0] - row, other[1] - column)
    blocked = (blocked >> ground.bit(row + up, column + left)) & window
    for touches, pinches in lines:
        if blocked & touches:
            continue
        for beside, across in pinches:
            if blocked & beside == beside and not blocked & across:
                break
        else:
            return True
    return False


@cache
def lines_to(down: int, right: int) -> Lines:
    """Every line from the space (0, 0) to the one so far away, the shortest first; own two spaces never block."""
    base = min(0, down) - 1, min(0, right) - 1
    own = {(0, 0), (down, right)}
    free = ~sum({_bit(spot, base) for spot in own})
    ends = [(a, (down + r, right + c)) for a in CORNERS for r, c in CORNERS]
    lines = [
        Line(_touched(a, b, base) & free, tuple(_pinches(a, own, base)) + tuple(_pinches(b, own, base)))
        for a, b in sorted(ends, key=_length)
        if a != b
    ]
    window = 0
    for touches, pinches in lines:
        for beside, across in pinches:
            window |= beside | across
        window |= touches
    return Lines(base, window, tuple(dict.fromkeys(lines)))


def _bit(spot: Spot, base: Spot) -> int:
    return 1 << ((spot[0] - base[0]) * ROW + spot[1] - base[1])


def _length(ends: tuple[Spot, Spot]) -> tuple[int, tuple[Spot, Spot]]:
    (top, left), (bottom, right) = ends
    return (bottom - top) ** 2 + (right - left) ** 2, ends


def _pinches(corner: Spot, own: set[Spot], base: Spot) -> Iterator[Pinch]:
    """The pairs of squares that meet only diagonally at this corner, where neither is one of the own two."""
    row, column = corner
    nw, ne, sw, se = (row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)
    for beside, others in (((nw, se), (ne, sw)), ((ne, sw), (nw, se))):
        if own.isdisjoint(beside):
            across = [_bit(square, base) for square in others if square not in own]
            yield Pinch(sum(_bit(square, base) for square in beside), across[0] if across else 0)


def _touched(a: Spot, b: Spot, base: Spot) -> int:
    """The squares touched by the segment between its two ends, counted from `base`."""
    down, right = b[0] - a[0], b[1] - a[1]
    row, column = a[0] + min(0, down) - 1 - base[0], a[1] + min(0, right) - 1 - base[1]
    return touched_by(down, right) << (row * ROW + column)


@cache
def touched_by(down: int, right: int) -> int:
    """The closed squares that a segment from (0, 0) to (down, right) touches between its two ends.

    The bits count from the square up and left of all that it could touch.
    """
    base = min(0, down) - 1, min(0, right) - 1
    return sum(_bit(square, base) for square in _squares(down, right))


def _squares(down: int, right: int) -> Iterator[Spot]:
    """Along a side of squares those on both sides; else in each row those between where it comes and goes."""
    if down == 0:
        yield from ((row, column) for row in (-1, 0) for column in range(min(0, right), max(0, right)))
        return
    if right == 0:
        yield from ((row, column) for row in range(min(0, down), max(0, down)) for column in (-1, 0))
        return
    for row in range(min(0, down), max(0, down)):
        first, last = sorted((row * right * _sign(down), (row + 1) * right * _sign(down)))
        least, most = -(-first // abs(down)) - 1, last // abs(down)  # a corner that is only grazed counts (R59)
        for column in range(max(least, min(0, right)), min(most, max(0, right) - 1) + 1):
            yield row, column


def _sign(number: int) -> int:
    return 1 if number > 0 else -1
