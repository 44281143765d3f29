"""R12 to R17, R36, R42: a walk, step by step, with all that happens on the way."""

from bot.engine import Script
from cogs.dead_throne.content.land import CASTLE, QUICK
from cogs.dead_throne.events.walk import QuickPathTaken, Stepped
from cogs.dead_throne.rules.defender.deeds import walked_into
from cogs.dead_throne.rules.meeting.windows import attack_announced, can_meet, pass_by, spring
from cogs.dead_throne.rules.people.leaving import leave_all
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.routes import Path
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Player


def walk(realm: Realm, player: Player, path: Path, foe: Player | None = None) -> Script[bool]:
    """They go that way. True: something on it was their interaction, or they died; the turn is over.

    `foe` stands at its end, and battle with them has been announced (R42).
    """
    for number, step in enumerate(path):
        yield from enter(player, step)
        realm_notes_path(realm, player)
        is_end = number == len(path) - 1
        if step == CASTLE:
            return False
        if (yield from _is_stopped(realm, player, foe if is_end else None)):
            return True
    return False


def enter(player: Player, step: str) -> Script[None]:
    origin, turn = player.at, player.turn
    player.at = step
    turn.came_from, turn.has_moved = origin, True
    turn.left -= turn.left > 0
    turn.path.append(step)
    turn.drawn_at, turn.is_inside = [], False  # R28: only who stays may not draw again
    player.tally.steps += 1
    quick = QUICK[origin].get(step)
    if quick is None:
        yield Stepped(seat=player.seat, origin=origin, step=step)
    else:
        yield QuickPathTaken(seat=player.seat, path=quick, step=step)


def realm_notes_path(realm: Realm, player: Player) -> None:
    quick = QUICK[player.turn.came_from].get(player.at)
    if quick is not None:
        realm.note(Deed(player.seat, "quick", key=quick))


def _is_stopped(realm: Realm, player: Player, foe: Player | None) -> Script[bool]:
    """A trap of this feature, what stands here, or somebody who is walked over, in this order."""
    if (yield from spring(realm, player)) or not player.is_up:
        return True
    if realm.options.mode == "defender":
        return (yield from walked_into(realm, player)) or not player.is_up
    if foe is not None and foe.is_up and foe.at == player.at:
        yield from attack_announced(realm, player, foe)
        return True
    if any(can_meet(realm, player, other) for other in realm.at(player.at, player)):
        return (yield from pass_by(realm, player)) or not player.is_up
    return False


def arrive(realm: Realm, player: Player, step: str, foe: Player | None = None) -> Script[bool]:
    """A teleport: it leads out of anything (R35), and nothing lies on the way. True: as with `walk`."""
    leave_all(realm, player)
    player.at = step
    player.turn.came_from, player.turn.has_moved = "", True
    player.turn.path.append(step)
    player.turn.drawn_at, player.turn.is_inside = [], False
    if step == CASTLE:
        return False
    return (yield from _is_stopped(realm, player, foe))
