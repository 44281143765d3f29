"""Small things people read or are offered: what is told once, what a button is called, what is free at 0 AP."""

from typing import Any

import pytest

from bot.engine import Chance
from cogs.bag_of_dungeon.describe.moments import describe_moments
from cogs.bag_of_dungeon.events.endgame import GatheringBegan
from cogs.bag_of_dungeon.events.frame import AdventurerChosen
from cogs.bag_of_dungeon.events.goods import BagEmpty
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.fight.combat import after_roll
from cogs.bag_of_dungeon.rules.fight.dice import Score
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.items import fight_items
from cogs.bag_of_dungeon.rules.frame.choosing import choose_party
from cogs.bag_of_dungeon.rules.frame.setup import new_state
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.last_tile import place_if_due
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import gain_item
from cogs.bag_of_dungeon.view.moments import seconds
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, lay, set_morna
from tests.cogs.bag_of_dungeon.saying import speaker, words
from tests.support.scripts import ScriptRun, run_script


def test_r11_r102_at_0_ap_a_seed_may_still_be_tried() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.at, hero.debt = lay(quest, "f10", 0, -1, has_token=True).key, 5
    assert "seed" in [option.key for option in ScriptRun(play_hero(quest, hero)).open[0].options]


def test_r11_r103_at_0_ap_fallen_seeds_may_still_be_taken() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.debt, quest.tile(hero).seeds = 5, 2
    run_script(play_hero(quest, hero), {0: ["seeds"]})
    assert (hero.seeds, quest.tile(hero).seeds) == (2, 0)


def test_r23_all_hear_where_to_gather() -> None:
    quest = adventure("sirrus", mode="forest")
    lay(quest, "f34", 0, -1)
    quest.stock("forest").stack = []
    run = run_script(place_if_due(quest, quest.hero(0), "forest"), {}, otherwise="at-f34-0")
    assert [event for event in run.events if isinstance(event, GatheringBegan)] == [GatheringBegan(tile="M18")]


def test_r113_it_takes_all_who_bear_seeds_and_not_all_seeds() -> None:
    """Another seed lies in its nest all the while, and nobody is told that it is at the tree or must be."""
    quest = adventure("sirrus", mode="forest")
    hero, nest = quest.hero(0), lay(quest, "f10", 0, -1, has_token=True)
    lay(quest, "ftree", 0, -2)
    hero.at, hero.seeds, quest.state.phase = "ftree", 1, "gather"
    began, *calmed = [GatheringBegan(tile="M18"), *run_script(watch(quest), {}).events]
    assert (quest.state.phase, nest.has_token) == ("hunt", True)
    assert speaker().event(began).endswith("All who carry brood seeds must stand there together.")
    said = describe_moments(sight(quest.state, None), [began, *(one for one in calmed if seconds(one))], words())
    assert "All seed bearers must come to M18. " in said
    assert "All bearers are at the Maiden Tree. " in said


def test_r75_all_hear_which_upgrade_somebody_is_after_if_there_are_tokens() -> None:
    for has_tokens, upgrade in ((True, "fighter-b"), (False, None)):
        state = new_state(1, BagOptions(skill_tokens=has_tokens), Chance(b"choose"))
        answers = ["sirrus", "side-b"] if has_tokens else ["sirrus"]
        run = run_script(choose_party(Quest(state, Chance(b"choose"))), {0: answers})
        assert [event.upgrade for event in run.events if isinstance(event, AdventurerChosen)] == [upgrade]


def test_r38_what_may_be_done_with_a_roll_is_named() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "imps-teeth")
    run = ScriptRun(after_roll(quest, hero, Score([3, 4], 2), foe="troll", foe_total=9))
    assert [option.word for option in run.open[0].options] == ["fight-item", "lethal", "keep"]


def test_r58_each_kind_of_item_is_offered_once_in_a_fight() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    tile = lay(quest, "d02", 0, -1, monster="troll")
    hero.at, hero.hp = tile.key, 3
    give(quest, hero, "health-potion", "health-potion", "strength-potion", "magic-vine")
    fight = fight_at(tile, hero)
    quest.state.fight = fight
    assert [item.key for item, _ in fight_items(quest, fight, hero)] == [
        "health-potion",
        "strength-potion",
        "magic-vine",
    ]


def test_r63_an_empty_bag_is_told() -> None:
    quest = adventure("sirrus")
    quest.stock("dungeon").items = []
    run = run_script(gain_item(quest, quest.hero(0), "dungeon"), {})
    assert run.events == [BagEmpty()]


def test_r126_where_he_fell_nobody_stands_any_more() -> None:
    quest = adventure("sirrus", mode="forest")
    morna = set_morna(quest, quest.state.tiles["fstart"])
    morna.hp = 0
    quest.lift(morna)
    assert (quest.state.morna, quest.state.morna_at) == (None, "")


@pytest.mark.parametrize(
    ("fight", "said"),
    [
        ({}, ""),
        ({"least_rounds": 1}, "You cannot flee before you have fought a round."),
        ({"is_bound": True}, "You cannot flee."),
        ({"can_escape": False, "least_rounds": 1}, "You cannot flee."),
    ],
)
def test_r46_r109_r143_whoever_cannot_flee_is_told_so(fight: dict[str, Any], said: str) -> None:
    quest = adventure("duric")
    hero = quest.hero(0)
    hero.at = lay(quest, "d01", 0, -1, monster="troll").key
    give(quest, hero, "torch")
    run = ScriptRun(fight_on_tile(quest, hero, **fight))
    _, _, told = speaker().prompt(run.open[0]).partition("4 AP.")
    assert told.strip() == said
    assert any(option.word == "escape" for option in run.open[0].options) == (not said)
