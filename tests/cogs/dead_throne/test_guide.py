"""Each mode has its own six steps, and every rule of the game can be looked up."""

import pytest

from bot.ui.actions.reading import guide_of
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.options import Mode, ThroneOptions

RULES = 168
FACE = ThroneFace()


@pytest.mark.parametrize(
    ("mode", "first"), [("competitive", "**Walk.**"), ("solo", "**You are alone"), ("defender", "**You win or lose")]
)
def test_each_mode_is_taught_in_six_steps(mode: Mode, first: str) -> None:
    words = FACE.catalogue.words()
    lesson = FACE.lesson(ThroneOptions(mode=mode))
    steps = guide_of(FACE, words).steps_of(words.say(lesson) if lesson else "")
    assert len(steps) == 6
    assert steps[0].startswith(first)


def test_every_rule_can_be_looked_up() -> None:
    guide = guide_of(FACE, FACE.catalogue.words())
    assert sorted(guide.rules) == list(range(1, RULES + 1))
