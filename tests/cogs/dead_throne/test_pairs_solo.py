"""Two rules at once in Solo: bosses, quests, relics, the calendar."""

import msgspec

from bot.engine import Chance
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.board import begin, end_turn
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.frame import last_one_left
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.match import Deed, OpenQuest
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.meetings import to_the_end, usual
from tests.cogs.dead_throne.scenes import ADA, by_default, given, realm_of, stack, wearing
from tests.support.scripts import ScriptRun


def alone(*shown: int, **options: object) -> tuple[Realm, Solo]:
    realm = realm_of(*shown, seats=1, mode="solo")
    realm.state.options = msgspec.structs.replace(realm.state.options, **options)
    begin(realm)
    assert realm.state.solo is not None
    return realm, realm.state.solo


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


def fallen_inside(*shown: int, red: int, **options: object) -> tuple[Realm, Solo]:
    """A Lair in the Watchtower is beaten, and the one behind it kills; the Piece leads back to an Inn."""
    realm, board = alone(*shown, **options)
    ada = wearing(realm, ADA, "mace")
    ada.at, ada.health, ada.pieces, realm.state.pieces, board.red = "W.r5", 6, 1, 1, red
    ada.scrolls = ["mend", "mend", "second-wind"]
    realm.state.decks["quests"].remove("q4")
    realm.state.quests = [OpenQuest("q4")]
    realm.state.decks["loot"][:0] = ["lair:", "lair:"]
    stack(realm, "woods", "enemy:w1", "enemy:w8")
    run = ScriptRun(game_turn(realm, ada))
    run.answer(ADA, "inside")
    to_the_end(run)
    assert ada.is_dead
    return realm, board


def test_r132_r117_a_quest_done_by_whoever_falls_there_moves_the_green_marker_all_the_same() -> None:
    assert fallen_inside(6, red=0, challenge="quests")[1].green == 1
    realm, board = fallen_inside(6, red=2, challenge="both")
    assert (board.green, board.red) == (1, 3)
    assert not realm.is_over


def test_r131_r117_an_enemy_beaten_before_death_moves_the_red_marker_yet_to_no_boss() -> None:
    assert fallen_inside(6, red=0)[1].red == 1
    realm, board = fallen_inside(6, red=4)
    assert (board.red, board.beaten, board.boss) == (4, [], 0)
    realm.chance = Chance(b"back again")
    assert by_default(game_turn(realm, realm.player(ADA))).events


def test_r133_r131_both_red_spaces_win_with_the_kill_that_reaches_the_second() -> None:
    realm, board = alone(challenge="both")
    ada = realm.player(ADA)
    board.red, board.green, board.beaten = 12, 4, [5, 10]
    realm.note(Deed(ADA, "enemy", key="f1", home="field", number=1))
    to_the_end(ScriptRun(reckon(realm, ada)))
    assert (realm.state.result, realm.state.winners) == ("won", [ADA])


def test_r133_r134_who_dies_at_a_boss_without_a_piece_has_lost_though_both_markers_are_there() -> None:
    for pieces, result in ((0, "lost"), (1, "won")):
        realm, board = alone(6, 6, challenge="both")
        ada = realm.player(ADA)
        ada.pieces = realm.state.pieces = pieces
        board.red, board.green, board.beaten, ada.health = 12, 4, [5, 10], 3
        realm.note(Deed(ADA, "enemy", key="f1", home="field", number=3))
        to_the_end(ScriptRun(reckon(realm, ada)))
        to_the_end(ScriptRun(last_one_left(realm)))
        assert (realm.state.result, board.red) == (result, 14)


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
