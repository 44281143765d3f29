"""How long a decision may take: what is given, what is added, and what a restart gives back."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import NOBODY, Pause
from bot.host import Deadline
from bot.host.model.pace import lasting, snoozed, vote_time, with_grace

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)
NOTHING = timedelta()


def due(seconds: int, remind: int, *, is_reminded: bool = False, seat: int = 1) -> Deadline:
    return Deadline(4, seat, NOW + seconds * SECOND, NOW + remind * SECOND, is_reminded)


def test_a_pause_lasts_its_seconds_and_nobody_is_reminded_of_it() -> None:
    found = lasting(Pause(15, number=4), NOW)
    assert found == due(15, 15, is_reminded=True, seat=NOBODY)
    assert found.is_pause
    assert not due(15, 15).is_pause


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
