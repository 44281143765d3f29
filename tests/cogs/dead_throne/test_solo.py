"""Solo: the road, its bosses, the quest track, the winter, death (TC41, TC44)."""

import msgspec
import pytest

from cogs.dead_throne.options import Challenge, ThroneOptions
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.board import advance, begin, end_turn, is_reached
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.match import Deed
from tests.cogs.dead_throne.scenes import ADA, by_default, realm_of, wearing, words


def laid(realm: Realm, **options: object) -> Solo:
    realm.state.options = msgspec.structs.replace(realm.state.options, **options)
    begin(realm)
    assert realm.state.solo is not None
    return realm.state.solo


def beat(realm: Realm, level: int) -> list[str]:
    """An enemy of that level was defeated."""
    realm.state.deeds = [Deed(ADA, "enemy", key="f1", home="field", number=level)]
    return words(by_default(advance(realm, realm.player(ADA))).events)


def test_tc41_the_marker_stops_at_a_boss_who_is_fought_at_once() -> None:
    realm = realm_of(5, 3, seats=1, mode="solo")
    board = laid(realm, road="long")
    board.red = 8
    wearing(realm, ADA, "short-sword", "kite-shield")  # attack 4, defence 4
    told = beat(realm, 3)
    assert (board.red, board.beaten) == (9, [])  # 5 against 4, 4 against 3: equal, so it is not beaten
    assert told == ["marker-moved", "boss-met", "enemy-struck", "enemy-hit", "boss-fought"]
    assert realm.player(ADA).health == 9


def test_tc44_a_drawn_boss_costs_a_space_and_no_coin_and_is_fought_again() -> None:
    realm = realm_of(4, 2, 2, 2, seats=1, mode="solo")
    board = laid(realm)
    board.red = 4
    ada = wearing(realm, ADA, "short-sword", "buckler")  # 4 and 2
    ada.coin = 9
    assert "boss-fought" in beat(realm, 2)  # takes 2, deals 2
    assert (board.red, ada.coin, ada.health) == (4, 9, 8)
    beat(realm, 1)  # takes nothing, deals 2
    assert (board.red, board.beaten) == (5, [5])
    beat(realm, 2)
    assert board.red == 7


def test_a_lost_boss_costs_three_coin_for_his_number_and_the_gatewarden_takes_the_shield() -> None:
    realm = realm_of(6, 6, seats=1, mode="solo")
    board = laid(realm)
    board.red = 4
    ada = wearing(realm, ADA, "short-sword", "buckler")
    ada.coin = 9
    beat(realm, 2)
    assert (board.red, ada.coin, ada.health) == (4, 6, 6)
    assert "shield" not in ada.worn


def test_the_last_boss_beaten_is_the_end() -> None:
    realm = realm_of(2, 2, seats=1, mode="solo")
    board = laid(realm)
    board.red, board.beaten = 19, [5, 10, 15]
    wearing(realm, ADA, "halberd", "tower-shield")
    assert beat(realm, 4)[-1] == "won"
    assert (realm.state.result, realm.state.winners) == ("won", [ADA])


@pytest.mark.parametrize(
    ("challenge", "board", "is_won"),
    [
        ("battle", Solo(beaten=[5, 10, 15]), False),
        ("battle", Solo(beaten=[5, 10, 15, 20]), True),
        ("quests", Solo(green=5), False),
        ("quests", Solo(green=6), True),
        ("both", Solo(red=13, green=3), False),
        ("both", Solo(red=12, green=4), False),
        ("both", Solo(red=13, green=4), True),
    ],
)
def test_each_challenge_has_its_own_goal(challenge: Challenge, board: Solo, *, is_won: bool) -> None:
    assert is_reached(ThroneOptions(mode="solo", challenge=challenge), board) is is_won


def test_a_quest_moves_the_green_marker_alone_and_a_fight_the_red_one() -> None:
    realm = realm_of(seats=1, mode="solo")
    board = laid(realm, challenge="both")
    realm.state.deeds = [Deed(ADA, "quest", key="q6"), Deed(ADA, "enemy", number=1)]
    by_default(advance(realm, realm.player(ADA)))
    assert (board.red, board.green) == (1, 1)


def test_the_winter_comes_after_the_last_turn_and_earlier_where_it_is_hard() -> None:
    assert ThroneOptions(mode="solo").winter == 54
    assert ThroneOptions(mode="solo", difficulty="hard").winter == 46
    assert not ThroneOptions(mode="solo", calendar=False).winter
    assert not ThroneOptions(mode="solo", road="long").winter
    realm = realm_of(seats=1, mode="solo")
    board = laid(realm)
    board.turns = 53
    assert words(by_default(end_turn(realm)).events) == ["winter-nears"]
    assert not realm.is_over
    board.turns = 54
    assert words(by_default(end_turn(realm)).events) == ["lost"]
    assert realm.state.result == "lost"


def test_where_it_is_easy_the_first_boss_does_not_stand() -> None:
    realm = realm_of(seats=1, mode="solo")
    board = laid(realm, difficulty="easy")
    board.red = 4
    assert beat(realm, 2) == ["marker-moved"]
    assert board.red == 6


def test_death_costs_the_piece_and_without_one_the_match() -> None:
    realm = realm_of(seats=1, mode="solo")
    ada = realm.player(ADA)
    ada.pieces = 1
    by_default(wound(realm, ada, 20))
    assert (ada.is_dead, ada.is_out, ada.pieces, ada.at) == (True, False, 0, "")
    assert realm.state.market_pieces == 1
    ada.is_dead, ada.at, ada.health = False, "T1.inn", 10
    by_default(wound(realm, ada, 20))
    assert ada.is_out
