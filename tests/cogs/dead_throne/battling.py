"""Battles as a test wants them: who fights whom at the gate, and whose Battle Turn it is."""

from typing import Any

from cogs.dead_throne.rules.meeting.battle_turns import Flight, battle_turn
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Battle
from tests.cogs.dead_throne.meetings import usual
from tests.support.scripts import ScriptRun

GATE = "T1.g5"


def fighting(world: Realm, *seats: int) -> Battle:
    battle = Battle(world.new_id(), GATE, list(seats), next=1, is_beside=world.is_many)
    world.state.battles.append(battle)
    return battle


def at_turn(world: Realm, battle: Battle, seat: int) -> ScriptRun[Flight | None]:
    """Their Battle Turn, with the refresh answered."""
    run = ScriptRun(battle_turn(world, battle, world.player(seat)))
    if (prompt := run.open.get(seat)) is not None and prompt.word == "refresh":
        run.answer(seat, usual(prompt))
    return run


def keys(run: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options if not option.is_secret}
