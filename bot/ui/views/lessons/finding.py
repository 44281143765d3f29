"""Where a game's lesson lies: `lessons/first.toml`, with its sentences in the catalogue."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from bot.engine.lesson import BrokenLesson, Lesson

FIRST = Path("lessons", "first.toml")


@cache
def lesson_in(folder: Path) -> Lesson | None:
    """The first lesson of the game in this folder, read once; None where it has none. Raises BrokenLesson."""
    path = folder / FIRST
    if not path.exists():
        return None
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise BrokenLesson(f"{path}: {error}") from error
