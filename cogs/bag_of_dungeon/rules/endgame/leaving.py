"""Out of the dungeon (R94, R95, R135): the Ring leaves by the Exit, and the others have one turn more."""

from bot.engine import Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.frame import LastTurnsCalled, LeftDungeon, LostInside, RingBorneOut
from cogs.bag_of_dungeon.rules.fight.death import drop_all
from cogs.bag_of_dungeon.rules.frame.setup import START
from cogs.bag_of_dungeon.rules.map.meeting import arrive
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero

EXIT = "dexit"


def leave_offers(quest: Quest, hero: Hero) -> list[Option]:
    """With the Ring, or after it; never past the living Dragon."""
    may_leave = quest.has_ring(hero) or quest.state.ring_left
    is_open = hero.at == EXIT and quest.state.dragon_dead and may_leave
    return [prompts.verb("leave")] if is_open else []


def leave(quest: Quest, hero: Hero, key: str) -> Script[None]:
    state = quest.state
    bears_ring = quest.has_ring(hero)
    if bears_ring:
        state.ring_left, state.ring_owner = True, hero.index
        yield RingBorneOut(seat=hero.seat, hero=hero.key)
    yield from _go_out(quest, hero)
    if bears_ring:
        state.leaving = [other.index for other in _inside(quest)]
        if state.leaving:
            yield LastTurnsCalled(count=len(state.leaving))


def _inside(quest: Quest) -> list[Hero]:
    return [hero for hero in quest.heroes if quest.tile(hero).world == "dungeon"]


def _go_out(quest: Quest, hero: Hero) -> Script[None]:
    """R135: in the combined game one stands on the Gateway then."""
    yield LeftDungeon(seat=hero.seat, hero=hero.key)
    if hero.index in quest.state.leaving:
        quest.state.leaving.remove(hero.index)
    if quest.state.options.mode == "combined":
        hero.at = "f01" if "f01" in quest.state.tiles else START["forest"]
        yield from arrive(quest, hero)
    else:
        hero.status, hero.at = "left", ""
        quest.end_turn(hero)


def last_turn_over(quest: Quest, hero: Hero) -> Script[None]:
    """R95: whose one turn has passed inside is lost."""
    state = quest.state
    if hero.index not in state.leaving:
        return
    state.leaving.remove(hero.index)
    if hero.status == "in" and quest.tile(hero).world == "dungeon":
        yield from drop_all(quest, hero, quest.tile(hero), is_last=True)
        hero.status, hero.at = "out", ""
        yield LostInside(seat=hero.seat, hero=hero.key)


LEAVE = Deed(leave_offers, leave, holds=True)
