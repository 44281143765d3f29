"""The way on that is the best for the whole party (R25): automata take it, and it stands out among the options."""

from collections.abc import Mapping

from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ground import Ground, Half
from cogs.deckbox_dungeons.rules.map.walking import costs_to
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, around

FAR = 999  # movement: there is no way


def way(delve: Delve, hero: Hero, goal: Spot) -> int:
    """Movement from a hero to a space."""
    return left_to(delve, hero, goal).get(hero.at, 2 * FAR)


def left_to(delve: Delve, hero: Hero, goal: Spot) -> Mapping[Spot, int]:
    """Movement from every space to one: round the enemies if the hero can go so, else through them."""
    found = costs_to(delve.ground, goal, delve.enemy_spots - {goal})
    if hero.at in found:
        return found
    return {spot: FAR + cost for spot, cost in costs_to(delve.ground, goal, frozenset()).items()}


def common_exit(delve: Delve) -> Half | None:
    """The one with the least way for all together."""

    def together(half: Half) -> tuple[int, Spot]:
        return sum(way(delve, hero, before(delve.ground, half)) for hero in delve.heroes), half.spot

    return min(delve.ground.halves.values(), key=together, default=None)


def before(ground: Ground, half: Half) -> Spot:
    """The space in front of a half space."""
    return next(spot for spot in around(half.spot) if spot in ground.marks and ground.homes[spot] == (half.tile,))
