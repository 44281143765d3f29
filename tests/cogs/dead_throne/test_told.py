"""Short whole matches of every mode: after each answer the laws hold, and all that is told and asked can be said."""

import re
from functools import cache

import pytest

from bot.conformance.checked import strict_words
from bot.conformance.shown import LONG
from bot.engine import Answer, Chance, Event, Match
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import mixed_policy, playout
from bot.ui.views.speech import Speaker
from bot.words import Words
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from tests.conformance.shown import SHOWN
from tests.support.hearing import heard

MATCHES = {
    "two": (2, ThroneOptions(dusk=7)),
    "five": (5, ThroneOptions(dusk=5)),
    "alone": (1, ThroneOptions(mode="solo", challenge="both", difficulty="hard")),
    "defenders": (3, ThroneOptions(mode="defender", omen=True, zones=True)),
}
VARIED = ("way", "track")  # fields of an event whose values its message tells apart


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


@pytest.mark.parametrize("name", MATCHES)
def test_all_that_is_told_can_be_said(name: str) -> None:
    found, looks = told(name)
    assert looks > 50
    words = strict_words(SHOWN[GAME.key].face)
    speaker = Speaker(words, LONG)
    for event in found.values():
        said = speaker.event(event)
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize("name", MATCHES)
def test_every_way_something_came_about_has_words_of_its_own(name: str) -> None:
    """R131 and others: red or green, won or lost: none falls to the words of another."""
    words = strict_words(SHOWN[GAME.key].face)
    lacking = {f"{event.word}: {value}" for event in told(name)[0].values() for value in unsaid(event, words)}
    assert not lacking


def unsaid(event: Event, words: Words) -> list[str]:
    values = {field: getattr(event, field) for field in VARIED if hasattr(event, field)}
    return [f"{field} is {value!r}" for field, value in values.items() if not is_told_apart(event.word, field, value)]


@cache
def texts() -> dict[str, str]:
    """The messages of the game as they are written, by their names."""
    folder = SHOWN[GAME.key].face.folder / "words" / "en"
    whole = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return dict(re.findall(r"^([a-z-]+) =(.*?)(?=^[a-z#-]|\Z)", whole, re.MULTILINE | re.DOTALL))


def is_told_apart(word: str, field: str, value: object) -> bool:
    message = texts().get(f"event-{word}", "")
    return f"${field} ->" not in message or f"[{value}]" in message
