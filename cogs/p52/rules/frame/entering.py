"""R21 to R25: the party on the start spot, what it sees, and who has the drop."""

from bot.engine import Script
from cogs.p52.content.cards import is_ace, is_king
from cogs.p52.events.frame import DropFlipped, RoomEntered
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.order import in_order
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.heroes.lasting import end_with_room
from cogs.p52.rules.rooms.turning import turn_up
from cogs.p52.state.people import Hero, Tally
from cogs.p52.state.places import NOWHERE, label


def enter_room(crawl: Crawl) -> Script[None]:
    """R22: with anybody in sight one card is flipped for the drop; else the room is explored (R27)."""
    state, room = crawl.state, crawl.room
    for hero in state.heroes:
        hero.at = NOWHERE  # who is dead was left behind (R114)
    for hero in crawl.heroes:
        hero.at, hero.tally = room.start, Tally()
        end_with_room(hero)
    state.ambushers, state.targets, state.is_heading_out = [], [], False
    yield RoomEntered(room=room.key, number=room.number, light=room.light, spot=label(room.start), level=room.level)
    enemies = yield from turn_up(crawl, room.start)
    state.phase, state.drop_side = ("fight" if enemies else "explore"), ""
    if enemies:
        yield from flip_for_drop(crawl)
    if not state.drop_side:
        yield from begin_round(crawl)


def flip_for_drop(crawl: Crawl) -> Script[None]:
    """R23, R24: an Ace is the enemies', a King the party's: a phase of its own, or only the first places (A1)."""
    state, card = crawl.state, crawl.flip()
    side = "enemies" if is_ace(card) else "heroes" if is_king(card) else ""
    yield DropFlipped(card=card, side=side or "nobody")
    if side:
        state.drop_side = "enemies" if side == "enemies" else "heroes"
        state.phase, state.reached = "drop", ()
        for one in in_order(crawl):
            one.has_acted = isinstance(one, Hero) != (side == "heroes")
