"""Group commit: many writes, few transactions, and each stands or falls alone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from bot.store import StorageFailed, Store, database
from bot.store.tables import settings
from bot.store.writer import Job


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite")
    yield store
    await store.close()


def putting(guild: int) -> Job[int]:
    def job(connection: Connection) -> int:
        connection.execute(insert(settings).values(guild=guild, key="key", value="value"))
        return guild

    return job


async def guilds(store: Store) -> list[int]:
    return [guild for guild in range(100) if await store.settings(guild)]


async def test_writes_that_come_together_share_a_transaction(store: Store) -> None:
    written = await asyncio.gather(*(store.writer.write(putting(guild)) for guild in range(50)))
    assert written == list(range(50))
    assert store.writer.writes == 50
    assert store.writer.transactions <= 2
    assert await guilds(store) == list(range(50))


async def test_a_write_that_fails_fails_alone(store: Store) -> None:
    """1 is written twice, in the same transaction as its neighbours."""
    wanted = [0, 1, 1, 2, 3]
    done = await asyncio.gather(*(store.writer.write(putting(guild)) for guild in wanted), return_exceptions=True)
    assert [one if isinstance(one, int) else type(one) for one in done] == [0, 1, StorageFailed, 2, 3]
    assert isinstance(done[2], StorageFailed)
    assert isinstance(done[2].__cause__, IntegrityError)
    assert await guilds(store) == [0, 1, 2, 3]


async def test_a_job_that_raises_anything_is_told_so_and_the_writer_goes_on(store: Store) -> None:
    def clumsy(connection: Connection) -> None:
        putting(1)(connection)
        raise KeyError("oh")

    with pytest.raises(StorageFailed) as caught:
        await store.writer.write(clumsy)
    assert isinstance(caught.value.__cause__, KeyError)
    assert await store.writer.write(putting(2)) == 2
    assert await guilds(store) == [2]


async def test_a_write_that_spoils_the_whole_transaction_fails_alone_too(store: Store) -> None:
    """A rule that is checked only at the commit itself, after every savepoint has been let go."""

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.exec_driver_sql("INSERT INTO seats VALUES ('nobody', 0, 1, 'Ada', 0)")

    jobs = (putting(1), orphan, putting(2))
    done = await asyncio.gather(*(store.writer.write(job) for job in jobs), return_exceptions=True)
    assert [one if isinstance(one, int) else type(one) for one in done] == [1, StorageFailed, 2]
    assert await guilds(store) == [1, 2]


async def test_while_another_process_holds_the_file_all_fail_after_one_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Else the last of many would wait for as long as all before it together."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    tries: list[object] = []
    begin = database._on_begin

    def counted(connection: Connection) -> None:
        tries.append(connection)
        begin(connection)

    monkeypatch.setattr(database, "_on_begin", counted)
    store = await Store.open(tmp_path / "castellan.sqlite")
    tries.clear()
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = await asyncio.gather(*(store.writer.write(putting(n)) for n in range(20)), return_exceptions=True)
        other.execute("ROLLBACK")
    assert [type(one) for one in done] == [StorageFailed] * 20
    assert 1 <= len(tries) <= 2
    assert await store.writer.write(putting(5)) == 5
    await store.close()


async def test_what_returned_is_seen_by_others(store: Store, tmp_path: Path) -> None:
    await store.writer.write(putting(5))
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite")) as other:
        assert other.execute("SELECT guild FROM settings").fetchall() == [(5,)]


async def test_a_caller_that_went_away_disturbs_nobody(store: Store) -> None:
    gone = asyncio.create_task(store.writer.write(putting(1)))
    stays = asyncio.create_task(store.writer.write(putting(2)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == 2
    assert await guilds(store) == [1, 2]


async def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite"
    store = await Store.open(path)
    writes = [asyncio.create_task(store.writer.write(putting(guild))) for guild in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == list(range(5))
    with pytest.raises(StorageFailed, match="closed"):
        await store.writer.write(putting(9))
    assert [file.name for file in tmp_path.iterdir()] == [path.name]  # noqa: ASYNC240
