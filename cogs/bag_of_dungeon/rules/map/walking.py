"""Walking in one choice to a tile further off (R24): the same steps, each paid for and met as if it were the only one.

A way leads only over tiles where nothing can happen; where something may, it ends.
"""

from collections.abc import Container
from typing import NamedTuple

from bot.engine import Option, Script
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.rules.frame.tidying import goes_on, tidy
from cogs.bag_of_dungeon.rules.map.dangers import HAZARDS, stops
from cogs.bag_of_dungeon.rules.map.laying import edge_of, lay, lay_ap, lay_offers
from cogs.bag_of_dungeon.rules.map.moving import MOVE_AP, step
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Tile


class Way(NamedTuple):
    """From the hero's tile to another; the first of two ways is taken, by steps, then by dangers passed."""

    tiles: tuple[Tile, ...]
    is_end: bool = False  # something may happen there
    dangers: int = 0  # hazards on it, harmless just now

    @property
    def rank(self) -> tuple[bool, int]:
        return self.is_end, self.dangers


def ways_within(quest: Quest, hero: Hero, most: int | None = None) -> dict[str, Way]:
    """The shortest way to every tile the AP at hand reach, or in `most` steps, by the tile's key."""
    here = quest.tile(hero)
    found, edge = {here.key: Way(())}, {here.key: Way(())}
    for _ in range(hero.ap // MOVE_AP if most is None else most):
        nearest: dict[str, Way] = {}
        for key, way in edge.items():
            for onward in _onward(quest, hero, quest.state.tiles[key], way, found) if not way.is_end else ():
                goal = onward.tiles[-1].key
                if goal not in nearest or onward.rank < nearest[goal].rank:
                    nearest[goal] = onward
        if not nearest:
            break
        found |= nearest
        edge = nearest
    del found[here.key]
    return found


def _onward(quest: Quest, hero: Hero, tile: Tile, way: Way, found: Container[str]) -> list[Way]:
    """The ways one step longer, to tiles no shorter one was found to."""
    return [
        Way((*way.tiles, other), stops(quest, hero, tile, other), way.dangers + (other.kind.icon in HAZARDS))
        for _, other in quest.exits(hero, tile)
        if other.key not in found
    ]


# --- to a tile one knows ---


def walk_offers(quest: Quest, hero: Hero) -> list[Option]:
    """Neighbouring tiles are there already, as single steps."""
    return [_walk(quest, hero, way.tiles) for way in ways_within(quest, hero).values() if len(way.tiles) > 1]


def _walk(quest: Quest, hero: Hero, way: tuple[Tile, ...]) -> Option:
    goal, has_ring = way[-1], quest.state.ring_at == way[-1].key
    ap, unexplored = MOVE_AP * len(way), quest.unexplored(goal)
    return prompts.walk(quest.tile(hero), goal, ap, unexplored, quest.monster(goal), has_ring=has_ring)


def walk(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """Step by step; whatever comes up on the way ends it."""
    way, path = ways_within(quest, hero)[key.removeprefix("walk-")], [hero.at]
    for tile in way.tiles:
        phase = quest.state.phase
        yield from step(quest, hero, tile)
        path.append(tile.key)
        if quest.state.path[-1:] == path[-1:]:
            quest.state.path = list(path)
        if tile is way.tiles[-1]:
            return
        yield from tidy(quest)
        is_there = hero.at == tile.key and not quest.is_guarded(tile)
        if not (is_there and goes_on(quest, hero) and quest.state.phase == phase):
            return


# --- to a tile one lays ---


def explore_offers(quest: Quest, hero: Hero) -> list[Option]:
    """Laying a tile and stepping onto it, where there is AP for both."""
    ap = lay_ap(hero) + MOVE_AP
    edges = [edge_of(option.key) for option in lay_offers(quest, hero)] if quest.can_pay(hero, ap) else []
    return [prompts.explore(edge, ap) for edge in edges]


def explore(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """Onto the new tile only if nothing waits there, nor anything great has begun."""
    edge, origin, stock = edge_of(key), quest.tile(hero), quest.stock(quest.tile(hero).world)
    yield from lay(quest, hero, f"lay-{DIRECTIONS[edge]}")
    yield from tidy(quest)
    if not goes_on(quest, hero) or hero.at != origin.key or stock.is_complete or not quest.can_pay(hero, MOVE_AP):
        return
    tile = next((tile for side, tile in quest.exits(hero) if side == edge), None)
    if tile is not None and not stops(quest, hero, origin, tile):
        yield from step(quest, hero, tile)


WALK = Deed(walk_offers, walk)
EXPLORE = Deed(explore_offers, explore)
