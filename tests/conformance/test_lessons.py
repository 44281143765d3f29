"""Every game of the house has its lesson, and one that no longer fits the rules says where."""

import pytest

from bot.conformance.check import whole
from bot.conformance.lessons import lesson_of, taught
from bot.engine.lesson import BrokenLesson, Course, Lesson
from tests.conformance.tables import CHECKED

GAMES = {game.game.key: game for game in CHECKED}
BUILT_IN = ["bag-of-dungeon", "dead-throne", "death-over-the-kingdom", "deckbox-dungeons", "p52"]


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_game_of_the_house_is_taught(key: str) -> None:
    assert list(taught(GAMES[key])) == list(whole(GAMES[key])), f"{key} has no lessons/first.toml"


def test_a_lesson_that_no_longer_fits_says_where() -> None:
    """As after a change of the rules: another question than the lesson expects, an answer that is not offered."""
    kingdom = GAMES["death-over-the-kingdom"]
    game, lesson = kingdom.game, lesson_of(kingdom)
    first, second, *others = lesson.steps
    other_way = Lesson(lesson.seats, lesson.seed, (second, first, *others), state=lesson.state)
    with pytest.raises(BrokenLesson, match=r"step 1 \(fold\): asks 'pick', the lesson expects 'action'"):
        Course(game, other_way).solution()
    odd = Lesson(lesson.seats, lesson.seed, lesson.steps, state=lesson.state | {"turn": "third"})
    with pytest.raises(BrokenLesson, match="lays what the state cannot hold"):
        Course(game, odd)
