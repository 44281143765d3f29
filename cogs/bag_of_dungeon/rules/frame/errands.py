"""Errands: exploring on, or a journey of several turns, in one press (R9, R13, R24).

An errand answers the menu in its owner's stead, step by step, each paid for and met as if it had been chosen. It is
over once it is done, or something is found, or anything that counts has changed: then its owner is asked again.
"""

from bot.engine import Option, Script
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.map.grid import frontier
from cogs.bag_of_dungeon.rules.map.laying import lay, lay_ap
from cogs.bag_of_dungeon.rules.map.moving import MOVE_AP
from cogs.bag_of_dungeon.rules.map.walking import Way, explore, walk, ways_within
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import ANYWHERE, Errand, Hero, Tile

FAR = 99  # steps: no map is wider
ON, TRAVEL = "explore-on", "travel-"
IDLE = frozenset({"", "pool", "spikey", "web", "pit", "vine"})  # tiles that whoever lays them can do nothing with


def errand_offers(quest: Quest, hero: Hero) -> list[Option]:
    if hero.ap <= 0:
        return []
    ways = ways_within(quest, hero, FAR)
    on = [prompts.explore_on()] if _nearest_edge(quest, hero, ways) is not None else []
    return on + [option for key, way in ways.items() if (option := _travel(quest, hero, key, way)) is not None]


def _travel(quest: Quest, hero: Hero, key: str, way: Way) -> Option | None:
    """To whatever is worth a journey of more than this turn."""
    goal, steps = quest.state.tiles[key], len(_safe_part(way))
    if steps <= hero.ap:
        return None
    owed = steps - hero.ap + hero.debt  # what is owed beyond this turn comes off the next ones (R143)
    turns = 1 + -(-owed // max(1, figures.full_ap(hero)))
    has_ring = quest.state.ring_at == key
    option = prompts.travel(quest.tile(hero), goal, steps, turns, quest.monster(goal), has_ring=has_ring)
    return option if "what" in option.facts else None


def set_out(quest: Quest, hero: Hero, key: str) -> Script[None]:
    hero.errand = Errand(ANYWHERE if key == ON else key.removeprefix(TRAVEL), hero.at, hero.hp, _news(quest))
    yield from ()


def carry_on(quest: Quest, hero: Hero) -> Script[bool]:
    """One step of the errand, if it still holds; False where there is none any more, and its owner is asked."""
    step = _next_step(quest, hero)
    if step is None:
        hero.errand = None
        return False
    known = len(quest.state.tiles)
    yield from step
    if hero.errand is not None:
        hero.errand.at = hero.at
    new = list(quest.state.tiles.values())[known:]
    if any(tile.kind.icon not in IDLE or (tile.pool and hero.hp < hero.most_hp) for tile in new):
        hero.errand = None
    return True


def _next_step(quest: Quest, hero: Hero) -> Script[None] | None:
    """None where it is done, cannot go on, or what counts has changed. Without AP it waits for the next turn."""
    errand = hero.errand
    if errand is None or (errand.at, errand.hp, errand.news) != (hero.at, hero.hp, _news(quest)):
        return None
    ways = ways_within(quest, hero, FAR)
    goal = _nearest_edge(quest, hero, ways) if errand.goal == ANYWHERE else errand.goal
    if errand.goal == ANYWHERE and goal == hero.at:
        return _lay(quest, hero)
    tiles = _safe_part(ways[goal]) if goal in ways else ()
    if not tiles:
        return None
    return _rest(quest) if hero.ap <= 0 else walk(quest, hero, f"walk-{tiles[: hero.ap][-1].key}")


def _lay(quest: Quest, hero: Hero) -> Script[None]:
    """Where it is the only unexplored side of the tile, one enters what is laid."""
    edges = frontier(quest.state, quest.tile(hero))
    if not quest.can_pay(hero, lay_ap(hero)):
        return _rest(quest)
    if len(edges) == 1 and quest.can_pay(hero, lay_ap(hero) + MOVE_AP):
        return explore(quest, hero, f"explore-{DIRECTIONS[edges[0]]}")
    return lay(quest, hero, f"lay-{DIRECTIONS[edges[0]]}")


def _rest(quest: Quest) -> Script[None]:
    quest.is_turn_over = True
    yield from ()


def _news(quest: Quest) -> str:
    """What concerns everybody: somebody is out of the game, the Ring, the Dragon, Morna Gul."""
    state = quest.state
    party = len(quest.heroes)
    return f"{state.phase} {party} {state.ring_at} {state.ring_with} {state.dragon_dead} {state.morna_at}"


def _nearest_edge(quest: Quest, hero: Hero, ways: dict[str, Way]) -> str | None:
    """The nearest tile of this world with an unexplored side; one's own, if it has one."""
    here = quest.tile(hero)
    if quest.unexplored(here):
        return here.key
    open_ways = (key for key, way in ways.items() if not way.is_end and _is_open(quest, here, quest.state.tiles[key]))
    return next(open_ways, None)


def _is_open(quest: Quest, here: Tile, tile: Tile) -> bool:
    return tile.world == here.world and quest.unexplored(tile) > 0


def _safe_part(way: Way) -> tuple[Tile, ...]:
    """Up to the goal, or to the tile before it where something waits there: that is for its owner to decide."""
    return way.tiles[:-1] if way.is_end else way.tiles


ERRAND = Deed(errand_offers, set_out)
