"""R8, R54, R97: what lies in the inventory and what in the rucksack is for its owner to say."""

import pytest

from cogs.dead_throne.rules.people.gear import change_gear
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.battling import GATE, at_turn, fighting, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, realm, thing, wears
from tests.support.scripts import ScriptRun

FULL = ("torch", "hammer", "spyglass")


def packed(world: Realm, *in_sack: str) -> Player:
    """Ada carries three things, and these in the rucksack; she is wounded."""
    ada = world.player(ADA)
    wears(world, ada, "rucksack")
    carries(world, ada, *FULL)
    ada.sack = [thing(world, key) for key in in_sack]
    ada.scrolls, ada.health = ["read-the-land"] * 3, 3
    return ada


def carried(player: Player) -> tuple[list[str], list[str]]:
    return [one.key for one in player.pack], [one.key for one in player.sack]


def test_tc30_r54_a_herb_comes_out_of_the_rucksack_at_the_start_of_a_battle_turn() -> None:
    world = realm(GATE, GATE)
    ada = packed(world, "healing-herb")
    herb = ada.sack[0].id
    run = at_turn(world, fighting(world, ADA, BEN), ADA)
    assert f"use-{herb}" not in {option.key for option in run.open[ADA].options}
    run.answer(ADA, "gear")
    run.answer(ADA, f"hand-{herb}")
    assert carried(ada) == (["healing-herb", "torch", "hammer"], ["spyglass"])
    run.answer(ADA, f"use-{herb}")
    assert (ada.health, carried(ada)) == (7, (["torch", "hammer", "spyglass"], []))
    assert "attack-1" in keys(run, ADA)


def test_r54_once_a_battle_turn_and_not_after_a_scroll() -> None:
    world = realm(GATE, GATE)
    ada = packed(world, "healing-herb", "rope")
    run = at_turn(world, fighting(world, ADA, BEN), ADA)
    run.answer(ADA, "gear")
    run.answer(ADA, f"hand-{ada.sack[1].id}")
    assert "gear" not in {option.key for option in run.open[ADA].options}


def test_r8_essences_and_relics_are_moved_as_well_on_a_game_turn() -> None:
    world = realm(GATE, "W.r1")
    ada = packed(world, "rope")
    essence, relic = world.made("essence", "f4", "field"), world.made("relic", "black-idol", "rocks")
    ada.sack += [essence, relic]
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, "gear")
    run.answer(ADA, (f"hand-{relic.id}", f"hand-{essence.id}"))
    assert carried(ada) == (["f4", "black-idol", "torch"], ["hammer", "spyglass", "rope"])


def test_r60_the_victor_reaches_into_the_rucksack_too() -> None:
    world = realm(GATE, GATE)
    ada = packed(world, "healing-herb")
    wears(world, ada, "greatsword")
    world.player(BEN).health, world.player(BEN).pieces = 1, 1
    run = at_turn(world, fighting(world, ADA, BEN), ADA)
    run.answer(ADA, "attack-1")
    run.answer(ADA, "weapon")
    while run.open[ADA].word != "gear":
        run.answer(ADA, run.open[ADA].default or ())
    run.answer(ADA, f"hand-{ada.sack[0].id}")
    assert ada.pack[0].key == "healing-herb"


def test_r92_what_is_put_on_leaves_room_at_hand() -> None:
    """A shield out of the rucksack is worn; nobody has it in hand besides."""
    world = realm(GATE, "W.r1")
    ada = packed(world, "buckler", "rope")
    buckler, rope = ada.sack
    run = ScriptRun(change_gear(world, ada))
    run.answer(ADA, (f"wear-{buckler.id}", f"hand-{buckler.id}", f"hand-{rope.id}"))
    assert (ada.worn["shield"], carried(ada)) == (buckler, (["rope", "torch", "hammer"], ["spyglass"]))


def test_r97_where_nothing_is_in_the_rucksack_there_is_nothing_to_take() -> None:
    world = realm(GATE, GATE)
    packed(world)
    run = at_turn(world, fighting(world, ADA, BEN), ADA)
    assert "gear" not in {option.key for option in run.open[ADA].options}


@pytest.mark.parametrize(("carried_thing", "is_offered"), [("plate", False), ("greatsword", True)])
def test_r54_in_a_battle_turn_arms_are_changed_and_no_armour(carried_thing: str, is_offered: bool) -> None:
    """Who has nothing but armour to put on is not asked."""
    world = realm(GATE, GATE)
    carries(world, world.player(ADA), carried_thing)
    run = at_turn(world, fighting(world, BEN, ADA), ADA)
    assert ("gear" in {option.key for option in run.open[ADA].options}) == is_offered
