"""Out of the dungeon (R94, R95, R135): the Ring leaves by the Exit, and the others have one turn more."""

from bot.engine import Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.frame import LastTurnsCalled, LeftDungeon, LostInside, RingBorneOut
from cogs.bag_of_dungeon.events.hazards import SeedsCarriedOut
from cogs.bag_of_dungeon.rules.fight.death import drop_all
from cogs.bag_of_dungeon.rules.map.meeting import arrive
from cogs.bag_of_dungeon.rules.quest import GATEWAY, Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Tile

EXIT = "dexit"


def leave_offers(quest: Quest, hero: Hero) -> list[Option]:
    """With the Ring, or after it; never past the living Dragon."""
    may_leave = quest.has_ring(hero) or quest.state.ring_left
    is_open = hero.at == EXIT and quest.state.dragon_dead and may_leave
    return [prompts.verb("leave")] if is_open else []


def leave(quest: Quest, hero: Hero, key: str) -> Script[None]:
    if quest.has_ring(hero):
        yield from _bear_out(quest, hero)
    yield from _go_out(quest, hero)


def _bear_out(quest: Quest, hero: Hero) -> Script[None]:
    """R95: from now on everybody else inside has one turn; no seed is left where nobody can go (R140)."""
    state = quest.state
    state.ring_left, state.ring_owner = True, hero.index
    yield RingBorneOut(seat=hero.seat, hero=hero.key)
    inside = [other for other in quest.heroes if quest.tile(other).world == "dungeon" and other is not hero]
    state.leaving = [other.index for other in inside]
    if inside:
        yield LastTurnsCalled(count=len(inside))
    for tile in state.tiles.values():
        if tile.seeds and quest.within_reach(tile) is not tile:
            yield from _bring_out(quest, tile)


def _bring_out(quest: Quest, tile: Tile) -> Script[None]:
    goal, count = quest.within_reach(tile), tile.seeds
    tile.seeds, goal.seeds = 0, goal.seeds + count
    yield SeedsCarriedOut(origin=tile.label, count=count, tile=goal.label)


def _go_out(quest: Quest, hero: Hero) -> Script[None]:
    """R135: in the combined game one stands on the Gateway then."""
    yield LeftDungeon(seat=hero.seat, hero=hero.key)
    if hero.index in quest.state.leaving:
        quest.state.leaving.remove(hero.index)
    if quest.state.options.mode == "combined":
        quest.place(hero, quest.state.tiles[GATEWAY])
        yield from arrive(quest, hero)
    else:
        hero.status = "left"
        quest.place(hero, None)
        quest.end_turn(hero)


def last_turn_over(quest: Quest, hero: Hero) -> Script[None]:
    """R95: whose one turn has passed inside is lost."""
    state = quest.state
    if hero.index not in state.leaving:
        return
    state.leaving.remove(hero.index)
    if hero.status == "in" and quest.tile(hero).world == "dungeon":
        yield from drop_all(quest, hero, quest.tile(hero), is_last=True)
        hero.status = "out"
        quest.place(hero, None)
        yield LostInside(seat=hero.seat, hero=hero.key)


LEAVE = Deed(leave_offers, leave, holds=True)
