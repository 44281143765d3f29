"""The desk: what has just happened, the land around one's hero and what one holds, in one picture."""

import pytest

from bot.conformance.checked import strict_words
from bot.conformance.played import Played
from bot.conformance.shown import LONG
from cogs.dead_throne.game import GAME, DeadThrone
from cogs.dead_throne.pictures.desk import counted
from cogs.dead_throne.pictures.hand import cards_of
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.scenes import ADA, realm_of
from tests.conformance.shown import SHOWN, scene_of
from tests.conformance.tables import TABLES

TABLE = next(table for table in TABLES if isinstance(table.way.game, DeadThrone) and table.seats > 1)


def test_the_public_has_no_desk() -> None:
    scene = scene_of(TABLE, Played(TABLE, b"desk", []).begin(), LONG)
    with pytest.raises(ValueError, match="no desk"):
        scene.face.draw_desk(scene.shown(), (), scene.words)


def test_what_one_has_several_of_stands_there_once() -> None:
    realm = realm_of(seats=2)
    realm.player(ADA).scrolls = ["war-cry", "mend", "war-cry"]
    cards = cards_of(sight(realm.state, ADA).players[ADA], strict_words(SHOWN[GAME.key].face))
    assert [card.name for card in counted(cards)] == ["2 × War Cry", "Mend"]
