"""R31, R35, R42, R125: forced moves and teleports: where they lead, and battle announced before them."""

from collections.abc import Callable, Container
from functools import partial

from bot.engine import Fact, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.events.walk import Forced, Teleported
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.stops import arriving_option, battle_option, stop_option
from cogs.dead_throne.prompts.turn import place_option
from cogs.dead_throne.rules.meeting.windows import can_announce
from cogs.dead_throne.rules.place.bounds import barred_to, is_barred, no_stops, open_to
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.menu import choose
from cogs.dead_throne.rules.turn.routes import Path, exactly
from cogs.dead_throne.rules.turn.walk import arrive, walk
from cogs.dead_throne.state.people import Due, Player

ROPE = "rope"  # the cause of a climb: no teleport, so a group goes along (R142)


def forced(realm: Realm, player: Player, due: Due) -> Script[bool]:
    """R31: a move back begins where they came from; where they came from nowhere, it goes any way, like others."""
    yield Forced(seat=player.seat, count=due.steps, way=due.cause)
    word = words.LED if due.kind == "owner" else words.FORCED
    facts: dict[str, Fact] = {"count": due.steps}
    return (yield from _driven(realm, player, due, partial(_ends, realm, player, due), word, facts))


def _driven(
    realm: Realm,
    player: Player,
    due: Due,
    deeds_now: Callable[[], list[Deed]],
    word: str,
    facts: dict[str, Fact] | None = None,
) -> Script[bool]:
    """Whoever is carried elsewhere while it is asked (R156) goes from there."""
    while player.is_up and (deeds := deeds_now()):
        here = player.at
        leader = _leader(realm, player, due)
        chosen = yield from choose(realm, leader, word, "R31", deeds, deeds[0].option.key, facts, about=player)
        if player.at == here:
            return bool((yield from chosen.play()))
    return False


def _ends(realm: Realm, player: Player, due: Due) -> list[Deed]:
    ends = _reach(realm, player, due, due.steps)
    deeds = [Deed(stop_option(step, len(path)), partial(walk, realm, player, path)) for step, path in ends.items()]
    return [*deeds, *_attacks_on_the_way(realm, player, due)] if ends else []


def _reach(realm: Realm, player: Player, due: Due, count: int) -> dict[str, Path]:
    """No end is the step of a battle just fled (R181): there they stop one step short of it."""
    barred, shut = barred_to(realm, player), no_stops(player)
    first = _first_step(player, due, barred)
    for steps in range(count, 0, -1):
        found = exactly(player.at, first, "", steps, barred)
        if ends := {step: path for step, path in found.items() if step not in shut}:
            return ends
    return {}


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
    """R31, R171: where a move back must begin, out of a structure too; empty: anywhere."""
    origin = player.turn.came_from
    return origin if due.kind == "back" and origin and not is_barred(player.at, origin, barred) else ""


def teleport(realm: Realm, player: Player, due: Due) -> Script[bool]:
    """R175: nobody comes so where they could not go on foot. Battle may be announced before it (R42)."""
    is_there = due.steps_to == [player.at]  # a swap or a stone has brought them here already
    return (
        yield from _driven(realm, player, due, partial(_arrivals, realm, player, due, is_there=is_there), words.ARRIVE)
    )


def _arrivals(realm: Realm, player: Player, due: Due, *, is_there: bool) -> list[Deed]:
    here = [step for step in due.steps_to if step == player.at]
    steps = here if is_there else open_to(realm, player, (step for step in due.steps_to if step != player.at))
    deeds = [Deed(place_option("arrive", step), partial(_appear, realm, player, due, step, None)) for step in steps]
    for other in _announceable(realm, player, steps) if due.by < 0 else ():
        attack = partial(_appear, realm, player, due, other.at, other)
        deeds.append(Deed(arriving_option(other.at, other.seat), attack))
    return deeds


def _appear(realm: Realm, player: Player, due: Due, step: str, foe: Player | None) -> Script[bool]:
    if player.at != step:
        yield Teleported(seat=player.seat, step=step, way=due.cause)
    return (yield from arrive(realm, player, step, foe, way="ride" if due.cause == ROPE else "leap"))
