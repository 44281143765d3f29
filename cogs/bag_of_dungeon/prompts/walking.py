"""Where one can go (R24): to the next tile, through a door, or further; and what is known to wait there."""

from collections.abc import Iterator
from functools import cache

from bot.engine import Fact, Option, Term
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon.prompts.names import direction, monster_name
from cogs.bag_of_dungeon.state import Monster, Tile

STEEP = 2  # further along one axis than so many times the other, a tile lies straight that way
LANDMARKS = frozenset({"spikey", "exit", "gateway", "pit", "web", "vine", "tree"})  # what they are they stay


def lay(edge: int, ap: int) -> Option:
    return Option(f"lay-{DIRECTIONS[edge]}", "lay", {"direction": direction(edge), "ap": ap}, group="lay")


def explore(edge: int, ap: int) -> Option:
    """Laying a tile and stepping onto it."""
    return Option(f"explore-{DIRECTIONS[edge]}", "explore", {"direction": direction(edge), "ap": ap}, group="explore")


def move(
    tile: Tile, edge: int | None, monster: Monster | None, unexplored: int = 0, *, has_ring: bool = False
) -> Option:
    """Through an edge, or (None) through the Gateway's door or down the ladder. `monster`: who is seen there."""
    facts: dict[str, Fact] = {"tile": tile.label, "ap": 1, "ways": unexplored}
    facts |= known_of(tile, monster, has_ring=has_ring)
    if edge is not None:
        return Option(f"move-{DIRECTIONS[edge]}", "move", facts | {"direction": direction(edge)})
    return Option(f"pass-{tile.key}", "pass", facts | {"world": Term("world", (tile.world,))})


def walk(here: Tile, tile: Tile, ap: int, unexplored: int, monster: Monster | None, *, has_ring: bool) -> Option:
    """To a tile more than a step away."""
    facts: dict[str, Fact] = {"tile": tile.label, "ap": ap, "bearing": _bearing(here, tile), "ways": unexplored}
    facts |= {"items": len(tile.items), "seeds": tile.seeds}
    return Option(f"walk-{tile.key}", "walk", facts | known_of(tile, monster, has_ring=has_ring), group="walk")


def explore_on() -> Option:
    """On to the nearest unexplored side, and further, until something turns up."""
    return Option("explore-on", "explore-on")


def travel(here: Tile, tile: Tile, ap: int, turns: int, monster: Monster | None, *, has_ring: bool) -> Option:
    """To a tile further off than this turn's AP reach; nothing where there is nothing to it."""
    facts: dict[str, Fact] = {"tile": tile.label, "ap": ap, "turns": turns, "bearing": _bearing(here, tile)}
    return Option(f"travel-{tile.key}", "travel", facts | known_of(tile, monster, has_ring=has_ring), group="walk")


def known_of(tile: Tile, monster: Monster | None, *, has_ring: bool) -> dict[str, Fact]:
    """The first thing to know of a tile; nothing where there is nothing to it."""
    first = next(_things(tile, monster, has_ring=has_ring), None)
    return {"what": first} if first else {}


def _things(tile: Tile, monster: Monster | None, *, has_ring: bool) -> Iterator[Term]:
    if monster is not None:
        yield monster_name(monster)
    if tile.is_hidden:
        yield Term("waits", ("unknown",))
    if has_ring:
        yield Term("item", ("ring",))
    if tile.kind.icon in LANDMARKS or tile.pool or tile.has_token:
        yield Term("icon", (tile.kind.icon,))
    if tile.cache is not None:
        yield Term("icon", ("item",))
    yield from _lying(tile)
    if tile.key.endswith("start"):
        yield Term("tile", (tile.key,))


def _lying(tile: Tile) -> Iterator[Term]:
    if tile.seeds:
        yield Term("waits", ("seeds",))
    if tile.items:
        yield Term("waits", ("item" if len(tile.items) == 1 else "items",))


def _bearing(here: Tile, tile: Tile) -> Term:
    """North, south-west and so on; or the other world."""
    if here.world != tile.world:
        return Term("bearing", (tile.world,))
    return _towards(tile.x - here.x, tile.y - here.y)


@cache
def _towards(east: int, south: int) -> Term:
    column = "" if abs(south) > STEEP * abs(east) else "east" if east > 0 else "west" if east < 0 else ""
    row = "" if abs(east) > STEEP * abs(south) else "south" if south > 0 else "north" if south < 0 else ""
    return Term("bearing", ("-".join(part for part in (row, column) if part),))
