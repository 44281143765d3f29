"""Each mode has its own six steps, and every rule of the game can be looked up."""

import pytest

from bot.ui.actions.reading import guide_of
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.options import Mode, ThroneOptions

RULES = list(range(1, 184))
OURS = "✎"
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
    assert sorted(guide.rules) == RULES


def test_what_the_published_rules_do_not_say_carries_a_sign() -> None:
    """R148 to R183 are this bot's own, or its rulings; so are numbers and rulings before them."""
    guide = guide_of(FACE, FACE.catalogue.words())
    marked = {number for number, rule in guide.rules.items() if rule.text.startswith(OURS)}
    assert marked >= {number for number in RULES if number >= 148}
    assert marked >= {25, 67, 82, 119, 134, 145}
    assert not marked & {6, 12, 21, 56, 78, 108, 138, 141}
    assert any(OURS in topic.body and not topic.rules for topic in guide.topics)
