"""R12, 4.1: where whoever does not answer walks: to the stop that is nearest to their own goal."""

import pytest

from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.rules.turn.goals import goal_of
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.meetings import ADA, realm, to_the_end
from tests.support.scripts import ScriptRun


def world_of(*places: str, stones: int = 1) -> Realm:
    world = realm(*places, dice=[2, 2])
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    world.state.stones, world.state.pieces = stones, 1
    return world


def test_r126_whoever_carries_all_the_stones_walks_into_the_castle() -> None:
    """Even who is silent, and wounded: to be there is to win."""
    world = world_of("C.r4", "W.r1")
    ada = world.player(ADA)
    ada.stones, ada.health = ["green-1"], 2
    to_the_end(ScriptRun(game_turn(world, ada)))
    assert (world.state.result, world.state.winners) == ("stones", [ADA])


@pytest.mark.parametrize("bears", ["pieces", "crown"])
def test_r126_so_do_the_mage_with_all_pieces_and_whoever_has_the_crown(bears: str) -> None:
    world = world_of("C.r4", "W.r1")
    ada = world.player(ADA)
    if bears == "pieces":
        ada.character, ada.pieces = "saladar", 1
    else:
        ada.pack = [world.made("item", CROWN, AWAY)]
    to_the_end(ScriptRun(game_turn(world, ada)))
    assert world.state.result == bears


def test_r12_the_mage_makes_for_pieces_and_else_for_heroes() -> None:
    world = world_of("W.r1", "W.r2", "A.r1", stones=2)
    mage, _, cleo = world.players
    mage.character, cleo.pieces = "saladar", 1
    assert goal_of(world, mage) == "A.r1"
    world.state.ground["W.r4"], cleo.pieces = Ground(pieces=1), 0
    assert goal_of(world, mage) == "W.r4"
    del world.state.ground["W.r4"]
    assert goal_of(world, mage) == "W.r2"


def test_r12_a_hero_makes_for_stones_where_they_lie_and_else_for_who_carries_them() -> None:
    world = world_of("W.r1", "W.r2", "A.r1", stones=2)
    ada, _, cleo = world.players
    cleo.stones = ["blue-1"]
    world.state.ground["P.r1"] = Ground(stones=["green-1"])  # asleep, as it is not on its land
    assert goal_of(world, ada) == "P.r1"
    del world.state.ground["P.r1"]
    assert goal_of(world, ada) == "A.r1"


@pytest.mark.parametrize(("at", "inn"), [("T3.market", "T3.inn"), ("S.r4", "T2.inn")])
def test_r12_where_there_is_nothing_to_bring_anywhere_a_hero_makes_for_the_nearest_inn(at: str, inn: str) -> None:
    world = world_of(at, "W.r1")
    assert goal_of(world, world.player(ADA)) == inn
