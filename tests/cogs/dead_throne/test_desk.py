"""The desk: what has just happened, the land around one's hero and what one holds, in one picture of a bounded size."""

from io import BytesIO

import pytest
from PIL import Image

from bot.conformance.played import played
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.engine.playout import adviser_policy
from cogs.dead_throne.game import DeadThrone
from tests.conformance.shown import scene_of
from tests.conformance.tables import TABLES

WIDTH, MOST_HIGH = 1200, 1240
THRONE = [table for table in TABLES if isinstance(table.way.game, DeadThrone)]
ENDS = [table for table in THRONE if table.seats in table.way.ends and table.seats > 1]


@pytest.mark.parametrize("table", ENDS, ids=lambda table: table.name)
def test_every_desk_is_of_a_size_a_panel_shows(table: Table) -> None:
    for match in played(table, (adviser_policy,), b"desk").looks(2):
        scene = scene_of(table, match, LONG)
        for seat in {prompt.seat for prompt in match.prompts}:
            moments = [event for event in match.told if event.is_for(None) and scene.face.moment(event)]
            drawn = scene.face.draw_desk(scene.shown(seat), moments, scene.words)
            if not scene.face.has_hand(match.view(seat)):
                continue
            assert drawn is not None
            size = Image.open(BytesIO(drawn)).size
            assert size[0] == WIDTH
            assert 300 < size[1] <= MOST_HIGH


def test_the_public_has_no_desk() -> None:
    table = ENDS[0]
    scene = scene_of(table, played(table, (adviser_policy,), b"desk").begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)
