"""R12 to R15: where a roll leads. One move at a time, never back over the edge just used; Quick Paths count one."""

from functools import lru_cache
from typing import TypeAlias

from cogs.dead_throne.content.land import CASTLE, NEXT, QUICK, STEPS
from cogs.dead_throne.rules.defender.boards import closed_of
from cogs.dead_throne.rules.people.figures import can_enter_castle, can_enter_walls
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

Path: TypeAlias = tuple[str, ...]  # the steps after the one where it begins


def barred_to(realm: Realm, player: Player) -> frozenset[str]:
    """Steps they may not enter: Bar the Way, town walls (R125), the castle (R126), the battle just fled (R72).

    With them the keys of Quick Paths that are closed.
    """
    steps = {bar.step for bar in realm.state.bars if bar.seat != player.seat}
    if not can_enter_walls(player):
        steps |= WALLED
    if not can_enter_castle(realm, player):
        steps.add(CASTLE)
    if realm.state.defender is not None:
        steps |= {*closed_of(realm)}
    steps |= {battle.at for battle in realm.state.battles if battle.id == player.turn.fled_from}
    return frozenset(steps)


def _is_barred(here: str, step: str, barred: frozenset[str]) -> bool:
    return step in barred or QUICK[here].get(step) in barred


WALLED = {step for step, kind in STEPS.items() if kind.is_town}


@lru_cache(8192)
def routes(start: str, came_from: str, left: int, barred: frozenset[str]) -> dict[str, Path]:
    """Every step where such a walk may stop, each by a shortest way (R12, R13)."""
    found: dict[str, Path] = {}
    seen: set[tuple[str, str]] = set()
    edge: list[tuple[str, str, Path]] = [(start, came_from, ())]
    for _ in range(left):
        grown: list[tuple[str, str, Path]] = []
        for here, before, path in edge:
            for step in NEXT[here]:
                if step == before or _is_barred(here, step, barred) or (step, here) in seen:
                    continue
                seen.add((step, here))
                way = (*path, step)
                found.setdefault(step, way)
                if step != CASTLE:
                    grown.append((step, here, way))
        edge = grown
    return found


@lru_cache(4096)
def exactly(start: str, first: str, came_from: str, count: int, barred: frozenset[str]) -> dict[str, Path]:
    """R31: where a forced move of so many steps may end; fewer only where every way is blocked sooner.

    `first`, where given, is the step it must begin with ("move back").
    """
    edge: dict[tuple[str, str], Path] = {(start, came_from): ()}
    for number in range(count):
        grown: dict[tuple[str, str], Path] = {}
        for (here, before), path in edge.items():
            for step in (first,) if first and not number else NEXT[here]:
                if not _is_barred(here, step, barred) and (step != before or (first and not number)):
                    grown.setdefault((step, here), (*path, step))
        if not grown:
            break
        edge = grown
    ends: dict[str, Path] = {}
    for (step, _), path in edge.items():
        if path:
            ends.setdefault(step, path)
    return ends
