"""A hint says what is asked, what an automaton would choose, and why; and to whom it may be given."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Advice, Option, Prompt
from bot.host import SeatInfo
from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.ui.views.hints import has_hints, hint_button, hint_view
from bot.ui.views.placement import Placement
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, MATCH, scene_of

ASKED = Prompt(0, "course", "R1", (Option("north", "north"), Option("south", "south")), number=3)


def said(scene: Scene, advice: Advice) -> list[str]:
    view: Any = hint_view(scene, ASKED, advice)
    (text,) = (part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY)
    return str(text).splitlines()


def test_it_says_what_is_asked_and_what_would_be_chosen() -> None:
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    question, chosen = said(scene, Advice(("south",)))
    assert question == f"-# {scene.speaker.prompt(ASKED)}"
    assert chosen == scene.say("hint-chosen", chosen=scene.speaker.option(ASKED.options[1]))


def test_whoever_has_several_seats_reads_for_which_it_is() -> None:
    scene = scene_of(HarbourFace(), HarbourOptions(), 3)
    question = said(scene, Advice(("north",)))[0]
    assert question == f"-# {scene.say('panel-for', name=scene.names[0], question=scene.speaker.prompt(ASKED))}"
    one = replace(scene.table, seats=[SeatInfo(0, None, "Tin"), *scene.table.seats[1:]])
    assert scene.names[0] not in said(Scene(one, scene.face, scene.words), Advice(("north",)))[0]


@pytest.mark.parametrize(
    ("is_helped", "place", "has"), [(True, "TABLE", True), (False, "TABLE", False), (True, "PANEL", False)]
)
def test_it_is_offered_where_questions_are_answered_at_the_table(
    is_helped: bool, place: str, has: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scene, "is_helped", is_helped)
    monkeypatch.setattr(Scene, "placement", lambda *_: Placement[place])
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    assert has_hints(scene) is has
    assert hint_button(scene).custom_id == f"c1:{MATCH}::hint"
    assert scene.table.starter == ADA
