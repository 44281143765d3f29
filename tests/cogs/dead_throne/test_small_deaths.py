"""Rules of death that no case of the digest names: each broken once by a mutant."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.people.death import LOSES_A_TURN, fade, go_for_good
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.state.things import AWAY, Ground
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, carries, holds, realm, sets, thing
from tests.cogs.dead_throne.places import saladar
from tests.support.scripts import run_script


def test_r118_what_a_faded_mage_had_goes_back_to_its_decks() -> None:
    world = realm(GATE, "P.r1")
    mage = saladar(world, 0)
    carries(world, mage, "torch")
    holds(world, mage, "mend")
    sets(world, mage, "rockfall", level=2).added = [thing(world, "torch")]
    mage.is_dead, torches = True, world.state.market["torch"]
    run_script(fade(world, mage, LOSES_A_TURN), {})
    assert (mage.is_out, mage.things, mage.scrolls, mage.traps) == (True, [], [], [])
    decks = world.state.decks
    assert (world.state.market["torch"], decks["ward"][-1], decks["traps"][-1]) == (torches + 2, "mend", "rockfall")


@pytest.mark.parametrize("mode", ["competitive", "defender"])
def test_r135_pieces_of_whoever_leaves_lie_on_the_step_in_competitive_alone(mode: str) -> None:
    world = realm(GATE, "P.r1", mode=mode)
    ada = world.player(ADA)
    ada.pieces = 1
    run_script(go_for_good(world, ada), {})
    assert world.state.ground == ({GATE: Ground(pieces=1)} if mode == "competitive" else {})


@pytest.mark.parametrize("play", [apply, apply_effects])
def test_whoever_dies_of_a_card_gets_nothing_more_of_it(play: Callable[..., Script[Any]]) -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    ada.health = 1
    run_script(play(world, ada, (Effect("hurt", 2), Effect("coin", 3)), "ring"), {})
    assert (ada.is_up, ada.coin) == (False, 5)


@pytest.mark.parametrize("play", [apply, apply_effects])
def test_r114_whoever_waits_to_come_back_is_still_paid(play: Callable[..., Script[Any]]) -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    ada.is_dead, ada.at = True, ""
    run_script(play(world, ada, (Effect("coin", 3), Effect("coin", 1)), "quest"), {})
    assert ada.coin == 9


def test_r128_the_crown_comes_to_whoever_finds_it_while_nobody_has_it() -> None:
    found = (Effect("item", what=CROWN),)
    world = realm(GATE, "P.r1")
    ada, ben = world.players
    run_script(apply_effects(world, ada, found, "card"), {})
    assert [thing.key for thing in ada.pack] == [CROWN]
    run_script(apply_effects(world, ben, found, "card"), {})
    world.state.ground["P.r2"] = Ground(crowns=[ada.pack.pop()])
    run_script(apply_effects(world, ben, found, "card"), {})
    assert ben.things == []
    assert world.state.ground["P.r2"].crowns[0].home == AWAY
