"""What is offered, and what it is said to be, in cases that the digest does not name."""

import pytest

from bot.engine import Term
from cogs.dead_throne.content.tables import AGRIMOR
from cogs.dead_throne.rules.fight.blows import choose_blow
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.people.figures import can_enter_castle
from cogs.dead_throne.rules.people.gear import dress
from cogs.dead_throne.rules.people.tools import essence_deeds, tool_deeds
from cogs.dead_throne.rules.setting.choosing import _chosen_stones, _place_stones
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.stops import stop_deeds
from cogs.dead_throne.state.people import Turn
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.gate import keys
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, thing, to_the_end, walks, wears
from tests.cogs.dead_throne.places import saladar
from tests.cogs.dead_throne.test_defender import land, spawn
from tests.support.scripts import ScriptRun


def test_r90_what_heals_is_offered_to_the_wounded_alone() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    carries(world, ada, "healing-herb", "elixir")
    assert tool_deeds(world, ada) == []
    ada.health = 9
    assert [deed.option.facts["thing"] for deed in tool_deeds(world, ada)] == [
        Term("item", ("elixir",)),
        Term("item", ("healing-herb",)),
    ]


def test_r84_an_essence_is_consumed_by_the_wounded_with_a_stone_of_its_land() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    ada.pack = [world.made("essence", key, home) for key, home in (("w5", "woods"), ("f4", "field"))]
    ada.health = 11
    assert essence_deeds(world, ada) == []
    ada.stones = ["green-1"]
    assert essence_deeds(world, ada) == []
    ada.health = 10
    (option,) = [deed.option for deed in essence_deeds(world, ada)]
    assert (option.word, option.is_secret, option.facts) == ("consume", True, {"thing": Term("enemy", ("w5",))})


def test_r96_a_lucky_charm_turns_a_die_once_and_before_the_walk_begins() -> None:
    world = realm("T1.r4", "P.r1", dice=[2, 5, 3])
    ada = world.player(ADA)
    wears(world, ada, "lucky-charm")
    ada.turn = Turn(is_on=True, path=[ada.at])
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "roll")
    assert "reroll-lucky-charm" in keys(run, ADA)
    run.answer(ADA, "reroll-lucky-charm")
    assert (ada.turn.roll, ada.turn.left) == ([5, 3], 8)
    assert "reroll-lucky-charm" not in keys(run, ADA)


def test_r86_ways_to_strike_stand_together_by_what_is_struck_with() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    wears(world, ada, "mace")
    holds(world, ada, "firebolt")
    run = ScriptRun(choose_blow(ada, {"against": 0, "defence": 0, "defence-dice": 0, "taken": 0}))
    groups = {option.key: option.group for option in run.open[ADA].options}
    assert groups == {
        "weapon": "blow-weapon",
        "weapon-with-firebolt": "blow-weapon",
        "hand": "blow-hand",
        "hand-with-firebolt": "blow-hand",
        "firebolt": "blow-none",
    }


def test_r3_stones_are_chosen_in_order_where_the_mage_says_nothing() -> None:
    world = realm("G.r2", GATE, GATE)
    mage = saladar(world, 0)
    world.state.stones = 2
    run = ScriptRun(_chosen_stones(world, mage))
    assert run.open[ADA].default == ("choose-green-1", "choose-blue-1")
    run.answer(ADA, ("choose-red-1", "choose-green-2"))
    assert run.result == ("red-1", "green-2")


def test_r3_two_stones_may_lie_on_one_step() -> None:
    world = realm("G.r2", GATE, GATE)
    mage = saladar(world, 0)
    world.state.stones = 2
    run = ScriptRun(_place_stones(world))
    for said in (("choose-green-1", "choose-green-2"), "lay-w-r1", "lay-w-r1"):
        run.answer(ADA, said)
    assert (world.state.ground["W.r1"].stones, mage.stones) == (["green-1", "green-2"], [])


def test_r136_a_stop_says_which_enemies_roam_there() -> None:
    world = land()
    ada = world.player(ADA)
    spawn(world, "w5", "woods", "W.r1")
    spawn(world, "w3", "woods", "W.r1")
    world.state.defender.agrimor_at = "W.r2"  # type: ignore[union-attr]
    deeds = stop_deeds(world, ada, {"W.r1": (("W.r1",),), "W.r2": (("W.r2",),), "W.r3": (("W.r3",),)}, lambda *_: None)  # type: ignore[arg-type]
    said = [(deed.option.facts["enemies"], deed.option.group) for deed in deeds]
    assert said == [
        (Term("enemy", ("w5", "w3")), "marked"),
        (Term("enemy", (AGRIMOR,)), "marked"),
        (Term("enemy", ()), "tile-w"),
    ]


def test_r116_a_mage_sells_nothing_to_whose_coin_was_taken_meanwhile() -> None:
    world = realm(GATE, "P.r1")
    ada = world.player(ADA)
    run = ScriptRun(meet_mage(world, ada))
    ada.coin = 1
    run.answer(ADA, next(key for key in keys(run, ADA) if key.startswith("buy")))
    to_the_end(run)
    assert (ada.coin, ada.scrolls) == (1, [])


def test_r99_what_is_taken_off_goes_to_hand_as_far_as_there_is_room_and_then_into_the_rucksack() -> None:
    world = realm(GATE, "P.r1")
    ada = walks(world.player(ADA))
    wears(world, ada, "rucksack", "buckler", "mace")
    carries(world, ada, "torch", "rope")
    ada.sack = [thing(world, "hammer")]
    assert dress(ada, {"rucksack": ada.worn["rucksack"]})
    assert [one.key for one in ada.pack] == ["torch", "rope", "buckler"]
    assert [one.key for one in ada.sack] == ["mace", "hammer"]


@pytest.mark.parametrize(("wanted", "theirs", "is_open"), [(0, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_r126_the_castle_is_open_to_whoever_carries_wanted(wanted: int, theirs: int, *, is_open: bool) -> None:
    world = realm(GATE, GATE)
    mage, ben = saladar(world, theirs), world.player(BEN)
    world.state.pieces = world.state.stones = wanted
    ben.stones = [f"red-{number}" for number in range(theirs)]
    assert [can_enter_castle(world, player) for player in (mage, ben)] == [is_open, is_open]
