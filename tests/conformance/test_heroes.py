"""A question at the table names the hero who is asked once, with whose it is."""

import re

import pytest

from bot.engine.playout import adviser_policy
from bot.ui.views.table import table_view
from tests.conformance.played import played
from tests.conformance.shown import SHORT, SHOWN_WAYS, scene_of
from tests.conformance.tables import Table, Way

LOOKS = 12  # of a match
TOLD_TWICE = re.compile(r"\*\*(\w[^(*]*) \(<@\d+>\): \1\b")


@pytest.mark.parametrize("way", [pytest.param(way, id=way.name) for way in SHOWN_WAYS if not way.game.has_hands])
def test_nobody_is_named_twice_where_they_are_asked(way: Way) -> None:
    table = Table(way, way.seats[0])
    for match in played(table, (adviser_policy,), b"%d seats" % table.seats).looks(LOOKS):
        scene = scene_of(table, match, SHORT)
        if scene.asked():
            said = "\n".join(str(getattr(item, "content", "")) for item in table_view(scene, (), None).walk_children())
            assert not TOLD_TWICE.search(said), said


def test_a_name_told_twice_would_be_seen() -> None:
    assert TOLD_TWICE.search("**Dorn (<@1>): Dorn: 13/27 HP**")
    assert not TOLD_TWICE.search("**Dorn (<@1>): 13/27 HP**")
