"""Two rules at once in Defender: enemies of the land, towns, the dragon."""

import msgspec

from bot.engine import Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.deeds import defender_deeds
from cogs.dead_throne.rules.defender.dragon import fight_dragon
from cogs.dead_throne.rules.defender.ending import look_for_end
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.meeting.deals import hand_over
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.place.bounds import barred_to
from cogs.dead_throne.rules.place.moving import moved
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.groups import together
from tests.cogs.dead_throne.meetings import to_the_end
from tests.cogs.dead_throne.scenes import ADA, BEN, by_default, dice, given, wearing, words
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun


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
