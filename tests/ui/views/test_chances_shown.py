"""Chances are told if the table is helped, and only from what the viewer may know."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Odds, Option, Prompt
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of

ASKED = Prompt(1, "course", "R1", (Option("north"), Option("south")), number=3)
EVEN = {"north": Odds(Fraction(1, 2), "wind")}


def shown(
    monkeypatch: pytest.MonkeyPatch, *, is_helped: bool = True, has_hands: bool = True
) -> tuple[Scene, list[Any]]:
    """A scene whose game tells the same chances of every question, and whose views it was asked with."""
    scene, views = scene_of(HarbourFace(), HarbourOptions(), 2), list[Any]()

    def odds(view: Any, _: Prompt) -> Mapping[str, Odds]:
        views.append(view)
        return EVEN

    monkeypatch.setattr(scene.face.game, "odds", odds)
    monkeypatch.setattr(Scene, "is_helped", is_helped)
    monkeypatch.setattr(Scene, "has_hands", has_hands)
    return scene, views


@pytest.mark.parametrize("is_helped", [True, False])
def test_they_are_told_where_the_table_is_helped_and_reckoned_once(
    is_helped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, views = shown(monkeypatch, is_helped=is_helped)
    assert [scene.odds(ASKED, 1) for _ in range(2)] == [EVEN if is_helped else {}] * 2
    assert len(views) == is_helped


def test_in_a_lobby_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, views = shown(monkeypatch)
    assert Scene(replace(scene.table, match=None), scene.face, scene.words).odds(ASKED, 1) == {}
    assert views == []


@pytest.mark.parametrize(("has_hands", "seats"), [(True, [None, 0, 1]), (False, [1])])
def test_each_viewer_reads_them_from_what_they_see(
    has_hands: bool, seats: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody holds anything all know what the seat that is asked knows."""
    scene, views = shown(monkeypatch, has_hands=has_hands)
    for viewer in (None, 0, 1):
        assert scene.odds(ASKED, viewer) == EVEN
    assert views == [scene.view(seat) for seat in seats]
