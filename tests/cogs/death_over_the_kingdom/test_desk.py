"""The desk: what has just happened, everybody's cards and one's own hand, in one picture."""

import pytest

from bot.conformance.played import Played
from bot.conformance.shown import LONG
from cogs.death_over_the_kingdom.game import DeathOverTheKingdom
from tests.conformance.shown import scene_of
from tests.conformance.tables import TABLES

TABLE = next(table for table in TABLES if isinstance(table.way.game, DeathOverTheKingdom))


def test_the_public_has_no_desk() -> None:
    scene = scene_of(TABLE, Played(TABLE, b"desk", []).begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)
