"""Each step of a lesson: what has just happened, what the coach says to the last try and now, and the question."""

from typing import Any

import pytest

from bot.engine.lesson import Course
from bot.local.protocol.component_types import BUTTON, MEDIA_GALLERY, TEXT_DISPLAY, walk
from bot.ui.views.face import Face
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.page import _newest, learned_view, lesson_view
from bot.ui.views.lessons.place import game_of, lesson_id, lesson_scene
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.ui.scenes import ADA

STORY = 400
PICTURE = Picture(b"board", "The board.")


def begun() -> tuple[Scene, Course]:
    face: Face[Any] = KingdomFace()
    lesson = lesson_in(face.folder)
    assert lesson is not None
    course = Course(face.game, lesson)
    return lesson_scene(face, face.catalogue.words(), course, ADA), course


def parts(view: Any, kind: int) -> list[Any]:
    return [part for part in walk(view.to_components()) if part["type"] == kind]


def texts(view: Any) -> list[str]:
    return [part["content"] for part in parts(view, TEXT_DISPLAY)]


async def test_the_coach_speaks_to_the_last_try_and_then_of_the_step() -> None:
    scene, course = begun()
    assert course.step is not None
    now = f"> {scene.say('learn-coach', said=scene.say(f'lesson-{course.step.say}'))}"
    assert now in texts(lesson_view(scene, course, "", PICTURE))
    tried = f"> {scene.say('learn-coach', said='Not that one.')}"
    assert f"{tried}\n{now}" in texts(lesson_view(scene, course, "Not that one.", PICTURE))


async def test_it_says_which_step_it_is_and_puts_the_question_last() -> None:
    scene, course = begun()
    said = texts(lesson_view(scene, course, "", PICTURE))
    assert said[0].splitlines()[0] == f"### {scene.say('learn-title', game=scene.title)}"
    assert said[0].splitlines()[1] == f"-# {scene.say('learn-step', step=1, steps=len(course.lesson.said))}"
    assert scene.speaker.prompt(course.prompt) in said[-1]


async def test_pictures_stand_there_where_they_can_be_drawn() -> None:
    scene, course = begun()
    for picture, strip in ((None, None), (PICTURE, None), (PICTURE, PICTURE)):
        shown = parts(lesson_view(scene, course, "", picture, strip), MEDIA_GALLERY)
        assert len(shown) == (picture is not None) + (strip is not None)


async def test_it_does_not_give_away_which_answer_is_usual() -> None:
    scene, course = begun()
    styles = {part["style"] for part in parts(lesson_view(scene, course, "", None), BUTTON)}
    assert 1 not in styles, "no button stands out"


async def test_in_the_end_a_first_match_is_the_button_that_stands_out() -> None:
    scene, course = begun()
    view = learned_view(scene, course, "Well done.", PICTURE)
    assert any("Well done." in said and scene.say("lesson-end") in said for said in texts(view))
    assert [part["style"] for part in parts(view, BUTTON)] == [1, 2]
    assert len(parts(view, MEDIA_GALLERY)) == 1
    assert parts(learned_view(scene, course, "", None), MEDIA_GALLERY) == []


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        (["a", "b"], "-# • a\n-# • b"),
        (["a" * STORY, "b"], "-# • b"),
        (["old", "a" * (STORY - 10), "b"], f"-# • {'a' * (STORY - 10)}\n-# • b"),
        (["a" * (STORY - 6), "b"], f"-# • {'a' * (STORY - 6)}\n-# • b"),
        (["a" * 395, "b"], "-# • b"),
        (["a" * 400], f"-# • {'a' * 400}"),
        (["a" * 401], ""),
        ([], ""),
    ],
)
def test_of_much_that_has_happened_the_newest_is_told(told: list[str], kept: str) -> None:
    assert _newest(told) == kept


def test_a_lesson_has_an_id_of_its_own() -> None:
    assert game_of(lesson_id("nim")) == "nim"
    assert game_of("k3JdP0aZ") is None
