"""R115: a branch of a Lone Quest is open to whoever has all it needs, and one of what it lets them choose."""

import pytest

from cogs.dead_throne.content.tables import LONE_QUESTS
from cogs.dead_throne.rules.land.lone import _can_take
from tests.cogs.dead_throne.meetings import ADA, carries, realm

REPAIR = next(one for kind in LONE_QUESTS.values() for one in kind.branches if one.key == "repair")


@pytest.mark.parametrize(
    ("items", "can_take"), [((), False), (("axe",), False), (("rope",), True), (("hammer",), True)]
)
def test_one_of_several_things_is_enough_and_none_is_not(items: tuple[str, ...], can_take: bool) -> None:
    world = realm("T1.g5")
    ada = world.player(ADA)
    carries(world, ada, *items)
    assert _can_take(world, ada, REPAIR) is can_take
