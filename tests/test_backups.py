"""A copy every day by itself: made where one is due; where it cannot be made the log has a line and no traceback."""

import asyncio
import contextlib
import logging
from pathlib import Path

import pytest

from bot import backups
from bot.store import Store, backup


async def rounds(database: Path, wanted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many looks."""
    looked, done, is_due = 0, asyncio.Event(), backup.is_due

    def watched(path: Path) -> bool:
        nonlocal looked
        looked += 1
        if looked > wanted:
            loop.call_soon_threadsafe(done.set)
        return is_due(path)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(backup, "is_due", watched)
    monkeypatch.setattr(backups, "LOOK_SECONDS", 0)
    task = asyncio.create_task(backups.back_up_daily(database))
    await done.wait()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_one_is_made_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "castellan.sqlite3"
    await (await Store.open(database)).close()
    await rounds(database, 3, monkeypatch)
    assert len(backup.kept(database)) == 1


async def test_where_none_can_be_made_it_is_said_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "castellan.sqlite3"
    await (await Store.open(database)).close()
    backup.folder_of(database).touch()
    await rounds(database, 2, monkeypatch)
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(told) >= 2
    assert "There is no backup of today" in told[0].getMessage()
    assert told[0].exc_info is None
