"""Mirror Ward's echo is an attack like any other, and whoever wards himself wards himself (R58, R105)."""

import pytest

from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.events.scrolls import ScrollUsed
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.state.things import MARKET
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, holds, realm, wears
from tests.support.scripts import ScriptRun


def echoed(*held: str, shield: str = "") -> ScriptRun[None]:
    """Ada's Firebolt comes back to her: she is asked what she puts against it."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "firebolt", *held)
    holds(world, ben, "mirror-ward")
    if shield:
        wears(world, ada, shield)
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "mirror-ward")
    return run


def echo_of(run: ScriptRun[None]) -> Struck:
    while not run.is_over:
        run.answer(run.prompts[0].seat, run.prompts[0].default or ())
    return next(event for event in run.events if isinstance(event, Struck) and event.way == "reflected")


@pytest.mark.parametrize(("scroll", "defence", "health"), [("stone-skin", 5, 10), ("conjured-bulwark", 4, 10)])
def test_r58_the_echo_can_be_warded(scroll: str, defence: int, health: int) -> None:
    run = echoed(scroll)
    assert run.open[ADA].word == "guard"
    run.answer(ADA, scroll)
    blow = echo_of(run)
    assert (blow.attack, blow.defence, blow.health) == (4, defence, health)


def test_the_echo_heals_afterwards_whoever_holds_a_mend() -> None:
    run = echoed("mend")
    run.answer(ADA, "mend")
    assert echo_of(run).health == 7
    assert [event.word for event in run.events].count("healed") == 1


def test_no_second_mirror_turns_the_echo() -> None:
    """It hits the scroll's user, and that is whom it would come back to."""
    run = echoed("mirror-ward", "stone-skin")
    assert "mirror-ward" not in {option.key for option in run.open[ADA].options}


def test_r101_the_echo_breaks_a_shield_it_is_twice_as_strong_as() -> None:
    run = echoed(shield="buckler")
    assert echo_of(run).damage == 2
    assert "broke" in [event.word for event in run.events]


def test_a_creature_may_stand_against_the_echo() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    creature = world.made("essence", "w3", MARKET)
    ada.pack.append(creature)
    holds(world, ada, "firebolt")
    holds(world, ben, "mirror-ward")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "mirror-ward")
    run.answer(ADA, f"e{creature.id}")
    assert echo_of(run).defence == 1 + 2


@pytest.mark.parametrize("ward", ["conjured-bulwark", "mend", "stone-skin"])
def test_who_wards_himself_uses_the_scroll_on_nobody(ward: str) -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    holds(world, ben, ward)
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon")
    run.answer(BEN, ward)
    assert ScrollUsed(seat=BEN, scroll=ward) in run.events


def test_a_war_cry_is_used_on_nobody() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "war-cry")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-war-cry")
    assert ScrollUsed(seat=ADA, scroll="war-cry") in run.events
