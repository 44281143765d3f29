"""What an enemy does (section 5): where it goes, whom it attacks, and how. Nothing is left to chance.

It changes nothing, so the panel can be told beforehand what an enemy would do now.
"""

from typing import NamedTuple

from bot.kit.squares import apart
from cogs.deckbox_dungeons.content.kinds import MODES, Mode
from cogs.deckbox_dungeons.rules.combat.targets import can_attack, can_strike, shooting_spots
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import Blow, blow
from cogs.deckbox_dungeons.rules.map.walking import Walker, Ways, costs_to, ways
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot, beside

MELEE_FIRST = {"charge", "boss-melee"}


class Plan(NamedTuple):
    """`path` is where it walks; with a blow it attacks `targets` in this order, the chosen hero first.

    They are those who are dealt a die at least.
    """

    path: tuple[Spot, ...] = ()
    blow: Blow | None = None
    targets: tuple[int, ...] = ()  # seats

    @property
    def goal(self) -> Spot | None:
        return self.path[-1] if self.path else None

    def shares(self) -> dict[int, range]:
        """R77, R100: by seat which of its dice are aimed there: dealt one each in their order, again and again."""
        dice, count = self.blow.dice if self.blow else 0, len(self.targets)
        return {seat: range(place, dice, count) for place, seat in enumerate(self.targets)}


def plan(delve: Delve, enemy: Enemy) -> Plan:
    """Steps 3 to 9; stunned and sleeping enemies are not asked."""
    reached = _reached(delve, enemy)
    stands = _stands(delve, enemy, reached)
    for mode in modes(enemy):
        found = blow(delve, enemy, mode)
        if found is None:
            continue
        if first := _first(delve, found, stands):
            return _attack(delve, enemy, found, reached, stands, first)
    return _approach(delve, enemy, reached, stands)


def modes(enemy: Enemy) -> tuple[Mode, ...]:
    """Step 4: the ways to attack, by its stance."""
    stance = enemy.kind.stance
    if stance == "charge":
        return ("melee",)
    return MODES if stance in MELEE_FIRST else MODES[::-1]


def _reached(delve: Delve, enemy: Enemy) -> Ways:
    """Step 3: heroes block, enemies may be passed, pits are never entered."""
    budget = 0 if enemy.is_chained else enemy.kind.speed
    return ways(delve.ground, enemy.at, budget, Walker(delve.hero_spots))


def _stands(delve: Delve, enemy: Enemy, reached: Ways) -> list[tuple[int, Spot]]:
    """Where it may stop, by cost, top row, leftmost: on no other enemy."""
    taken = delve.enemy_spots - {enemy.at}
    return sorted((reach.cost, spot) for spot, reach in reached.best.items() if spot not in taken)


def _first(delve: Delve, found: Blow, stands: list[tuple[int, Spot]]) -> dict[int, Spot]:
    """Step 5: for each living hero that can be attacked so the space of least cost from which it can."""
    ground, foes, first = delve.ground, delve.hero_spots, dict[int, Spot]()
    if found.mode == "ranged":
        spots = [spot for _, spot in stands]
        for hero in delve.heroes:
            for spot in shooting_spots(ground, spots, hero.at, foes):
                first[hero.seat] = spot
                break
        return first
    costs, has_reach = {spot: cost for cost, spot in stands}, "reach" in found.keywords
    for hero in delve.heroes:
        near = [at for at in beside(hero.at) if at in costs and can_strike(ground, at, hero.at, has_reach=has_reach)]
        if near:
            first[hero.seat] = min(near, key=lambda at: (costs[at], at))
    return first


def _attack(
    delve: Delve, enemy: Enemy, found: Blow, reached: Ways, stands: list[tuple[int, Spot]], first: dict[int, Spot]
) -> Plan:
    """Steps 6 to 8."""
    rank = {seat: _preference(delve, enemy, seat, reached.best[spot].cost) for seat, spot in first.items()}
    chosen = min(rank, key=lambda seat: rank[seat])
    spot = first[chosen]
    if enemy.kind.stance == "skirmish" and found.mode == "ranged":
        spot = _far(delve, stands, delve.hero(chosen))
    targets = [chosen]
    if "barrage" in found.keywords:
        others = [seat for seat in rank if seat != chosen and _can_attack(delve, found, spot, delve.hero(seat))]
        targets += sorted(others, key=lambda seat: rank[seat])
    hits = _smoked(delve, found, targets)
    return Plan(tuple(reached.path(spot)), hits, tuple(targets[: hits.dice]))


def _smoked(delve: Delve, found: Blow, targets: list[int]) -> Blow:
    """R100: a Smoke Pot takes one die from the whole shot, where it is aimed at anybody in the smoke (R104)."""
    aimed = targets[: found.dice]
    is_smoky = found.mode == "ranged" and any(delve.is_smoky(delve.hero(seat).at) for seat in aimed)
    return found._replace(dice=found.dice - is_smoky)


def _can_attack(delve: Delve, found: Blow, spot: Spot, hero: Hero) -> bool:
    return can_attack(delve.ground, found.mode, found.keywords, spot, hero.at, delve.hero_spots)


def _preference(delve: Delve, enemy: Enemy, seat: int, cost: int) -> tuple[int, int, int, int]:
    """Step 6: by its focus; ties: lowest Health, then least cost, then seat."""
    hero = delve.hero(seat)
    first = {"nearest": cost, "weakest": hero.health, "brightest": -hero.energy}[enemy.kind.focus]
    return first, hero.health, cost, seat


def _far(delve: Delve, stands: list[tuple[int, Spot]], hero: Hero) -> Spot:
    """Step 7: a skirmisher that shoots keeps far from the closest hero; others go no further than needed."""
    heroes = [other.at for other in delve.heroes]
    ordered = sorted(stands, key=lambda stand: (-min([apart(stand[1], at) for at in heroes]), *stand))
    return next(shooting_spots(delve.ground, [spot for _, spot in ordered], hero.at, delve.hero_spots))


def _approach(delve: Delve, enemy: Enemy, reached: Ways, stands: list[tuple[int, Spot]]) -> Plan:
    """Step 9: towards the hero with the cheapest path, other enemies ignored, other heroes in the way, no pits."""
    paths: list[tuple[int, int, int]] = []
    for hero in delve.heroes:
        left = _left(delve, hero).get(enemy.at)
        if left is not None:
            paths.append((left, hero.health, hero.seat))
    if not paths:
        return Plan()
    left_to = _left(delve, delve.hero(min(paths)[2]))
    best = min((left_to[spot], cost, spot) for cost, spot in stands if spot in left_to)
    return Plan(tuple(reached.path(best[2])))


def _left(delve: Delve, hero: Hero) -> dict[Spot, int]:
    return costs_to(delve.ground, hero.at, delve.hero_spots - {hero.at})
