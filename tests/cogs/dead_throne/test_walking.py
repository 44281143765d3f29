"""TC1 to TC7, R12, R28: rolling, walking, forced moves, one draw a step."""

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.frame import TurnPassed
from cogs.dead_throne.events.walk import QuickPathTaken, Stepped
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.routes import exactly, routes
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.people import NOWHERE
from tests.cogs.dead_throne.scenes import ADA, BEN, realm_of, stack
from tests.cogs.dead_throne.walking import keys, stands
from tests.support.scripts import ScriptRun

NOBODY = frozenset[str]()


def test_tc01_a_walk_may_stop_after_every_step_and_its_interaction_ends_the_turn() -> None:
    realm = realm_of(2, 4)
    ada = stands(realm, "T1.r4")
    stack(realm, "field", "coin:field")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    costs = {option.facts["cost"] for option in run.open[ADA].options if option.word == "stop"}
    assert costs == {1, 2, 3, 4, 5, 6}
    run.answer(ADA, "stop-t1-r5")
    assert run.is_over
    assert ada.coin == 4
    assert ada.turn.has_interacted


def test_tc02_nobody_turns_back_over_the_edge_just_used_but_a_loop_is_legal() -> None:
    assert "T1.r1" not in routes("T1.r1", "", 2, NOBODY)
    loop = routes("T1.r1", "", 6, NOBODY)["T1.r1"]
    assert len(loop) <= 6
    assert loop[0] != loop[-2]
    inner = frozenset({"T1.market", "T1.tavern", "T1.inn"})
    assert routes("T1.r1", "T1.r6", 6, inner)["T1.r1"] == ("T1.r2", "T1.r3", "T1.r4", "T1.r5", "T1.r6", "T1.r1")


def test_tc03_a_quick_path_costs_one_move() -> None:
    assert "W.r4" in routes("W.g2", "", 3, NOBODY)
    assert "W.r5" in routes("W.g2", "", 4, NOBODY)
    assert routes("W.g2", "", 3, NOBODY)["W.r4"] == ("W.r2", "W.r1", "W.r4")


def test_tc03_the_quick_path_is_told() -> None:
    realm = realm_of(2, 2)
    ada = stands(realm, "W.r1")
    stack(realm, "woods", "coin:woods")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    events = run.answer(ADA, "stop-w-r4")
    assert QuickPathTaken(seat=ADA, path="deer-run", step="W.r4") in events


def test_tc04_at_a_dead_end_the_walk_is_over() -> None:
    found = routes("P.r4", "", 3, NOBODY)
    assert found["P.r5"] == ("P.r5",)
    assert routes("P.r5", "P.r4", 2, NOBODY) == {}


def test_tc05_interacting_where_one_stands_takes_no_dice() -> None:
    realm = realm_of()
    ada = stands(realm, "A.r1")
    stack(realm, "docks", "coin:docks")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "outside")
    assert run.is_over
    assert not ada.turn.has_rolled
    assert ada.coin == 5


def test_tc06_back_three_begins_where_one_came_from_and_is_a_second_interaction() -> None:
    realm = realm_of()
    ada = stands(realm, "W.r3", came_from="W.r2")
    ada.turn.drawn_at = ["W.r3"]
    stack(realm, "field", "coin:field")
    assert list(apply_effects(realm, ada, [Effect("back", 3)], "enemy")) == []
    run = ScriptRun(settle(realm, ada))
    assert "stop-t1-g5" in keys(run)
    events = run.answer(ADA, "stop-t1-g5")
    assert [event.step for event in events if isinstance(event, Stepped)] == ["W.r2", "W.g2", "T1.g5"]
    assert ada.at == "T1.g5"
    assert ada.coin == 4


def test_a_forced_move_goes_as_far_as_it_says_and_no_farther() -> None:
    ends = exactly("W.r3", "W.r2", "", 3, NOBODY)
    assert {len(path) for path in ends.values()} == {3}
    assert {path[0] for path in ends.values()} == {"W.r2"}


def test_r31_a_forced_move_ends_sooner_where_every_way_is_blocked() -> None:
    further = {path[1] for path in exactly("W.r3", "W.r2", "", 2, NOBODY).values()}
    ends = exactly("W.r3", "W.r2", "", 3, frozenset(further))
    assert ends == {"W.r2": ("W.r2",)}


def test_r7_who_has_rolled_and_can_do_nothing_more_is_passed() -> None:
    realm = realm_of()
    ada = stands(realm, "O.r4")
    ada.turn.has_rolled, ada.turn.drawn_at = True, ["O.r4"]
    run = ScriptRun(act(realm, ada))
    assert run.is_over
    assert run.events == [TurnPassed(seat=ADA, way="nothing")]


def test_the_way_of_a_turn_is_noted_and_of_no_other() -> None:
    realm = realm_of()
    ada, ben = stands(realm, "O.r4"), realm.player(BEN)
    for player in (ada, ben):
        relocate(realm, player, "O.r3")
        relocate(realm, player, NOWHERE)
    assert (ada.turn.path, ben.turn.path) == (["O.r4", "O.r3"], [])


def test_tc07_a_step_gives_one_card_a_turn() -> None:
    realm = realm_of()
    ada = stands(realm, "O.r4")
    ada.turn.drawn_at = ["O.r4"]
    ada.turn.has_rolled, ada.turn.drawn_at = True, ["O.r4"]
    run = ScriptRun(act(realm, ada))
    assert run.is_over
    assert [event.word for event in run.events] == ["turn-passed"]
