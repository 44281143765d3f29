"""What is told of the time in which somebody waited: the newest, what they may know, and nothing of their own."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Answer, Event, Match
from bot.host import Told
from bot.ui.views.scene import Scene
from bot.ui.views.waited import _newest, may_have_waited, waited_text
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, Fired, HarbourOptions, Whistled
from tests.ui.scenes import scene_of

MOST_LENGTH = 700
MOST_LINES = 6
ADA, BEN = 0, 1
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def scene() -> Scene:
    return scene_of(HarbourFace(), HarbourOptions(turns=9), 2)


def told(seat: int, *events: Event, by: Any = "person", choice: Any = ("north",)) -> Told:
    return Told(Answer(1, seat, choice, by), events, NOW)


def of(seat: int, *story: Told) -> str:
    return waited_text(scene(), seat, [Told(None, (Docked(actor=BEN),), NOW), *story])


def test_it_begins_after_their_own_last_decision() -> None:
    story = told(BEN, Docked(actor=BEN)), told(ADA, Fired(actor=ADA)), told(BEN, Whistled(actor=BEN))
    assert of(ADA, *story) == "**While you waited**\n• Ben whistles."
    assert of(BEN, *story) == ""


def test_what_an_automaton_or_the_clock_decided_for_them_is_told_as_well() -> None:
    for by in ("automaton", "timeout"):
        said = of(ADA, told(ADA), told(ADA, Docked(actor=ADA), by=by), told(BEN, Fired(actor=BEN)))
        assert said.endswith("• Ada docks.\n• Ben fires a flare.")


def test_before_they_first_decide_there_is_nothing_to_tell() -> None:
    assert of(ADA, told(BEN, Docked(actor=BEN))) == ""
    assert not may_have_waited(scene(), ADA)


def test_what_others_learnt_in_private_is_not_told() -> None:
    secret = told(BEN, Fired(actor=ADA, to=(BEN,)))
    assert of(ADA, told(ADA), secret) == ""
    assert "Ada fires" in of(BEN, told(BEN), told(ADA, Fired(actor=ADA, to=(BEN,))))


def test_the_newest_lines_are_kept() -> None:
    said = of(ADA, told(ADA), *(told(BEN, Fired(actor=BEN)) for _ in range(MOST_LINES)), told(BEN, Docked(actor=BEN)))
    assert said.count("• ") == MOST_LINES
    assert said.startswith("**While you waited**\n…\n")
    assert said.endswith("• Ben docks.")


def test_long_lines_leave_room_for_the_decision() -> None:
    long = scene()
    seats = [replace(seat, name="W" * 80) for seat in long.table.seats]
    long = Scene(replace(long.table, seats=seats), long.face, long.words)
    story = [told(ADA), *(told(BEN, Fired(actor=BEN)) for _ in range(MOST_LINES))]
    assert 0 < len(waited_text(long, ADA, story)) <= MOST_LENGTH + 60


def test_it_is_not_looked_up_for_whoever_decided_last() -> None:
    playing = scene()
    match = playing.table.match
    assert isinstance(match, Match)
    first = match.prompts[0]
    match.answer(Answer(first.number, first.seat, ("north",)))
    assert not may_have_waited(playing, first.seat)
    assert may_have_waited(playing, 1 - first.seat)


@pytest.mark.parametrize(("letters", "kept"), [(350, 2), (351, 1)])
def test_together_the_lines_have_seven_hundred_characters(letters: int, kept: int) -> None:
    assert len(_newest(["a" * 350, "b" * letters])) == kept
