"""What the story says of a change besides its events, and which changes people must see at once."""

from datetime import UTC, datetime
from typing import Any

import pytest
from discord.utils import format_dt
from msgspec.structs import replace

from bot.engine import Event
from bot.host import Change, SeatInfo, Table
from bot.host.model.table_notes import TableNotes, Vote
from bot.ui.messages.story import Story
from bot.ui.views.scene import Scene
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, HarbourOptions, Steered, Whistled
from tests.ui.scenes import ADA, BEN, scene_of

SCENE = scene_of(HarbourFace(), HarbourOptions(), 3)  # Ada holds the first seat and the last
BACK = datetime(2026, 5, 6, tzinfo=UTC)
STEERED, WHISTLED, DOCKED = Steered(actor=0, course="north", knots=1), Whistled(actor=1), Docked(actor=0)


def table(**changed: SeatInfo) -> Table:
    """With these seats as they are now, by the name of who sits there."""
    return replace(SCENE.table, seats=[changed.get(f"seat{seat.seat}", seat) for seat in SCENE.table.seats])


def seat(number: int, **more: bool) -> SeatInfo:
    return replace(SCENE.table.seats[number], **more)


def note(story: Story, kind: Any = "answered", at: Table = SCENE.table, **more: Any) -> Story:
    story.note(Change(kind=kind, table=at, **more), Scene(at, SCENE.face, SCENE.words))
    return story


def words(kind: Any, at: Table = SCENE.table, **more: Any) -> list[str]:
    return note(Story(), kind, at, **more).running


@pytest.mark.parametrize(
    ("kind", "is_fresh"),
    [
        ("started", True),
        ("finished", True),
        ("stopped", True),
        ("stepped-back", True),
        ("failed", True),
        ("answered", False),
        ("reminded", False),
        ("resumed", False),
        ("called", False),
    ],
)
def test_what_must_be_seen_is_a_message_of_its_own(kind: Any, is_fresh: bool) -> None:
    assert note(Story(), kind, seat=0).is_fresh is is_fresh


def test_time_is_said_to_run_out_until_something_happens() -> None:
    story = note(Story(), "reminded")
    assert story.notice == "Time is running out."
    assert note(story, "called").notice == "Time is running out.", "it still does"
    assert note(story, "answered").notice is None


@pytest.mark.parametrize(
    ("count", "said"), [(0, "No answer is lost."), (1, "One answer is taken back"), (3, "3 answers are taken back")]
)
def test_a_step_back_says_what_is_lost(count: int, said: str) -> None:
    (line,) = words("stepped-back", count=count)
    assert said in line


def test_where_the_rules_fail_it_is_said_for_whom_and_how_to_find_out() -> None:
    (line,) = words("failed", seat=1, error_id="e5")
    assert line.startswith("I could not play for Ben")
    assert line.endswith("Error id: `e5`.")
    assert words("failed") == []


def test_a_vacation_is_told_as_it_begins_and_ends() -> None:
    away = replace(SCENE.table, notes=TableNotes(vacations=((BEN.id, BACK),)))
    assert words("vacation", away, seat=1) == [f"Ben is on vacation until {format_dt(BACK, 'f')}."]
    assert words("vacation", away, seat=0) == ["Ada is back from vacation."]
    assert words("vacation", away) == words("answered", away, seat=1) == []
    assert words("vacation", table(seat1=SeatInfo(1, None, "Tin")), seat=1) == ["Tin is back from vacation."]


def test_whoever_goes_away_and_comes_back_is_named_once_however_many_seats_they_hold() -> None:
    away = table(seat0=seat(0, is_away=True), seat2=seat(2, is_away=True))
    story = note(Story(), "seats", away)
    assert story.running == ["Ada is away. An automaton plays on in that seat."]
    assert len(note(story, "answered", away).running) == 1
    assert note(story, "seats").running[1:] == ["Ada is back."]


def test_where_nobody_else_is_there_the_match_waits() -> None:
    deserted = replace(SCENE.table, seats=[seat(0, is_away=True), seat(1, has_left=True), seat(2, is_away=True)])
    story = Story(gone={1})
    assert note(story, "seats", deserted).running == ["Ada has left. Nobody else is at the table, so the match waits."]


def test_after_a_restart_it_is_not_told_again_who_is_away() -> None:
    away = table(seat1=seat(1, is_away=True))
    story = note(Story(), "resumed", away)
    assert note(story, "answered", away).running == []
    assert note(story, "seats").running == ["Ben is back."]


def test_whose_seat_is_handed_on_has_not_come_back() -> None:
    swap = Vote(number=1, about="swap", by=BEN, due=BACK, asked=(3,), seat=1, to=replace(ADA, name="Cleo"))
    story = note(Story(), "resumed", table(seat1=seat(1, is_away=True)))
    assert note(story, "seats", vote=swap).running == ["Cleo takes seat 2 and plays on."]


def test_who_has_left_is_told_once_all_their_seats_are_free() -> None:
    half = table(seat0=seat(0, has_left=True))
    story = note(Story(), "seats", half)
    assert story.running == []
    gone = table(seat0=seat(0, has_left=True), seat2=seat(2, has_left=True))
    assert note(story, "seats", gone).running == ["Ada has left the match for good."]
    assert note(story, "seats", gone).running == ["Ada has left the match for good."]
    assert words("answered", gone) == words("resumed", gone) == []


class Chapters(HarbourFace):
    """A chapter begins as a ship is steered or docks."""

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, Steered | Docked)


def test_a_chapter_begins_with_the_first_of_the_events_that_begin_it() -> None:
    scene = Scene(SCENE.table, Chapters(), SCENE.words)
    story = Story(running=["before"])
    story.note(Change(kind="answered", table=SCENE.table, events=(WHISTLED, STEERED, DOCKED, WHISTLED)), scene)
    assert (story.chapter, len(story.running)) == (2, 5)
    story.note(Change(kind="answered", table=SCENE.table, events=(WHISTLED, DOCKED)), scene)
    assert story.chapter == 6
    assert note(story, "started").chapter == 0
    assert note(story, "finished").chapter == len(story.running) == 7


def test_what_only_some_may_know_is_not_told() -> None:
    assert note(Story(), events=(replace(WHISTLED, to=(1,)),)).running == []
