"""Spots and steps: the ground is the set of a room's spots, all else is gap and solid (R19).

Where places are equal, up comes first, then left, right, down (R13, R100).
"""

from collections.abc import Iterable

from bot.kit.squares import apart
from cogs.p52.state.places import Place
from cogs.p52.state.places import around as beside

Ground = frozenset[Place]


def around(ground: Ground, place: Place) -> list[Place]:
    """The spots one step on: up, left, right, down (R36)."""
    return [other for other in beside(place) if other in ground]


def farthest(places: Iterable[Place], start: Place) -> Place:
    """The largest |dx| + |dy| from the start; of equal ones the higher on the map, then the further left (R14)."""
    return min(places, key=lambda place: (-apart(place, start), place[1], place[0]))
