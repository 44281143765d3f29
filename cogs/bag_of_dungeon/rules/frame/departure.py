"""A player leaves the match (R132): the adventurer drops everything and is out of the game."""

from bot.engine import Script
from cogs.bag_of_dungeon.events.frame import WentHome
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.fight.death import drop_all
from cogs.bag_of_dungeon.rules.frame.outcome import has_passed, judge
from cogs.bag_of_dungeon.rules.frame.turn import find_next
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero


def depart(quest: Quest, seat: int) -> Script[None]:
    """Between two turns, for all adventurers of the seat."""
    for hero in [hero for hero in quest.state.heroes if hero.seat == seat]:
        hero.has_gone = True
        if hero.status == "in":
            yield from _go(quest, hero)
    if quest.heroes:
        yield from watch(quest)  # the seeds of who has left need not be waited for
        yield from find_next(quest)
    if not quest.heroes or has_passed(quest.state):
        yield from judge(quest)


def _go(quest: Quest, hero: Hero) -> Script[None]:
    yield WentHome(seat=hero.seat, hero=hero.key)
    yield from drop_all(quest, hero, quest.tile(hero), is_last=True)
    hero.status, hero.hp = "out", 0
    quest.place(hero, None)
    if hero.index in quest.state.leaving:
        quest.state.leaving.remove(hero.index)
