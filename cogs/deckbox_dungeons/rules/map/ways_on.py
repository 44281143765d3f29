"""The way on that is the best for the whole party (R25): automata take it, and it stands out among the options."""

from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.map.ground import Ground, Half
from cogs.deckbox_dungeons.rules.map.walking import costs_to
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, around

FAR = 999  # movement: there is no way


def way(delve: Delve, hero: Hero, goal: Spot) -> int:
    """Movement from a hero to a space: round the enemies if that can be, else through them."""
    foes = delve.enemy_spots - {goal}
    found = costs_to(delve.ground, goal, foes).get(hero.at)
    return FAR + costs_to(delve.ground, goal, frozenset()).get(hero.at, FAR) if found is None else found


def common_exit(delve: Delve) -> Half | None:
    """The one with the least way for all together."""

    def together(half: Half) -> tuple[int, Spot]:
        return sum(way(delve, hero, before(delve.ground, half)) for hero in delve.heroes), half.spot

    return min(delve.ground.halves.values(), key=together, default=None)


def before(ground: Ground, half: Half) -> Spot:
    """The space in front of a half space."""
    return next(spot for spot in around(half.spot) if spot in ground.marks and ground.homes[spot] == (half.tile,))
