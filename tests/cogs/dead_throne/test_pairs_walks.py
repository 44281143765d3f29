"""Two rules at once: what comes before the interaction."""

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.traps import caught, spring
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due, Turn
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, to_the_end, usual, walks
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.cogs.dead_throne.turns_begun import asked, walked
from tests.support.scripts import ScriptRun, run_script


def test_r8_r12_after_the_roll_one_may_still_drink_a_herb_or_change_gear() -> None:
    """Free deeds are open until the interaction, and the roll is none."""
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    ada.health = 3
    carries(world, ada, "healing-herb", "buckler")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    herb = f"use-{ada.pack[0].id}"
    run.answer(ADA, "first")
    assert {herb, "gear"} <= asked(run, ADA)
    run.answer(ADA, herb)
    assert ada.health == 7
    assert any(key.startswith("stop-") for key in asked(run, ADA))


def test_r8_r35_a_teleport_after_the_roll_takes_the_place_of_the_walk() -> None:
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    ada.health = 3
    holds(world, ada, "homeward")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    run.answer(ADA, "first")
    run.answer(ADA, "homeward")
    run.answer(ADA, "arrive-t3-inn")
    assert run.is_over
    assert (ada.at, ada.health) == ("T3.inn", 10)


def test_r29_r28_a_free_deed_that_moves_one_is_followed_by_one_interaction_and_no_roll() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    carries(world, ada, "rope")
    stack(world, "woods", "coin:woods", "coin:woods")
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, f"use-{ada.pack[0].id}")
    run.answer(ADA, "arrive-w-r2")
    to_the_end(run)
    assert (ada.at, ada.coin, ada.turn.has_rolled) == ("W.r2", 5 + 4, False)


def test_r15_r180_a_quick_path_whose_end_is_barred_is_closed_and_others_are_not() -> None:
    world = realm("A.r3", "P.r1", dice=[2, 2])
    ada = world.player(ADA)
    world.state.bars = [Bar("G.r3", BEN)]
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "roll")
    stops = asked(run, ADA)
    assert "stop-g-r3" not in stops
    assert "stop-t3-r4" in stops


def test_r31_r180_a_move_back_over_a_barred_step_goes_another_way() -> None:
    world = realm("W.r2", "P.r1")
    ada = walks(world.player(ADA))
    ada.turn.came_from, ada.due = "W.r1", Due("back", 1, cause="enemy")
    world.state.bars = [Bar("W.r1", BEN)]
    run = ScriptRun(settle(world, ada))
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)
    assert ada.at in {"W.r3", "W.g2"}


def test_r111_r31_a_signpost_leads_into_another_trap_which_springs_too() -> None:
    """A4: forced movement is walking; the second trap is the interaction where it ends."""
    world = realm("W.r4", "P.r1", "P.r1")
    ada, ben, cleo = world.players
    ada.turn = Turn(is_on=True, path=["W.r5", "W.r4"], has_rolled=True, has_interacted=True)
    sets(world, cleo, "rope-snare")
    by_default(caught(world, ben, sets(world, ben, "false-signpost"), ada))
    run = ScriptRun(settle(world, ada))
    assert {prompt.seat for prompt in run.prompts} == {BEN}
    run.answer(BEN, next(o.key for o in run.open[BEN].options))
    to_the_end(run)
    assert (ada.at, ada.remains) == ("W.r3", 1) or ada.at != "W.r4"


def test_r110_r111_of_two_traps_on_one_feature_the_walkers_own_is_passed_by() -> None:
    world = realm("W.r3", "P.r1")
    ada, ben = world.players
    sets(world, ada, "rope-snare")
    assert run_script(spring(world, ada), {}).result is False
    world.state.decks["traps"].append("rope-snare")
    sets(world, ben, "rope-snare")
    assert run_script(spring(world, ada), {}).result is True
    assert (len(ada.traps), ben.traps) == (1, [])


def test_r25_r72_no_carriage_leads_back_beside_those_one_has_fled() -> None:
    """A fugitive who rides meets nobody of that battle."""
    world = realm("T2.r4", "T1.r4", "T1.r4")
    ada = world.player(ADA)
    world.state.battles = [Battle(7, "T1.r4", [BEN, CLEO])]
    ada.turn = Turn(is_on=True, path=["T1.r4", "T2.r4"], has_rolled=True, fled_at="T1.r4", shunned=[BEN, CLEO])
    assert "carriage-t1-r4" not in by_key(step_deeds(world, ada))
    assert "carriage-t3-r2" in by_key(step_deeds(world, ada))


def test_r177_r178_getting_off_beside_a_piece_does_not_pick_it_up() -> None:
    world = realm("T1.r4", "P.r1")
    ada = world.player(ADA)
    world.state.ground["T2.r4"] = Ground(pieces=1)
    run = ScriptRun(act(world, walked(ada)))
    run.answer(ADA, "carriage-t2-r4")
    to_the_end(run)
    assert (ada.at, ada.coin, ada.pieces) == ("T2.r4", 2, 0)
