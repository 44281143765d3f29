"""R114, R115: Tavern quests and Lone Quests."""

import pytest

from cogs.dead_throne.events.quests import LoneDone, LoneLeft, QuestDone, QuestOpened
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.deeds import open_quest, settle_quests
from cogs.dead_throne.rules.land.lone import run_hourglass
from cogs.dead_throne.rules.land.steps import remain_here, step_deeds
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.match import Deed, OpenQuest
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, given, realm_of, stack, wearing, words
from tests.support.scripts import ScriptRun, run_script


def with_quest(key: str, *shown: int, is_wide: bool = False) -> Realm:
    realm = realm_of(*shown, is_wide=is_wide)
    realm.state.decks["quests"].remove(key)
    realm.state.quests = [OpenQuest(key)]
    return realm


def settled(realm: Realm, *deeds: Deed) -> list[str]:
    """What is told when these have been done."""
    realm.state.deeds = list(deeds)
    run = run_script(settle_quests(realm), {})
    realm.state.deeds = []
    return words(run.events)


def found(realm: Realm, step: str, lone: str) -> tuple[Player, ScriptRun[None]]:
    ada = realm.player(ADA)
    ada.at = step
    terrain = {"T": "field", "W": "woods", "A": "docks", "P": "rocks"}[step[0]]
    for deck in ("field", "woods", "docks", "rocks"):
        if deck == terrain:
            stack(realm, deck, f"lone:{lone}")
    return ada, ScriptRun(draw_card(realm, ada))


def test_a_tavern_opens_a_quest_for_all() -> None:
    realm = realm_of()
    realm.player(ADA).at = "T2.tavern"
    stack(realm, "quests", "q6")
    [deed] = step_deeds(realm, realm.player(ADA))
    run = run_script(deed.play(), {})
    assert run.events == [QuestOpened(quest="q6")]
    assert [quest.key for quest in realm.state.quests] == ["q6"]


def test_quests_of_the_wrong_mode_are_removed() -> None:
    realm = realm_of(seats=1, mode="solo")
    realm.state.decks["quests"] = ["q12", "q4"]
    run_script(open_quest(realm), {})
    assert [quest.key for quest in realm.state.quests] == ["q4"]
    assert realm.state.decks["quests"] == []


def test_an_essence_is_handed_in_at_the_tavern_named() -> None:
    realm = with_quest("q2")
    ada = realm.player(ADA)
    given(realm, ADA, "d6", kind="essence", home="docks")
    ada.at = "T1.tavern"
    assert "quest-done" not in words(by_default(step_deeds(realm, ada)[0].play()).events)
    ada.at, ada.turn.drawn_at = "T3.tavern", []
    run = run_script(step_deeds(realm, ada)[0].play(), {ADA: ["hand-in-q2"]})
    assert QuestDone(seat=ADA, quest="q2") in run.events
    assert (ada.coin, ada.pack) == (12, [])
    assert realm.state.decks["docks"][-1] == "enemy:d6"
    assert "q2" in realm.state.decks["quests"]


def test_a_hammer_and_a_weapon_the_player_chooses() -> None:
    realm = with_quest("q7")
    ada = wearing(realm, ADA, "mace")
    ada.at = "T1.tavern"
    _, dagger = given(realm, ADA, "hammer", "dagger")
    run = ScriptRun(step_deeds(realm, ada)[0].play())
    run.answer(ADA, "hand-in-q7")
    assert run.open[ADA].default == (f"give-{dagger.id}",)
    run.answer(ADA, f"give-{dagger.id}")
    assert (ada.coin, ada.pack) == (18, [])
    assert "weapon" in ada.worn


@pytest.mark.parametrize(
    ("quest", "carried", "default"),
    [
        ("q7", ("hammer",), "done"),
        ("q7", ("hammer", "dagger"), "hand-in-q7"),
        ("q19", ("hammer",), "done"),
        ("q14", (), "hand-in-q14"),
    ],
)
def test_r114_whoever_is_silent_hands_in_nothing_they_wear_and_pays_nothing(
    quest: str, carried: tuple[str, ...], default: str
) -> None:
    realm = with_quest(quest, is_wide=True)
    ada = wearing(realm, ADA, "mace")
    ada.at, ada.coin, ada.scrolls = "T1.tavern" if quest == "q7" else "T2.tavern", 9, ["mend", "nullify", "sunder"]
    ada.worn["weapon"].is_broken = quest == "q19"
    given(realm, ADA, *carried)
    run = ScriptRun(step_deeds(realm, ada)[0].play())
    assert run.open[ADA].main == f"hand-in-{quest}"
    assert run.open[ADA].default == (default,)


def test_three_scrolls_buy_gauntlets_while_there_are_any() -> None:
    for left, coin in ((2, 0), (0, 8)):
        realm = with_quest("q14")
        ada = realm.player(ADA)
        ada.at, ada.scrolls = "T2.tavern", ["mend", "nullify", "sunder"]
        realm.state.market["iron-gauntlets"] = left
        run_script(step_deeds(realm, ada)[0].play(), {ADA: ["hand-in-q14"]})
        assert (ada.coin, len(ada.pack), ada.scrolls) == (coin, int(left > 0), [])
        assert sorted(ada.spent) == ["mend", "nullify", "sunder"]


def test_who_comes_second_keeps_what_they_wanted_to_hand_in() -> None:
    realm = with_quest("q3")
    ada = realm.player(ADA)
    given(realm, ADA, "k4", kind="essence", home="rocks")
    ada.at = "T1.tavern"
    run = ScriptRun(step_deeds(realm, ada)[0].play())
    realm.state.quests = []
    run.answer(ADA, "hand-in-q3")
    assert (ada.coin, len(ada.pack)) == (0, 1)


def test_a_torch_is_left_in_the_lighthouse() -> None:
    realm = with_quest("q9")
    ada = realm.player(ADA)
    given(realm, ADA, "torch")
    ada.at = "G.light"
    stack(realm, "loot", "coin:loot")
    run_script(step_deeds(realm, ada)[0].play(), {ADA: ["hand-in-q9"]})
    assert (ada.coin, ada.pack) == (20, [])


@pytest.mark.parametrize(
    ("quest", "deed", "coin"),
    [
        ("q4", Deed(ADA, "inside", "W.r5"), 6),
        ("q6", Deed(ADA, "enemy", "f3", number=1), 6),
        ("q10", Deed(ADA, "enemy", "k6", number=4), 14),
        ("q12", Deed(ADA, "player", other=BEN), 15),
        ("q13", Deed(ADA, "inside", "S.r6"), 8),
        ("q20", Deed(ADA, "trap"), 12),
    ],
)
def test_what_one_deed_fulfils(quest: str, deed: Deed, coin: int) -> None:
    realm = with_quest(quest, is_wide=True)
    stack(realm, "loot", "item:plate")
    assert settled(realm, deed)[0] == "quest-done"
    assert realm.player(ADA).coin == coin
    assert bool(realm.player(ADA).pack) is (quest == "q13")
    assert realm.player(ADA).tally.quests == 1
    assert [open_one.key for open_one in realm.state.quests] != [quest]


@pytest.mark.parametrize(
    ("quest", "deed"),
    [
        ("q4", Deed(ADA, "inside", "S.r6")),
        ("q6", Deed(ADA, "enemy", "f4", number=2)),
        ("q10", Deed(ADA, "enemy", "k5", number=3)),
        ("q16", Deed(ADA, "tavern", "T1.tavern")),
    ],
)
def test_what_does_not_fulfil_it(quest: str, deed: Deed) -> None:
    realm = with_quest(quest, is_wide=True)
    assert settled(realm, deed) == []


def test_quests_that_need_several_count_for_each_player_alone() -> None:
    realm = with_quest("q11")
    assert settled(realm, Deed(ADA, "step", "T1.r1"), Deed(BEN, "step", "T2.r1")) == ["quest-progress"] * 2
    assert settled(realm, Deed(ADA, "step", "T1.r2"), Deed(ADA, "step", "C.r1"), Deed(ADA, "step", "W.r1")) == []
    assert settled(realm, Deed(ADA, "step", "T2.g1")) == ["quest-progress"]
    assert settled(realm, Deed(ADA, "step", "T3.r1"))[0] == "quest-done"
    assert (realm.player(ADA).coin, realm.player(BEN).coin) == (9, 0)


def test_the_tavern_that_opens_a_quest_is_not_counted_for_it() -> None:
    realm = realm_of()
    ada = realm.player(ADA)
    ada.at = "T1.tavern"
    stack(realm, "quests", "q5")
    run_script(step_deeds(realm, ada)[0].play(), {})
    run_script(settle_quests(realm), {})
    assert realm.state.quests[0].progress == {}


def test_what_a_reward_brings_is_settled_as_well() -> None:
    realm = with_quest("q13")
    realm.state.quests.append(OpenQuest("q10"))
    ada = wearing(realm, ADA, "greatsword", "tower-shield")
    ada.at, ada.health = "S.r6", 20
    stack(realm, "loot", "lair:", "coin:loot")
    stack(realm, "rocks", "enemy:k6")
    realm.state.deeds = [Deed(ADA, "inside", "S.r6")]
    run = by_default(settle_quests(realm))
    assert [event.quest for event in run.events if isinstance(event, QuestDone)] == ["q13", "q10"]


def test_a_quest_of_trading_pays_both() -> None:
    realm = with_quest("q17", is_wide=True)
    settled(realm, Deed(ADA, "trade", other=BEN))
    assert (realm.player(ADA).coin, realm.player(BEN).coin) == (5, 5)


def test_a_lone_quest_may_be_walked_away_from() -> None:
    realm = realm_of()
    ada, run = found(realm, "T1.r1", "lq1")
    assert [option.key for option in run.open[ADA].options] == ["push", "rob", "walk-on"]
    assert run.open[ADA].default == ("walk-on",)
    run.answer(ADA, "walk-on")
    assert run.events[-1] == LoneLeft(seat=ADA, lone="lq1")
    assert realm.state.decks["field"][-1] == "lone:lq1"
    assert (ada.coin, ada.lone) == (0, None)


def test_a_branch_that_needs_something_is_offered_to_who_has_it_and_nobody_sees_it() -> None:
    realm = realm_of()
    given(realm, ADA, "torch")
    _, run = found(realm, "T1.r1", "lq2")
    assert [option.key for option in run.open[ADA].options] == ["walk-on"]  # nobody sees that it is no herb (R158)
    realm = realm_of()
    given(realm, ADA, "healing-herb")
    ada, run = found(realm, "T1.r1", "lq2")
    herb = run.open[ADA].options[0]
    assert (herb.key, herb.is_secret) == ("give-herb", True)
    run.answer(ADA, "give-herb")
    assert [thing.key for thing in ada.pack] == ["long-sword"]
    assert LoneDone(seat=ADA, lone="lq2") in run.events


def test_a_fight_of_a_lone_quest_must_be_won() -> None:
    for weapon, coin in (("greatsword", 1 + 1 + 9), (None, 0)):
        realm = realm_of()
        ada = wearing(realm, ADA, *([weapon] if weapon else []))
        ada.character = "maelle"  # hands of 1 and 2
        _, run = found(realm, "T1.r1", "lq1")
        run.answer(ADA, "rob")
        while not run.is_over:
            prompt = run.open[ADA]
            assert prompt.default is not None
            run.answer(ADA, prompt.default)
        assert ada.coin == coin
        assert realm.state.decks["field"].count("lone:lq1") == 1


@pytest.mark.parametrize(("die", "coin", "is_done"), [(3, 3, False), (5, 5 + 8, True)])
def test_the_riddle_is_a_matter_of_luck(die: int, coin: int, *, is_done: bool) -> None:
    realm = realm_of(die)
    realm.player(ADA).coin = 5
    stack(realm, "loot", "coin:loot")
    ada, run = found(realm, "W.r1", "lq4")
    run.answer(ADA, "answer")
    assert ada.coin == coin
    assert (LoneDone(seat=ADA, lone="lq4") in run.events) is is_done


def test_a_rope_mends_the_boat() -> None:
    realm = realm_of()
    given(realm, ADA, "rope")
    ada, run = found(realm, "A.r1", "lq6")
    run.answer(ADA, "repair")
    assert (ada.coin, ada.pack) == (10, [])


def test_waiting_for_a_lost_child_takes_a_turn() -> None:
    realm = realm_of()
    ada, run = found(realm, "W.r1", "lq3")
    run.answer(ADA, "wait")
    assert ada.remains == 1
    assert ada.lone is not None
    assert "lone:lq3" not in realm.state.decks["woods"]
    ada.remains -= 1
    later = run_script(remain_here(realm, ada), {})
    assert words(later.events) == ["lone-done", "coin-gained", "gained"]
    assert ada.coin == 4
    assert realm.player(ADA).lone is None


def test_whoever_is_carried_off_loses_the_lone_quest_they_waited_for() -> None:
    realm = realm_of()
    ada, run = found(realm, "P.r1", "lq8")
    run.answer(ADA, "stay")
    assert ada.remains == 2
    assert run_script(moved(realm, ada, "P.r2"), {}).events == [LoneLeft(seat=ADA, lone="lq8")]
    assert (ada.lone, ada.remains) == (None, 0)
    assert realm.state.decks["rocks"][-1] == "lone:lq8"


@pytest.mark.parametrize(("turns", "is_done"), [(3, True), (4, False)])
def test_a_letter_must_reach_a_tavern_within_three_turns(turns: int, *, is_done: bool) -> None:
    realm = realm_of(is_wide=True)
    ada, run = found(realm, "A.r1", "lq11")
    run.answer(ADA, "carry")
    assert ada.remains == 0
    for _ in range(turns):
        run_script(run_hourglass(realm, ada), {})
    realm.state.deeds = [Deed(ADA, "tavern", "T3.tavern")]
    run_script(settle_quests(realm), {})
    assert ada.coin == (12 if is_done else 0)
    assert ada.lone is None
    assert realm.state.decks["docks"].count("lone:lq11") == 1


def test_the_hourglass_runs_as_turns_begin() -> None:
    realm = realm_of(is_wide=True)
    ada, run = found(realm, "A.r1", "lq11")
    run.answer(ADA, "carry")
    ScriptRun(game_turn(realm, ada))
    assert ada.lone is not None
    assert ada.lone.turns == 2
