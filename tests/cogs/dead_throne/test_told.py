"""Short whole matches of every mode: after each answer the laws hold, and all that is told and asked can be said."""

from functools import cache

import pytest

from bot.conformance.checked import strict_words
from bot.conformance.shown import LONG
from bot.engine import Answer, Chance, Event, Match
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import mixed_policy, playout
from bot.ui.views.speech import Speaker
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from tests.conformance.shown import SHOWN
from tests.support.hearing import heard
from tests.support.sampled import sampled
from tests.support.shapes import look_at_event

MATCHES = {
    "two": (2, ThroneOptions(dusk=7)),
    "five": (5, ThroneOptions(dusk=5)),
    "alone": (1, ThroneOptions(mode="solo", challenge="both", difficulty="hard")),
    "defenders": (3, ThroneOptions(mode="defender", omen=True, zones=True)),
}


@cache
def told(name: str) -> tuple[dict[str, Event], int]:
    """What was told, each wording once, and how often the laws were looked at."""
    found: dict[str, Event] = {}
    looks = 0
    seats, options = MATCHES[name]
    for number, policy in enumerate((lawyer_policy, mixed_policy)):
        seed, answers = b"told %d" % number, list[Answer]()
        playout(GAME, seats, options, seed, (policy,), hear=heard(answers))
        match = Match.start(GAME, seats, options, Chance(seed))
        for answer in answers:
            found.update({repr(event): event for event in match.answer(answer)})
            GAME.check(match.state)
            looks += 1
    return found, looks


@pytest.mark.parametrize("name", sampled(list(MATCHES), 2))
def test_all_that_is_told_can_be_said(name: str) -> None:
    found, looks = told(name)
    assert looks > 50
    words = strict_words(SHOWN[GAME.key].face)
    speaker = Speaker(words, LONG)
    for event in found.values():
        look_at_event(event)  # none falls to the words of another way
        said = speaker.event(event)
        assert said.strip()
        assert "{" not in said
