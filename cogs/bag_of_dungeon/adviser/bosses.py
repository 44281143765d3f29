"""The Dragon and Morna Gul: who can end one by dying (R80), when the party is ready, where to be meanwhile."""

from collections.abc import Iterator

from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.adviser.odds import Side, win_chance
from cogs.bag_of_dungeon.view import HeroView, TileView

MORNA_HP, MORNA_DICE, MORNA_PLUS = 20, 4, 10
READY = 0.85  # the chance against Morna Gul for which one gathers
LATE = 35  # the round from which even the last life is risked

DEEP, DEEP_FOR_FEW = 27, 30  # the round until which the dungeon below the forest comes first
FEW = 2  # heroes: they need longer for both halves

Goal = tuple[str, float, str]  # label, worth, and what to do there ("" just to arrive)


def is_blow_open(mind: Mind) -> bool:
    """May a killing blow end the boss this match turns on, who is not yet dead (R83)?"""
    options = mind.view.options
    is_dead = options.mode == "dungeon" and mind.view.dragon_dead
    return options.skill_tokens and options.kb_bosses and not is_dead


def spare_tokens(mind: Mind) -> int:
    """Tokens beyond the one that is kept for the boss."""
    return mind.me.tokens - is_blow_open(mind)


def can_fell(mind: Mind, hero: HeroView | None = None) -> bool:
    """One token, one item and a life: the boss dies with this adventurer. Who must live on needs a life more."""
    hero = hero or mind.me
    options, view = mind.view.options, mind.view
    others = [other for other in view.heroes if other.status == "in" and other.index != hero.index]
    must_live = options.style == "competitive" or (options.mode == "dungeon" and not others)
    has_item = any(space.item for space in hero.spaces)
    return is_blow_open(mind) and hero.tokens > 0 and has_item and hero.lives > must_live


def lacks_item(mind: Mind) -> bool:
    """A token for the killing blow, and nothing to tell of (R80)."""
    return is_blow_open(mind) and mind.me.tokens > 0 and not any(space.item for space in mind.me.spaces)


def is_ready(mind: Mind) -> bool:
    """Can somebody fell Morna Gul; where nobody may, would the best of the party beat him, all seeds planted?"""
    party = [hero for hero in mind.view.heroes if hero.status == "in"]
    if is_blow_open(mind) or mind.view.round >= LATE:
        return mind.view.round >= LATE or any(can_fell(mind, hero) for hero in party)
    vines = sum(tile.icon == "vine" for tile in mind.view.tiles)
    dice = max(0, MORNA_DICE - min(seeds_left(mind), vines))
    foe = Side(MORNA_HP, dice, MORNA_PLUS)
    return max(win_chance(mind.side(hero, len(party) - 1), foe) for hero in party) >= READY


def is_for_the_dungeon(mind: Mind) -> bool:
    """Combined: is there time for the dungeon, its goods and its Ring, before anybody wakes Morna Gul?"""
    view = mind.view
    last = DEEP if len(view.heroes) > FEW else DEEP_FOR_FEW
    is_time = view.options.mode == "combined" and view.phase == "gather" and view.round < last
    is_open = any(tile.world == "dungeon" for tile in view.tiles)
    return is_time and is_open and not view.ring_left


def is_borne(mind: Mind) -> bool:
    """Somebody bears a seed: that is enough to gather, and the others lie safer where they are."""
    return any(hero.seeds for hero in mind.view.heroes if hero.status == "in")


def seeds_left(mind: Mind) -> int:
    """Seeds that can still be planted."""
    carried = sum(hero.seeds for hero in mind.view.heroes if hero.status == "in")
    return carried + sum(tile.seeds + (tile.has_token and tile.icon == "seed") for tile in mind.view.tiles)


def quest_goals(mind: Mind) -> Iterator[Goal]:
    """The Ring, the Exit, the tree, the vines."""
    view, me = mind.view, mind.me
    for tile in view.tiles:
        if tile.icon == "exit" and view.dragon_dead and (me.has_ring or view.ring_left):
            yield tile.label, 40.0, "leave"
        if tile.has_ring and _is_ring_wanted(mind) and not _is_guard_away(mind, tile):
            yield tile.label, 12.0, "ring"
        if tile.icon == "tree" and view.phase == "gather" and me.seeds:
            yield tile.label, 30.0 if is_ready(mind) and not is_for_the_dungeon(mind) else 0.5, "end"
        if tile.icon == "seed" and tile.has_token and view.phase == "gather" and not me.seeds and is_borne(mind):
            yield tile.label, 3.0, "end"
    yield from _rally(mind)


def _is_ring_wanted(mind: Mind) -> bool:
    return mind.view.options.mode == "dungeon" or is_for_the_dungeon(mind)


def _is_guard_away(mind: Mind, ring: TileView) -> bool:
    """Lured off its tile the Ring's guard lives, and the Ring cannot be taken (R141)."""
    others = [tile.monster for tile in mind.view.tiles if tile is not ring and tile.monster is not None]
    return any(monster.guards_ring for monster in others)


def _rally(mind: Mind) -> Iterator[Goal]:
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
