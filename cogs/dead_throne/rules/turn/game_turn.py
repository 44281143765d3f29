"""R7, R11, R29: a Game Turn from its beginning to its end, and a flight, which goes on as one."""

from bot.engine import Script
from cogs.dead_throne.events.frame import TurnBegan
from cogs.dead_throne.rules.land.lone import run_hourglass
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.meeting.battle_turns import Flight
from cogs.dead_throne.rules.people.dropping import drop_planned
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.health import heal
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.scrolls import refresh
from cogs.dead_throne.rules.place.bars import lift_bars
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import act, go_on
from cogs.dead_throne.rules.turn.remaining import be_held, be_stuck
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.people import Player, Turn


def game_turn(realm: Realm, player: Player) -> Script[None]:
    """The whole of it."""
    begin(realm, player)
    if player.is_dead:
        yield from respawn(realm, player)
        if not player.is_up:
            player.turn = Turn()  # the turn is lost (R172), or they are out (R118): it is nobody's any more
            return
    yield TurnBegan(seat=player.seat, step=player.at)
    yield from dawn(realm, player)
    yield from refresh(realm, player)
    if player.held is not None:
        yield from be_held(realm, player)
    elif player.remains:
        yield from be_stuck(realm, player)
    else:
        yield from act(realm, player)
    yield from end(realm, player)


def dawn(realm: Realm, player: Player) -> Script[None]:
    """What the start of each Game Turn brings, one that is a Battle Turn too (R65): an hourglass, a Ring of Tides."""
    yield from run_hourglass(realm, player)
    if has_enchanted(player, "ring-of-tides"):
        yield from heal(realm, player, 1, "tides")


def begin(realm: Realm, player: Player) -> None:
    player.turn = Turn(is_on=True, path=[player.at])
    lift_bars(realm, player.seat)
    if realm.state.solo is not None:
        realm.state.solo.turns += 1


def end(realm: Realm, player: Player) -> Script[None]:
    yield from reckon(realm, player)  # a relic may have brought something, though nothing was interacted with
    if player.due is not None:
        yield from settle(realm, player)  # R31: a lair that was still to be drawn has driven them off
    yield from drop_planned(realm, player)
    yield from keep_limits(realm, player)
    player.turn, player.whet = Turn(), 0  # a Whetstone lasts for the turn, even where it ends in a battle
    if realm.battle_of(player.seat) is None:
        player.conjured, player.mirrored = [], False


def take_flight(realm: Realm, flight: Flight) -> Script[None]:
    """R61, R69, R72: out of a battle, and on as in a Game Turn."""
    player = realm.player(flight.seat)
    if not player.is_up:
        return
    player.turn = Turn(is_on=True, path=[player.at], has_rolled=True, left=flight.steps, fled_at=flight.at)
    player.turn.shunned = list(flight.shunned)
    if player.due is None and flight.steps and player.held is None:
        yield from go_on(realm, player)
    yield from settle(realm, player)
    yield from end(realm, player)
