"""What an enemy does, written a second time from section 5 alone, to be compared with the game's own plan.

It looks at every space it could stop on, and knows none of the game's short cuts. Sight is the game's: it has a
reference of its own.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from cogs.deckbox_dungeons.content.kinds import Mode
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.sight import sees
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot

FAR = 999
MODES: dict[str, tuple[Mode, ...]] = {
    "charge": ("melee",),
    "skirmish": ("ranged", "melee"),
    "hold": ("ranged", "melee"),
    "boss-melee": ("melee", "ranged"),
    "boss-ranged": ("ranged", "melee"),
}


class Deed(NamedTuple):
    """Where it goes; with what it attacks, with how many dice, whom."""

    spot: Spot
    mode: str = ""
    dice: int = 0
    targets: tuple[int, ...] = ()


def steps(one: Spot, other: Spot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


class Foe:
    """An enemy and all it goes by."""

    def __init__(self, delve: Delve, enemy: Enemy) -> None:
        self.delve, self.enemy, self.kind = delve, enemy, enemy.kind
        self.marks, self.homes = delve.ground.marks, delve.ground.homes
        self.heroes = [hero for hero in delve.state.heroes if not hero.is_downed]
        self.barred = {hero.at for hero in self.heroes}
        taken = {other.at for other in delve.state.enemies if other is not enemy}
        budget = 0 if enemy.is_chained else self.kind.speed
        costs = self.costs(enemy.at, self.barred)
        self.stops = {spot: cost for spot, cost in costs.items() if cost <= budget and spot not in taken}

    def costs(self, start: Spot, barred: set[Spot], goal: Spot | None = None) -> dict[Spot, int]:
        """Step 3: water costs 2, no pits. Who stands in one can still be come to."""
        found, queue = {start: 0}, [(0, start)]
        while queue:
            cost, (row, column) = heappop(queue)
            for to in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
                mark = self.marks.get(to)
                if mark is None or to in barred or (mark == "o" and to != goal):
                    continue
                total = cost + (2 if mark == "~" else 1)
                if total < found.get(to, FAR):
                    found[to] = total
                    heappush(queue, (total, to))
        return found

    def deed(self) -> Deed:
        """Steps 4 to 9."""
        for mode in MODES[self.kind.stance]:
            dice = self.dice(mode)
            spots = {hero.seat: found for hero in self.heroes if (found := self.spots(mode, hero))} if dice else {}
            if spots:
                return self.attack(mode, dice, spots)
        return Deed(self.approach())

    def dice(self, mode: Mode) -> int:
        """R82, R90, Q7."""
        attack = self.kind.attack(mode, self.delve.level)
        if attack is None:
            return 0
        broken = self.delve.state.seals if self.enemy.colour == "red" else 0
        return max(1, attack.dice - broken) + (self.delve.level == "dire")

    def spots(self, mode: Mode, hero: Hero) -> list[Spot]:
        return [spot for spot in self.stops if self.is_legal(mode, spot, hero)]

    def is_legal(self, mode: Mode, spot: Spot, hero: Hero) -> bool:
        """R61, R63, R64, R70."""
        (row, column), (other_row, other_column) = spot, hero.at
        if mode == "melee":
            is_diagonal = abs(row - other_row) == abs(column - other_column) == 1
            is_open = (row, other_column) in self.marks or (other_row, column) in self.marks
            return steps(spot, hero.at) == 1 or ("reach" in self.kind.keywords and is_diagonal and is_open)
        mine, joined = self.homes[spot], self.delve.ground.joined
        near = set(mine) if len(mine) > 1 else joined[mine[0]]
        is_near = steps(spot, hero.at) > 1 and not near.isdisjoint(self.homes[hero.at])
        return is_near and sees(self.delve.ground, spot, hero.at, frozenset(self.barred))

    def attack(self, mode: Mode, dice: int, spots: dict[int, list[Spot]]) -> Deed:
        """Steps 6 to 8, R100, R104."""
        least = {seat: min(self.stops[spot] for spot in found) for seat, found in spots.items()}
        ranks = {seat: self.rank(self.delve.hero(seat), cost) for seat, cost in least.items()}
        order = sorted(ranks, key=lambda seat: ranks[seat])
        is_shy = self.kind.stance == "skirmish" and mode == "ranged"
        spot = min(spots[order[0]], key=lambda spot: (-self.gap(spot) if is_shy else 0, self.stops[spot], spot))
        others = [seat for seat in order[1:] if "barrage" in self.kind.keywords and spot in spots[seat]]
        targets = [order[0], *others]
        is_smoky = mode == "ranged" and any(self.delve.is_smoky(self.delve.hero(seat).at) for seat in targets[:dice])
        return Deed(spot, mode, dice - is_smoky, tuple(targets[: dice - is_smoky]))

    def rank(self, hero: Hero, cost: int) -> tuple[int, ...]:
        first = {"nearest": cost, "weakest": hero.health, "brightest": -hero.energy}[self.kind.focus]
        return first, hero.health, cost, hero.seat

    def gap(self, spot: Spot) -> int:
        return min(steps(spot, hero.at) for hero in self.heroes)

    def approach(self) -> Spot:
        """Step 9."""
        ways = [
            (cost, hero.health, hero.seat) for hero in self.heroes if (cost := self.left(self.enemy.at, hero)) < FAR
        ]
        if not ways:
            return self.enemy.at
        hero = self.delve.hero(min(ways)[2])
        return min((self.left(spot, hero), cost, spot) for spot, cost in self.stops.items())[2]

    def left(self, spot: Spot, hero: Hero) -> int:
        return self.costs(spot, self.barred - {hero.at}, hero.at).get(hero.at, FAR)
