"""TC16, TC24, TC25 and what one blow does: to whom it strikes, to weapon and shield, with a scroll beside it."""

from cogs.dead_throne.events.battles import Struck
from cogs.dead_throne.events.scrolls import Nullified
from cogs.dead_throne.rules.meeting.at_players import trap_for
from cogs.dead_throne.rules.meeting.battles import start_battle
from tests.cogs.dead_throne.battling import GATE, at_turn
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, holds, realm, wears
from tests.support.scripts import ScriptRun, run_script


def test_tc16_whoever_is_trapped_has_no_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "tower-shield")
    wears(world, ben, "mace")
    run_script(trap_for(ada, 1), {})
    run = run_script(start_battle(world, ben, ada), {})
    assert Struck(seat=BEN, target=ADA, attack=5, defence=0, damage=5, health=5, way="weapon") in run.events
    assert not ada.worn["shield"].is_broken


def test_tc24_a_weapon_breaks_on_what_it_cannot_beat() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "tower-shield")
    holds(world, ada, "firebolt")
    run = ScriptRun(start_battle(world, ada, ben))
    assert run.open[ADA].default == ("hand",)  # an axe would surely break
    run.answer(ADA, "weapon-with-firebolt")
    assert Struck(seat=ADA, target=BEN, attack=8, defence=5, damage=3, health=7, way="weapon") in run.events
    assert ada.worn["weapon"].is_broken


def test_tc25_a_shield_breaks_under_twice_its_defence() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "buckler")
    run_script(start_battle(world, ada, ben), {})
    assert ben.health == 8
    assert ben.worn["shield"].is_broken


def test_tc25_stone_skin_saves_the_shield_and_breaks_the_weapon() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "buckler")
    holds(world, ben, "stone-skin")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "weapon")
    run.answer(BEN, "stone-skin")
    assert Struck(seat=ADA, target=BEN, attack=4, defence=6, damage=0, health=10, way="weapon") in run.events
    assert not ben.worn["shield"].is_broken
    assert ada.worn["weapon"].is_broken


def test_a_mirror_ward_sends_a_scroll_back() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "firebolt")
    holds(world, ben, "mirror-ward")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(BEN, "mirror-ward")
    blows = [event for event in run.events if isinstance(event, Struck)]
    assert [(blow.seat, blow.attack, blow.way) for blow in blows] == [(ADA, 2, "hand"), (BEN, 4, "reflected")]
    assert ada.health == 10 - (4 - 1)


def test_an_attack_scroll_that_is_cancelled_adds_nothing() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, _, cleo = world.players
    holds(world, ada, "firebolt")
    holds(world, cleo, "nullify")
    run = ScriptRun(start_battle(world, ada, world.player(BEN)))
    run.answer(ADA, "hand-with-firebolt")
    run.answer(CLEO, "hold-on")
    run.answer(CLEO, "nullify")
    assert Nullified(seat=CLEO, user=ADA, scroll="firebolt") in run.events
    assert next(event for event in run.events if isinstance(event, Struck)).attack == 2


def test_a_mirror_shield_voids_the_first_scroll_of_a_battle() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "mirror-shield")
    holds(world, ada, "firebolt", "ice-lance")
    run = ScriptRun(start_battle(world, ada, ben))
    run.answer(ADA, "hand-with-firebolt")
    assert next(event for event in run.events if isinstance(event, Struck)).attack == 2
    (battle,) = world.state.battles
    ada.spent.clear()
    again = at_turn(world, battle, ADA)
    again.answer(ADA, "attack-1")
    again.answer(ADA, "hand-with-ice-lance")
    assert next(event for event in again.events if isinstance(event, Struck)).attack == 6
