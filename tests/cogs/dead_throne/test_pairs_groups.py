"""Two rules at once in Defender: groups."""

from bot.engine import Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.content.tables import CHARACTERS
from cogs.dead_throne.events.defender import SplitOff, StayedBehind
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.defender.groups import group_deeds
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.support import support
from cogs.dead_throne.rules.land.market import visit_market
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.match import Bar
from cogs.dead_throne.state.people import Due, Turn
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.groups import together
from tests.cogs.dead_throne.meetings import to_the_end, usual
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, given, stack, wearing
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun


def test_r142_r31_a_group_is_driven_back_together_and_its_point_draws() -> None:
    realm = together(at="W.r3")
    ada, ben = realm.players
    ada.turn = Turn(is_on=True, path=["W.r3"], has_rolled=True, came_from="W.r2")
    ada.due = Due("back", 1, cause="enemy")
    stack(realm, "woods", "coin:woods")
    to_the_end(ScriptRun(settle(realm, ada)))
    assert (ada.at, ben.at, ada.coin, ben.coin) == ("W.r2", "W.r2", 4, 0)


def test_r142_r117_when_its_point_dies_the_group_of_three_is_two() -> None:
    realm = together(seats=3)
    by_default(wound(realm, realm.player(ADA), 20))
    assert board_of(realm).groups == [[BEN, CAL]]
    check_places(realm.state)


def test_r142_r175_whoever_of_a_group_teleports_leaves_it_and_the_others_stay_one() -> None:
    realm = together(seats=3)
    run = by_default(moved(realm, realm.player(ADA), "T1.inn"))
    assert (board_of(realm).groups, realm.player(BEN).at) == ([[BEN, CAL]], "W.r1")
    assert run.events == [SplitOff(seat=ADA)]


def test_r142_r180_a_friend_whom_a_bar_stops_is_left_behind() -> None:
    realm = together(at="W.r1")
    ada, ben = realm.players
    realm.state.bars = [Bar("W.r2", ADA)]
    run = by_default(moved(realm, ada, "W.r2", "walk"))
    assert (ada.at, ben.at, board_of(realm).groups) == ("W.r2", "W.r1", [])
    assert run.events == [StayedBehind(seat=BEN)]


def test_r142_r34_a_friend_who_must_remain_is_left_behind() -> None:
    realm = together(at="W.r1")
    ada, ben = realm.players
    ben.remains = 2
    by_default(moved(realm, ada, "W.r2", "walk"))
    assert (ben.at, ben.remains, board_of(realm).groups) == ("W.r1", 2, [])


def test_r142_r25_a_group_rides_for_one_fare_and_not_where_its_rider_has_none() -> None:
    realm = together(at="T1.r4")
    ada, ben = realm.players
    ben.coin = 9
    assert not any(key.startswith("carriage") for key in by_key(step_deeds(realm, ada)))
    ada.coin, ada.turn = 3, Turn(is_on=True, path=["T1.r4"])
    to_the_end(ScriptRun(by_key(step_deeds(realm, ada))["carriage-t2-r4"].play()))
    assert (ada.at, ben.at, ada.coin, ben.coin) == ("T2.r4", "T2.r4", 0, 9)


def test_r142_r58_in_a_group_the_scrolls_of_all_may_guard_its_point() -> None:
    """Items and scrolls are shared: a friend's Stone Skin keeps the blow off whoever takes it."""
    realm = together()
    ada, ben = realm.players
    ada.scrolls, ben.scrolls = [], ["stone-skin"]
    matron = spawn(realm, "w5", "woods", "W.r1")
    run = ScriptRun(fight_pack(realm, ada, [matron], strikes_first=False))
    run.answer(ADA, "stone-skin")
    to_the_end(run)
    assert (ada.health, ben.scrolls, ben.spent) == (10, [], ["stone-skin"])


def test_r142_r86_and_a_friends_firebolt_or_creature_joins_its_blow() -> None:
    realm = together()
    ada, ben = realm.players
    ada.scrolls, ben.scrolls = [], ["firebolt"]
    (boar,) = given(realm, BEN, "f4", kind="essence", home="field")
    matron = spawn(realm, "w5", "woods", "W.r1")
    run = ScriptRun(fight_pack(realm, ada, [matron], strikes_first=True))
    run.answer(ADA, f"hand-with-firebolt-with-e{boar.id}")
    to_the_end(run)
    assert (ben.spent, ben.pack, realm.state.decks["field"][-1]) == (["firebolt"], [], "enemy:f4")
    assert board_of(realm).spawns == []
    assert (ada.coin, ben.coin) == (3, 0)


def test_r142_r140_what_all_heroes_have_learned_counts_for_each_of_a_group() -> None:
    """All of them have 1 more attack and 1 more defence, and attack and defence sum."""
    realm = together()
    ada, ben = realm.players
    board_of(realm).xp = 19
    hand = CHARACTERS[ben.character]
    assert support(realm, ada) == (hand.attack + 2, hand.defence + 2)
    board_of(realm).groups = []
    assert support(realm, ada) == (1, 1)


def test_r142_r99_what_the_point_has_no_room_for_a_friend_carries() -> None:
    realm = together()
    ada, ben = realm.players
    given(realm, ADA, "torch", "rope", "lockpick")
    stack(realm, "woods", "item:spear")
    ada.turn = Turn(is_on=True, path=["W.r1"])
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "outside")
    to_the_end(run)
    assert ([one.key for one in ben.pack], len(ada.pack)) == (["spear"], 3)


def test_r142_friends_of_a_group_see_what_all_of_them_hold_and_nobody_else_does() -> None:
    realm = together(seats=3)
    board_of(realm).groups = [[ADA, BEN]]
    assert [one.scrolls is not None for one in sight(realm.state, ADA).players] == [True, True, False]
    assert [one.scrolls is not None for one in sight(realm.state, CAL).players] == [False, False, True]


def test_r142_r38_gifts_within_a_group_are_no_interaction_and_outside_they_are() -> None:
    for groups, is_over in (([[ADA, BEN]], False), ([], True)):
        realm = together()
        board_of(realm).groups = groups
        ada = realm.player(ADA)
        ada.coin, ada.turn = 3, Turn(is_on=True, path=["W.r1"])
        run = ScriptRun(by_key(defender_deeds(realm, ada))[f"trade-{BEN}"].play())
        run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
        run.answer(BEN, ("accept",))
        to_the_end(run)
        assert (realm.player(BEN).coin, ada.turn.has_interacted) == (1, is_over)


def test_r142_r146_nobody_joins_a_group_who_lies_dead_and_whoever_is_raised_may() -> None:
    realm = land()
    ada, ben = realm.players
    ada.at = ben.at = "W.r1"
    ada.pieces = 1
    by_default(wound(realm, ben, 20))
    assert group_deeds(realm, ada) == []
    to_the_end(ScriptRun(by_key(defender_deeds(realm, ada))[f"revive-{BEN}"].play()))
    assert (ben.health, ada.pieces, realm.state.market_pieces) == (10, 0, 1)
    assert [deed.option.key for deed in group_deeds(realm, ada)] == [f"join-{BEN}"]


def test_r142_r38_who_would_rather_walk_alone_may_be_offered_a_trade_and_who_refused_one_be_asked_along() -> None:
    for refused, left in (("join", "trade"), ("trade", "join")):
        realm = together()
        board_of(realm).groups = []
        ada = realm.player(ADA)
        ada.coin, ada.turn = 3, Turn(is_on=True, path=["W.r1"])
        run = ScriptRun(act(realm, ada))
        run.answer(ADA, f"{refused}-{BEN}")
        if refused == "trade":
            run.answer(ADA, Offer(Bundle(amounts={"coin": 1})).choice)
        run.answer(BEN, usual(run.open[BEN]))
        keys = {option.key for option in run.open[ADA].options}
        assert (f"{refused}-{BEN}" in keys, f"{left}-{BEN}" in keys) == (False, True)


def test_r142_r99_what_is_bought_on_top_of_a_full_pack_a_friend_carries_and_the_group_hears_of_it() -> None:
    realm = together(at="T1.market", seats=3)
    ada, ben, cal = realm.players
    board_of(realm).groups, cal.at = [[ADA, BEN]], "W.r1"
    given(realm, ADA, "torch", "rope", "lockpick")
    ada.coin, ada.turn = 8, Turn(is_on=True, path=["T1.market"])
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "market")
    order(run, goods=("buy-whetstone", "buy-healing-herb"))
    to_the_end(run)
    assert (len(ada.pack), len(ben.pack), len(cal.pack)) == (3, 2, 0)
    told = [event for event in run.events if getattr(event, "way", "") == "group"]
    assert [event.to for event in told] == [(ADA, BEN)] * 2


def test_r142_r83_an_essence_is_kept_where_a_friend_has_room_for_it() -> None:
    realm = together()
    ada, ben = realm.players
    given(realm, ADA, "torch", "rope", "lockpick")
    ada.worn["weapon"] = realm.made("item", "greatsword", "market")
    ada.turn = Turn(is_on=True, path=["W.r1"])
    by_default(fight_pack(realm, ada, [spawn(realm, "w2", "woods", "W.r1")], strikes_first=True))
    assert ([thing.key for thing in ben.pack], len(ada.pack)) == (["w2"], 3)


def test_r142_r103_a_hammer_and_a_market_repair_what_is_a_friends_and_nothing_of_who_walks_alone() -> None:
    for groups, mended in (([[ADA, BEN]], True), ([], False)):
        for way in ("hammer", "market"):
            realm = together(at="T1.market")
            ada, ben = realm.players
            board_of(realm).groups = groups
            wearing(realm, BEN, "mace").worn["weapon"].is_broken = True
            (hammer,) = given(realm, ADA, "hammer")
            ada.coin, ada.turn = 5, Turn(is_on=True, path=["T1.market"])
            if way == "hammer":
                deeds = by_key(tool_deeds(realm, ada))
                assert (f"use-{hammer.id}" in deeds) is mended
                if mended:
                    to_the_end(ScriptRun(deeds[f"use-{hammer.id}"].play()))
            else:
                run = ScriptRun(visit_market(realm, ada))
                order(run, **({"repair": ("yes",)} if mended else {}))
                to_the_end(run)
            assert ben.worn["weapon"].is_broken is not mended


def test_r142_r97_a_group_climbs_on_one_rope_and_only_who_teleports_leaves_it() -> None:
    for used, left in (("use-1", [[ADA, BEN]]), ("step-through", [])):
        realm = together()
        ada, ben = realm.players
        given(realm, ADA, "rope")
        ada.scrolls, ada.turn = ["step-through"], Turn(is_on=True, path=["W.r1"])
        stack(realm, "woods", "coin:woods")
        run = ScriptRun(act(realm, ada))
        run.answer(ADA, used)
        run.answer(ADA, "arrive-w-r3")
        to_the_end(run)
        assert (ada.at, ben.at, board_of(realm).groups) == ("W.r3", "W.r3" if left else "W.r1", left)


def test_r142_r97_a_friends_tool_is_shared_though_it_is_worn_in_a_combo() -> None:
    realm = together()
    ada, ben = realm.players
    wearing(realm, BEN, "axe").worn["partner"] = hammer = realm.made("item", "hammer", "market")
    wearing(realm, ADA, "mace").worn["weapon"].is_broken = True
    to_the_end(ScriptRun(by_key(tool_deeds(realm, ada))[f"use-{hammer.id}"].play()))
    assert (ada.worn["weapon"].is_broken, list(ben.worn)) == (False, ["weapon"])
