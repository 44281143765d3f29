"""Two rules at once in Defender and Solo: who is counted, what counts, and what there is not."""

import msgspec

from bot.engine import Chance
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.defender.dragon import call, fight_dragon
from cogs.dead_throne.rules.defender.forecast import flights
from cogs.dead_throne.rules.defender.spawns import fight_pack
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.meetings import to_the_end
from tests.cogs.dead_throne.scenes import ADA, BEN, CAL, by_default, realm_of, wearing
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun


def test_r140_r67_whoever_has_left_the_table_is_no_hero_any_more() -> None:
    """Of three two are left: each enemy teaches 3."""
    world = land(seats=3)
    by_default(depart(world, CAL))
    ada = wearing(world, ADA, "greatsword")
    ada.at = "T1.r2"
    rats = spawn(world, "f1", "field", "T1.r2")
    to_the_end(ScriptRun(fight_pack(world, ada, [rats], strikes_first=True)))
    assert board_of(world).xp == 3


def test_r143_r153_two_who_are_left_of_three_meet_no_stronger_dragon() -> None:
    world = land(seats=3)
    world.chance = Chance(b"any")
    by_default(depart(world, CAL))
    by_default(call(world, "Ag+"))
    assert board_of(world).agrimor == 10
    world = land(seats=4)
    world.chance = Chance(b"any")
    by_default(depart(world, CAL))
    by_default(call(world, "Ag+"))
    assert board_of(world).agrimor == 10 + 3


def test_r154_q10_the_dragon_driven_off_is_an_enemy_of_level_6_defeated() -> None:
    """His defeat pays nothing (R165); the quest does."""
    world = land(2, 2, 2, 2, 2, 2)
    board = board_of(world)
    board.agrimor_at = "S.r4"
    ada = wearing(world, ADA, "greatsword", "tower-shield")
    ada.at, ada.coin = "S.r4", 0
    world.state.decks["quests"].remove("q10")
    world.state.quests = [OpenQuest("q10")]
    to_the_end(ScriptRun(fight_dragon(world, ada, strikes_first=True)))
    assert 0 < board.agrimor < 10
    to_the_end(ScriptRun(reckon(world, ada)))
    assert ada.coin == 14


def test_r73_r154_in_every_third_long_night_the_dragon_too_flies_a_step_farther() -> None:
    board = board_of(land())
    board.agrimor_at, board.omen = "S.r4", "long-night"
    assert [len(flights(board, number, ())[0]) for number in (2, 3, 4)] == [2, 3, 2]


def test_r142_r39_a_hero_who_has_stopped_to_join_a_group_does_not_walk_on() -> None:
    """Only a trade refused gives the rest of the roll back; else two dice would carry a group that rolls one."""
    world = land()
    ada, ben = world.players
    ada.at = ben.at = "T1.r2"
    ada.turn = Turn(is_on=True, has_rolled=True, has_moved=True, left=5, path=["T1.r3", "T1.r2"], came_from="T1.r3")
    run = ScriptRun(interact(world, ada))
    run.answer(ADA, f"join-{BEN}")
    run.answer(BEN, "yes")
    assert "walk-on" not in {option.key for option in run.open[ADA].options}


def test_r162_r128_there_is_no_crown_in_solo() -> None:
    world = realm_of(2, 2, 2, 2, seats=1, mode="solo")
    world.state.options = msgspec.structs.replace(world.state.options, challenge="quests")
    ada = wearing(world, ADA, "greatsword", "tower-shield")
    ada.at = "P.r1"
    world.state.decks["rocks"].remove("enemy:k0")
    run = to_the_end(ScriptRun(fight_enemy(world, ada, "k0", "rocks")))
    assert (run.result, ada.pack, ada.coin) == ("won", [], 6)
