"""A game's lesson can be played from its first step to its last by the ordinary rules, and its coach is brief."""

import re
from collections.abc import Iterator
from typing import Any

from bot.conformance.check import Case, Check, Findings, whole
from bot.conformance.checked import Checked
from bot.engine import Amount, Pick, PickSome
from bot.engine.lesson import Course, Lesson
from bot.host import Person
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.page import learned_view, lesson_view
from bot.ui.views.lessons.place import lesson_scene
from bot.ui.wire.limits import COMPONENTS, TEXT

FEWEST, MOST = 8, 15  # decisions
LONGEST, SENTENCES = 200, 2  # of a coach's line


def taught(game: Checked) -> Iterator[Case]:
    """A game need not have a lesson."""
    if game.shows is not None and lesson_in(game.face.folder) is not None:
        yield from whole(game)


def lesson_of(game: Checked) -> Lesson:
    lesson = lesson_in(game.face.folder)
    assert lesson is not None
    return lesson


def to_its_end(game: Checked) -> Findings:
    """Each question is the one the lesson expects, has a right answer, and mostly a wrong one."""
    course, given, forced = Course(game.game, lesson_of(game)), 0, 0
    while course.step is not None:
        prompt = course.prompt
        if not isinstance(prompt.kind, Pick | PickSome | Amount):
            yield f"step {given + 1} asks {prompt.word!r}, which no single press answers"
        forced += isinstance(prompt.kind, Pick) and all(course.is_right((option.key,)) for option in prompt.options)
        course.take(course.solution())
        given += 1
    if not FEWEST <= given <= MOST:
        yield f"the lesson has {given} decisions, and should have {FEWEST} to {MOST}"
    if forced > given // 4:
        yield f"at {forced} of {given} steps nothing can be wrong, which is too often"


def the_same(game: Checked) -> Findings:
    """Answers alone say where somebody stands, whatever else has happened meanwhile."""
    lesson = lesson_of(game)
    course, given = Course(game.game, lesson), list[Any]()
    while course.step is not None:
        again = Course(game.game, lesson, given)
        if (again.number, again.prompt) != (course.number, course.prompt):
            yield f"after {len(given)} answers the lesson, begun again, stands elsewhere"
            return
        given.append(course.solution())
        course.take(given[-1])


def brief(game: Checked) -> Findings:
    named = [f"lesson-{step.say}{part}" for step in lesson_of(game).said for part in ("", ".right", ".wrong")]
    for name in (*named, "lesson-end"):
        said = game.words.say(name)
        if not 0 < len(said) <= LONGEST:
            yield f"{name} is {len(said)} characters long, and {LONGEST} is the most"
        sentences = len(re.findall(r"[.!?…](?=\s|$)", said))
        if sentences > SENTENCES and name != "lesson-end":
            yield f"{name} has {sentences} sentences, and {SENTENCES} is the most"


def fitting(game: Checked) -> Findings:
    """With the longest name and the longer of the coach's answers; at the end as well."""
    course, words, answer = Course(game.game, lesson_of(game)), game.words, ""
    while course.step is not None:
        view = lesson_view(lesson_scene(game.face, words, course, Person(1, "W" * 32)), course, answer, None)
        if view.total_children_count > COMPONENTS or view.content_length() > TEXT:
            yield f"the step {course.step.say or course.number} does not fit a message"
        answer = max((words.say(f"lesson-{course.step.say}.{part}") for part in ("right", "wrong")), key=len)
        course.take(course.solution())
    scene = lesson_scene(game.face, words, course, Person(1, "W" * 32))
    if learned_view(scene, course, answer, None).content_length() > TEXT:
        yield "the end of the lesson does not fit a message"


CHECKS = (
    Check("its lesson is played to its end", taught, to_its_end),
    Check("its lesson is the same each time", taught, the_same),
    Check("its coach is brief", taught, brief),
    Check("every step of its lesson fits a message", taught, fitting),
)
