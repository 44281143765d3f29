"""Walking over a map, whatever its places are: how far everything is, and the shortest way.

Bag of Dungeon walks its tiles by it (R24, R47, R51), P52's enemies go to the nearest player (R100), Dead Throne's to
the nearest town (R137). `beyond` names the places one step on, the preferred ones first; a place that may not be
entered is left out there.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
Beyond = Callable[[P], Iterable[P]]


def distances(start: P, beyond: Beyond[P], most: int | None = None) -> dict[P, int]:
    """The steps to every place within reach, the nearest first; none further than `most`."""
    found, queue = {start: 0}, deque([start])
    while queue:
        place = queue.popleft()
        if found[place] == most:
            break
        for other in beyond(place):
            if other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def shortest_path(start: P, goal: P, beyond: Beyond[P]) -> list[P] | None:
    """The places after `start` up to `goal`; None where there is no way. Of equal ways the one met first."""
    before, queue = {start: start}, deque([start])
    while queue and goal not in before:
        place = queue.popleft()
        for other in beyond(place):
            if other not in before:
                before[other] = place
                queue.append(other)
    if goal not in before:
        return None
    path = [goal]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[-2::-1]
