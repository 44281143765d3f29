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
TIGHT = Block(214, 226)


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
        return self.block is TIGHT


class _Plan(NamedTuple):
    """Rows of blocks down each side (the lowest excluded), and how many sit below and above."""

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
MOST_ROOMY = 8  # from here on the blocks are tight
_LEAST_HEIGHT = 980


@lru_cache(maxsize=16)
def ring(seats: int) -> Ring:
    """The layout for a number of seats; a number that is not planned for raises KeyError."""
    plan = _PLANS[seats]
    block = ROOMY if seats <= MOST_ROOMY else TIGHT
    pitch = block.height + GAP
    height = max(_LEAST_HEIGHT, round(2 * EDGE + (plan.rows + 1) * pitch - GAP))
    places = _places(plan, block, height)
    return Ring(height, block, places, _middle(plan, block, height))


def _places(plan: _Plan, block: Block, height: int) -> tuple[Place, ...]:
    left, right = EDGE + block.width / 2, WIDTH - EDGE - block.width / 2
    low, high = height - EDGE - block.height / 2, EDGE + block.height / 2
    pitch = (low - high) / plan.rows
    column = [high + row * pitch for row in range(plan.rows)]
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


def _middle(plan: _Plan, block: Block, height: int) -> tuple[float, float, float, float]:
    inset = EDGE + block.width + GAP * 2 / 3
    top = EDGE + block.height + GAP if plan.top else EDGE
    bottom = height - EDGE if plan.bottom == 2 else height - EDGE - block.height - GAP  # two sit in the corners
    return inset, top, WIDTH - inset, bottom
