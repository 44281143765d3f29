"""What people write for a time is read, or refused in a sentence that says how to write it."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.ui.actions.when import read_when
from bot.ui.wire.declined import Declined

NOW = datetime(2026, 11, 24, 19, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "after"),
    [
        ("2h", timedelta(hours=2)),
        ("2h 30m", timedelta(hours=2, minutes=30)),
        ("90 min", timedelta(minutes=90)),
        ("3 days", timedelta(days=3)),
        ("1 Day, 2 hours", timedelta(days=1, hours=2)),
        ("20:30", timedelta(hours=1, minutes=30)),
        ("20.30 UTC", timedelta(hours=1, minutes=30)),
        ("18:59", timedelta(hours=23, minutes=59)),
        ("20:30 Europe/Berlin", timedelta(minutes=30)),
        ("20:30 +1", timedelta(minutes=30)),
        ("20:30 europe/berlin", timedelta(minutes=30)),
        ("8:30 pm", timedelta(hours=1, minutes=30)),
        ("8:30 PM", timedelta(hours=1, minutes=30)),
        ("Tomorrow 20H30", timedelta(days=1, hours=1, minutes=30)),
        ("12:00 am", timedelta(hours=5)),
        ("tomorrow 20:30", timedelta(days=1, hours=1, minutes=30)),
        ("20:30 tomorrow", timedelta(days=1, hours=1, minutes=30)),
        ("in 2 hours and 5 minutes", timedelta(hours=2, minutes=5)),
        ("2 Tage 3 Std", timedelta(days=2, hours=3)),
        ("in 1 Stunde", timedelta(hours=1)),
        ("morgen um 20:30 Uhr", timedelta(days=1, hours=1, minutes=30)),
        ("3j 2h", timedelta(days=3, hours=2)),
        ("dans 1 jour et 2 heures", timedelta(days=1, hours=2)),
        ("Demain à 20h30", timedelta(days=1, hours=1, minutes=30)),
        ("ce soir 20:30", timedelta(hours=1, minutes=30)),
        ("3 días", timedelta(days=3)),
        ("3 dias y 2 horas", timedelta(days=3, hours=2)),
        ("mañana a las 20:30", timedelta(days=1, hours=1, minutes=30)),
        ("manana 20:30", timedelta(days=1, hours=1, minutes=30)),
        ("amanhã às 20:30", timedelta(days=1, hours=1, minutes=30)),
        ("hoje 20:30", timedelta(hours=1, minutes=30)),
        ("daqui a 2 minutos", timedelta(minutes=2)),
    ],
)
def test_a_span_or_a_time_of_day_is_read(said: str, after: timedelta) -> None:
    assert read_when(said, NOW) == NOW + after


def test_a_time_of_day_is_that_of_where_they_live() -> None:
    assert read_when("20:30", NOW, timezone(timedelta(hours=1))) == NOW + timedelta(minutes=30)


def test_nothing_is_no_time() -> None:
    assert read_when("  ", NOW) is None


@pytest.mark.parametrize(
    "said",
    [
        "soon",
        "25:00",
        "٢٠:٣٠",
        "20:75",
        "2",
        "2 h and a bit",
        "1h x",
        "20:30 Atlantis",
        "-2h",
        "tomorrow",
        "tomorrow 2h",
        "2 apples",
        "13:00 pm",
        "2h30",
    ],
)
def test_what_is_no_time_is_refused(said: str) -> None:
    with pytest.raises(Declined):
        read_when(said, NOW)
