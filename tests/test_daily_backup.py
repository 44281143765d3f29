"""A copy every day by itself: made where one is due; where it cannot be made the log has a line and no traceback."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import daily_backup
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
    monkeypatch.setattr(daily_backup, "LOOK_SECONDS", 0)
    task = asyncio.create_task(daily_backup.back_up_daily(database))
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


async def test_a_copy_comes_to_its_end_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    database, is_over = tmp_path / "castellan.sqlite3", threading.Event()
    await (await Store.open(database)).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany("INSERT INTO settings VALUES (?, 'k', ?)", [(n, "x" * 3000) for n in range(20_000)])

    def write() -> None:
        with closing(sqlite3.connect(database, isolation_level=None, timeout=60)) as connection:
            while not is_over.is_set():
                connection.execute("UPDATE settings SET value = value || 'y' WHERE guild = 1")

    writing = threading.Thread(target=write)
    writing.start()
    try:
        async with asyncio.timeout(60):
            await asyncio.to_thread(backup.copy, database, tmp_path / "copy.sqlite3")
    finally:
        is_over.set()
        writing.join()
