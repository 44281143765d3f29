"""R69, R74, R75: the question of a reward explains a skill token only where one can be had for the upgrade."""

import pytest

from cogs.bag_of_dungeon.rules.rewards.kills import give_rewards
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun

HELP = "A reward is yours: an item now, or a skill token to duck a blow or save for your upgrade?"
SHORT = "A reward is yours. Which one do you take?"


@pytest.mark.parametrize(
    ("skill_tokens", "is_upgraded", "is_bag_empty", "said"),
    [
        (True, False, False, HELP),
        (True, True, False, SHORT),
        (True, False, True, SHORT),
        (False, False, False, SHORT),
    ],
    ids=["all of it", "the upgrade is bought", "no item is left", "there are no tokens"],
)
def test_r69_a_reward_offers_in_words_what_it_offers(
    *, skill_tokens: bool, is_upgraded: bool, is_bag_empty: bool, said: str
) -> None:
    """A sleeping Kingsbane is carried, so there is always something to choose."""
    quest = adventure("sirrus", skill_tokens=skill_tokens)
    hero, tile = quest.hero(0), lay(quest, "d06", 0, -1, monster="zombie")
    give(quest, hero, "kingsbane")
    hero.is_upgraded = is_upgraded
    if is_bag_empty:
        quest.stock("dungeon").items.clear()
    assert tile.monster is not None
    run = ScriptRun(give_rewards(quest, hero, tile.monster, tile, at_once=True))
    assert speaker().prompt(run.open[0]) == said


def test_r69_nobody_saves_for_an_upgrade_that_does_nothing() -> None:
    """Alone in the dungeon a Warden is never called, and meets no vine."""
    quest = adventure("ivo")
    tile = lay(quest, "d06", 0, -1, monster="zombie")
    assert tile.monster is not None
    run = ScriptRun(give_rewards(quest, quest.hero(0), tile.monster, tile, at_once=True))
    assert speaker().prompt(run.open[0]) == SHORT
