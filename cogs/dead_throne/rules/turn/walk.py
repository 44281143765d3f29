"""R12 to R17, R36, R42: a walk, step by step, with all that happens on the way."""

from bot.engine import Script
from cogs.dead_throne.content.land import CASTLE, QUICK
from cogs.dead_throne.events.walk import QuickPathTaken, Stepped
from cogs.dead_throne.rules.meeting.windows import attack_announced, can_meet, pass_by, spring
from cogs.dead_throne.rules.place.bounds import barred_to, is_barred
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.place.relocate import Way, can_walk
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.routes import Path
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Player


def walk(realm: Realm, player: Player, path: Path, foe: Player | None = None) -> Script[bool]:
    """They go that way. True: something on it was their interaction, or they died; the turn is over.

    `foe` stands at its end, and battle with them has been announced (R42).
    A step that has been barred meanwhile ends the walk; so does whoever carries them off or traps them (R156).
    """
    for number, step in enumerate(path):
        if is_barred(player.at, step, barred_to(realm, player)):
            return False
        yield from enter(realm, player, step)
        is_end = number == len(path) - 1
        if step == CASTLE:
            return False
        if (yield from meet_here(realm, player, foe if is_end else None)):
            return True
        if player.at != step or not can_walk(player):
            return False
    return False


def enter(realm: Realm, player: Player, step: str) -> Script[None]:
    """One step on."""
    origin = player.at
    yield from moved(realm, player, step, "walk")
    player.turn.left -= player.turn.left > 0
    player.tally.steps += 1
    quick = QUICK[origin].get(step)
    if quick is None:
        yield Stepped(seat=player.seat, origin=origin, step=step)
    else:
        yield QuickPathTaken(seat=player.seat, path=quick, step=step)
        realm.note(Deed(player.seat, "quick", key=quick))


def meet_here(realm: Realm, player: Player, foe: Player | None = None) -> Script[bool]:
    """A trap of this feature, or somebody who is met, in this order. True: that was their interaction, or they died."""
    if (yield from spring(realm, player)) or not player.is_up:
        return True
    if foe is not None and foe.is_up and foe.at == player.at:
        yield from attack_announced(realm, player, foe)
        return True
    if realm.options.mode == "defender":
        return False  # R17: walking over enemies does nothing; nobody has a window (R135)
    if any(can_meet(realm, player, other) for other in realm.at(player.at, player)):
        return (yield from pass_by(realm, player)) or not player.is_up
    return False


def arrive(realm: Realm, player: Player, step: str, foe: Player | None = None, *, way: Way = "leap") -> Script[bool]:
    """A teleport, or a climb: nothing lies on the way. True: as with `walk`."""
    if player.at != step:
        yield from moved(realm, player, step, way)
    return (yield from meet_here(realm, player, foe))
