"""R7, R9, R10, R39: what is done in a Game Turn where nothing holds its player: the menu, and the walk."""

from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.rules.place.relocate import can_walk
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import PASS, ROLL, active_places, choose, free_deeds, here_deeds
from cogs.dead_throne.rules.turn.moving import roll, set_out
from cogs.dead_throne.rules.turn.settling import LET_LIE, interact, let_lie, settle, wait
from cogs.dead_throne.state.people import Player


def act(realm: Realm, player: Player) -> Script[None]:
    """R7: the menu, until the turn is over."""
    turn, has_lost_roll = player.turn, player.skips > 0
    while not is_done(realm, player):
        deeds = _menu(realm, player)
        if not deeds:
            yield TurnPassed(seat=player.seat, way="nothing")
            return
        default = words.ROLL if not turn.has_rolled else deeds[0].option.key
        chosen = yield from choose(realm, player, words.MENU, "R7", deeds, default)
        if is_done(realm, player):
            return  # drawn into a battle while they thought about it (R156)
        yield from chosen.play()
        if chosen.is_last:
            turn.has_interacted = True
        if chosen.is_last or player.due is not None or turn.has_interacted:
            yield from settle(realm, player)
    player.skips = max(0, player.skips - has_lost_roll)


def is_done(realm: Realm, player: Player) -> bool:
    """R32: so it is once an enemy holds them, be it that of a lair that a relic has led to."""
    turn, is_seized = player.turn, player.held is not None or realm.battle_of(player.seat) is not None
    return turn.has_interacted or turn.is_over or not player.is_up or realm.is_over or is_seized


def _menu(realm: Realm, player: Player) -> list[Deed]:
    turn = player.turn
    deeds: list[Deed] = []
    if not turn.has_rolled and not player.skips and can_walk(player):
        deeds.append(Deed(ROLL, partial(_roll_and_walk, realm, player)))
    elif player.at in active_places(realm, player):
        deeds.append(Deed(LET_LIE, partial(let_lie, player), is_last=True))  # R124: only if he wishes
    deeds += here_deeds(realm, player, has_landed=False)
    free = free_deeds(realm, player)
    if not deeds and free:
        deeds.append(Deed(PASS, partial(_pass, player)))
    return deeds + free


def _pass(player: Player) -> Script[None]:
    player.turn.is_over = True
    yield from wait(player)


def _roll_and_walk(realm: Realm, player: Player) -> Script[None]:
    yield from roll(realm, player)
    yield from go_on(realm, player)


def go_on(realm: Realm, player: Player) -> Script[None]:
    """The walk, and what is interacted with where it ends; it goes on where a trade was refused (R39)."""
    is_over = yield from set_out(realm, player)
    if is_over:
        player.turn.has_interacted = True
    else:
        yield from interact(realm, player)
