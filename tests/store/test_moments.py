"""Moments stand in an SQLite file as SQLAlchemy writes them, as files of earlier days hold them and are searched by."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import DateTime

from bot.store.dialects import SQLITE
from bot.store.tables import Instant

WHOLE = datetime(2026, 1, 1, tzinfo=UTC)
EAST = timezone(timedelta(hours=5, minutes=30))
ITS_OWN = DateTime().dialect_impl(SQLITE).bind_processor(SQLITE)
OURS = Instant().dialect_impl(SQLITE).bind_processor(SQLITE)


@pytest.mark.parametrize(
    "moment",
    [
        WHOLE,
        WHOLE + timedelta(microseconds=1),
        WHOLE + timedelta(microseconds=120_000),
        WHOLE - timedelta(microseconds=1),
        datetime(2026, 12, 31, 23, 59, 59, 999_999, tzinfo=EAST),
        datetime(1, 1, 1, tzinfo=UTC),
    ],
)
def test_a_moment_is_the_text_it_always_was(moment: datetime) -> None:
    assert ITS_OWN is not None
    assert OURS is not None
    assert OURS(moment) == ITS_OWN(moment.astimezone(UTC).replace(tzinfo=None))
    assert OURS(None) is None
