"""A lesson goes on where its learner left it; one that is begun again, or was over, begins with nothing said."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.lesson import Course
from bot.ui.actions.learning import Learning
from bot.ui.views.lessons.finding import lesson_in
from cogs.death_over_the_kingdom.face import KingdomFace

FACE = KingdomFace()


class Learned(Learning):
    """Whoever learns has got as far as `said`; what is kept from now on is noted."""

    def __init__(self, *said: Any) -> None:
        context: Any = SimpleNamespace(faces={FACE.game.key: FACE})
        lobbies: Any = None
        super().__init__(context, lobbies)
        self.said, self.kept = said, list[Any]()

    def _given(self, *_: Any) -> Any:
        return self.said

    async def _keep(self, _: Any, __: str, given: Any) -> None:
        self.kept.append(given)

    async def _draw(self, *_: Any, **__: Any) -> None: ...


@pytest.mark.parametrize(("steps", "is_anew", "kept"), [(0, False, 0), (1, False, 1), (1, True, 0), (None, False, 0)])
async def test_what_was_said_is_kept_as_far_as_it_counts(steps: int | None, *, is_anew: bool, kept: int) -> None:
    lesson = lesson_in(FACE.folder)
    assert lesson is not None
    course, said = Course(FACE.game, lesson), list[Any]()
    while course.step is not None and len(said) != steps:
        said.append(course.solution())
        course.take(said[-1])
    learned, reply = Learned(*said), SimpleNamespace(interaction=None)
    await learned.show(reply, FACE.game.key, is_anew=is_anew)  # type: ignore[arg-type]
    assert [len(given) for given in learned.kept] == [kept]
