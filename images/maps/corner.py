"""Where on a map something may lie: in the corner where it hides least."""

from collections.abc import Sequence
from typing import NamedTuple

from images.maps.window import Spot

GAP = 16  # px from the edge


class Hidden(NamedTuple):
    """A square thing on the map, its middle at x, y; `weight` says how much it matters that it is seen."""

    x: float
    y: float
    half: float
    weight: float


def best_corner(room: Spot, box: Spot, things: Sequence[Hidden]) -> Spot:
    """Where the upper left corner of a box goes, in a picture of `room` px; the lower left if all is one."""
    right, low = room[0] - box[0] - GAP, room[1] - box[1] - GAP
    corners: list[Spot] = [(GAP, low), (right, low), (right, GAP), (GAP, GAP)]
    return min(corners, key=lambda corner: _hidden(things, corner, box))


def _hidden(things: Sequence[Hidden], corner: Spot, box: Spot) -> float:
    """How much the box would hide there: things by their area and weight."""
    total = 0.0
    for x, y, half, weight in things:
        wide = min(x + half, corner[0] + box[0]) - max(x - half, corner[0])
        high = min(y + half, corner[1] + box[1]) - max(y - half, corner[1])
        if wide > 0 and high > 0:
            total += weight * wide * high
    return total
