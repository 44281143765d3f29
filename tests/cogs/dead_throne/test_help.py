"""The help page teaches each of the three ways to play, with pictures of its own."""

import pytest

from bot.ui.actions.help import _pictures
from bot.ui.actions.reading import guide_of
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.options import Mode, ThroneOptions

FACE = ThroneFace()
WORDS = FACE.catalogue.words()


@pytest.mark.parametrize("mode", ["solo", "defender"])
def test_every_mode_has_its_lesson(mode: Mode) -> None:
    guide, lesson = guide_of(FACE, WORDS), WORDS.say(FACE.lesson(ThroneOptions(mode=mode)))
    assert lesson in [topic.name for topic in guide.topics[1:]]
    assert len(guide.steps_of(lesson)) == 6
    assert guide.steps_of(lesson) != guide.steps


@pytest.mark.parametrize("mode", ["competitive", "solo", "defender"])
def test_every_mode_has_its_pictures(mode: Mode) -> None:
    """Also the one that a single person plays."""
    shown = _pictures(FACE, WORDS, ThroneOptions(mode=mode))
    assert shown.hand.alt
    assert shown.board.alt
