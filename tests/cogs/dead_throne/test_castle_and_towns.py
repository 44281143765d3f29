"""TC37, TC38, R126, R147, R158: the castle, towns, woods, rocks and the lighthouse."""

from msgspec.structs import replace

from bot.engine import Term, Who
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.events.walk import Stepped
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.routes import barred_to, routes
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.people import Due, Held, Turn
from cogs.dead_throne.state.things import Ground, Trap
from tests.cogs.dead_throne.meetings import usual
from tests.cogs.dead_throne.scenes import ADA, BEN, dice, given, realm_of, stack
from tests.cogs.dead_throne.walking import keys, stands
from tests.support.scripts import ScriptRun


def test_tc37_the_castle_is_open_to_whoever_has_all_the_stones() -> None:
    realm = realm_of()
    ada = stands(realm, "C.r3")
    realm.state.stones = 3
    ada.stones = ["green-1", "blue-1"]
    assert "C.castle" in barred_to(realm, ada)
    ada.stones.append("red-1")
    assert "C.castle" not in barred_to(realm, ada)


def test_tc37_entering_the_castle_wins() -> None:
    realm = realm_of(2, 2)
    ada = stands(realm, "C.r3")
    realm.state.stones, ada.stones = 1, ["green-1"]
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    run.answer(ADA, "stop-c-castle")
    assert realm.state.result == "stones"
    assert realm.state.winners == [ADA]


def test_r12_r126_whoever_may_enter_the_castle_walks_towards_it_where_nobody_says() -> None:
    for health in (10, 2):
        realm = realm_of(2, 2)
        ada = stands(realm, "C.r2")
        realm.state.stones, ada.stones, ada.health = 1, ["green-1"], health
        run = ScriptRun(act(realm, ada))
        run.answer(ADA, "roll")
        assert usual(run.open[ADA]) == ("stop-c-castle",)


def test_r126_r31_whoever_is_driven_through_the_castle_has_entered_it() -> None:
    """No step behind it is an end of that way; whoever is silent goes round it."""
    for said, is_won in ((None, False), ("stop-c-castle", True)):
        realm = realm_of()
        ada = stands(realm, "C.r3")
        realm.state.stones, ada.stones, ada.due = 1, ["green-1"], Due("any", 2, cause="enemy")
        stack(realm, "field", "coin:field")
        run = ScriptRun(settle(realm, ada))
        assert "stop-c-castle" in keys(run)
        assert "stop-c-r4" not in keys(run)
        run.answer(ADA, said or usual(run.open[ADA]))
        assert (bool(realm.state.result), ada.at == "C.castle") == (is_won, is_won)


def test_tc38_saladar_needs_two_pieces_for_a_town() -> None:
    realm = realm_of()
    ada = stands(realm, "T1.r1")
    ada.character, ada.pieces = "saladar", 1
    assert "T1.market" not in routes(ada.at, "", 4, barred_to(realm, ada))
    ada.pieces = 2
    assert "T1.market" in routes(ada.at, "", 4, barred_to(realm, ada))


def test_r171_out_of_a_structure_a_move_back_leads_the_way_one_came() -> None:
    realm = realm_of()
    ada = stands(realm, "W.r5", came_from="W.r4")
    ada.turn.is_inside = True
    stack(realm, "woods", "coin:woods")
    list(apply_effects(realm, ada, [Effect("back", 1)], "enemy"))
    run = ScriptRun(settle(realm, ada))
    assert run.is_over
    assert ada.at == "W.r4"


def test_r20_whoever_merely_leaves_a_structure_goes_any_way() -> None:
    realm = realm_of()
    ada = stands(realm, "W.r5", came_from="W.r4")
    ada.turn.is_inside = True
    list(apply_effects(realm, ada, [Effect("move", 1)], "enemy"))
    assert {"stop-w-r4", "stop-w-r6"} <= set(keys(ScriptRun(settle(realm, ada))))


def test_r28_whoever_is_driven_back_to_a_step_draws_there_again() -> None:
    realm = realm_of()
    ada = stands(realm, "W.r1")
    ada.turn.drawn_at = ["W.r1"]
    stack(realm, "woods", "coin:woods")
    list(apply_effects(realm, ada, [Effect("move", 4)], "enemy"))
    run = ScriptRun(settle(realm, ada))
    run.answer(ADA, "stop-w-r1")
    assert ada.coin == 4


def test_r42_battle_may_be_announced_before_a_forced_move() -> None:
    realm = realm_of()
    ada = stands(realm, "T1.r4")
    ben = realm.player(BEN)
    ben.at = "T1.r2"
    list(apply_effects(realm, ada, [Effect("move", 3)], "enemy"))
    run = ScriptRun(settle(realm, ada))
    events = run.answer(ADA, f"battle-{BEN}")
    assert ada.at == "T1.r2"
    assert "battle-began" in [event.word for event in events]


def test_r42_battle_may_be_announced_before_a_teleport() -> None:
    realm = realm_of()
    ada = stands(realm, "T1.r4")
    realm.player(BEN).at = "T2.inn"
    list(apply_effects(realm, ada, [Effect("teleport", what="inn")], "card"))
    run = ScriptRun(settle(realm, ada))
    events = run.answer(ADA, f"battle-{BEN}")
    assert ada.at == "T2.inn"
    assert "battle-began" in [event.word for event in events]


def test_r12_a_longer_way_is_offered_where_it_leads_round_somebody() -> None:
    realm = realm_of(4, 4)
    ada, ben = stands(realm, "T1.r1"), realm.player(BEN)
    ben.at = "T1.r2"
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    past, around = (option for option in run.open[ADA].options if option.key.startswith("stop-t1-r3"))
    assert (past.facts["cost"], past.facts["past"]) == (2, Who((BEN,)))
    assert (around.key, around.facts["round"]) == ("stop-t1-r3-round-1", Who((BEN,)))
    events = run.answer(ADA, around.key)
    assert "T1.r2" not in [event.step for event in events if isinstance(event, Stepped)]
    assert ada.at == "T1.r3"


def test_r17_where_others_have_traps_set_a_way_round_the_features_is_offered() -> None:
    realm = realm_of(4, 4)
    ada, ben = stands(realm, "T1.r1"), realm.player(BEN)
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    assert "stop-t1-r3-round-1" not in keys(run)
    ben.traps = [Trap(1, "rope-snare")]
    ada.turn = Turn(is_on=True, path=["T1.r1"])
    realm.chance = dice(4, 4)
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    (around,) = (option for option in run.open[ADA].options if option.key == "stop-t1-r3-round-1")
    assert (around.facts["cost"], around.facts["round"]) == (3, Term("step", ("T1.r2",)))


def test_r12_no_two_ways_to_a_step_say_that_they_lead_round_the_same() -> None:
    """Also where the second passes what the shortest does not, and the third passes neither."""
    realm = realm_of(6, 6)
    ada, ben = stands(realm, "T1.r1"), realm.player(BEN)
    ben.at, ben.traps = "T1.r3", [Trap(1, "rope-snare")]
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    around = [option.facts for option in run.open[ADA].options if "round" in option.facts]
    assert len({repr(facts["step"]) for facts in around}) < len(around)  # to some there are three ways
    said = [repr((facts["step"], facts["round"], facts.get("features"))) for facts in around]
    assert sorted(said) == sorted(set(said))


def test_a_stop_says_who_waits_there() -> None:
    realm = realm_of(4, 4)
    ada, ben = stands(realm, "T1.r1"), realm.player(BEN)
    ben.at, ben.held = "T1.r3", Held("k6", "rocks", 2)
    realm.state.ground["T1.r4"] = Ground(pieces=1, stones=["red-1"])
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    stops = {option.key: option.facts for option in run.open[ADA].options}
    assert (stops["stop-t1-r3"]["held"], stops["stop-t1-r3"]["enemies"]) == (Who((BEN,)), Term("enemy", ("k6",)))
    assert (stops["stop-t1-r4"]["stones"], stops["stop-t1-r4"]["pieces"]) == (Term("stone", ("red-1",)), 1)


def zoned(*shown: int) -> Realm:
    realm = realm_of(*shown)
    realm.state.options = replace(realm.state.options, zones=True)
    return realm


def test_r147_from_the_docks_one_die_is_rolled() -> None:
    realm = zoned(5)
    ada = stands(realm, "A.r1")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    assert ada.turn.roll == [5]


def test_r147_woods_are_entered_only_with_an_axe_or_a_torch() -> None:
    realm = zoned()
    ada = stands(realm, "T1.g5")
    assert "W.g2" not in routes(ada.at, "", 3, barred_to(realm, ada))
    given(realm, ADA, "torch")
    assert "W.g2" in routes(ada.at, "", 3, barred_to(realm, ada))
    ada.pack, ada.at = [], "W.g2"
    assert "W.r2" in routes(ada.at, "", 3, barred_to(realm, ada))


def test_r147_rocks_take_no_direct_damage_and_the_castle_counts_as_rocks() -> None:
    realm = zoned()
    ada = stands(realm, "C.r1")
    ada.scrolls = ["blood-dart", "mend"]
    stack(realm, "rocks", "enemy:k2")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "outside")
    run.answer(ADA, "none")
    assert not any("dart" in key for key in keys(run))


def test_r158_at_the_lighthouse_no_question_tells_who_has_a_lockpick() -> None:
    for thing in ("lockpick", "torch"):
        realm = realm_of(2, 2)
        ada = stands(realm, "G.r6")
        given(realm, ADA, thing)
        run = ScriptRun(act(realm, ada))
        run.answer(ADA, "roll")
        run.answer(ADA, "stop-g-light")
        assert run.open[ADA].word == "land"


def test_r126_the_crown_opens_the_castle() -> None:
    """Whoever carries it, worn or not, and whatever stones or pieces they lack."""
    realm = realm_of()
    ada = stands(realm, "C.r3")
    realm.state.stones = 3
    assert "C.castle" in barred_to(realm, ada)
    ada.pack = [realm.made("relic", "crown-of-the-king", "away")]
    assert "C.castle" not in barred_to(realm, ada)


def test_r126_entering_with_the_crown_wins() -> None:
    realm = realm_of(2, 2)
    ada = stands(realm, "C.r3")
    realm.state.stones = 3
    ada.pack = [realm.made("relic", "crown-of-the-king", "away")]
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "roll")
    run.answer(ADA, "stop-c-castle")
    assert (realm.state.result, realm.state.winners) == ("crown", [ADA])
