"""The desk: what has just happened, the land around one's hero and what one holds, in one picture."""

import pytest

from bot.conformance.played import Played
from bot.conformance.shown import LONG
from cogs.dead_throne.game import DeadThrone
from tests.conformance.shown import scene_of
from tests.conformance.tables import TABLES

TABLE = next(table for table in TABLES if isinstance(table.way.game, DeadThrone) and table.seats > 1)


def test_the_public_has_no_desk() -> None:
    scene = scene_of(TABLE, Played(TABLE, b"desk", []).begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)
