"""Reading: a query that fails takes its connection with it and nothing else."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.store import StorageFailed, Store
from bot.store.backend import Connection
from bot.store.database import SqliteFile, migrate
from bot.store.reader_pool import READERS, Readers


async def one(connection: Connection) -> Any:
    return await connection.fetch("SELECT 1")


async def broken(connection: Connection) -> Any:
    return await connection.fetch("SELECT * FROM nowhere")


async def careless(connection: Connection) -> Any:
    raise ZeroDivisionError("in the query itself")


def all_end_but(before: set[threading.Thread]) -> None:
    """Each connection has a thread of its own."""
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=60)
        assert not thread.is_alive()


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "castellan.sqlite"
    await (await Store.open(path)).close()
    return path


@pytest.mark.sqlite("a file and its threads")
@pytest.mark.parametrize("last", [one, broken])
async def test_what_fails_is_told_to_whoever_asked_and_the_next_is_answered(path: Path, last: Any) -> None:
    """At the end no connection is left, whether the last query went well or not."""
    before = set(threading.enumerate())
    readers = Readers(SqliteFile(path))
    for _ in range(2 * READERS):
        with pytest.raises(StorageFailed, match="reading did not succeed: no such table: nowhere") as failed:
            await readers.read(broken)
        assert isinstance(failed.value.__cause__, sqlite3.OperationalError)
        with pytest.raises(ZeroDivisionError):
            await readers.read(careless)
        assert list(await readers.read(one)) == [(1,)]
    if last is broken:
        for _ in range(READERS):
            with pytest.raises(StorageFailed):
                await readers.read(broken)
    await readers.close()
    all_end_but(before)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.sqlite("a file and its threads")
async def test_a_file_that_cannot_be_opened_is_a_query_that_fails(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    readers = Readers(SqliteFile(tmp_path / "no folder" / "castellan.sqlite"))
    with pytest.raises(StorageFailed, match="unable to open"):
        await readers.read(one)
    (tmp_path / "no folder").mkdir()
    migrate(tmp_path / "no folder" / "castellan.sqlite")
    assert list(await readers.read(one)) == [(1,)]
    await readers.close()
    all_end_but(before)


class Shut(SqliteFile):
    """Nobody can open it, and that takes a moment to find out."""

    asked = 0

    async def to_read(self) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        raise sqlite3.OperationalError("shut")


@pytest.mark.sqlite("a file and its threads")
async def test_where_nobody_can_be_reached_all_who_wait_hear_it_at_once_and_closing_ends(tmp_path: Path) -> None:
    shut = Shut(tmp_path / "castellan.sqlite")
    readers = Readers(shut)
    waiting = [asyncio.create_task(readers.read(one)) for _ in range(5 * READERS)]
    await asyncio.sleep(0)  # all have asked
    closing = asyncio.create_task(readers.close())
    async with asyncio.timeout(10):
        found = await asyncio.gather(*waiting, return_exceptions=True)
        await closing
    assert {str(error) for error in found} == {"reading did not succeed: shut"}
    assert all(isinstance(error, StorageFailed) for error in found)
    assert shut.asked == READERS
