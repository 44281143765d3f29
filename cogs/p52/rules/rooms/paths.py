"""Ways through a room, whatever lies on them: the shortest, of equal ones up, left, right, down first (R100)."""

from functools import lru_cache

from bot.kit.paths import distances
from cogs.p52.rules.rooms.spots import Ground, around
from cogs.p52.state.places import Place


@lru_cache(4096)
def steps_from(ground: Ground, place: Place) -> dict[Place, int]:
    """How many steps every spot is away; it is not to be changed."""
    return distances(place, lambda cell: around(ground, cell))


@lru_cache(1 << 14)
def path_to(ground: Ground, place: Place, goal: Place) -> tuple[Place, ...]:
    """Every step from here to there."""
    steps, way, here = steps_from(ground, goal), list[Place](), place
    while here != goal:
        here = next(cell for cell in around(ground, here) if steps[cell] == steps[here] - 1)
        way.append(here)
    return tuple(way)
