"""Seats around a table seen from above, for 3 to 16: where each sits and what room is left in the middle."""

from functools import lru_cache
from typing import Literal, NamedTuple

WIDTH = 1200  # px; every board is this wide
EDGE = 62  # px from the page's edge to the outermost block
GAP = 36  # px between blocks, room for what hangs out of them

Side = Literal["bottom", "left", "top", "right"]


class Block(NamedTuple):
    """The room one seat takes, in px."""

    width: int
    height: int


ROOMY = Block(264, 300)
CLOSE = Block(226, 226)  # as low as tight ones, with room for a badge on the plate
TIGHT = Block(214, 226)
LITTLE = Block(176, 164)


class Place(NamedTuple):
    """The middle of a seat's block and the side of the table it is on."""

    x: float
    y: float
    side: Side


class Ring(NamedTuple):
    """Places run clockwise: whoever sits there has the next place on the left hand."""

    height: int
    block: Block
    places: tuple[Place, ...]
    middle: tuple[float, float, float, float]  # the free box: left, top, right, bottom

    @property
    def is_tight(self) -> bool:
        """Is there no room for a badge beside a name?"""
        return self.block in (TIGHT, LITTLE)


class _Plan(NamedTuple):
    """How many seats: `rows` down each side, besides those at the bottom; `bottom` and `top` along those edges."""

    rows: int
    bottom: int
    top: int = 0


_PLANS = {
    3: _Plan(1, 1),
    4: _Plan(1, 2),
    5: _Plan(1, 3),
    6: _Plan(1, 4),
    7: _Plan(2, 3),
    8: _Plan(2, 4),
    9: _Plan(2, 5),
    10: _Plan(3, 4),
    11: _Plan(3, 5),
    12: _Plan(3, 5, 1),
    13: _Plan(3, 5, 2),
    14: _Plan(3, 5, 3),
    15: _Plan(4, 5, 2),
    16: _Plan(4, 5, 3),
}
_CORNERED = 2  # so many on the near side sit in its corners, and the middle reaches down between them
MOST_ROOMY = 8  # from here on the blocks are tight
_LEAST_MIDDLE = 504  # px of height
_CROWDED_MIDDLE = 560  # where four and more sit side by side, more lies in the middle, too
_NEAR_HEIGHT, _NEAR_GAP = 900, 22  # px: the highest board for deciding, and from its middle to the seats
_NEAR_BLOCKS = {range(3, 7): ROOMY, range(7, 8): CLOSE, range(8, 10): TIGHT, range(10, 17): LITTLE}
_NEAR_PLANS = _PLANS | {15: _Plan(3, 6, 3), 16: _Plan(3, 6, 4)}


@lru_cache(maxsize=16)
def ring(seats: int) -> Ring:
    """The layout for a number of seats; a number that is not planned for raises KeyError."""
    plan = _PLANS[seats]
    block = ROOMY if seats <= MOST_ROOMY else TIGHT
    pitch = block.height + GAP
    height = max(round(2 * EDGE + (plan.rows + 1) * pitch - GAP), _least_height(plan, block))
    places = _places(plan, block, height)
    return Ring(height, block, places, _middle(plan, block, height))


@lru_cache(maxsize=16)
def near_ring(seats: int) -> Ring:
    """The same for a board on which people decide: all of it at once on a phone, with the buttons."""
    plan = _NEAR_PLANS[seats]
    block = next(block for numbers, block in _NEAR_BLOCKS.items() if seats in numbers)
    height = 2 * EDGE + (plan.rows + 1) * (block.height + GAP) - GAP
    if block is ROOMY and plan.bottom != _CORNERED:
        height = _NEAR_HEIGHT
    return Ring(height, block, _places(plan, block, height), _middle(plan, block, height, _NEAR_GAP))


def _least_height(plan: _Plan, block: Block) -> int:
    """So that the sheet in the middle has room for what lies there."""
    if plan.bottom == _CORNERED:
        return 0
    return 2 * EDGE + block.height + GAP + (_LEAST_MIDDLE if plan.bottom < 4 else _CROWDED_MIDDLE)


def _places(plan: _Plan, block: Block, height: int) -> tuple[Place, ...]:
    left, right = EDGE + block.width / 2, WIDTH - EDGE - block.width / 2
    low, high = height - EDGE - block.height / 2, EDGE + block.height / 2
    pitch = (low - high) / plan.rows
    column = [high + row * pitch for row in range(plan.rows)]
    if plan.rows == 1 and plan.bottom != _CORNERED:
        column = [height / 2 if plan.bottom == 1 else (EDGE + low - block.height / 2 - GAP) / 2]
    bottom = [Place(x, low, "bottom") for x in reversed(_spread(plan.bottom, left, right))]
    first = len(bottom) // 2  # the first seat is in the middle of the near side
    return (
        *bottom[first:],
        *(Place(left, y, "left") for y in reversed(column)),
        *(Place(x, high, "top") for x in _between(plan.top, left, right)),
        *(Place(right, y, "right") for y in column),
        *bottom[:first],
    )


def _spread(count: int, left: float, right: float) -> list[float]:
    if count == 1:
        return [(left + right) / 2]
    return [left + (right - left) * step / (count - 1) for step in range(count)]


def _between(count: int, left: float, right: float) -> list[float]:
    return [left + (right - left) * (step + 1) / (count + 1) for step in range(count)]


def _middle(plan: _Plan, block: Block, height: int, gap: int = GAP) -> tuple[float, float, float, float]:
    inset = EDGE + block.width + GAP * 2 / 3
    top = EDGE + block.height + gap if plan.top else EDGE
    bottom = height - EDGE if plan.bottom == _CORNERED else height - EDGE - block.height - gap
    return inset, top, WIDTH - inset, bottom
