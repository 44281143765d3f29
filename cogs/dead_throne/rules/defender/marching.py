"""R137, R144: where enemies go. Pure: the map, what is barred, and which towns stand."""

from collections.abc import Callable, Collection, Iterable, Sequence

from bot.kit.paths import distances
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
    """The steps gone, the first of the shortest ways, no further than the first of `stops`."""
    return marches(at, [goal], moves, barred, stops, ())[0]


def marches(
    at: str, goals: Collection[str], moves: int, barred: Collection[str], stops: Iterable[str], people: Collection[str]
) -> list[list[str]]:
    """Every shortest way to the nearest of the goals, as far as the moves go, and no further than one of `stops`.

    Two that end on one step, and come upon the same step of `people` first, are one.
    """
    ahead = _ahead(at, goals, beyond(barred, with_castle=CASTLE in goals))
    ends, walking = {*stops, *goals}, {(at, ""): list[str]()}
    ended: dict[tuple[str, str], list[str]] = {}
    for _ in range(moves):
        grown: dict[tuple[str, str], list[str]] = {}
        for (here, met), path in walking.items():
            for step in ahead.get(here, ()):
                found = ended if step in ends else grown
                found.setdefault((step, met or step * (step in people)), [*path, step])
        walking = grown
    return [*ended.values(), *walking.values()] or [[]]


def _ahead(at: str, goals: Collection[str], steps: Beyond) -> dict[str, list[str]]:
    """For each step of a shortest way to the nearest goal: those that may come next."""
    far = distances(at, steps)
    least = min((far[goal] for goal in goals if goal in far), default=0)
    ahead: dict[str, list[str]] = {goal: [] for goal in goals if far.get(goal) == least}
    for here in sorted(far, key=lambda step: -far[step]):
        onward = [step for step in steps(here) if step in ahead and far[step] == far[here] + 1]
        if onward:
            ahead[here] = onward
    return ahead
