"""So many moments and no more: the best stay, and each tells also what happened in those left out before it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.ui.views.replay.moments import Moment, Weight, told


def best(
    found: Sequence[Moment[Any]], most: int, weigh: Callable[[Moment[Any]], float] = lambda moment: moment.weight
) -> tuple[Moment[Any], ...]:
    """At most so many of them, in order, the last among them; of those that weigh the same they are taken evenly."""
    kept = {len(found) - 1} if found else set()
    weights = [weigh(moment) for moment in found[:-1]]
    for weight in sorted(set(weights), reverse=True):
        numbers = [number for number, other in enumerate(weights) if other == weight]
        kept.update(evenly(numbers, most - len(kept)))
    return _joined(found, kept)


def at_least(found: Sequence[Moment[Any]], weight: Weight) -> tuple[Moment[Any], ...]:
    """Those that weigh so much or more."""
    return _joined(found, {number for number, moment in enumerate(found) if moment.weight >= weight})


def evenly(numbers: Sequence[int], most: int) -> Sequence[int]:
    if len(numbers) <= most:
        return numbers
    return [numbers[(step + 1) * len(numbers) // most - 1] for step in range(most)]


def _joined(found: Sequence[Moment[Any]], kept: Iterable[int]) -> tuple[Moment[Any], ...]:
    joined, after = [], 0
    for number in sorted(kept):
        joined.append(replace(found[number], events=told(found[after : number + 1])))
        after = number + 1
    return tuple(joined)
