"""R137, R144: where enemies go. Pure: the map, what is barred, and which towns stand."""

from collections.abc import Callable, Collection, Iterable, Sequence

from bot.kit.paths import distances, shortest_path
from cogs.dead_throne.content.land import CASTLE, NEXT, QUICK, STEPS, distances_from

Beyond = Callable[[str], Sequence[str]]
OUTSIDE = {here: tuple(step for step in steps if step != CASTLE) for here, steps in NEXT.items()}
WITHIN_WALLS = tuple(step for step, kind in STEPS.items() if kind.is_town)


def beyond(barred: Collection[str], *, with_castle: bool = False) -> Beyond:
    """One move on. `barred` are steps, and keys of Quick Paths that are closed."""
    ways = NEXT if with_castle else OUTSIDE
    if not barred:
        return ways.__getitem__

    def steps(here: str) -> list[str]:
        return [step for step in ways[here] if step not in barred and QUICK[here].get(step) not in barred]

    return steps


def gates_of(towns: dict[str, int]) -> list[str]:
    """The steps of all towns that still stand."""
    return [step for step in WITHIN_WALLS if towns.get(STEPS[step].tile, 0) > 0]


def nearest_towns(at: str, towns: dict[str, int], barred: Collection[str]) -> list[str]:
    """The step to go for in each town that is nearest; several where ways are equally long. Empty: there is no way."""
    far = distances(at, beyond(barred)) if barred else distances_from(at)  # no way through the castle is shorter
    gates = [step for step in gates_of(towns) if step in far]
    least = min((far[step] for step in gates), default=0)
    first = {STEPS[step].tile: step for step in reversed(gates) if far[step] == least}
    return [first[tile] for tile in towns if tile in first]


def march(at: str, goal: str, moves: int, barred: Collection[str], stops: Iterable[str]) -> list[str]:
    """The steps gone, the shortest way, no further than the first of `stops`."""
    ends = set(stops)
    path = shortest_path(at, goal, beyond(barred, with_castle=goal == CASTLE)) or []
    gone: list[str] = []
    for step in path[:moves]:
        gone.append(step)
        if step in ends:
            break
    return gone
