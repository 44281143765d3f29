"""An old file gives its free space back, by the command an admin types."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.process.folder_lock import owned
from bot.store import Store
from bot.store.compacting import room
from tests.cli.running import run, said
from tests.cli.test_keeping import keep, matches_in
from tests.faults.schemas import write

FREED = 1_000_000  # bytes


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """A file as it was made before 0.2.0, from which much was deleted."""
    path = tmp_path / "castellan.sqlite3"
    await write(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
        connection.execute("CREATE TABLE deleted (what BLOB)")
        connection.execute("INSERT INTO deleted VALUES (zeroblob(?))", (FREED,))
        connection.execute("DROP TABLE deleted")
    return path


async def test_it_shrinks_once_and_by_itself_from_then_on(old: Path) -> None:
    before, matches = room(old), matches_in(old)
    assert (before.is_given_back, before.free >= FREED) == (False, True)
    code, told = keep(old, "compact")
    assert code == 0, told
    assert "MiB were free" in told
    after = room(old)
    assert (after.is_given_back, after.free, matches_in(old)) == (True, 0, matches)
    assert after.bytes < before.bytes // 2
    await (await Store.open(old)).close()


def test_nothing_is_changed_while_a_bot_runs_or_without_room_for_a_copy(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old.read_bytes()
    with owned(old.parent):
        code, told = keep(old, "compact")
    assert (code, "Stop it first" in told) == (1, True)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9, 1000))
    code, told = keep(old, "compact")
    assert (code, "Free some space" in told) == (1, True)
    assert old.read_bytes() == before


def test_the_doctor_says_how_much_is_free(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.doctor_data.LEAST_WASTED", FREED)
    code, told = keep(old, "doctor")
    assert (code, "python -m bot compact" in told) == (1, True)
    keep(old, "compact")
    assert "Free space" not in keep(old, "doctor")[1]


def test_on_postgres_there_is_nothing_to_do(tmp_path: Path) -> None:
    result = run("compact", CASTELLAN_DATA=str(tmp_path), CASTELLAN_DATABASE_URL="postgresql://nowhere/db", PORT="0")
    assert (result.exit_code, "there is nothing to do" in said(result)) == (0, True)
