"""A game's lesson can be played from its first step to its last by the ordinary rules, and its coach is brief."""

import re
from typing import Any

import pytest

from bot.engine import Amount, Pick, PickSome
from bot.engine.lesson import BrokenLesson, Course, Lesson
from bot.host import Person
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.page import learned_view, lesson_view
from bot.ui.views.lessons.place import lesson_scene
from bot.ui.wire.limits import COMPONENTS, TEXT
from tests.conformance.shown import SHOWN, strict_words

FEWEST, MOST = 8, 15  # decisions
LONGEST, SENTENCES = 200, 2  # of a coach's line
TAUGHT = [key for key in SHOWN if lesson_in(SHOWN[key].face.folder) is not None]
BUILT_IN = ["bag-of-dungeon", "dead-throne", "death-over-the-kingdom", "deckbox-dungeons", "p52"]


def lesson_of(key: str) -> Lesson:
    lesson = lesson_in(SHOWN[key].face.folder)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_game_of_the_house_is_taught(key: str) -> None:
    assert key in TAUGHT, f"{key} has no lessons/first.toml"


@pytest.mark.parametrize("key", TAUGHT)
def test_it_is_played_to_its_end(key: str) -> None:
    """Each question is the one the lesson expects, has a right answer, and mostly a wrong one."""
    game, lesson = SHOWN[key].face.game, lesson_of(key)
    course, given, forced = Course(game, lesson), list[Any](), 0
    while course.step is not None:
        assert isinstance(course.prompt.kind, Pick | PickSome | Amount), "a lesson asks what one press answers"
        forced += isinstance(course.prompt.kind, Pick) and all(
            course.is_right((option.key,)) for option in course.prompt.options
        )
        solution = course.solution()
        course.take(solution)
        given.append(solution)
    assert FEWEST <= len(given) <= MOST
    assert forced <= len(given) // 4, "too often nothing can be wrong"


@pytest.mark.parametrize("key", TAUGHT)
def test_it_is_the_same_lesson_each_time(key: str) -> None:
    """Answers alone say where somebody stands, whatever else has happened meanwhile."""
    game, lesson = SHOWN[key].face.game, lesson_of(key)
    course, given = Course(game, lesson), list[Any]()
    while course.step is not None:
        again = Course(game, lesson, given)
        assert (again.number, again.prompt) == (course.number, course.prompt)
        given.append(course.solution())
        course.take(given[-1])


@pytest.mark.parametrize("key", TAUGHT)
def test_the_coach_is_brief(key: str) -> None:
    words = strict_words(SHOWN[key].face)
    for step in lesson_of(key).said:
        for part in ("", ".right", ".wrong"):
            said = words.say(f"lesson-{step.say}{part}")
            assert 0 < len(said) <= LONGEST, f"lesson-{step.say}{part} is {len(said)} characters long"
            sentences = len(re.findall(r"[.!?…](?=\s|$)", said))
            assert sentences <= SENTENCES, f"lesson-{step.say}{part} has {sentences} sentences"
    assert 0 < len(words.say("lesson-end")) <= LONGEST


@pytest.mark.parametrize("key", TAUGHT)
def test_every_step_fits_a_message(key: str) -> None:
    """With the longest name and the longer of the coach's answers; at the end as well."""
    face, lesson = SHOWN[key].face, lesson_of(key)
    course, words, answer = Course(face.game, lesson), strict_words(face), ""
    while True:
        scene = lesson_scene(face, words, course, Person(1, "W" * 32))
        if course.step is None:
            view = learned_view(scene, course, answer, None)
            break
        view = lesson_view(scene, course, answer, None)
        assert view.total_children_count <= COMPONENTS
        assert view.content_length() <= TEXT
        answer = max((words.say(f"lesson-{course.step.say}.{part}") for part in ("right", "wrong")), key=len)
        course.take(course.solution())
    assert view.content_length() <= TEXT


def test_a_lesson_that_no_longer_fits_says_where() -> None:
    """As after a change of the rules: another question than the lesson expects, an answer that is not offered."""
    game, lesson = SHOWN["death-over-the-kingdom"].face.game, lesson_of("death-over-the-kingdom")
    first, second, *others = lesson.steps
    other_way = Lesson(lesson.seats, lesson.seed, (second, first, *others), state=lesson.state)
    with pytest.raises(BrokenLesson, match=r"step 1 \(fold\): asks 'pick', the lesson expects 'action'"):
        Course(game, other_way).solution()
    odd = Lesson(lesson.seats, lesson.seed, lesson.steps, state=lesson.state | {"turn": "third"})
    with pytest.raises(BrokenLesson, match="lays what the state cannot hold"):
        Course(game, odd)
