"""Where an automaton goes: every tile has its worth, less the way there."""

from collections.abc import Iterator

from cogs.bag_of_dungeon.adviser.bosses import (
    LATE,
    Goal,
    can_fell,
    is_borne,
    is_for_the_dungeon,
    lacks_item,
    quest_goals,
    seeds_left,
)
from cogs.bag_of_dungeon.adviser.goods import wanted
from cogs.bag_of_dungeon.adviser.mind import HAZARDS, Mind
from cogs.bag_of_dungeon.content import item_kind
from cogs.bag_of_dungeon.view import TileView

HURT, BADLY_HURT = 0.65, 0.45
EXPLORING = 6.0  # what a new tile is worth
DOWN = 9.0  # in the dungeon below the forest: worth a longer way
WALK = 0.5  # what a step costs in worth
PATIENCE = 25  # rounds after which daring grows
HEALING = frozenset({"renew", "antivenom"})  # skills for whoever stands on the tile
DESPERATE = 48  # the round from which seeds that nobody gets at are waited for no more
SURE = 0.85  # a fight for which no AP is kept to flee
WAYS = {(0, -1): "move-north", (1, 0): "move-east", (0, 1): "move-south", (-1, 0): "move-west"}


def journey(mind: Mind) -> str | None:
    """The best goal by worth less the way; then the walk, or the deed, that leads there."""
    costs = mind.costs(mind.me.at)
    goals = [
        (worth - WALK * costs[label], label, deed)
        for label, worth, deed in _goals(mind, costs)
        if label in costs and (deed or label != mind.me.at)
    ]
    for _, label, deed in sorted(goals, key=lambda goal: (-goal[0], goal[1], goal[2])):
        if label == mind.me.at:
            if deed in mind.keys or deed == "end":
                return _entering(mind, deed)
            continue
        key = _exploring(mind, label, deed) or _toward(mind, label)
        if key is not None:
            return key
    return None


def _exploring(mind: Mind, label: str, deed: str) -> str | None:
    """Whoever wants to lay a tile explores on, if nothing on the way is worth a stop."""
    is_calm = _as_far_as_wise(mind, way := mind.way(label, max(1, mind.me.ap))) == way
    return "explore-on" if deed.startswith("lay-") and is_calm and "explore-on" in mind.keys else None


def _entering(mind: Mind, deed: str) -> str:
    """Where there is but one side to explore, the new tile is entered at once."""
    if deed.startswith("lay-") and "explore-on" in mind.keys:
        return "explore-on"
    entering = deed.replace("lay-", "explore-")
    return entering if entering in mind.keys and len(mind.here.frontier) == 1 else deed


def _toward(mind: Mind, goal: str, *, is_bold: bool = False) -> str | None:
    """The step, or the walk, to the goal or to where one would stop before it; "end" where that is rash now."""
    way = _as_far_as_wise(mind, mind.way(goal, max(1, mind.me.ap)))
    if way and way[-1] == goal and not is_bold and _is_rash(mind, goal, len(way)):
        if len(way) == 1:
            return "end" if _step_key(mind, goal) in mind.keys else None
        way.pop()
    travel = f"travel-{mind.tiles[goal].key}"
    is_far = len(way) == max(1, mind.me.ap) and way[-1] != goal
    return travel if is_far and travel in mind.keys else on_foot(mind, way)


def on_foot(mind: Mind, way: list[str]) -> str | None:
    """The option that leads as far on that way as one press does."""
    keys = [_step_key(mind, way[0]), *(f"walk-{mind.tiles[label].key}" for label in way[1:])] if way else []
    return next((key for key in reversed(keys) if key in mind.keys), None)


def _as_far_as_wise(mind: Mind, way: list[str]) -> list[str]:
    """Up to the first tile where something can happen, or is worth a stop."""
    for steps, label in enumerate(way, 1):
        tile = mind.tiles[label]
        if mind.is_guarded(tile) or tile.icon in HAZARDS or _is_worth_a_stop(mind, tile):
            return way[:steps]
    return way


def _is_worth_a_stop(mind: Mind, tile: TileView) -> bool:
    """Something to take, or to use."""
    health = mind.me.hp / max(1, mind.me.most_hp)
    is_hurt = health < HURT or any(space.is_poisoned for space in mind.me.spaces)
    has_chest = any(item_kind(item.key).effect == "chest" for item in tile.items)
    is_idle = (tile.icon == "bones" and not is_hurt) or (tile.icon == "seed" and is_borne(mind))
    is_useful = tile.has_token and not is_idle
    gifts = tile.has_cache or tile.seeds or tile.has_ring or has_chest or is_useful or (tile.pool and is_hurt)
    is_patient = mind.me.skill in HEALING and bool(tile.heroes)
    return bool(gifts or wanted(mind, tile.items) or is_patient)


def dare(mind: Mind) -> str | None:
    """Nothing better to do: with lives to lose, or late, the least bad fight. A new life is a whole one."""
    is_hunt_open = mind.view.phase == "hunt" and seeds_left(mind) > 0 and mind.view.round < DESPERATE
    if is_hunt_open or (mind.me.lives < 2 and mind.view.round < LATE):
        return None
    costs = mind.costs(mind.me.at)
    lairs = [tile for tile in mind.view.tiles if tile.label in costs and mind.is_guarded(tile)]
    best = max(lairs, key=lambda tile: (prospect(mind, tile, costs[tile.label]), tile.label), default=None)
    return _toward(mind, best.label, is_bold=True) if best else None


def _is_rash(mind: Mind, goal: str, steps: int) -> bool:
    """With the last AP into a fight that may have to be fled: rather begin the next turn with it."""
    tile = mind.tiles[goal]
    if not mind.is_guarded(tile) or mind.me.ap > steps or mind.me.most_ap < 2:
        return False
    return not can_fell(mind) and prospect(mind, tile, float(steps)) < SURE


def prospect(mind: Mind, tile: TileView, cost: float) -> float:
    """The chance to win there, with whoever can be called."""
    helpers = mind.helpers(tile.label, round(mind.me.ap - cost))
    monster = mind.monster(tile)
    return mind.chance(monster, helpers) if monster else mind.blind_chance(tile.world, helpers)


def _step_key(mind: Mind, label: str) -> str:
    """The option that walks to a neighbouring tile."""
    tile, here = mind.tiles[label], mind.here
    key = WAYS.get((tile.x - here.x, tile.y - here.y), "") if tile.world == here.world else ""
    return key if key in mind.keys else f"pass-{tile.key}"


def _goals(mind: Mind, costs: dict[str, float]) -> Iterator[Goal]:
    for tile in mind.view.tiles:
        if tile.label in costs:
            yield from _at_tile(mind, tile, costs[tile.label])
    yield from quest_goals(mind)


def _at_tile(mind: Mind, tile: TileView, cost: float) -> Iterator[Goal]:
    if mind.is_guarded(tile):
        yield from _fight_goal(mind, tile, cost)
        return
    if tile.frontier and mind.view.phase != "hunt" and (worth := _worth_of_exploring(mind, tile)):
        yield from ((tile.label, worth, f"lay-{direction}") for direction in tile.frontier)
    if tile.label != mind.me.at and wanted(mind, tile.items):
        yield tile.label, 20.0 if lacks_item(mind) else 4.0, ""
    yield from _gifts(tile, mind.me.hp / max(1, mind.me.most_hp))
    if not is_borne(mind):
        yield from _seeds(tile)


def _seeds(tile: TileView) -> Iterator[Goal]:
    if tile.has_token and tile.icon == "seed":
        yield tile.label, 8.0, "seed"
    if tile.seeds:
        yield tile.label, 9.0, "seeds"


def _gifts(tile: TileView, health: float) -> Iterator[Goal]:
    """Healing, hidden items."""
    if tile.pool and health < HURT:
        yield tile.label, 14.0 * (1 - health), "pool"
    if tile.has_cache:
        yield tile.label, 6.0, "cache"
    if tile.has_token and tile.icon == "bones" and health < BADLY_HURT:
        yield tile.label, 7.0, "heal"


def _worth_of_exploring(mind: Mind, tile: TileView) -> float:
    """In the combined game the forest is the goal; while there is time for it the dungeon comes first."""
    if mind.view.options.mode != "combined" or tile.world == "forest":
        return EXPLORING
    return DOWN if is_for_the_dungeon(mind) else 0.0


def daring(mind: Mind) -> float:
    """The chance that must be there before a fight is sought; it falls when the match grows long."""
    late = max(0, mind.view.round - PATIENCE)
    return max(0.2, 0.62 - 0.02 * late)


def _is_ring_free(mind: Mind) -> bool:
    """Whoever falls with the Dragon loses his things: the Ring's guard comes first, while he has them."""
    return not any(tile.has_ring and tile.icon != "exit" and mind.is_guarded(tile) for tile in mind.view.tiles)


def _fight_goal(mind: Mind, tile: TileView, cost: float) -> Iterator[Goal]:
    monster = mind.monster(tile)
    if mind.view.options.mode == "combined" and tile.world == "dungeon" and not is_for_the_dungeon(mind):
        return  # its Dragon is not what the match turns on
    if monster is not None and monster.is_boss and can_fell(mind):
        yield tile.label, 45.0 if _is_ring_free(mind) else 10.0, ""
        return
    chance = prospect(mind, tile, cost)
    if chance < daring(mind):
        return
    worth = 4.0 if monster is None else 1.0 + (2.0 if monster.most > 5 else 0.0) + (2.0 if monster.most > 9 else 0.0)
    if tile.has_ring or (monster is not None and (monster.is_boss or monster.guards_ring)):
        worth = 16.0
    yield tile.label, worth * chance, ""
