"""Walking: how far each space is, and by which way (R16, R17, R28, R34, R35, D6)."""

from typing import NamedTuple

from cogs.deckbox_dungeons.rules.map.ground import PIT, WADING, Ground
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
                    self.best[spot] = Reach(cost, pits)
            entries = {spot: entry for spot, entry in deeper.items() if spot not in self.best}

    def path(self, spot: Spot) -> list[Spot]:
        """The steps after the start, up to the space."""
        layer, steps = self.best[spot].pits, [spot]
        while True:
            _, before, layer = self._layers[layer][steps[-1]]
            if before is None:
                return steps[-2::-1]
            steps.append(before)

    def _spread(  # noqa: C901 - one loop, as it is the inner one of every turn
        self, ground: Ground, budget: int, walker: Walker, found: Layer
    ) -> Layer:
        """Go on from all that is reached in this layer. Returns where a further pit would be entered."""
        blocked, fears, wades, explores = walker.blocked, walker.fears_pits, walker.wades, walker.can_explore
        pits, steps, exits = len(self._layers) - 1, ground.steps, ground.exits
        deeper: Layer = {}
        queue: list[list[Spot]] = [[] for _ in range(budget + WADING)]
        for spot, (cost, _, _) in found.items():
            queue[cost].append(spot)
        for cost in range(budget):
            for spot in queue[cost]:
                if found[spot][0] != cost:
                    continue
                for to, mark, price in steps[spot]:
                    total = cost + (price if wades else 1)
                    if total > budget or to in blocked:
                        continue
                    if mark == PIT and fears:
                        if pits < walker.most_pits and (to not in deeper or total < deeper[to][0]):
                            deeper[to] = (total, spot, pits)
                    elif to not in found or total < found[to][0]:
                        found[to] = (total, spot, pits)
                        queue[total].append(to)
                if explores and spot in exits:
                    for half in exits[spot]:
                        if half.spot not in found or cost + 1 < found[half.spot][0]:
                            found[half.spot] = (cost + 1, spot, pits)
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
    """What is left to pay from each space to `goal`, for one who enters no pit (section 5, step 9)."""
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
                if other in blocked or mark == PIT or found.get(other, left + price + 1) <= left + price:
                    continue
                found[other] = left + price
                (next_ring if price == 1 else next_later).append(other)
        ring, later, left = next_ring, next_later, left + 1
    return found
