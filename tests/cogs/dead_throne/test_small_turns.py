"""Game Turns in cases that the digest does not name: what is over, drawn into a battle, blocked or lost."""

from bot.engine import Option
from bot.kit.deeds import Deed, by_key
from cogs.dead_throne.rules.meeting.battle_turns import Flight
from cogs.dead_throne.rules.people.hand import trim
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.driven import forced
from cogs.dead_throne.rules.turn.frame import last_one_left
from cogs.dead_throne.rules.turn.game_turn import take_flight
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.rules.turn.menu import MOST_FREE, choose, free_deeds
from cogs.dead_throne.rules.turn.remaining import be_stuck
from cogs.dead_throne.rules.turn.settling import interact, settle
from cogs.dead_throne.state.battle import Battle
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due, Held, Turn
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.gate import keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, holds, realm, walks
from tests.cogs.dead_throne.scenes import stack, words
from tests.cogs.dead_throne.turns_begun import walked
from tests.support.scripts import ScriptRun, run_script


def test_r156_who_is_drawn_into_a_battle_over_the_menu_does_nothing_of_it() -> None:
    world = realm(GATE, GATE, dice=[4, 4])
    ada = walked(world.player(ADA))
    run = ScriptRun(act(world, ada))
    world.state.battles = [Battle(1, GATE, [BEN, ADA])]
    run.answer(ADA, "roll")
    assert (run.is_over, ada.turn.has_rolled, run.events) == (True, False, [])


def test_r156_nor_does_who_must_remain() -> None:
    world = realm(GATE, GATE)
    ada = walked(world.player(ADA))
    holds(world, ada, "mend")
    ada.remains = 2
    run = ScriptRun(be_stuck(world, ada))
    world.state.battles = [Battle(1, GATE, [BEN, ADA])]
    run.answer(ADA, "remain")
    assert (run.is_over, ada.remains, run.events) == (True, 2, [])


def test_r156_nor_does_who_has_just_stopped_on_a_step() -> None:
    world = realm("P.r5", "P.r5")
    ada = walks(world.player(ADA))
    run = ScriptRun(interact(world, ada))
    assert {"outside", "inside"} <= set(keys(run, ADA))
    world.state.battles = [Battle(1, "P.r5", [BEN, ADA])]
    run.answer(ADA, "outside")
    assert (run.is_over, ada.turn.has_interacted, ada.turn.drawn_at, run.events) == (True, True, [], [])


def test_r9_whoever_has_nothing_left_but_free_deeds_may_end_the_turn() -> None:
    world = realm(GATE, "P.r1")
    ada = walked(world.player(ADA))
    holds(world, ada, "homeward")
    ada.skips, ada.turn.drawn_at = 1, [GATE]
    run = ScriptRun(act(world, ada))
    assert {"pass", "homeward"} <= set(keys(run, ADA))
    run.answer(ADA, "pass")
    assert (run.is_over, words(run.events), ada.turn.is_over, ada.skips) == (True, ["turn-passed"], True, 0)


def test_r9_where_nothing_is_left_at_all_the_turn_ends_by_itself() -> None:
    world = realm(GATE, "P.r1")
    ada = walked(world.player(ADA))
    ada.skips, ada.turn.drawn_at, ada.coin = 2, [GATE], 0
    assert words(run_script(act(world, ada), {}).events) == ["turn-passed"]


def test_r8_free_deeds_of_one_turn_are_not_without_end() -> None:
    world = realm(GATE, "P.r1")
    ada = walked(world.player(ADA))
    holds(world, ada, "homeward", "mend")
    ada.turn.free = MOST_FREE - 1
    deeds = by_key(free_deeds(world, ada))
    assert "homeward" in deeds
    assert all(deed.option.is_secret and deed.option.group for deed in deeds.values())
    run_script(deeds["homeward"].play(), {})
    assert (ada.turn.free, free_deeds(world, ada)) == (MOST_FREE, [])


def test_nobody_dead_flees() -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    ada.is_dead = True
    assert run_script(take_flight(world, Flight(ADA, 9, GATE)), {}).events == []
    assert not ada.turn.is_on


def test_r31_whoever_is_shut_in_goes_nowhere() -> None:
    world = realm("P.r5", "W.r1")
    ada = walks(world.player(ADA))
    world.state.bars = [Bar("P.r4", BEN)]
    run = run_script(forced(world, ada, Due("any", 3, cause="card")), {})
    assert (run.result, words(run.events), ada.at) == (False, ["forced"], "P.r5")


def test_r32_a_teleport_that_leads_nowhere_leaves_them_held() -> None:
    world = realm("W.r1", "P.r1")
    ada = walked(world.player(ADA))
    ada.held = held = Held("w5", "woods", 2)
    ada.due, world.state.bars = Due("to", steps_to=["T1.inn"], cause="homeward"), [Bar("T1.inn", BEN)]
    run = run_script(settle(world, ada), {})
    assert (ada.held, ada.at, bool(ada.due), ada.turn.has_interacted) == (held, "W.r1", False, False)
    assert run.events == []


def test_r127_what_is_over_has_no_other_winner() -> None:
    world = realm(GATE, "P.r1")
    world.player(BEN).is_out = True
    world.state.result = "stones"
    assert run_script(last_one_left(world), {}).events == []
    world.state.result = ""
    assert words(run_script(last_one_left(world), {}).events) == ["won"]


def test_r127_whoever_is_out_or_not_begun_leaves_without_a_word() -> None:
    for phase, is_out in (("choose", False), ("play", True)):
        world = realm(GATE, "P.r1", "P.r2")
        world.state.phase, world.player(CLEO).is_out = phase, is_out  # type: ignore[assignment]
        assert run_script(depart(world, CLEO), {}).events == []


def test_r104_a_hand_is_as_large_as_it_may_be() -> None:
    for helm, most in ((False, 3), (True, 4)):
        world = realm(GATE)
        ada = world.player(ADA)
        if helm:
            ada.worn["helmet"] = world.made("item", "crested-helm", "market")
        holds(world, ada, "mend", "firebolt", "nullify", "homeward")
        assert ScriptRun(trim(ada)).is_over == (most == 4)
        assert ada.is_sorting == (most == 3)


def test_r34_a_step_that_remaining_takes_is_drawn_and_the_turn_is_over() -> None:
    world = realm("W.r1", "P.r1")
    ada = world.player(ADA)
    ada.turn, ada.remains = Turn(is_on=True, path=["W.r1"]), 2
    stack(world, "woods", "coin:woods")
    run_script(be_stuck(world, ada), {})
    assert (ada.remains, ada.coin > 5, ada.turn.has_interacted, ada.turn.drawn_at) == (1, True, True, ["W.r1"])


def test_r156_what_was_chosen_is_done_unless_they_were_carried_off_killed_or_caught_meanwhile() -> None:
    for change in ("", "at", "is_dead", "remains"):
        world = realm(GATE, "P.r1")
        ada = walked(world.player(ADA))
        deeds = [Deed(Option(key, "roll"), lambda: iter(())) for key in ("one", "two")]  # type: ignore[arg-type,return-value]
        run = ScriptRun(choose(world, ada, "menu", "R7", deeds, "two"))
        assert run.open[ADA].default == ("two",)
        if change:
            setattr(ada, change, {"at": "W.r1", "is_dead": True, "remains": 1}[change])
        run.answer(ADA, "one")
        assert run.result is not None
        assert (run.result.option.key, run.result.play is deeds[0].play) == ("one", not change)
