"""Where a hero can go, written a second time from D6 alone, to be compared with the game's own way.

It tries every walk that is not worse than another to the same space, in pits and in cost, and knows no layers.
"""

from heapq import heappop, heappush

from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, around

WATER, PIT = "~", "o"
FEATHER = 3  # Health, instead of being downed (I15)


def walks(delve: Delve, hero: Hero, budget: int) -> dict[Spot, tuple[int, int]]:
    """By space the fewest pits on a walk that the budget pays for, and what the cheapest of those walks costs."""
    marks, barred = delve.ground.marks, delve.enemy_spots
    found: dict[Spot, list[tuple[int, int]]] = {}
    queue = [(0, 0, hero.at)]
    while queue:
        pits, cost, here = heappop(queue)
        if any(fewer <= pits and less <= cost for fewer, less in found.get(here, [])):
            continue
        found.setdefault(here, []).append((pits, cost))
        if pits >= hero.health + FEATHER * any(item.key == "phoenix-feather" for item in hero.items):
            continue  # R53: it lies there
        for to in around(here):
            mark = marks.get(to)
            price = cost + 1 + (mark == WATER)
            if mark is not None and to not in barred and price <= budget:
                heappush(queue, (pits + (mark == PIT), price, to))
    return {spot: min(ways) for spot, ways in found.items() if spot not in delve.hero_spots}
