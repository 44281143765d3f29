"""The main menu (P2): what is worth doing here, and where to go."""

from collections.abc import Iterator

from bot.engine import Choice, Term
from cogs.bag_of_dungeon.automaton.goods import better_gear, wanted
from cogs.bag_of_dungeon.automaton.mind import Mind
from cogs.bag_of_dungeon.automaton.odds import Side, win_chance
from cogs.bag_of_dungeon.view import TileView

AT_ONCE = ("leave", "ring", "seeds", "seed", "plant", "upgrade", "cache")
REMEDIES = ("health-potion", "healing-moss")
HURT, BADLY_HURT = 0.65, 0.45
MORNA_HP, MORNA_DICE, MORNA_PLUS = 20, 4, 10
READY = 0.85  # the chance against Morna Gul for which one gathers
WALK = 0.5  # what a step costs in worth
LATE = 35  # the round from which even the last life is risked
PATIENCE = 25  # rounds after which daring grows


def menu(mind: Mind) -> Choice:
    return (_here(mind) or _journey(mind) or _dare(mind) or "end",)


def _here(mind: Mind) -> str | None:
    """What this tile, the pack and the tokens offer."""
    me, keys = mind.me, mind.keys
    for key in AT_ONCE:
        if key in keys:
            return key
    health = me.hp / max(1, me.most_hp)
    wishes = (
        ("arrange", better_gear(mind.me) is not None),
        ("take", bool(wanted(mind, mind.here.items)) and mind.view.round >= 1),
        ("use", health < HURT and _has_remedy(mind)),
        ("skill", _is_skill_wise(mind)),
        ("heal", health < HURT or _poison(mind) >= 2),
        ("pool", health < HURT or (me.ap == 0 and health < 1)),
        ("swamp", health >= HURT),
        ("find", mind.view.options.style == "coop"),
    )
    for key, is_wise in wishes:
        if key in keys and is_wise:
            return key
    return _chest(mind) or _bane(mind)


def _has_remedy(mind: Mind) -> bool:
    items = [space.item.key for space in mind.me.spaces if space.item]
    return any(key in REMEDIES for key in items)


def _is_skill_wise(mind: Mind) -> bool:
    heroes = [mind.view.heroes[index] for index in mind.here.heroes]
    if mind.me.skill == "renew":
        return any(hero.most_hp - hero.hp >= 6 for hero in heroes)
    return any(sum(space.is_poisoned for space in hero.spaces) >= 2 for hero in heroes)


def _poison(mind: Mind) -> int:
    return sum(space.is_poisoned for space in mind.me.spaces)


def _chest(mind: Mind) -> str | None:
    chests = sorted(key for key in mind.keys if key.startswith("chest-"))
    return chests[0] if chests and mind.me.hp > 5 else None


def _bane(mind: Mind) -> str | None:
    banes = sorted(key for key in mind.keys if key.startswith("bossbane-"))
    return banes[0] if banes else None


def remedy(mind: Mind) -> Choice:
    """The healing item."""
    for option in mind.prompt.options:
        item = option.facts.get("item")
        if isinstance(item, Term) and item.keys[0] in REMEDIES:
            return (option.key,)
    return ("back",)


def patient(mind: Mind) -> Choice:
    """Who is worst off."""
    heroes = [mind.view.heroes[int(key.rpartition("-")[2])] for key in mind.keys if key != "back"]
    worst = max(heroes, key=lambda hero: (hero.most_hp - hero.hp, -hero.index))
    return (f"hero-{worst.index}",)


# --- where to go ---


def _journey(mind: Mind) -> str | None:
    """The best goal by worth less the way; then the step or the deed that leads there."""
    costs = mind.costs(mind.me.at)
    goals = [
        (worth - WALK * costs[label], label, deed)
        for label, worth, deed in _goals(mind, costs)
        if label in costs and (deed or label != mind.me.at)
    ]
    for _, label, deed in sorted(goals, key=lambda goal: (-goal[0], goal[1], goal[2])):
        if label == mind.me.at:
            if deed in mind.keys:
                return deed
            if deed == "end":
                return "end"
            continue
        key = _step_key(mind, mind.first_step(label))
        if key in mind.keys:
            return key
    return None


def _dare(mind: Mind) -> str | None:
    """Nothing better to do: with lives to lose, or late, the least bad fight. A new life is a whole one."""
    is_hunt_open = mind.view.phase == "hunt" and _seeds_left(mind) > 0
    if is_hunt_open or (mind.me.lives < 2 and mind.view.round < LATE):
        return None
    costs = mind.costs(mind.me.at)
    lairs = [tile for tile in mind.view.tiles if tile.label in costs and mind.is_guarded(tile)]
    best = max(lairs, key=lambda tile: (_prospect(mind, tile, costs[tile.label]), tile.label), default=None)
    key = _step_key(mind, mind.first_step(best.label)) if best else ""
    return key if key in mind.keys else None


def _seeds_left(mind: Mind) -> int:
    """Seeds that can still be planted."""
    carried = sum(hero.seeds for hero in mind.view.heroes if hero.status == "in")
    return carried + sum(tile.seeds + (tile.has_token and tile.icon == "seed") for tile in mind.view.tiles)


def _prospect(mind: Mind, tile: TileView, cost: float) -> float:
    """The chance to win there, with whoever can be called."""
    helpers = mind.helpers(tile.label, round(mind.me.ap - cost))
    monster = mind.monster(tile)
    return mind.chance(monster, helpers) if monster else mind.blind_chance(tile.world, helpers)


def _step_key(mind: Mind, label: str | None) -> str:
    """The option that walks to a neighbouring tile."""
    if label is None:
        return ""
    tile, here = mind.tiles[label], mind.here
    ways = {(0, -1): "move-north", (1, 0): "move-east", (0, 1): "move-south", (-1, 0): "move-west"}
    key = ways.get((tile.x - here.x, tile.y - here.y), "") if tile.world == here.world else ""
    return key if key in mind.keys else f"pass-{tile.key}"


def _goals(mind: Mind, costs: dict[str, float]) -> Iterator[tuple[str, float, str]]:
    """Label, worth, and what to do there ("" just to arrive)."""
    for tile in mind.view.tiles:
        if tile.label in costs:
            yield from _at_tile(mind, tile, costs[tile.label])
    yield from _quest_goals(mind)


def _at_tile(mind: Mind, tile: TileView, cost: float) -> Iterator[tuple[str, float, str]]:
    if mind.is_guarded(tile):
        yield from _fight_goal(mind, tile, cost)
        return
    if tile.frontier and mind.view.phase != "hunt" and _is_worth_exploring(mind, tile):
        yield from ((tile.label, 6.0, f"lay-{direction}") for direction in tile.frontier)
    if tile.label != mind.me.at and wanted(mind, tile.items):
        yield tile.label, 4.0, ""
    yield from _gifts(tile, mind.me.hp / max(1, mind.me.most_hp))


def _gifts(tile: TileView, health: float) -> Iterator[tuple[str, float, str]]:
    """Healing, hidden items, seeds."""
    if tile.pool and health < HURT:
        yield tile.label, 14.0 * (1 - health), "pool"
    if tile.has_cache:
        yield tile.label, 6.0, "cache"
    if tile.has_token and tile.icon == "seed":
        yield tile.label, 8.0, "seed"
    if tile.seeds:
        yield tile.label, 9.0, "seeds"
    if tile.has_token and tile.icon == "bones" and health < BADLY_HURT:
        yield tile.label, 7.0, "heal"


def _is_worth_exploring(mind: Mind, tile: TileView) -> bool:
    """In the combined game the forest is the goal; the dungeon only for who is there."""
    return mind.view.options.mode != "combined" or tile.world == "forest"


def daring(mind: Mind) -> float:
    """The chance that must be there before a fight is sought; it falls when the match grows long."""
    late = max(0, mind.view.round - PATIENCE)
    return max(0.2, 0.62 - 0.02 * late)


def _fight_goal(mind: Mind, tile: TileView, cost: float) -> Iterator[tuple[str, float, str]]:
    chance, monster = _prospect(mind, tile, cost), mind.monster(tile)
    if chance < daring(mind):
        return
    worth = 4.0 if monster is None else 1.0 + (2.0 if monster.most > 5 else 0.0) + (2.0 if monster.most > 9 else 0.0)
    if tile.has_ring or (monster is not None and monster.is_boss):
        worth = 16.0
    yield tile.label, worth * chance, ""


def _quest_goals(mind: Mind) -> Iterator[tuple[str, float, str]]:
    """The Ring, the Exit, the tree, the vines."""
    view, me = mind.view, mind.me
    for tile in view.tiles:
        if tile.icon == "exit" and view.dragon_dead and (me.has_ring or view.ring_left):
            yield tile.label, 40.0, "leave"
        if tile.has_ring and view.options.mode == "dungeon":
            yield tile.label, 12.0, "ring"
        if tile.icon == "tree" and view.phase == "gather" and me.seeds:
            yield tile.label, 30.0 if _is_ready(mind) else 0.5, "end"
        if tile.icon == "vine" and view.phase == "hunt" and me.seeds and not tile.is_planted:
            yield tile.label, 25.0 - _near_morna(mind, tile), "plant"
    yield from _rally(mind)


def _is_ready(mind: Mind) -> bool:
    """Would the best of the party beat Morna Gul with the seeds it carries planted and all at hand?"""
    party = [hero for hero in mind.view.heroes if hero.status == "in"]
    dice = max(0, MORNA_DICE - sum(hero.seeds for hero in party))
    foe = Side(MORNA_HP, dice, MORNA_PLUS)
    best = max(win_chance(mind.side(hero, len(party) - 1), foe) for hero in party)
    return best >= READY or mind.view.round >= LATE


def _near_morna(mind: Mind, tile: TileView) -> float:
    """A vine right before his feet is a bad place."""
    morna = mind.view.morna
    if morna is None:
        return 0.0
    at = mind.tiles[morna.at]
    return max(0.0, 6.0 - abs(at.x - tile.x) - abs(at.y - tile.y))


def _rally(mind: Mind) -> Iterator[tuple[str, float, str]]:
    """Wait near the Dragon, or together once everything is planted, until the party is there."""
    view = mind.view
    exits = [tile for tile in view.tiles if tile.icon == "exit"]
    is_company = any(hero.status == "in" and hero.index != mind.me.index for hero in view.heroes)
    if exits and view.options.mode == "dungeon" and not view.dragon_dead and is_company and view.round < LATE:
        yield from ((label, 2.5, "end") for label in exits[0].doors)
    bearer = next((hero for hero in view.heroes if hero.has_ring and hero.index != mind.me.index), None)
    if exits and bearer is not None and view.dragon_dead and view.options.mode == "dungeon":
        yield exits[0].label, 3.0, "end"
    if view.phase == "hunt" and not mind.me.seeds:
        others = [hero.at for hero in view.heroes if hero.status == "in" and hero.index < mind.me.index and hero.at]
        yield from ((label, 1.0, "end") for label in others[:1])
