"""A league as the tests need one: two to a table."""

from datetime import UTC, datetime

from bot.host import Person
from bot.ui.actions.league.model import Entry, League, Round

NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


def league(*rounds: Round, people: int) -> League:
    """One that is on, with so many in it."""
    return League(
        id="abc",
        guild=1,
        channel=2,
        game="nim",
        pace="none",
        seats=2,
        hours=24,
        starter=Person(1, "P1"),
        created=NOON,
        status="on",
        entries=tuple(Entry(number=number, person=Person(number, f"P{number}")) for number in range(1, people + 1)),
        rounds=rounds,
    )
