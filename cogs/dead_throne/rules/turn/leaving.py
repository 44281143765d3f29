"""Whoever leaves the table for good is out: what they hold stays lying or goes back (R99, R127, R166)."""

from bot.engine import Script
from cogs.dead_throne.events.frame import Left
from cogs.dead_throne.rules.meeting.trades import settle_for_few
from cogs.dead_throne.rules.people.death import go_for_good
from cogs.dead_throne.rules.people.leaving import told_end
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import last_one_left


def depart(realm: Realm, seat: int) -> Script[None]:
    player = realm.player(seat)
    if player.is_out or realm.state.phase != "play":
        return
    battle = realm.battle_of(seat)
    yield Left(seat=seat)
    yield from go_for_good(realm, player)
    if battle is not None:
        yield from told_end(realm, battle)
    yield from last_one_left(realm)
    yield from settle_for_few(realm)
