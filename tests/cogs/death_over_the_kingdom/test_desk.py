"""The desk: what has just happened, everybody's cards and one's own hand, in one picture of a bounded size."""

from io import BytesIO

import pytest
from PIL import Image

from bot.conformance.played import played
from bot.conformance.shown import LONG
from bot.conformance.tables import Table
from bot.engine.playout import adviser_policy
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom
from tests.conformance.shown import scene_of
from tests.conformance.tables import WAYS, ends_of

WIDTH, MOST_HIGH = 1200, 1240
KINGDOM = [way for way in WAYS if isinstance(way.game, DeathOverTheKingdom)]


@pytest.mark.parametrize("table", ends_of(KINGDOM))
def test_every_desk_is_of_a_size_a_panel_shows(table: Table) -> None:
    for match in played(table, (adviser_policy,), b"desk").looks(2):
        scene = scene_of(table, match, LONG)
        asked = sorted({prompt.seat for prompt in match.prompts})
        for seat in {*asked[:1], *asked[-1:]}:
            moments = [event for event in match.told if event.is_for(None) and scene.face.moment(event)]
            drawn = scene.face.draw_desk(scene.shown(seat), moments, scene.words)
            assert drawn is not None
            size = Image.open(BytesIO(drawn)).size
            assert size[0] == WIDTH
            assert 300 < size[1] <= MOST_HIGH


def test_the_public_has_no_desk() -> None:
    table = Table(KINGDOM[0], KINGDOM[0].seats[0])
    scene = scene_of(table, played(table, (adviser_policy,), b"desk").begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)
