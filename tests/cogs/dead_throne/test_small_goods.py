"""Rules of things and scrolls that no case of the digest names: each broken once by a mutant."""

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.people.gear import wearable
from cogs.dead_throne.rules.people.scrolls import discard_some, refresh
from cogs.dead_throne.rules.people.tools import use
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, wears
from tests.cogs.dead_throne.scenes import words
from tests.support.scripts import ScriptRun


def test_r94_a_tool_is_worn_only_with_a_weapon_that_goes_with_it() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    carries(world, ada, "dagger", "torch", "rope")
    assert [thing.key for thing in wearable(ada, has_armour=True)] == ["dagger", "torch"]


def test_r107_a_binding_charm_stays_with_the_weapon_and_is_replaced_at_once() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "dagger")
    holds(world, ada, "binding-charm", "mend")
    run = ScriptRun(by_key(scroll_deeds(world, ada))["binding-charm-weapon"].play())
    run.answer(ADA, "war")
    assert (ada.worn["weapon"].charms, ada.spent, len(ada.scrolls)) == (1, [], 2)


def test_r106_r96_a_satchel_draws_one_more_and_puts_one_back() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    wears(world, ada, "scholars-satchel")
    holds(world, ada, "mend", "nullify")
    run = ScriptRun(refresh(world, ada))
    run.answer(ADA, "war-war")
    assert len(ada.scrolls) == 4
    run.answer(ADA, "put-back-nullify")
    assert (len(ada.scrolls), "nullify" in ada.scrolls, world.state.decks["ward"][-1]) == (3, False, "nullify")


def test_r105_that_scrolls_are_discarded_is_told_and_which_is_not() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    holds(world, ada, "mend", "firebolt")
    run = ScriptRun(discard_some(ada))
    run.answer(ADA, ("aside-0",))
    assert words(run.events) == ["scrolls-discarded"]
    assert "mend" not in repr(run.events)


def test_r97_a_spyglass_shows_another_players_hand_to_its_owner_alone() -> None:
    world = realm(GATE, GATE, "P.r1")
    ada, ben, cleo = world.players
    for player in (ada, ben, cleo):
        holds(world, player, "mend" if player is not ben else "nullify")
        world.state.decks["ward"].append("mend")
    carries(world, ada, "spyglass")
    run = ScriptRun(use(world, ada, ada.pack[0]))
    assert {option.key for option in run.open[ADA].options} == {"spy-1", "spy-2"}
    seen = run.answer(ADA, "spy-1")[-1]
    assert (seen.to, seen.other, seen.scrolls) == ((ADA,), BEN, ("nullify",))  # type: ignore[attr-defined]
