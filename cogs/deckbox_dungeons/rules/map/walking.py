"""Walking: how far each space is, and by which way (R16, R17, R28, R34, R35, D6)."""

from functools import cache
from typing import NamedTuple

from cogs.deckbox_dungeons.rules.map.ground import PIT, WADING, Falls, Ground
from cogs.deckbox_dungeons.state.spots import Spot

KEPT = 1024  # answers a ground remembers


class Walker(NamedTuple):
    """Who walks: what stands in the way, and what the terrain does. `most_pits` can be entered, the last one fells."""

    blocked: frozenset[Spot]
    most_pits: int = 0
    fears_pits: bool = True  # False: they are floor
    wades: bool = True  # False: water is floor
    can_explore: bool = False


class Reach(NamedTuple):
    """How a space is come to: what it costs, and how many pits wound on the way."""

    cost: int
    pits: int


@cache
def _reach(cost: int, pits: int) -> Reach:
    return Reach(cost, pits)


Layer = dict[Spot, tuple[int, Spot | None, int]]  # by space: its cost, the step before, the layer of that step


class Ways:
    """What is reached from a space within a budget: by the fewest pits, then at the least cost (D6).

    The spaces are found layer by layer: first without any pit, then through one, and so on. `best` is in that order.
    """

    def __init__(self, ground: Ground, start: Spot, budget: int, walker: Walker) -> None:
        self.start = start
        self.best: dict[Spot, Reach] = {}
        self._layers: list[Layer] = []
        entries: Layer = {start: (0, None, 0)}
        while entries:
            pits = len(self._layers)
            self._layers.append(entries)
            can_go_on = not pits or pits < walker.most_pits
            deeper = self._spread(ground, budget, walker, entries) if can_go_on else {}
            for spot, (cost, _, _) in entries.items():
                if spot not in self.best:
                    self.best[spot] = _reach(cost, pits)
            entries = {spot: entry for spot, entry in deeper.items() if self._is_nearer(spot, entry[0])}

    def _is_nearer(self, spot: Spot, cost: int) -> bool:
        """Through more pits, but at less cost: what lies beyond may be within the budget by this way alone."""
        return all(cost < layer[spot][0] for layer in self._layers if spot in layer)

    def path(self, spot: Spot) -> list[Spot]:
        """The steps after the start, up to the space."""
        layer, steps = self.best[spot].pits, [spot]
        while True:
            _, before, layer = self._layers[layer][steps[-1]]
            if before is None:
                return steps[-2::-1]
            steps.append(before)

    def _spread(self, ground: Ground, budget: int, walker: Walker, found: Layer) -> Layer:
        """Go on from all that is reached in this layer. Returns where a further pit would be entered."""
        blocked, pits = walker.blocked, len(self._layers) - 1
        steps, falls = ground.footing(fears_pits=walker.fears_pits, wades=walker.wades)
        queue: list[list[Spot]] = [[] for _ in range(budget + WADING)]
        for spot, (cost, _, _) in found.items():
            queue[cost].append(spot)
        for cost in range(budget):
            for spot in queue[cost]:
                if found[spot][0] != cost:
                    continue
                for to, price in steps[spot]:
                    total = cost + price
                    if total <= budget and to not in blocked and (to not in found or total < found[to][0]):
                        found[to] = (total, spot, pits)
                        queue[total].append(to)
        if walker.can_explore and ground.halves:
            _open(ground, budget, found, pits)
        return _fall(walker, found, queue, pits, falls) if falls and pits < walker.most_pits else {}


def _open(ground: Ground, budget: int, found: Layer, pits: int) -> None:
    """R25: the half spaces one step further."""
    for spot, halves in ground.exits.items():
        if spot in found and (cost := found[spot][0] + 1) <= budget:
            for half in halves:
                if half.spot not in found or cost < found[half.spot][0]:
                    found[half.spot] = (cost, spot, pits)


def _fall(walker: Walker, found: Layer, queue: list[list[Spot]], pits: int, falls: Falls) -> Layer:
    """The pits one step further, as cheaply as can be; in the order in which the spaces were come to."""
    deeper: Layer = {}
    for cost, spots in enumerate(queue[:-WADING]):
        for spot in spots:
            for to in falls.get(spot, ()) if found[spot][0] == cost else ():
                if to not in walker.blocked and (to not in deeper or cost + 1 < deeper[to][0]):
                    deeper[to] = (cost + 1, spot, pits)
    return deeper


def ways(ground: Ground, start: Spot, budget: int, walker: Walker) -> Ways:
    """The same, remembered: what is asked for again and again while nobody moves is found once."""
    key = (start, budget, walker)
    found = ground.ways.get(key)
    if not isinstance(found, Ways):
        if len(ground.ways) >= KEPT:
            ground.ways.clear()
        found = ground.ways[key] = Ways(ground, start, budget, walker)
    return found


def costs_to(ground: Ground, goal: Spot, blocked: frozenset[Spot]) -> dict[Spot, int]:
    """What is left to pay from each space to `goal`, for one who enters no pit, but may stand in one (step 9, R96)."""
    key = (goal, -1, blocked)
    found = ground.ways.get(key)
    if not isinstance(found, dict):
        found = ground.ways[key] = _costs_to(ground, goal, blocked)
    return found


def _costs_to(ground: Ground, goal: Spot, blocked: frozenset[Spot]) -> dict[Spot, int]:
    found, ring, later = {goal: 0}, [goal], list[Spot]()
    left = 0
    while ring or later:
        next_ring, next_later = later, list[Spot]()
        for spot in ring:
            if found[spot] != left:
                continue
            price = ground.prices[spot]
            for other, mark, _ in ground.steps[spot]:
                if other in blocked or found.get(other, left + price + 1) <= left + price:
                    continue
                found[other] = left + price
                if mark == PIT:
                    continue  # who stands in it can leave it
                (next_ring if price == 1 else next_later).append(other)
        ring, later, left = next_ring, next_later, left + 1
    return found
