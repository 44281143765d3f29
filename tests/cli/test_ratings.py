"""`ratings`: derived from the results in the database, by a process of its own."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.cli.ratings import NoRatings, derived
from bot.engine import Outcome
from bot.settings import read_settings
from bot.store import Commit, MatchRow, ResultRow, SeatRow, Store

NOW = datetime(2026, 3, 1, tzinfo=UTC)
KINGDOM = "death-over-the-kingdom"


@pytest.fixture
async def _played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada (1) has beaten Ben (2) in a match of server 5."""
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path))
    store = await Store.open(read_settings().kept_at)
    head = MatchRow(
        id="one",
        game=KINGDOM,
        rules_version=1,
        guild=5,
        channel=1,
        options={},
        starter=1,
        status="finished",
        starter_name="Ada",
        pace="none",
        created=NOW,
        started=NOW,
        ended=NOW + timedelta(hours=1),
        outcome=Outcome((0,), (4, 2)),
    )
    await store.create(head, [SeatRow(0, 1, "Ada", is_away=False), SeatRow(1, 2, "Ben", is_away=False)])
    results = [ResultRow(0, 1, 4, has_won=True), ResultRow(1, 2, 2, has_won=False)]
    await store.commit(Commit(match="one", results=results))
    await store.close()


@pytest.mark.usefixtures("_played")
async def test_what_is_printed_is_derived_from_results() -> None:
    rated = await derived(read_settings(), 5, KINGDOM)
    assert [(person, account.won) for person, account in rated] == [(1, 1), (2, 0)]
    assert await derived(read_settings(), 6, KINGDOM) == []
    with pytest.raises(NoRatings, match="no game 'chess'"):
        await derived(read_settings(), 5, "chess")


def test_where_there_is_no_database_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path))
    assert CliRunner().invoke(app, ["ratings", "5", KINGDOM]).exit_code == 1
