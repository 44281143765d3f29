"""Whom Morna Gul hunts, by which way, and whom he comes upon first (R117 to R119): known before his dice fall."""

from typing import NamedTuple

from cogs.bag_of_dungeon.rules.map.grid import distances, shortest_path
from cogs.bag_of_dungeon.state import Hero, State, Tile


class Hunt(NamedTuple):
    """`way`: the tiles after his own. `meets`: after how many of them he is stopped; 0 where he stands already."""

    target: Hero
    way: list[Tile]
    meets: int


def hunt(state: State) -> Hunt | None:
    """None where nobody is in the forest, or no way leads there."""
    start = state.tiles[state.morna_at]
    steps = distances(state, start, _is_forest)
    there = [hero for index in state.order if (hero := state.heroes[index]).status == "in" and hero.at in steps]
    targets = [hero for hero in there if hero.seeds] or there
    if not targets:
        return None
    target = min(targets, key=lambda hero: (steps[hero.at], hero.hp))
    way = shortest_path(state, start, state.tiles[target.at], _is_forest) or []
    stood = {hero.at for hero in there}
    meets = 0 if start.key in stood else next(number for number, tile in enumerate(way, 1) if tile.key in stood)
    return Hunt(target, way, meets)


def _is_forest(tile: Tile) -> bool:
    return tile.world == "forest"
