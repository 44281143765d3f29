"""R7: what is one's own may be used at any time of one's turn, unseen by others, though not without end."""

from bot.engine import Option, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.rules.turn.menu import MOST_FREE, _own, free_deeds
from tests.cogs.dead_throne.meetings import ADA, carries, realm, walks


def test_each_is_counted_and_after_so_many_there_are_no_more() -> None:
    world = realm("T1.g5")
    ada = walks(world.player(ADA))
    carries(world, ada, "axe")
    assert free_deeds(world, ada)
    deed = _own(world, ada, Deed(Option("use", "use"), nothing))
    for count in range(1, MOST_FREE + 1):
        assert list(deed.play()) == []
        assert ada.turn.free == count
    assert free_deeds(world, ada) == []


def test_nobody_else_sees_them_on_offer() -> None:
    world = realm("T1.g5")
    ada = walks(world.player(ADA))
    carries(world, ada, "axe")
    offered = {deed.option.key: deed.option.is_secret for deed in free_deeds(world, ada)}
    assert {"gear", "drop"} <= offered.keys()
    assert all(offered.values())


def nothing() -> Script[None]:
    yield from ()
