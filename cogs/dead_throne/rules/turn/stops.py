"""R12, R36, R42: the stops of a roll: what waits at each, whom one walks over, and longer ways round them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import FEATURE_STEPS
from cogs.dead_throne.content.tables import AGRIMOR, TRAPS
from cogs.dead_throne.prompts.stops import NOBODY, Round, Waits, battle_option, round_option, stop_option
from cogs.dead_throne.rules.meeting.windows import can_announce, can_meet
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.routes import Path, Ways
from cogs.dead_throne.state.people import Player

Go: TypeAlias = Callable[[Path, Player | None], Script[None]]
TRAPPED = frozenset(step for kind in TRAPS.values() if kind.feature for step in FEATURE_STEPS[kind.feature])


def watched(realm: Realm, player: Player) -> frozenset[str]:
    """Where walking by may bring something: people who have a window (R36), features where others have set traps."""
    if not realm.is_competitive:
        return frozenset()
    people = {one.at for one in realm.up if can_meet(realm, player, one)}
    has_traps = any(one.traps for one in realm.players if one is not player)
    return frozenset(people | TRAPPED) if has_traps else frozenset(people)


def stop_deeds(realm: Realm, player: Player, found: Ways, go: Go) -> list[Deed]:
    """One for each step; a longer way only where it meets less."""
    waiting = _waiting(realm, player)
    people = {one.at for one in realm.up if one is not player and can_meet(realm, player, one)}
    features = (TRAPPED & watched(realm, player)) - people
    deeds = []
    for step, ways in found.items():
        waits = waiting.get(step, NOBODY)
        past = _past(realm, ways[0], people)
        deeds.append(Deed(stop_option(step, len(ways[0]), waits, past), partial(go, ways[0], None)))
        for number, path in enumerate(ways[1:], start=1):
            shorter = ways[:number]
            way = Round(number, _seats(realm, _missed(shorter, path, people)), tuple(_missed(shorter, path, features)))
            option = round_option(step, len(path), waits, _past(realm, path, people), way)
            deeds.append(Deed(option, partial(go, path, None)))
    return deeds


def attack_deeds(realm: Realm, player: Player, found: Ways, go: Go) -> Iterator[Deed]:
    """R42: announced before their step is entered."""
    for other in realm.up:
        if other is not player and other.at in found and can_announce(realm, player, other):
            path = found[other.at][0]
            yield Deed(battle_option(other.at, other.seat, len(path)), partial(go, path, other))


def _past(realm: Realm, path: Path, people: set[str]) -> tuple[int, ...]:
    return _seats(realm, [step for step in path[:-1] if step in people])


def _missed(shorter: Sequence[Path], path: Path, steps: Iterable[str]) -> list[str]:
    """What one of the shorter ways passes and this one does not: no two ways have the same."""
    there = set(steps)
    passed = dict.fromkeys(step for way in shorter for step in way[:-1])
    return [step for step in passed if step in there and step not in path[:-1]]


def _seats(realm: Realm, steps: Iterable[str]) -> tuple[int, ...]:
    return tuple(other.seat for step in dict.fromkeys(steps) for other in realm.at(step))


def _waiting(realm: Realm, player: Player) -> dict[str, Waits]:
    """What everybody sees on the map."""
    found: dict[str, Waits] = {}
    for other in realm.up:
        if other is not player:
            at = found.get(other.at, NOBODY)
            held, enemies = ((other.seat,), (other.held.enemy,)) if other.held is not None else ((), ())
            found[other.at] = at._replace(
                others=(*at.others, other.seat), held=at.held + held, enemies=at.enemies + enemies
            )
    for step, ground in realm.state.ground.items():
        lies = found.get(step, NOBODY)._replace(stones=tuple(ground.stones), pieces=ground.pieces)
        found[step] = lies._replace(has_crown=bool(ground.crowns))
    return _with_spawns(realm, found)


def _with_spawns(realm: Realm, found: dict[str, Waits]) -> dict[str, Waits]:
    """Enemies that roam the land (R136), and the dragon."""
    board = realm.state.defender
    if board is None:
        return found
    roaming = [(spawn.at, spawn.enemy) for spawn in board.spawns]
    roaming += [(board.agrimor_at, AGRIMOR)] if board.agrimor_at else []
    for step, enemy in roaming:
        at = found.get(step, NOBODY)
        found[step] = at._replace(enemies=(*at.enemies, enemy))
    return found
