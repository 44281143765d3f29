"""A lesson's table: one person and automata, nowhere but in that person's own message."""

from datetime import UTC, datetime
from typing import Any

from bot.engine.lesson import Course
from bot.host import Person, SeatInfo, Table
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.words import Words

PREFIX = "learn-"  # before the game's key, where the id of a match would stand


def lesson_id(game: str) -> str:
    return f"{PREFIX}{game}"


def game_of(match: str) -> str | None:
    """The game whose lesson has this id; None for a match."""
    return match.removeprefix(PREFIX) if match.startswith(PREFIX) else None


def lesson_scene(face: Face[Any], words: Words, course: Course, learner: Person) -> Scene:
    """What messages about the lesson are made of."""
    seats = [_seat(words, number, learner if number in course.lesson.own else None) for number in _numbers(course)]
    table = Table(
        id=lesson_id(face.game.key),
        game=face.game.key,
        guild=0,
        channel=0,
        message=None,
        status="open" if course.match.outcome is None else "finished",
        options=course.options,
        pace="none",
        starter=learner,
        seats=seats,
        commitment=None,
        match=course.match.still,
        created=datetime.now(UTC),
    )
    return Scene(table, face, words)


def _numbers(course: Course) -> range:
    return range(course.lesson.seats)


def _seat(words: Words, seat: int, person: Person | None) -> SeatInfo:
    return SeatInfo(seat, person, person.name if person else words.say(f"automaton-name-{seat + 1}"))
