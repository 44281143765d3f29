"""How long a decision may take: what is given, what is added, and what a restart gives back."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import NOBODY, Pause
from bot.host import Deadline
from bot.host.model import pace as paces
from bot.host.model.pace import BANKS, PACES, is_by_letter, lasting, moved, saved, snoozed, vote_time, with_grace

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)
NOTHING = timedelta()


def test_how_long_things_last_is_as_people_are_told() -> None:
    """docs/configuration.md and the words of each pace name these."""
    assert {name: given and given.total_seconds() for name, given in PACES.items()} == {
        "live": 120,
        "relaxed": 3600,
        "correspondence": 86400,
        "bank-live": 600,
        "bank": 86400,
        "none": None,
    }
    assert {name: (bank.each.total_seconds(), bank.most.total_seconds()) for name, bank in BANKS.items()} == {
        "bank-live": (30, 1200),
        "bank": (4 * 3600, 72 * 3600),
    }
    assert paces.USUAL_PACE == "relaxed"
    assert (paces.DESERTED_FOR, paces.LOBBY_LIFE) == (7 * 24 * HOUR, 24 * HOUR)
    assert (paces.REMIND_AT, paces.GRACE, paces.LEAST_VOTE) == (0.8, MINUTE, 10 * MINUTE)


@pytest.mark.parametrize(
    ("pace", "is_slow"),
    [
        ("live", False),
        ("relaxed", False),
        ("bank-live", False),
        ("correspondence", True),
        ("bank", True),
        ("none", True),
    ],
)
def test_where_an_answer_may_take_a_day_it_is_played_by_letter(pace: str, is_slow: bool) -> None:
    assert is_by_letter(pace) is is_slow


@pytest.mark.parametrize(
    ("left", "has_answered", "kept"),
    [(100, True, 130), (100, False, 100), (-50, True, 30), (-50, False, 0), (1190, True, 1200), (1500, False, 1200)],
)
def test_each_answer_brings_time_up_to_what_a_bank_holds(left: int, has_answered: bool, kept: int) -> None:
    assert saved("bank-live", left * SECOND, has_answered=has_answered) == kept


def test_a_deadline_that_is_moved_keeps_its_reminder() -> None:
    assert moved(due(100, 80, is_reminded=True), MINUTE) == due(160, 140, is_reminded=True)
    assert moved(due(100, 80), -MINUTE) == due(40, 20)


def due(seconds: int, remind: int, *, is_reminded: bool = False, seat: int = 1) -> Deadline:
    return Deadline(4, seat, NOW + seconds * SECOND, NOW + remind * SECOND, is_reminded)


def test_a_pause_lasts_its_seconds_and_nobody_is_reminded_of_it() -> None:
    found = lasting(Pause(15, number=4), NOW)
    assert found == due(15, 15, is_reminded=True, seat=NOBODY)
    assert found.is_pause
    assert not due(15, 15).is_pause


@pytest.mark.parametrize(("slow", "is_slow", "seconds"), [(600, True, 600), (600, False, 15), (0, True, 15)])
def test_a_pause_lasts_longer_only_if_it_says_so(slow: int, is_slow: bool, seconds: int) -> None:
    assert lasting(Pause(15, slow=slow), NOW, is_slow=is_slow).due == NOW + seconds * SECOND


def test_a_pause_says_nothing_of_a_slow_table_and_has_no_number_until_it_is_asked() -> None:
    assert lasting(Pause(15), NOW, is_slow=True) == lasting(Pause(15, number=0), NOW)


@pytest.mark.parametrize(("pace", "given"), [("live", 120), ("relaxed", 3600), ("correspondence", 86400)])
def test_more_time_is_the_pace_once_more_with_a_reminder_before_its_last_fifth(pace: str, given: int) -> None:
    found = snoozed(pace, due(100, 80, is_reminded=True))
    assert (found.prompt, found.seat, found.is_reminded) == (4, 1, False)
    assert found.due == NOW + (100 + given) * SECOND
    assert abs(found.due - found.remind - timedelta(seconds=given) / 5) < timedelta(milliseconds=1)


@pytest.mark.parametrize(
    ("pace", "time"),
    [("live", 10 * MINUTE), ("relaxed", HOUR), ("correspondence", 24 * HOUR), ("none", 24 * HOUR)],
)
def test_a_vote_is_open_for_as_long_as_a_decision_but_ten_minutes_at_least(pace: str, time: timedelta) -> None:
    assert vote_time(pace) == time


@pytest.mark.parametrize(
    ("before", "lost", "after"),
    [
        (due(100, 80), NOTHING, due(100, 80)),
        (due(60, 40), NOTHING, due(60, 40)),
        (due(59, 10), NOTHING, due(60, 48)),
        (due(-500, -700), NOTHING, due(60, 48)),
        (due(-500, -700, is_reminded=True), NOTHING, due(60, 48, is_reminded=True)),
        (due(100, 80), HOUR, due(3700, 3680)),
        (due(-500, -700), 10 * MINUTE, due(100, 48)),
        (due(-3500, -3550), HOUR, due(100, 50)),
        (due(-500, -500, is_reminded=True, seat=NOBODY), HOUR, due(-500, -500, is_reminded=True, seat=NOBODY)),
    ],
)
def test_after_an_absence_nobody_has_less_time_than_before_nor_less_than_a_minute(
    before: Deadline, lost: timedelta, after: Deadline
) -> None:
    assert with_grace(before, NOW, lost) == after
