"""R31, R35, R42, R125: forced moves and teleports: where they lead, and battle announced before them."""

from collections.abc import Container
from functools import partial

from bot.engine import Fact, Script
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.events.walk import Forced, Teleported
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.stops import arriving_option, battle_option, stop_option
from cogs.dead_throne.prompts.turn import place_option
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.meeting.windows import can_announce
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import choose
from cogs.dead_throne.rules.turn.routes import Path, barred_to, exactly
from cogs.dead_throne.rules.turn.walk import arrive, walk
from cogs.dead_throne.state.people import Due, Player


def forced(realm: Realm, player: Player, due: Due) -> Script[bool]:
    """R31: a move back begins where they came from; where they came from nowhere, it goes any way, like others."""
    yield Forced(seat=player.seat, count=due.steps, way=due.cause)
    ends = _reach(realm, player, due, due.steps)
    if not ends:
        return False
    deeds = [Deed(stop_option(step, due.steps), partial(walk, realm, player, ends[step])) for step in ends]
    deeds += _attacks_on_the_way(realm, player, due)
    word = words.LED if due.kind == "owner" else words.FORCED
    facts: dict[str, Fact] = {"count": due.steps}
    chosen = yield from choose(_leader(realm, player, due), word, "R31", deeds, deeds[0].option.key, facts)
    return bool((yield from chosen.play()))


def _reach(realm: Realm, player: Player, due: Due, count: int) -> dict[str, Path]:
    barred = barred_to(realm, player)
    return exactly(player.at, _first_step(player, due, barred), "", count, barred)


def _attacks_on_the_way(realm: Realm, player: Player, due: Due) -> list[Deed]:
    """R42, A4: a forced move is a walk, so battle may be announced with whoever is met on it."""
    deeds: dict[str, Deed] = {}
    for count in range(1, due.steps + 1) if due.by < 0 else ():
        reach = _reach(realm, player, due, count)
        for other in _announceable(realm, player, reach):
            option = battle_option(other.at, other.seat, count)
            deeds.setdefault(option.key, Deed(option, partial(walk, realm, player, reach[other.at], other)))
    return list(deeds.values())


def _announceable(realm: Realm, player: Player, steps: Container[str]) -> list[Player]:
    return [one for one in realm.up if one.at in steps and can_announce(realm, player, one)]


def _leader(realm: Realm, player: Player, due: Due) -> Player:
    """Who says where it goes: the owner of a False Signpost, or whoever must go."""
    return player if due.by < 0 else realm.player(due.by)


def _first_step(player: Player, due: Due, barred: frozenset[str]) -> str:
    """Where a move back must begin; empty: anywhere, as out of a structure (R20)."""
    turn = player.turn
    is_bound = due.kind == "back" and not turn.is_inside and turn.came_from not in barred
    return turn.came_from if is_bound else ""


def teleport(realm: Realm, player: Player, due: Due) -> Script[bool]:
    """R125: no town walls for whoever may not enter them; nobody comes into the castle so.

    Battle may be announced before it (R42).
    """
    barred = barred_to(realm, player)
    steps = [step for step in due.steps_to if step not in barred and step != CASTLE]
    if not steps:
        return False
    deeds = [Deed(place_option("arrive", step), partial(_appear, realm, player, due, step, None)) for step in steps]
    for other in _announceable(realm, player, steps) if due.by < 0 else ():
        attack = partial(_appear, realm, player, due, other.at, other)
        deeds.append(Deed(arriving_option(other.at, other.seat), attack))
    chosen = yield from choose(_leader(realm, player, due), words.ARRIVE, "R31", deeds, deeds[0].option.key)
    return bool((yield from chosen.play()))


def _appear(realm: Realm, player: Player, due: Due, step: str, foe: Player | None) -> Script[bool]:
    yield Teleported(seat=player.seat, step=step, way=due.cause)
    release(realm, player)
    player.remains, player.is_trapped = 0, False
    return (yield from arrive(realm, player, step, foe))


def release(realm: Realm, player: Player) -> None:
    """R32: the enemy's card goes back."""
    if player.held is not None and player.held.home:
        realm.give_back(player.held.home, f"enemy:{player.held.enemy}")
    player.held = None
