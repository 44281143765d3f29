"""For which of a person's seats a question is: said once, by the hero's name or by the seat's."""

from typing import Any

import pytest

from bot.engine import Prompt
from bot.ui.views.scene import Scene
from bot.ui.views.speech import Speaker
from bot.ui.views.whose import question_for
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of

ASKED = Prompt(0, "place", "R1", (), number=7)


class Heroic(HarbourFace):
    def hero(self, view: Any, seat: int, words: object) -> str:
        return ("Sable", "Oruk", "Brakka")[seat]


def asked(question: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Scene, str]:
    monkeypatch.setattr(Speaker, "prompt", lambda *_: question)
    scene = scene_of(Heroic(), HarbourOptions(), seats)
    return scene, question_for(scene, ASKED)


def test_a_question_that_names_its_hero_says_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked("Sable: 27 HP", 3, monkeypatch)[1] == "Sable: 27 HP"


@pytest.mark.parametrize("question", ["Which card?", "Whose is Sable’s coin?", "What does Oruk see?"])
def test_any_other_says_for_which_seat_it_is_where_one_has_several(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, said = asked(question, 3, monkeypatch)
    assert said == f"{scene.speaker.who(0)}: {question}"
    assert "Sable" in said
    assert asked(question, 2, monkeypatch)[1] == question
