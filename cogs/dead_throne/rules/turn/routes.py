"""R12 to R15: where a roll leads. One move at a time, never back over the edge just used; Quick Paths count one."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from cogs.dead_throne.content.land import CASTLE, NEXT
from cogs.dead_throne.rules.place.bounds import barred_to, is_barred

__all__ = ["Path", "Ways", "barred_to", "exactly", "routes", "ways"]

Path: TypeAlias = tuple[str, ...]  # the steps after the one where it begins
Ways: TypeAlias = dict[str, tuple[Path, ...]]
_Seen: TypeAlias = dict[tuple[str, str], list[frozenset[str]]]  # what was passed before each edge
_Edge: TypeAlias = dict[tuple[str, str], Path]  # by the step, and the one before it
MOST_WAYS = 3  # to one step: more than that nobody reads


def routes(start: str, came_from: str, left: int, barred: frozenset[str]) -> dict[str, Path]:
    """Every step where such a walk may stop, each by a shortest way (R12, R13)."""
    return {step: found[0] for step, found in ways(start, came_from, left, barred, frozenset()).items()}


@lru_cache(4096)
def ways(start: str, came_from: str, left: int, barred: frozenset[str], watched: frozenset[str]) -> Ways:
    """The same, and every longer way that passes fewer of the watched steps; the shortest is the first."""
    found: dict[str, list[_Walk]] = {}
    seen: _Seen = {}
    edge = [_Walk((start,), frozenset())]
    for _ in range(left):
        grown: list[_Walk] = []
        for walk in sorted(edge, key=lambda one: len(one.passed)):
            before = walk.steps[-2] if len(walk.steps) > 1 else came_from
            grown += _grown(walk, before, barred, watched, seen)
        for walk in grown:
            mine = found.setdefault(walk.steps[-1], [])
            if len(mine) < MOST_WAYS and not any(one.passed <= walk.passed for one in mine):
                mine.append(walk)
        edge = [walk for walk in grown if walk.steps[-1] != CASTLE]
    return {step: tuple(walk.steps[1:] for walk in walks) for step, walks in found.items()}


class _Walk(NamedTuple):
    """The steps gone, the one where it began among them, and those of the watched ones that lie behind."""

    steps: Path
    passed: frozenset[str]


def _grown(
    walk: _Walk,
    before: str,
    barred: frozenset[str],
    watched: frozenset[str],
    seen: dict[tuple[str, str], list[frozenset[str]]],
) -> list[_Walk]:
    """One move farther, wherever nobody came over the same edge and passed no more."""
    here = walk.steps[-1]
    passed = walk.passed | {here} if here in watched and len(walk.steps) > 1 else walk.passed
    grown = []
    for step in NEXT[here]:
        if step == before or is_barred(here, step, barred):
            continue
        known = seen.setdefault((step, here), [])
        if not known or not any(one <= passed for one in known):
            known.append(passed)
            grown.append(_Walk((*walk.steps, step), passed))
    return grown


@lru_cache(4096)
def exactly(start: str, first: str, came_from: str, count: int, barred: frozenset[str]) -> dict[str, Path]:
    """R31: where a forced move of so many steps may end; fewer only where every way is blocked sooner.

    `first`, where given, is the step it must begin with ("move back"). Whoever may enter the castle goes no farther:
    entering is winning (R126).
    """
    edge: _Edge = {(start, came_from): ()}
    for number in range(count):
        grown = _farther(edge, "" if number else first, barred)
        if not grown:
            break
        edge = grown
    ends: dict[str, Path] = {}
    for (step, _), path in edge.items():
        if path:
            ends.setdefault(step, path)
    return ends


def _farther(edge: _Edge, first: str, barred: frozenset[str]) -> _Edge:
    """One step on, whichever way but back; onto `first`, where it is given. Last come those who are in the castle."""
    grown: _Edge = {}
    for (here, before), path in edge.items():
        for step in (first,) if first else NEXT[here] if here != CASTLE else ():
            if not is_barred(here, step, barred) and (step != before or first):
                grown.setdefault((step, here), (*path, step))
    return grown | {key: path for key, path in edge.items() if key[0] == CASTLE}
