"""The table says where to decide, if that is not here; whether there are secret options it does not say."""

from typing import Any

import pytest

from bot.engine import Option, Prompt
from bot.ui.views.scene import Scene
from bot.ui.views.table import _hints
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of
from tests.ui.views.test_placement import in_the_open

PRIVATE = "-# You decide this in private: press **Your Hand**."
FOR_IT = "-# Press **Your Hand** for it."


def prompt(number: int = 1, *, is_secret: bool = False) -> Prompt:
    return Prompt(0, "course", "R1", (Option("north"), Option("south")), is_secret=is_secret, number=number)


def in_private() -> Scene:
    return scene_of(HarbourFace(), HarbourOptions(), 2)


@pytest.mark.parametrize("whole", [(), (1,)])
def test_what_is_decided_in_private_sends_people_to_their_hand(whole: tuple[int, ...]) -> None:
    assert _hints(in_private(), [prompt(is_secret=True)], whole) == [PRIVATE]


def test_what_is_asked_here_needs_no_hint_unless_it_has_no_room() -> None:
    assert _hints(in_the_open(), [prompt()], (1,)) == []
    assert _hints(in_the_open(), [prompt()], ()) == [FOR_IT]
    assert _hints(in_the_open(), [prompt(), prompt(2)], (1,)) == [FOR_IT]


def test_what_can_be_decided_at_both_places_needs_none() -> None:
    found: Any = in_private()
    assert _hints(found, [prompt()], ()) == []
    assert _hints(found, [prompt(), prompt(2, is_secret=True)], ()) == []
