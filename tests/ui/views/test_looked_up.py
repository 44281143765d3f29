"""**Look Up**: the board or the hand in words, what is in sight, all kinds, and the buttons below."""

from typing import Any

import pytest

from bot.engine import Noun
from bot.local.protocol.component_types import BUTTON, STRING_SELECT, TEXT_DISPLAY, walk
from bot.ui.views.lookup.words import board_view, hand_view
from bot.ui.views.scene import Scene
from bot.words import READ_LENGTH
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import MATCH, scene_of

BEN = 1


def scene() -> Scene:
    return scene_of(HarbourFace(), HarbourOptions(flares=0b10), 2)


def texts(view: Any) -> list[str]:
    return [part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY]


def buttons(view: Any) -> list[tuple[str, str]]:
    return [(part["label"], part["custom_id"]) for part in walk(view.to_components()) if part["type"] == BUTTON]


def test_the_board_is_read_below_how_the_match_has_ended() -> None:
    board = scene().face.read(scene().shown(), scene().words)
    assert texts(board_view(scene(), None)) == ["### The board in words", board]
    assert texts(board_view(scene(), None, "Ada wins.")) == ["### The board in words", f"Ada wins.\n\n{board}"]


def test_what_is_too_long_to_read_is_cut() -> None:
    assert len(texts(board_view(scene(), None, "x" * READ_LENGTH))[1]) == READ_LENGTH


def test_the_hand_is_read_by_its_seat() -> None:
    title, said = texts(hand_view(scene(), BEN))
    assert title == "### Your hand in words"
    assert said == "Ben holds 1 flares."


def test_the_whole_map_has_a_button_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert buttons(board_view(scene(), None)) == [("Help", f"c1:{MATCH}::help")]
    monkeypatch.setattr(HarbourFace, "has_whole", lambda *_: True)
    assert buttons(board_view(scene(), None)) == [("Map", f"c1:{MATCH}::whole"), ("Help", f"c1:{MATCH}::help")]


def test_the_lists_begin_with_what_that_seat_has_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flare is in sight of whoever holds one."""
    flare, lamp = (Noun("lamp", key, {"colour": key}) for key in ("flare", "white"))
    monkeypatch.setattr(HarbourFace, "nouns", lambda _: (flare, lamp))
    monkeypatch.setattr(
        HarbourFace, "nouns_in_sight", lambda _, shown: [flare.id] if shown.view.flares else [], raising=False
    )
    for seat, lists in ((None, 1), (0, 1), (BEN, 2)):
        selects = [part for part in walk(hand_or_board(seat).to_components()) if part["type"] == STRING_SELECT]
        assert len(selects) == lists
    assert [option["value"] for option in selects[0]["options"]] == [f"noun.{flare.id}"]


def hand_or_board(seat: int | None) -> Any:
    return board_view(scene(), None) if seat is None else hand_view(scene(), seat)
