"""Two rules at once in Solo and Defender: bosses, quests, death, groups, towns, the dragon."""

from typing import Any

import msgspec

from bot.engine import Bundle, Offer
from cogs.dead_throne.rules.deed import by_key
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.defender.dragon import fight_dragon
from cogs.dead_throne.rules.defender.ending import look_for_end
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.defender.groups import group_deeds
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.place.laws import check_places
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.board import begin, end_turn
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import act, game_turn
from cogs.dead_throne.rules.turn.settling import settle
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.match import Bar, Deed, OpenQuest
from cogs.dead_throne.state.people import Due, Turn
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import usual
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, dice, given, realm_of, stack, wearing, words
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun


def to_the_end(run: ScriptRun[Any]) -> None:
    while not run.is_over:
        run.answer(run.prompts[0].seat, usual(run.prompts[0]), run.prompts[0].word)


def alone(*shown: int, **options: object) -> tuple[Realm, Solo]:
    realm = realm_of(*shown, seats=1, mode="solo")
    realm.state.options = msgspec.structs.replace(realm.state.options, **options)
    begin(realm)
    assert realm.state.solo is not None
    return realm, realm.state.solo


# Solo


def test_r131_r115_the_enemy_of_a_lone_quest_moves_the_red_marker_and_the_quest_the_green_one() -> None:
    realm, board = alone(challenge="both")
    ada = wearing(realm, ADA, "mace", "tower-shield")
    ada.at, ada.turn = "T1.r2", Turn(is_on=True, path=["T1.r2"])
    stack(realm, "field", "lone:lq1")
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, "outside")
    run.answer(ADA, "rob")
    to_the_end(run)
    assert (board.red, board.green) == (1, 1)


def test_r131_r134_a_boss_who_kills_sends_the_marker_back_and_the_hero_to_an_inn() -> None:
    realm, board = alone(6, 6)
    ada = realm.player(ADA)
    board.red, ada.health, ada.pieces, realm.state.pieces, ada.coin = 4, 2, 1, 1, 9
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (board.red, board.beaten, ada.is_dead, ada.coin) == (4, [], True, 9)
    assert (ada.pieces, realm.state.market_pieces) == (0, 1)


def test_r131_r20_two_enemies_of_one_turn_move_the_marker_one_after_the_other_past_a_boss_beaten() -> None:
    """A lair beaten, then the boss, then what is left of the second kill."""
    realm, board = alone(2, 2)
    ada = wearing(realm, ADA, "greatsword")
    board.red = 4
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    realm.note(Deed(ADA, "enemy", key="k4", home="rocks", number=3))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (board.beaten, board.red) == ([5], 8)


def test_r131_r117_what_was_beaten_before_a_boss_killed_still_counts() -> None:
    """Two enemies fell in one turn: the boss is met with the first and kills; the second moves the marker yet."""
    realm, board = alone(6, 6, 6, 6)
    ada = realm.player(ADA)
    board.red, ada.health, ada.pieces, realm.state.pieces = 4, 2, 1, 1
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (board.red, ada.is_dead) == (4, True)


def test_r133_r131_both_red_spaces_win_with_the_kill_that_reaches_the_second() -> None:
    realm, board = alone(challenge="both")
    ada = realm.player(ADA)
    board.red, board.green, board.beaten = 12, 4, [5, 10]
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (realm.state.result, realm.state.winners) == ("won", [ADA])


def test_r151_r131_a_win_in_the_last_turn_comes_before_the_winter() -> None:
    realm, board = alone()
    board.turns, board.is_won = 54, True
    realm.state.result = "won"
    to_the_end(ScriptRun(end_turn(realm)))
    assert realm.state.result == "won"


def test_r151_r117_turns_of_the_dead_are_turns_of_the_calendar() -> None:
    realm, board = alone()
    ada = realm.player(ADA)
    ada.is_dead, ada.at, ada.killed_at, ada.scrolls = True, "", "P.r1", ["mend"] * 3
    realm.state.first = realm.state.next = ADA
    before = board.turns
    run = ScriptRun(game_turn(realm, ada))
    run.answer(ADA, "respawn-t1-inn")
    run.answer(ADA, "inn")
    to_the_end(run)
    assert board.turns == before + 1


def test_r150_r85_a_creature_called_against_a_boss_goes_back_though_he_stands() -> None:
    realm, board = alone(2, 4)
    ada = realm.player(ADA)
    board.red = 4
    given(realm, ADA, "f4", kind="essence", home="field")
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    run = ScriptRun(reckon(realm, ada))
    while run.prompts[0].word != "blow":
        run.answer(ADA, usual(run.prompts[0]))
    run.answer(ADA, f"hand-with-e{ada.pack[0].id}")
    to_the_end(run)
    assert (ada.pack, realm.state.decks["field"][-1], board.beaten) == ([], "enemy:f4", [5])


def test_r134_r94_the_gatewarden_takes_the_shield_of_a_combo_and_leaves_the_weapon() -> None:
    realm, board = alone(6, 6)
    ada = wearing(realm, ADA, "dagger")
    ada.worn["partner"] = realm.made("item", "buckler", "market")
    board.red, ada.coin = 4, 9
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (list(ada.worn), board.red, ada.coin) == (["weapon"], 4, 6)


def test_r130_r116_alone_a_relic_takes_of_nobody_and_an_echo_asks_nobody() -> None:
    realm, _ = alone(5)
    ada = realm.player(ADA)
    given(realm, ADA, "black-idol", kind="relic", home="loot")
    ada.turn = Turn(is_on=True, path=[ada.at])
    run = ScriptRun(act(realm, ada))
    run.answer(ADA, next(o.key for o in run.open[ADA].options if o.key.startswith("relic")))
    assert ada.coin == 0
    run.answer(ADA, "inn")
    to_the_end(run)


# Groups


def together(*shown: int, seats: int = 2, at: str = "W.r1") -> Realm:
    realm = land(*shown, seats=seats)
    for player in realm.players:
        player.at, player.scrolls = at, ["read-the-land"] * 3
    board_of(realm).groups = [list(range(seats))]
    return realm


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
    by_default(moved(realm, realm.player(ADA), "T1.inn"))
    assert (board_of(realm).groups, realm.player(BEN).at) == ([[BEN, CAL]], "W.r1")


def test_r142_r180_a_friend_whom_a_bar_stops_is_left_behind() -> None:
    realm = together(at="W.r1")
    ada, ben = realm.players
    realm.state.bars = [Bar("W.r2", ADA)]
    by_default(moved(realm, ada, "W.r2", "walk"))
    assert (ada.at, ben.at, board_of(realm).groups) == ("W.r2", "W.r1", [])


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


# Enemies of the land


def test_r138_r141_an_enemy_that_walks_over_a_hero_into_a_town_strikes_once() -> None:
    """At most one attack in an enemy turn: the hero, and then not the town."""
    realm = land()
    ada, ben = realm.players
    wolf = spawn(realm, "w8", "woods", "W.g2")
    ada.at, ben.at = "T1.r5", "P.r1"
    realm.chance = dice(*[2] * 12)
    run = ScriptRun(enemy_phase(realm))
    to_the_end(run)
    told = words(run.events)
    assert wolf.enemy == "w8"
    assert told.count("town-hit") + told.count("spawn-fought") <= 1


def test_r139_r152_a_hero_who_strikes_and_is_killed_still_drives_it_off_unpaid() -> None:
    realm = land()
    ada = wearing(realm, ADA, "short-sword")
    ada.at, ada.health, ada.pieces = "W.r1", 1, 1
    matron = spawn(realm, "w5", "woods", "W.r1")
    to_the_end(ScriptRun(fight_pack(realm, ada, [matron], strikes_first=True)))
    assert (ada.is_dead, board_of(realm).spawns, board_of(realm).xp, ada.coin) == (True, [], 0, 0)
    assert realm.state.decks["woods"][-1] == "enemy:w5"


def test_r136_r146_no_enemy_comes_for_a_hero_who_lies_dead_and_one_for_whoever_comes_back() -> None:
    realm = land()
    ada, ben = realm.players
    realm.state.first = realm.state.next = ADA
    by_default(wound(realm, ada, 20))
    run = ScriptRun(play(realm))
    to_the_end(run)
    assert (board_of(realm).spawns, realm.state.next) == ([], BEN)
    assert ben.is_up


def test_r145_r146_the_last_hero_standing_falls_and_all_is_lost() -> None:
    realm = land()
    ada, ben = realm.players
    by_default(wound(realm, ben, 20))
    ada.at, ada.health = "W.r1", 1
    spawn(realm, "w5", "woods", "W.r1")
    realm.state.first = realm.state.next = ADA
    ada.scrolls = ["read-the-land"] * 3
    ada.turn = Turn(is_on=True, path=["W.r1"])
    by_default(fight_pack(realm, ada, list(board_of(realm).spawns), strikes_first=False))
    by_default(look_for_end(realm))
    assert (realm.state.result, board_of(realm).is_lost) == ("lost", "heroes")


def test_r141_r170_a_town_repaired_from_nothing_is_gone_for_again() -> None:
    realm = land()
    board = board_of(realm)
    board.towns = {"T1": 0, "T2": 35, "T3": 35}
    ada = realm.player(ADA)
    ada.at, ada.coin = "T1.inn", 20
    by_default(by_key(defender_deeds(realm, ada))["repair-town-t1"].play())
    rat = spawn(realm, "f1", "field", "T1.r5")
    ada.at = realm.player(BEN).at = "P.r1"
    to_the_end(ScriptRun(enemy_phase(realm)))
    assert (rat.at.startswith("T1."), board.towns["T1"]) == (True, 3)


def test_r144_r142_the_dragon_is_struck_by_a_whole_group_and_its_point_bears_the_blow() -> None:
    realm = together(2, 2, at="S.r4")
    ada, ben = realm.players
    wearing(realm, ADA, "greatsword")
    wearing(realm, BEN, "greatsword")
    board = board_of(realm)
    board.agrimor_at, board.agrimor = "S.r4", 20
    realm.chance = dice(2, 6)
    to_the_end(ScriptRun(fight_dragon(realm, ada, strikes_first=True)))
    assert board.agrimor == 20 - (14 - 6)
    assert (ada.is_up, ben.health) == (False, 10)


def test_r147_r142_a_friends_torch_lights_the_woods_for_the_whole_group() -> None:
    realm = together(at="T1.g5")
    realm.state.options = msgspec.structs.replace(realm.state.options, zones=True)
    ada, ben = realm.players
    assert any(step.startswith("W.") for step in barred_to(realm, ada))
    given(realm, BEN, "torch")
    assert not any(step.startswith("W.") for step in barred_to(realm, ada))
    by_default(moved(realm, ada, "W.g2", "walk"))
    assert ben.at == "W.g2"


def test_r162_r126_no_crown_opens_the_castle_in_defender() -> None:
    realm = land()
    ada = realm.player(ADA)
    ada.pack = [realm.made("item", "crown-of-the-king", "away")]
    assert "C.castle" in barred_to(realm, ada)


def test_r179_r80_a_drawn_enemy_takes_neither_gear_nor_scrolls_in_defender() -> None:
    realm = land()
    ada = wearing(realm, ADA, "plate")
    ada.at, ada.coin, ada.health = "P.r1", 9, 13
    realm.state.decks["rocks"].remove("enemy:k6")
    to_the_end(ScriptRun(fight_enemy(realm, ada, "k6", "rocks")))
    assert ("body" in ada.worn, ada.coin, ada.health) == (True, 9, 7)


def test_r114_r142_q17_pays_both_of_a_group_who_trade() -> None:
    realm = together()
    ada, ben = realm.players
    realm.state.quests, realm.state.decks["quests"] = [OpenQuest("q17")], []
    ada.coin = 1
    by_default(hand_over(realm, ada, ben, Offer(Bundle(amounts={"coin": 1}))))
    by_default(reckon(realm, ada))
    assert (ada.coin, ben.coin) == (5, 6)
