"""TC19 and who gets away from a battle, how, and what they leave behind (R54, R68, R72, R113, R148)."""

from typing import Any

from cogs.dead_throne.events.battles import BattleEnded, FlightRolled
from cogs.dead_throne.events.traps import Loosed
from cogs.dead_throne.rules.meeting.at_players import trap_for
from cogs.dead_throne.rules.meeting.battle_turns import Flight, battle_turn
from cogs.dead_throne.rules.meeting.battles import join_battle
from cogs.dead_throne.rules.meeting.company import can_meet
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, usual, walks, wears
from tests.support.scripts import ScriptRun, run_script


def test_tc19_nine_or_more_is_away() -> None:
    world = realm(GATE, GATE, dice=(4, 5))
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert FlightRolled(seat=ADA, first=4, second=5, total=9, is_away=True) in run.events
    assert run.result == Flight(ADA, 9, GATE, (BEN,))
    assert run.events[-1] == BattleEnded(seat=BEN, step=GATE)
    assert not world.state.battles


def test_tc19_less_is_a_battle_turn_lost() -> None:
    world = realm(GATE, GATE, dice=(4, 4))
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.is_over
    assert run.result is None
    assert world.state.battles == [battle]
    assert battle.order[battle.next] == BEN


def test_tc19_from_those_who_are_trapped_any_roll_does() -> None:
    world = realm(GATE, GATE, dice=(2, 2))
    battle = fighting(world, ADA, BEN)
    run = at_turn(world, battle, ADA)
    assert flight_in(run) == "flee"
    run_script(trap_for(world.player(BEN), 1), {})
    run = at_turn(world, battle, ADA)
    assert flight_in(run) == "flee-surely"  # nobody is told of a nine
    run.answer(ADA, "flee")
    assert run.result == Flight(ADA, 4, GATE, (BEN,))


def flight_in(run: ScriptRun[Any]) -> str:
    """How it is worded."""
    return next(option.word for option in run.open[ADA].options if option.key == "flee")


def test_r68_flight_only_at_the_beginning() -> None:
    world = realm(GATE, GATE)
    battle = fighting(world, ADA, BEN)
    holds(world, world.player(ADA), "conjured-blade", "mend", "mend")
    run = at_turn(world, battle, ADA)
    assert "flee" in keys(run, ADA)
    run.answer(ADA, "conjured-blade")
    assert "flee" not in keys(run, ADA)


def test_r54_a_smoke_pot_and_other_gear_come_before_the_flight() -> None:
    world = realm(GATE, GATE, dice=(2, 2))
    battle = fighting(world, ADA, BEN)
    carries(world, world.player(ADA), "smoke-pot")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, f"use-{world.player(ADA).pack[0].id}")
    events = run.answer(ADA, "flee")
    assert FlightRolled(seat=ADA, first=2, second=2, total=4, is_away=True) in events


def test_a_lucky_charm_turns_the_worse_die_of_a_flight() -> None:
    world = realm(GATE, GATE, dice=(2, 5, 4))
    battle = fighting(world, ADA, BEN)
    wears(world, world.player(ADA), "lucky-charm")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    events = run.answer(ADA, "reroll")
    assert FlightRolled(seat=ADA, first=5, second=4, total=9, is_away=True) in events


def test_r72_who_fled_meets_none_of_that_battle() -> None:
    world = realm(GATE, GATE, GATE)
    ada, ben, cleo = world.players
    walks(ada).turn.shunned = [BEN]
    assert not can_meet(world, ada, ben)
    assert can_meet(world, ada, cleo)
    assert {deed.option.key for deed in meeting_deeds(world, ada, has_landed=True)} == {"trade-2"}


def test_r113_an_entangled_opponent_is_free_after_his_turn() -> None:
    world = realm(GATE, GATE)
    battle = fighting(world, ADA, BEN)
    holds(world, world.player(ADA), "entangle", "mend", "mend")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "entangle-1")
    run.answer(ADA, "attack-1")
    run.answer(ADA, "hand")
    assert world.player(BEN).is_trapped
    run = at_turn(world, battle, BEN)
    assert "flee" not in keys(run, BEN)
    run.answer(BEN, "pass")
    assert Loosed(seat=BEN) in run.events
    assert not world.player(BEN).is_trapped


def test_r148_who_leaves_from_afar_is_in_it_no_more_and_stays_where_they_are() -> None:
    """No die is cast, and those on the step fight on."""
    world = realm(GATE, GATE, "P.r1")
    battle = fighting(world, ADA, BEN)
    cleo = world.player(CLEO)
    run_script(join_battle(world, battle, cleo, "afar"), {})
    assert sight(world.state, None).battles[0].afar == (CLEO,)
    run = at_turn(world, battle, CLEO)
    world.chance = type(world.chance).scripted()
    run.answer(CLEO, "away")
    assert (sorted(battle.order), world.state.battles) == ([ADA, BEN], [battle])
    assert sight(world.state, None).battles[0].afar == ()
    assert cleo.at == "P.r1"


def test_r148_who_came_from_afar_leaves_without_a_roll_and_keeps_nothing_alive() -> None:
    world = realm(GATE, GATE, "P.r1", "P.r2")
    battle = fighting(world, ADA, BEN)
    cleo = world.player(CLEO)
    run_script(join_battle(world, battle, cleo, "afar"), {})
    run = at_turn(world, battle, CLEO)
    assert "away" in keys(run, CLEO)
    run.answer(CLEO, "pass")
    run = ScriptRun(battle_turn(world, battle, world.player(ADA)))
    run.answer(ADA, usual(run.open[ADA]))
    world.chance = type(world.chance).scripted(6, 6)
    run.answer(ADA, "flee")
    assert not world.state.battles
