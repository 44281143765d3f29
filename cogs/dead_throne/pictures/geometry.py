"""Where everything lies on the map: ten hexes standing on a corner, and the steps in them. No rule knows of this."""

import math
from functools import cache
from typing import NamedTuple

from images.shapes import Point

REACH = 300  # px from a hex's middle to its corners, on the large map
RING, GATE, WITHIN, CORNER = 0.45, 0.715, 0.19, 0.67  # of it, from the middle
MARGIN = 150  # px of sea around the land
_HALF = math.sqrt(3) / 2
_CELLS = {
    "P": (0, 0),
    "C": (1, 0),
    "S": (2, 0),
    "W": (-1, 1),
    "T1": (0, 1),
    "T2": (1, 1),
    "G": (2, 1),
    "A": (-1, 2),
    "T3": (0, 2),
    "O": (1, 2),
}
TILES = tuple(_CELLS)
_SIDE = {1: -60, 2: 0, 3: 60, 4: 120, 5: 180, 6: 240}  # degrees clockwise from east
_BESIDE = {1: -43, 2: -17, 3: 37, 4: 97, 5: 157, 6: 217}  # degrees; where a step's landmark stands
_HOUSES = {"market": 1, "tavern": 3, "inn": 5}
WIDTH = round(8 * _HALF * REACH + 2 * MARGIN)
HEIGHT = 5 * REACH + 2 * MARGIN


class Place(NamedTuple):
    """A step's tile, and what it is called there: ("T1", "r4")."""

    tile: str
    spot: str

    @property
    def side(self) -> int:
        """1 to 6 of a ring step or a gate; 0 of all else."""
        return int(self.spot[1]) if self.spot[1:].isdigit() else 0

    @property
    def is_gate(self) -> bool:
        return self.spot.startswith("g") and self.side > 0


@cache
def place(step: str) -> Place:
    tile, spot = step.split(".")
    return Place(tile, spot)


def middle_of(tile: str) -> Point:
    """A hex's middle, in px of the large map."""
    q, r = _CELLS[tile]
    return (MARGIN + _HALF * REACH * (2 * q + r + 2), MARGIN + REACH * (1 + 1.5 * r))


def corners(tile: str, share: float = 1.0) -> list[Point]:
    return [at(tile, angle, share) for angle in range(-90, 270, 60)]


def at(tile: str, angle: float, share: float) -> Point:
    """A point so many degrees clockwise from east, at a share of the way to the corners."""
    x, y = middle_of(tile)
    turn = math.radians(angle)
    return x + share * REACH * math.cos(turn), y + share * REACH * math.sin(turn)


@cache
def spot_of(step: str) -> Point:
    """Where a step is, in px of the large map."""
    tile, spot = place(step)
    if spot in _HOUSES:
        x, y = at(tile, _SIDE[_HOUSES[spot]], WITHIN)
        return x, y + 18
    if spot == "castle":
        return at(tile, 90, 0.13)
    if spot == "light":
        return at(tile, 250, 0.06)
    return at(tile, _SIDE[int(spot[1])], GATE if spot[0] == "g" else RING)


def landmark_of(step: str) -> Point:
    """Where the building or sign that belongs to a step stands: in the corner beside it."""
    tile, spot = place(step)
    return at(tile, _BESIDE[int(spot[1])], CORNER)


def bridge_of(step: str) -> Point:
    """Where the road of a step crosses its brook: a town's lies outside its walls."""
    tile, spot = place(step)
    return spot_of(step) if spot[0] == "g" else at(tile, _SIDE[int(spot[1])], 0.6)
