"""Automata in the hunt: a seed is borne only as long as planting it takes (R117, R124)."""

from typing import Any

import pytest

from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import adventure, lay, set_morna, stand
from tests.cogs.bag_of_dungeon.test_adviser import follow

EAST_WEST = 1  # quarter turns of a straight tile


def hunt(steps: int) -> tuple[Quest, Tile]:
    """A seed lies on the Start; eastwards, so many steps away, a vine; he is five to the west."""
    quest = adventure("sirrus", mode="forest")
    for x in range(1, steps):
        lay(quest, f"f3{3 + x}", x, 0, EAST_WEST)
    vine = lay(quest, "f07", steps, 0)
    for x in range(1, 5):
        lay(quest, f"f{20 + x}", -x, 0, openings=(1, 3))
    set_morna(quest, lay(quest, "f08", -5, 0))
    quest.tile(quest.hero(0)).seeds = 1
    return quest, vine


def test_a_seed_that_can_be_planted_this_turn_is_taken_and_planted() -> None:
    quest, vine = hunt(3)
    said = follow(quest)
    assert said[0] == "menu seeds"
    assert "menu plant" in said
    assert vine.is_planted


def test_a_seed_that_cannot_be_planted_this_turn_is_left_till_the_next() -> None:
    """He goes for whoever bears one."""
    quest, _ = hunt(3)
    quest.hero(0).debt = 1  # of the next turn, which begins now
    said = follow(quest)
    assert said == ["menu end"]
    assert quest.hero(0).seeds == 0


def test_it_takes_the_webs() -> None:
    quest = adventure("sirrus", mode="forest")
    web = lay(quest, "f12", 0, -1)
    lay(quest, "f03", 7, -1)
    vine = lay(quest, "f07", 8, -1)
    set_morna(quest, lay(quest, "f08", -5, 0))
    stand(quest, quest.hero(0), web)
    quest.hero(0).seeds = 1
    assert follow(quest)[:2] == ["menu web", "web-to tile-f03"]
    assert vine.is_planted


@pytest.mark.parametrize(("borne", "expected"), [(0, True), (1, False)])
def test_before_the_hunt_one_bearer_is_enough(borne: int, expected: Any) -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    quest.hero(1).seeds = borne
    quest.tile(quest.hero(0)).seeds = 1
    assert ("menu seeds" in follow(quest)) is expected
