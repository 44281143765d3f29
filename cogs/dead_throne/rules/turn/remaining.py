"""R30, R32, R34, R35: a Game Turn of whoever is held by an enemy, or must remain for another reason."""

from functools import partial

from bot.engine import Fact, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.events.fight import EnemyLeft
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.land.steps import remain_here
from cogs.dead_throne.rules.meeting.region_traps import interact_on_land
from cogs.dead_throne.rules.people.waiting import can_be_moved, pass_turn, to_wait
from cogs.dead_throne.rules.place.holds import release
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import act, is_done
from cogs.dead_throne.rules.turn.menu import PASS, REMAIN, choose, free_deeds
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.people import Player


def be_held(realm: Realm, player: Player) -> Script[None]:
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


def be_stuck(realm: Realm, player: Player) -> Script[None]:
    """R30, R34: an interaction with one's step, without a roll; free deeds before it."""
    while player.remains and not player.turn.is_over and player.is_up and player.held is None:
        remain = Deed(REMAIN, partial(_remain, realm, player), is_last=True)
        chosen = yield from choose(
            realm, player, words.STUCK, "R34", [remain, *free_deeds(realm, player)], words.REMAIN
        )
        if is_done(realm, player):
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
