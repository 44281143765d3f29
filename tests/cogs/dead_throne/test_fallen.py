"""R172: with five players, or where the table wants it, nobody is out before dusk: the fallen come back weaker."""

from typing import Any

import pytest

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.leaving import depart
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, usual, wears
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun

FIVE = (GATE, GATE, "P.r1", "W.r1", "A.r1")


def begun(world: Realm, seat: int) -> ScriptRun[None]:
    run = ScriptRun(game_turn(world, world.player(seat)))
    while run.open and run.prompts[0].word == "refresh":
        run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    return run


def asked(run: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options}


@pytest.mark.parametrize(("places", "fallen", "is_out"), [
    (FIVE, "five", False), (FIVE[:4], "five", True), (FIVE[:2], "on", False), (FIVE, "off", True),
])  # fmt: skip
def test_r172_nobody_is_out_with_five_or_where_the_table_says_so(
    places: tuple[str, ...], fallen: str, is_out: bool
) -> None:
    world = realm(*places, fallen=fallen)
    by_default(wound(world, world.player(ADA), 20))
    assert world.player(ADA).is_out == is_out


def test_r172_r119_the_fallen_lose_stones_the_crown_half_the_coin_and_a_turn() -> None:
    world = realm(*FIVE)
    ada, ben, *_ = world.players
    ada.stones, ada.coin = ["red-1"], 5
    ada.pack = [world.made("item", CROWN, AWAY)]
    by_default(wound(world, ada, 20, ben))
    assert (ada.stones, ada.pack, ada.coin, ben.coin) == ([], [], 2, 5 + 3)
    assert [one.key for one in ben.pack] == [CROWN]
    lost = begun(world, ADA)
    assert lost.is_over
    assert words(lost.events) == ["turn-passed"]
    assert ada.is_dead


def test_r172_then_they_are_back_at_an_inn_of_their_choice_with_half_their_health() -> None:
    """Half of what they can have, rounded up: 11 is 6."""
    world = realm(*FIVE)
    ada = world.player(ADA)
    wears(world, ada, "leather-cap")
    carries(world, ada, "torch")
    by_default(die(world, ada))
    begun(world, ADA)
    run = begun(world, ADA)
    assert asked(run, ADA) == {"respawn-t1-inn", "respawn-t2-inn", "respawn-t3-inn"}
    assert run.open[ADA].facts["half"] == 1  # nobody is promised full health
    run.answer(ADA, "respawn-t2-inn")
    assert (ada.at, ada.health, ada.is_dead) == ("T2.inn", 6, False)
    assert [one.key for one in ada.pack] == ["torch"]
    assert "helmet" in ada.worn


def test_r172_r167_killed_by_nobody_they_lose_half_their_coin_to_nobody_and_stones_lie_there() -> None:
    world = realm(*FIVE)
    ada = world.player(ADA)
    ada.stones, ada.coin = ["red-1"], 5
    by_default(wound(world, ada, 20))
    assert (ada.coin, world.state.ground[GATE].stones) == (2, ["red-1"])


def test_r172_r117_with_a_piece_everything_is_as_ever() -> None:
    """The next turn is theirs, with full health and all their coin."""
    world = realm(*FIVE)
    ada = world.player(ADA)
    ada.pieces, ada.coin = 1, 5
    by_default(wound(world, ada, 20))
    run = begun(world, ADA)
    run.answer(ADA, "respawn-t1-inn")
    assert (ada.health, ada.coin) == (10, 5)


def test_r172_r118_saladar_without_a_stone_comes_back_before_the_castle() -> None:
    world = realm(*FIVE)
    ada = world.player(ADA)
    ada.character = "saladar"
    by_default(wound(world, ada, 20))
    assert (ada.is_out, ada.is_dead) == (False, True)
    begun(world, ADA)
    run = begun(world, ADA)
    assert asked(run, ADA) == {"respawn-c-r3", "respawn-c-r4"}
    run.answer(ADA, "respawn-c-r3")
    assert (ada.at, ada.health) == ("C.r3", 5)


def test_r172_r120_nor_is_he_out_when_his_last_stone_is_taken_while_he_waits() -> None:
    world = realm(*FIVE)
    ada, ben, *_ = world.players
    ada.character = "saladar"
    world.state.ground["T1.r2"] = Ground()
    world.state.ground["G.r2"] = Ground(stones=["blue-1"])
    by_default(wound(world, ada, 20))
    world.state.ground.clear()
    ben.stones = ["blue-1"]
    run = begun(world, ADA)
    run.answer(ADA, "respawn-c-r4")
    assert (ada.at, ada.health, ada.is_out) == ("C.r4", 5, False)


def test_r172_r127_the_match_goes_on_though_one_alone_stands() -> None:
    world = realm("T1.inn", "P.r1", fallen="on")
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    by_default(wound(world, world.player(BEN), 20))
    world.state.first = world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "inn")
    assert (run.is_over, world.state.result) == (True, "")
    by_default(depart(world, BEN))
    assert world.state.winners == [ADA]
