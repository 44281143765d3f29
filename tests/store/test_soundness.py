"""A start reads little of the file, however long it is; all of it is looked through after a crash."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import daily_backup
from bot.store import Store, StoreDamaged, StoreUnusable, soundness, upkeep
from bot.store.schema import schema_of

pytestmark = pytest.mark.sqlite("pages of its file")
PAGE = 4096


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "castellan.sqlite3"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO settings VALUES (?, 'k', ?)", [(n, "x" * 2000) for n in range(500)])
    return path


def spoil(path: Path) -> None:
    """A page in its middle."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // PAGE // 2 * PAGE)
        file.write(b"\xa5" * PAGE)


async def test_a_start_does_not_read_all_of_it(path: Path) -> None:
    spoil(path)
    store = await Store.open(path)
    assert not store.was_cut_short
    await store.close()


async def test_a_file_that_was_made_and_not_filled_is_opened(tmp_path: Path) -> None:
    """Whoever made it was killed, or is a process that starts beside this one and fills it just now."""
    path = tmp_path / "castellan.sqlite3"
    upkeep.make(path)
    await (await Store.open(path)).close()
    assert schema_of(path) is not None


def test_a_file_of_others_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreUnusable, match="no database of Castellan"):
        schema_of(path)


async def test_a_file_that_lacks_its_end_is_refused(path: Path) -> None:
    os.truncate(path, 50 * PAGE)
    with pytest.raises(StoreDamaged, match="is damaged"):
        await Store.open(path)


async def test_an_end_that_was_none_is_seen_once(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as running:
        running.execute("DELETE FROM settings WHERE guild = 1")
        running.commit()
        for ending in ("", "-wal"):  # as a kill leaves them
            left = path.with_name(path.name + ending)
            (tmp_path / f"killed.sqlite3{ending}").write_bytes(left.read_bytes())
    for was_cut_short in (True, False):
        store = await Store.open(tmp_path / "killed.sqlite3")
        assert store.was_cut_short is was_cut_short
        await store.close()


@pytest.mark.parametrize("is_spoilt", [False, True])
async def test_what_is_found_after_a_crash_is_said(
    path: Path, caplog: pytest.LogCaptureFixture, *, is_spoilt: bool
) -> None:
    caplog.set_level(logging.INFO)
    if is_spoilt:
        spoil(path)
    await daily_backup.look_through(path)
    (told,) = [record for record in caplog.records if record.name == "bot.process.daily_backup"]
    assert told.levelno == (logging.ERROR if is_spoilt else logging.INFO)
    assert ("is damaged" in told.getMessage(), "it is whole" in told.getMessage()) == (is_spoilt, not is_spoilt)


def test_what_may_not_be_read_is_not_damaged(tmp_path: Path) -> None:
    (tmp_path / "castellan.sqlite3").mkdir()
    with pytest.raises(StoreUnusable, match="cannot be read") as caught:
        soundness.must_be_sound(tmp_path / "castellan.sqlite3")
    assert not isinstance(caught.value, StoreDamaged)
