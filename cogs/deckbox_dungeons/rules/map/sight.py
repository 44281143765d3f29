"""Line of sight, exact in whole numbers (R56 to R59, A1).

Spaces are squares, their corners lattice points: the space (r, c) reaches from corner (r, c) to corner (r + 1, c + 1).
A line from a corner of one space to a corner of the other is clear if it touches no blocking square between its ends,
borders and corners included; and it may not begin or end where two blocking squares meet only diagonally (the pinch).

Sets of squares are whole numbers with a bit for each square, row by row, so that a line is tried at once. The lines
from one space to another so far off are found once, and laid over the map's walls and foes.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, reduce
from operator import and_, or_
from typing import NamedTuple

from cogs.deckbox_dungeons.rules.map.ground import ROW, Ground
from cogs.deckbox_dungeons.state.spots import Spot

MOST_KNOWN = 1 << 12
CORNERS: tuple[Spot, ...] = ((0, 0), (0, 1), (1, 0), (1, 1))


class Pinch(NamedTuple):
    """A corner at the end of a line: it is pinched if both squares `beside` block and `across` does not."""

    beside: int
    across: int  # 0: one of the own two spaces lies there, which never blocks


class Line(NamedTuple):
    """The squares a line touches between its ends, and its two ends."""

    touches: int
    pinches: tuple[Pinch, ...]


class Fan(NamedTuple):
    """The lines from one corner, and the squares that every one of them touches."""

    common: int
    lines: tuple[Line, ...]


class Lines(NamedTuple):
    """Every line from a space to another so far away. The bits count from `base`, which is relative to the first."""

    base: Spot
    window: int  # all the squares that matter for any of them
    fans: tuple[Fan, ...]


class View(NamedTuple):
    """What the map's walls leave of the lines from a space to another. Its bits count from `shift`."""

    shift: int
    window: int
    walls: int
    lines: tuple[Line, ...]
    is_clear: bool  # while no foe stands in the window


def sees(ground: Ground, one: Spot, other: Spot, foes: frozenset[Spot]) -> bool:
    """R57: is there a clear line? `foes`: where those stand who block the one who looks; allies do not."""
    view = view_of(ground, one, other)
    return view is not None and is_clear(view, ground.squares(foes))


def is_clear(view: View, foes: int) -> bool:
    """Is a line left that no foe blocks, and that begins and ends in no pinch?"""
    shift, window, walls, lines, is_free = view
    foes = (foes >> shift) & window
    return _is_any_clear(lines, walls | foes) if foes else is_free


def view_of(ground: Ground, one: Spot, other: Spot) -> View | None:
    """None where walls touch every line. Found once for each two spaces of a map."""
    views = ground.views.get(other)
    if views is None:
        views = ground.views[other] = {}
    if one not in views:
        views[one] = _view(ground, one, other)
    view: View | None = views[one]
    return view


def _view(ground: Ground, one: Spot, other: Spot) -> View | None:
    row, column = one
    down, right = other[0] - row, other[1] - column
    (up, left), window, _ = lines_to(down, right)
    shift = ground.bit(row + up, column + left)
    walls = (ground.walls >> shift) & window
    lines, is_clear = _left(down, right, walls)
    return View(shift, window, walls, lines, is_clear) if lines else None


@lru_cache(maxsize=MOST_KNOWN)
def _left(down: int, right: int, walls: int) -> tuple[tuple[Line, ...], bool]:
    """The lines that these walls leave, and whether one of them is clear. Tiles recur, and so do their walls."""
    fans = lines_to(down, right).fans
    lines = [line for common, lines in fans if not walls & common for line in lines if not walls & line[0]]
    return tuple(lines), _is_any_clear(lines, walls)


def _is_any_clear(lines: Iterable[Line], blocked: int) -> bool:
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
    ends = [(a, (down + r, right + c)) for a in CORNERS for r, c in CORNERS]
    fans: dict[Spot, list[Line]] = {}
    for a, b in sorted(ends, key=_length):
        if a != b:
            fans.setdefault(a, []).append(_line(a, b, own, base))
    lines = [line for fan in fans.values() for line in fan]
    squares = [line.touches for line in lines] + [
        square for line in lines for pinch in line.pinches for square in pinch
    ]
    return Lines(base, reduce(or_, squares), tuple(_fan(fan) for fan in fans.values()))


def _fan(lines: list[Line]) -> Fan:
    return Fan(reduce(and_, [line.touches for line in lines]), tuple(dict.fromkeys(lines)))


def _line(a: Spot, b: Spot, own: set[Spot], base: Spot) -> Line:
    free = ~sum(_bit(spot, base) for spot in own)
    pinches = [pinch for corner in (a, b) for pinch in _pinches(corner, own, base)]
    return Line(_touched(a, b, base) & free, tuple(pinches))


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
