"""R111, R112: all together on the open exit, the leader says whether the party leaves (P13)."""

from bot.engine import Fact, Prompt, Script, ask
from cogs.p52.events.frame import RoomLeft, Stayed
from cogs.p52.prompts import words
from cogs.p52.prompts.options import DEPART, STAY, term
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.state.places import NOWHERE


def is_at_door(crawl: Crawl) -> bool:
    room = crawl.room
    is_open = room.exit != NOWHERE and room.lock == "open"
    return is_open and bool(crawl.heroes) and all(hero.at == room.exit for hero in crawl.heroes)


def ask_at_door(crawl: Crawl) -> Script[None]:
    state, leader = crawl.state, crawl.leader
    facts: dict[str, Fact] = {"hero": leader.sheet.name, "room": term("room", crawl.room.key)}
    leaving = DEPART.key
    prompt = Prompt.usual(leader.seat, words.DOOR, "R112", (DEPART, STAY), leaving, facts=facts)
    answer = DEPART.key if state.is_heading_out else (yield from ask(prompt)).key
    if answer == STAY.key:
        yield Stayed()
        yield from begin_round(crawl)
        return
    state.phase = "level"
    yield RoomLeft(room=crawl.room.key, number=crawl.room.number)
