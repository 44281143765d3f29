"""R7 to R11, R29 to R34: a Game Turn."""

from functools import partial

from bot.engine import Fact, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.events.fight import EnemyLeft
from cogs.dead_throne.events.frame import TurnBegan, TurnPassed
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.land.lone import run_hourglass
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.land.steps import remain_here
from cogs.dead_throne.rules.meeting.battle_turns import Flight
from cogs.dead_throne.rules.meeting.region_traps import interact_on_land
from cogs.dead_throne.rules.people.dropping import drop_planned
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.health import heal
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.scrolls import refresh
from cogs.dead_throne.rules.people.waiting import can_be_moved, pass_turn, to_wait
from cogs.dead_throne.rules.place.bars import lift_bars
from cogs.dead_throne.rules.place.holds import release
from cogs.dead_throne.rules.place.relocate import can_walk
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import PASS, REMAIN, ROLL, active_places, choose, free_deeds, here_deeds
from cogs.dead_throne.rules.turn.moving import roll, set_out
from cogs.dead_throne.rules.turn.returning import respawn
from cogs.dead_throne.rules.turn.settling import LET_LIE, interact, let_lie, settle, wait
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
        yield from _held(realm, player)
    elif player.remains:
        yield from _stuck(realm, player)
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


def act(realm: Realm, player: Player) -> Script[None]:
    """R7: the menu, until the turn is over."""
    turn, has_lost_roll = player.turn, player.skips > 0
    while not _is_done(realm, player):
        deeds = _menu(realm, player)
        if not deeds:
            yield TurnPassed(seat=player.seat, way="nothing")
            return
        default = words.ROLL if not turn.has_rolled else deeds[0].option.key
        chosen = yield from choose(realm, player, words.MENU, "R7", deeds, default)
        if _is_done(realm, player):
            return  # drawn into a battle while they thought about it (R156)
        yield from chosen.play()
        if chosen.is_last:
            turn.has_interacted = True
        if chosen.is_last or player.due is not None or turn.has_interacted:
            yield from settle(realm, player)
    player.skips = max(0, player.skips - has_lost_roll)


def _is_done(realm: Realm, player: Player) -> bool:
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


def _held(realm: Realm, player: Player) -> Script[None]:
    """R32: only private actions; a teleport gets out of it (R35)."""
    held = player.held
    assert held is not None
    while player.held is held and not player.turn.is_over:
        deeds = [Deed(PASS, partial(_hold, player)), *free_deeds(realm, player)]
        facts: dict[str, Fact] = {"enemy": term("enemy", held.enemy), "turns": held.turns}
        chosen = yield from choose(realm, player, words.HOLD, "R32", deeds, words.PASS, facts)
        if player.held is not held:
            break  # set free while they thought about it (R156)
        yield from chosen.play()
        if (yield from _is_carried_off(realm, player)):
            return
    if player.held is held and held.turns <= 0:
        release(realm, player)
        yield EnemyLeft(seat=player.seat, enemy=held.enemy)
    elif player.held is None:
        yield from act(realm, player)


def _is_carried_off(realm: Realm, player: Player) -> Script[bool]:
    """R35: a teleport leads out of a hold; nothing else moves whoever is held (R32)."""
    if not can_be_moved(player):
        player.due = None
        return False
    yield from settle(realm, player)
    return player.held is None


def _hold(player: Player) -> Script[None]:
    assert player.held is not None
    player.held.turns -= 1
    player.turn.is_over = True
    yield TurnPassed(seat=player.seat, way="held")


def _stuck(realm: Realm, player: Player) -> Script[None]:
    """R30, R34: an interaction with one's step, without a roll; free deeds before it."""
    while player.remains and not player.turn.is_over and player.is_up and player.held is None:
        remain = Deed(REMAIN, partial(_remain, realm, player), is_last=True)
        chosen = yield from choose(
            realm, player, words.STUCK, "R34", [remain, *free_deeds(realm, player)], words.REMAIN
        )
        if _is_done(realm, player):
            return
        yield from chosen.play()
        if not chosen.is_last and not can_be_moved(player):
            player.due = None  # a relic would have driven them on
        if chosen.is_last or player.due is not None or player.turn.has_interacted:
            if not chosen.is_last and player.due is None:
                pass_turn(player)  # they met somebody by a Far Voice: that was the turn (R10)
            player.turn.has_interacted = True
            yield from settle(realm, player)
            return
    if not player.remains and player.is_up:
        yield from act(realm, player)  # a Torch, or somebody, has set them free


def _remain(realm: Realm, player: Player) -> Script[None]:
    """The turn of a trap has passed, even where they still wait for a Lone Quest (R113, R115)."""
    was_trapped = player.is_trapped and player.remains <= max(1, to_wait(player))
    player.remains -= 1
    yield from interact_on_land(realm, player, partial(remain_here, realm, player))
    player.remains = max(player.remains, to_wait(player))  # a trap that sprang instead is no hour of a Lone Quest
    if was_trapped and player.remains <= to_wait(player):
        player.is_trapped = False


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
