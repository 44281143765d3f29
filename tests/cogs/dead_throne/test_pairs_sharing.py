"""R142 with another rule: items, scrolls and Lone Quests of a group are shared, whatever they are wanted for."""

import pytest

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.land.quests import hand_in_here, settle_quests
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed, OpenQuest
from cogs.dead_throne.state.people import Lone, Turn
from tests.cogs.dead_throne.groups import together
from tests.cogs.dead_throne.meetings import to_the_end
from tests.cogs.dead_throne.scenes import ADA, BEN, given
from tests.support.scripts import ScriptRun


@pytest.fixture
def world() -> Realm:
    realm = together(at="T2.tavern")
    realm.player(ADA).turn = Turn(is_on=True, path=["T2.tavern"])
    return realm


def test_r142_r114_a_friends_essence_is_handed_in(world: Realm) -> None:
    ada, ben = world.players
    world.state.quests = [OpenQuest("q1")]
    given(world, BEN, "w2", kind="essence", home="woods")
    run = ScriptRun(hand_in_here(world, ada))
    run.answer(ADA, "hand-in-q1")
    to_the_end(run)
    assert (ada.coin, ben.pack) == (10, [])


def test_r142_r114_scrolls_of_both_make_three(world: Realm) -> None:
    ada, ben = world.players
    ada.scrolls, ben.scrolls, world.state.quests = ["mend"], ["mend", "homeward"], [OpenQuest("q14")]
    run = ScriptRun(hand_in_here(world, ada))
    run.answer(ADA, "hand-in-q14")
    to_the_end(run)
    assert (ada.spent, ben.spent) == (["mend"], ["mend", "homeward"])


def test_r142_r115_a_friends_letter_comes_to_the_tavern_as_well(world: Realm) -> None:
    ben = world.player(BEN)
    ben.lone = Lone("lq11", "docks", "carry", turns=1)
    world.note(Deed(ADA, "tavern", "T2.tavern"))
    to_the_end(ScriptRun(settle_quests(world)))
    assert world.player(BEN).lone is None
    assert ben.coin == 12


def test_r142_r97_a_friends_herb_heals_whoever_uses_it(world: Realm) -> None:
    ada, ben = world.players
    ada.health = 3
    (herb,) = given(world, BEN, "healing-herb")
    to_the_end(ScriptRun(by_key(tool_deeds(world, ada))[f"use-{herb.id}"].play()))
    assert (ada.health, ben.pack) == (7, [])


def test_r142_r104_a_friends_scroll_is_used_up_by_whoever_held_it(world: Realm) -> None:
    ada, ben = world.players
    ada.health, ada.scrolls, ben.scrolls = 3, [], ["second-wind"]
    to_the_end(ScriptRun(by_key(scroll_deeds(world, ada))["second-wind"].play()))
    assert (ada.health, ada.scrolls, ben.spent, len(ben.scrolls)) == (5, [], ["second-wind"], 1)


def test_r142_r19_a_friends_lockpick_opens_what_they_stand_before(world: Realm) -> None:
    ada, ben = world.players
    ada.at = ben.at = "W.r5"
    given(world, BEN, "lockpick")
    run = ScriptRun(by_key(step_deeds(world, ada))["inside-lockpick"].play())
    assert run.prompts[0].seat == ADA
    assert ben.pack == []


def test_r142_whoever_walks_alone_shares_nothing(world: Realm) -> None:
    assert world.state.defender is not None
    world.state.defender.groups = []
    ada, ben = world.players
    ada.health, ada.scrolls, ben.scrolls, world.state.quests = 3, [], ["mend"], [OpenQuest("q1")]
    given(world, BEN, "healing-herb", "lockpick")
    given(world, BEN, "w2", kind="essence", home="woods")
    assert not tool_deeds(world, ada)
    assert not scroll_deeds(world, ada)
    assert ScriptRun(hand_in_here(world, ada)).is_over
