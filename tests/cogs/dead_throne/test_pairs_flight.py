"""Two rules at once in battles: flight."""

from cogs.dead_throne.rules.turn.game_turn import take_flight
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import OpenQuest
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, sets, to_the_end
from tests.support.scripts import ScriptRun


def test_r72_r36_a_fugitive_meets_those_who_joined_neither_and_strangers_as_ever() -> None:
    world = realm(GATE, GATE, "T2.g2", GATE)
    ada = world.player(ADA)
    battle = fighting(world, ADA, BEN, DAN)
    run = at_turn(world, battle, ADA)
    world.chance = realm("P.r1", dice=[5, 5]).chance
    run.answer(ADA, "flee")
    flight = run.result
    assert flight is not None
    assert flight.shunned == (BEN, DAN)
    go = ScriptRun(take_flight(world, flight))
    options = {option.key for option in go.open[ADA].options}
    assert not any(key.endswith((f"-{BEN}", f"-{DAN}")) for key in options)
    assert ada.at == GATE


def test_r69_r111_a_fugitive_who_runs_into_a_trap_is_caught_as_anybody() -> None:
    """Bridge Saw lies at T1.r2; its owner is not of the battle."""
    world = realm("T1.r3", "T1.r3", "P.r1", dice=[5, 4])
    ada = world.player(ADA)
    sets(world, world.player(CLEO), "bridge-saw")
    battle = Battle(world.new_id(), "T1.r3", [ADA, BEN])
    world.state.battles.append(battle)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "stop-t1-r2")
    to_the_end(go)
    assert (ada.at, ada.health, ada.turn.is_on) == ("T1.r2", 8, False)


def test_r72_r181_no_flight_ends_where_it_began_though_the_battle_is_over_with_it() -> None:
    """The houses of a town stand in a ring: nobody flees from an Inn into the same Inn, to be healed there."""
    world = realm("T3.inn", "T3.inn", dice=[6, 5])
    battle = Battle(world.new_id(), "T3.inn", [ADA, BEN])
    world.state.battles.append(battle)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is not None
    assert not world.state.battles
    go = ScriptRun(take_flight(world, run.result))
    stops = {option.key for option in go.open[ADA].options}
    assert {"stop-t3-market", "stop-t3-tavern"} <= stops
    assert "stop-t3-inn" not in stops


def test_r71_r113_a_flight_is_sure_only_while_the_trap_lasts() -> None:
    """Entangled in his turn, Ben is free after it: then 9 is needed again."""
    world = realm(GATE, GATE, dice=[2, 2])
    ben = world.player(BEN)
    ben.remains, ben.is_trapped = 1, True
    battle = fighting(world, ADA, BEN)
    at_turn(world, battle, BEN).answer(BEN, "pass")
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "flee")
    assert run.result is None
    assert (world.player(ADA).at, len(world.state.battles)) == (GATE, 1)


def test_r61_r182_a_teleport_out_of_a_battle_brings_its_own_interaction_and_pays_at_its_end() -> None:
    world = realm("T1.r5", "T1.r5")
    ada = world.player(ADA)
    world.state.quests, world.state.decks["quests"] = [OpenQuest("q16")], []
    ada.coin, ada.health = 20, 3
    holds(world, ada, "homeward")
    battle = Battle(world.new_id(), "T1.r5", [ADA, BEN])
    world.state.battles.append(battle)
    run = at_turn(world, battle, ADA)
    run.answer(ADA, "homeward")
    to_the_end(run)
    assert run.result is not None
    go = ScriptRun(take_flight(world, run.result))
    go.answer(ADA, "arrive-t2-inn")
    to_the_end(go)
    assert (ada.at, ada.health, world.state.battles) == ("T2.inn", 10, [])
