"""The help page: its steps in their order, and the way to the lesson where the game has one."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.ui.actions.help import HelpPictures, _view
from bot.ui.views.face import Face
from bot.ui.views.picture import Picture
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.support.harbour.face import HarbourFace

PICTURES = HelpPictures(Picture(b"a hand", "Three cards."), Picture(b"a board", "A harbour."))


def page(face: Face[Any]) -> Sequence[Any]:
    return list(_view(face, face.catalogue.words(), face.game.options_type(), PICTURES).walk_children())


@pytest.mark.parametrize(("face", "has_lesson"), [(KingdomFace(), True), (HarbourFace(), False)])
def test_the_lesson_is_offered_where_there_is_one(face: Face[Any], has_lesson: bool) -> None:
    buttons = [item.label for item in page(face) if getattr(item, "custom_id", None)]
    assert buttons == [face.catalogue.words().say("learn")] * has_lesson


def test_the_hand_stands_after_the_second_step_and_the_board_after_the_last() -> None:
    found = list[str]()
    for item in page(KingdomFace()):
        found += [line[:2] for line in getattr(item, "content", "").splitlines() if line[:1].isdigit()]
        found += [shown.description or "" for shown in getattr(item, "items", ())]
    steps = len(found) - 2
    assert found == ["1.", "2.", "Three cards.", *(f"{number}." for number in range(3, steps + 1)), "A harbour."]
