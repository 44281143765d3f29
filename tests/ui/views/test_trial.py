"""A match tried again from a moment on: what has just happened, the board, and what there is to press."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Answer, Chance, Match
from bot.engine.waits import over
from bot.host import Person
from bot.local.protocol.component_types import TEXT_DISPLAY, walk
from bot.ui.shared.trials import Trial
from bot.ui.views.scene import Scene
from bot.ui.views.trial import trial_table, trial_view
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Fired, HarbourOptions, Whistled
from tests.ui.scenes import BEN, scene_of

MOST_LINES = 8
CLEO = Person(3, "Cleo")


def scene() -> Scene:
    return scene_of(HarbourFace(), HarbourOptions(turns=9), 2)


def said(view: Any) -> list[str]:
    return [part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY]


def test_of_what_has_happened_the_latest_is_told() -> None:
    news = [Fired(actor=0), *(Whistled(actor=number % 2) for number in range(MOST_LINES))]
    _, story, *_ = said(trial_view(scene(), None, news, None))
    assert len(story.splitlines()) == MOST_LINES
    assert "fires a flare" not in story
    assert "Ben whistles." in story


def test_what_is_asked_and_where_nothing_is_it_has_ended() -> None:
    found = scene()
    assert found.table.match is not None
    (prompt, *_) = found.table.match.prompts
    assert said(trial_view(found, prompt, [], None, said="Not that."))[1:] == ["Not that.", "**Where to?**"]
    ended = "This is how it could have ended. **Watch Again** leads to other moments."
    assert said(trial_view(found, None, [], None))[1:] == [ended]


def test_the_person_plays_their_own_seats_and_automata_the_others() -> None:
    table = scene().table
    match: Any = table.match
    tried = trial_table(replace(table, message=5), "try", match, [1], CLEO)
    assert [seat.person for seat in tried.seats] == [None, CLEO]
    assert [seat.name for seat in tried.seats] == ["Ada", BEN.name]
    assert (tried.id, tried.status, tried.message, tried.deadlines) == ("try", "open", None, {})


def match_after(answers: int) -> Match[Any]:
    """Ada is asked twice, then it is dusk, Ada is asked once more, and Ben's turn comes."""
    match = Match.start(HarbourFace().game, 2, HarbourOptions(turns=9, dusk=60), Chance(b"a"))
    for _ in range(answers):
        prompt = next(iter(match.prompts), None)
        if prompt is None:
            match.answer(over(match.pauses[0]))
        else:
            assert prompt.default is not None
            match.answer(Answer(prompt.number, prompt.seat, prompt.default))
    return match


@pytest.mark.parametrize(
    ("person", "answers", "seat"), [(BEN, 0, 1), (BEN, 2, 1), (CLEO, 0, 0), (CLEO, 2, 0), (CLEO, 4, 1)]
)
def test_who_sat_in_the_match_plays_on_there_and_others_for_whoever_is_asked(
    person: Person, answers: int, seat: int
) -> None:
    """Automata play the others until that seat is asked. Where nobody is, it is the first."""
    trial = Trial(scene().table, match_after(answers), person.id)
    assert trial.own == (seat,)
    assert trial.prompt is not None
    assert trial.prompt.seat == seat
    assert bool(trial.news) == (person is BEN)
