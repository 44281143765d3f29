"""R142, R175, R177, R180: carriages, teleports, and who goes along."""

from cogs.dead_throne.events.land import Rode
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.turn.driven import teleport
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm, walks
from tests.cogs.dead_throne.places import of_heroes, rides
from tests.support.scripts import ScriptRun, run_script


def test_r177_r36_whoever_is_where_the_carriage_stops_has_a_window() -> None:
    world = realm("T1.r4", "T2.r4", "P.r1", "A.r1")
    ada, ben, _, _ = world.players
    run = rides(world, ada, "t2-r4")
    assert Rode(seat=ADA, step="T2.r4", coin=3) in run.events
    assert run.open[BEN].word == "pass-by"
    run.answer(BEN, "battle")
    assert ben.at == ada.at == "T2.r4"
    battle = world.battle_of(ADA)
    assert battle is not None
    assert (battle.order, battle.at) == ([BEN, ADA], "T2.r4")
    check_places(world.state)


def test_r177_a_group_rides_together_for_one_fare() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    rides(world, ada, "t3-r2")
    assert (ada.at, ben.at, ada.coin, ben.coin) == ("T3.r2", "T3.r2", 2, 5)
    assert board_of(world).groups == [[ADA, BEN]]


def test_r177_whoever_is_held_stays_behind_and_is_of_no_group() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    ben.remains = 2
    rides(world, ada, "t3-r2")
    assert (ada.at, ben.at, ben.remains) == ("T3.r2", "T1.r4", 2)
    assert board_of(world).groups == []


def test_r142_r180_a_friend_does_not_follow_over_a_step_only_the_point_may_enter() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    ada, ben = world.players
    world.state.bars = [Bar("T1.r5", ADA)]
    run_script(walk(world, ada, ("T1.r5", "T1.g5")), {})
    assert (ada.at, ben.at) == ("T1.g5", "T1.r4")
    assert board_of(world).groups == []


def test_r142_a_teleport_takes_one_and_leaves_the_others_together() -> None:
    world = realm("T1.r4", "T1.r4", "T1.r4", mode="defender")
    world.state.defender = Defender(towns={}, groups=[[ADA, BEN, CLEO]])
    relocate(world, world.player(BEN), "P.r1")
    assert board_of(world).groups == [[ADA, CLEO]]
    run_script(walk(world, world.player(ADA), ("T1.r5",)), {})
    assert [player.at for player in world.players] == ["T1.r5", "P.r1", "T1.r5"]
    check_places(world.state)


def test_r142_a_member_teleports_onto_no_barred_step() -> None:
    world = of_heroes("T1.r4", "T1.r4")
    world.state.bars = [Bar("T1.r5", BEN)]
    ada = walks(world.player(ADA))
    run = ScriptRun(teleport(world, ada, Due("to", steps_to=["T1.r5", "T1.r6", "T1.r3"])))
    assert {option.key for option in run.open[ADA].options} == {"arrive-t1-r6", "arrive-t1-r3"}
