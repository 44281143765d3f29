"""R141: the Ring's guard."""

import pytest

from cogs.bag_of_dungeon.rules.fight.ranged import fire
from cogs.bag_of_dungeon.rules.places.offers import fallen_offers
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    give,
    lay,
    next_monster,
)
from tests.support.scripts import ScriptRun


def _ring_in_a_lair(quest: Quest, monster: str = "") -> Tile:
    """Four tiles north of the Start, in line with it."""
    lay(quest, "d06", 0, -1)
    lair = lay(quest, "d02", 0, -2, monster=monster)
    quest.state.ring_at = lair.key
    if lair.monster is not None:
        lair.monster.guards_ring = True
    else:
        lair.is_hidden = lair.guards_ring = True
    return lair


@pytest.mark.parametrize("is_known", [True, False])
def test_r141_a_guard_that_was_shot_and_lured_away_guards_the_ring_still(*, is_known: bool) -> None:
    quest = adventure("sirrus", "duric", dice=[1, 1])
    archer, friend = quest.state.heroes
    lair = _ring_in_a_lair(quest, "troll" if is_known else "")
    next_monster(quest, "troll") if not is_known else None
    (staff,) = give(quest, archer, "ice-staff")
    script = ScriptRun(fire(quest, archer, staff, lair))  # it charges and is fought on the Start
    assert script.open[0].word == "encounter"
    friend.at = lair.key
    assert fallen_offers(quest, friend) == []
    guard = quest.state.tiles["dstart"].monster
    assert guard is not None
    quest.lift(guard)  # dead at last
    assert [option.key for option in fallen_offers(quest, friend)] == ["ring"]


def test_r141_the_cloak_does_not_take_the_ring_from_its_living_guard() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.at = _ring_in_a_lair(quest, "troll").key
    give(quest, hero, "invisibility-cloak")
    hero.is_sneaking = True
    assert fallen_offers(quest, hero) == []


def test_r93_r143_a_ring_that_fell_by_another_monster_has_no_guard_to_slay() -> None:
    quest = adventure("sirrus", "duric")
    hero, friend = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    quest.state.ring_at, hero.at, friend.at = den.key, den.key, den.key
    hero.is_sneaking = True
    assert [option.key for option in fallen_offers(quest, hero)] == ["ring"]
    assert fallen_offers(quest, friend) == []
