"""Group commit: many writes, few transactions, and each stands or falls alone."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import delete, insert, text

from bot.store import StorageFailed, Store, StoreError, database, writer
from bot.store.compiled_statements import Statement
from bot.store.dialects import SQLITE
from bot.store.tables import settings
from bot.store.transactions import Transactions
from bot.store.writer import MOST_PER_TRANSACTION, Write

CLEAR = Statement(delete(settings))
PUT = Statement(insert(settings))
ORPHAN = Statement(text("INSERT INTO orphans VALUES ('nobody')"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "castellan.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()


def putting(guild: int, value: object = "value", *touches: str) -> Write:
    write = Write(*(touches or (f"guild {guild}",)))
    write.add(PUT, [{"guild": guild, "key": "key", "value": value}])
    return write


def clearing() -> Write:
    write = Write()
    write.add(CLEAR, [{}])
    return write


async def outcomes(store: Store, *writes: Write) -> list[type[BaseException] | None]:
    """What becomes of writes that come at the same time."""
    done = await asyncio.gather(*map(store.writer.write, writes), return_exceptions=True)
    return [None if one is None else type(one) for one in done]


async def guilds(store: Store) -> list[int]:
    return sorted(await store.setting("key"))


def statements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the file is told from here on, and where another hop to its thread begins."""
    told: list[str] = []
    hop, run, commit = aiosqlite.Connection.executemany, Transactions.run, Transactions.commit

    def hopping(connection: aiosqlite.Connection, sql: str, rows: Any) -> Any:
        told.append("hop")
        return hop(connection, sql, rows)

    def running(connection: Transactions, statement: Statement, rows: list[tuple[Any, ...]]) -> None:
        told.append(statement.on(SQLITE).sql)
        run(connection, statement, rows)

    def keep(connection: Transactions) -> None:
        told.append("COMMIT")
        commit(connection)

    monkeypatch.setattr(aiosqlite.Connection, "executemany", hopping)
    monkeypatch.setattr(Transactions, "run", running)
    monkeypatch.setattr(Transactions, "commit", keep)
    return told


@pytest.mark.sqlite("its driver watched from within")
async def test_writes_that_come_together_share_a_hop_a_transaction_and_each_statement(
    monkeypatch: pytest.MonkeyPatch, store: Store
) -> None:
    told = statements(monkeypatch)
    assert await outcomes(store, *map(putting, range(50))) == [None] * 50
    assert told == ["hop", PUT.on(SQLITE).sql, "COMMIT"]
    assert (store.writer.writes, store.writer.transactions) == (50, 1)
    assert await guilds(store) == list(range(50))


async def test_no_transaction_is_larger_than_it_may_be(store: Store) -> None:
    await outcomes(store, *map(putting, range(2 * MOST_PER_TRANSACTION + 1)))
    assert store.writer.transactions == 3


@pytest.mark.sqlite("its driver watched from within")
async def test_after_a_statement_that_fails_there_is_no_commit(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    await store.writer.write(putting(1))
    told = statements(monkeypatch)
    assert await outcomes(store, putting(1)) == [StorageFailed]
    assert told == ["hop", PUT.on(SQLITE).sql]


async def test_a_write_that_fails_fails_alone(store: Store) -> None:
    """1 is written twice, in the same transaction as its neighbours."""
    assert await outcomes(store, *map(putting, [0, 1, 1, 2, 3])) == [None, None, StorageFailed, None, None]
    assert await guilds(store) == [0, 1, 2, 3]


@pytest.mark.sqlite("its driver watched from within")
async def test_a_write_that_clashes_says_with_what_and_with_no_value(store: Store) -> None:
    await store.writer.write(putting(1, "a secret"))
    with pytest.raises(StorageFailed, match=r"clashed with what is stored: UNIQUE.*settings\.key") as caught:
        await store.writer.write(putting(1, "a secret"))
    assert isinstance(caught.value.__cause__, sqlite3.IntegrityError)
    assert "secret" not in str(caught.value)


async def test_a_row_that_cannot_be_bound_fails_alone_and_the_writer_goes_on(store: Store) -> None:
    assert await outcomes(store, putting(1), putting(2, object()), putting(3)) == [None, StorageFailed, None]
    assert await guilds(store) == [1, 3]


async def test_a_write_that_spoils_the_whole_transaction_fails_alone_too(path: Path, store: Store) -> None:
    """A rule that is checked only at the commit itself."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE orphans (match REFERENCES matches(id) DEFERRABLE INITIALLY DEFERRED)")
    orphan = Write("orphan")
    orphan.add(ORPHAN, [{}])
    assert await outcomes(store, putting(1), orphan, putting(2)) == [None, StorageFailed, None]
    assert await guilds(store) == [1, 2]


async def test_what_touches_the_same_is_written_in_the_order_it_came(store: Store) -> None:
    """All in one transaction, though its rows are gathered by statement."""
    writes = [putting(1), putting(2), clearing(), putting(3), putting(2), clearing(), putting(2), putting(4)]
    assert await outcomes(store, *writes) == [None] * len(writes)
    assert store.writer.transactions == 1
    assert await guilds(store) == [2, 4]


async def test_two_writes_about_the_same_are_not_turned_round(store: Store) -> None:
    """Gathered by statement the second would be cleared away, as clearing comes first there."""
    first, second = putting(1, "first", "it"), Write("it")
    second.add(CLEAR, [{}])
    second.add(PUT, [{"guild": 1, "key": "key", "value": "second"}])
    assert await outcomes(store, first, second) == [None, None]
    assert await store.setting("key") == {1: "second"}


@pytest.mark.sqlite("its driver watched from within")
async def test_nothing_is_told_before_the_commit(monkeypatch: pytest.MonkeyPatch, store: Store, path: Path) -> None:
    """A commit that does not come to its end keeps nothing, and is told as a failure to all who wait for it."""
    has_begun, may_end = threading.Event(), threading.Event()

    def slow(connection: Transactions) -> None:
        has_begun.set()
        may_end.wait()
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Transactions, "commit", slow)
    told = [asyncio.create_task(store.writer.write(putting(guild))) for guild in range(3)]
    await asyncio.to_thread(has_begun.wait)
    await store.check()
    assert not any(task.done() for task in told)
    may_end.set()
    assert [type(one) for one in await asyncio.gather(*told, return_exceptions=True)] == [StorageFailed] * 3
    monkeypatch.undo()
    assert await guilds(store) == []
    await store.writer.write(putting(5))
    assert await guilds(store) == [5]


@pytest.mark.sqlite("a file and its threads")
async def test_while_another_process_holds_the_file_all_fail_after_one_wait(
    monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    """Otherwise the last of many writes would wait for as long as all before it together."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    store = await Store.open(path)
    told = statements(monkeypatch)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = await outcomes(store, *map(putting, range(20)))
        other.execute("ROLLBACK")
    assert done == [StorageFailed] * 20
    assert told == ["hop", PUT.on(SQLITE).sql]
    await store.writer.write(putting(5))
    assert await guilds(store) == [5]
    await store.close()


@pytest.mark.sqlite("a file and its threads")
async def test_who_waits_behind_them_is_written_once_the_file_is_free(
    monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    """The file can be reached, so nobody else need fail with those who found it held."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(writer, "MOST_PER_TRANSACTION", 1)
    store = await Store.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        first, second = (asyncio.create_task(store.writer.write(putting(guild))) for guild in (1, 2))
        first.add_done_callback(lambda _: other.execute("ROLLBACK"))
        done = await asyncio.gather(first, second, return_exceptions=True)
    assert [type(one) for one in done] == [StorageFailed, type(None)]
    assert await guilds(store) == [2]
    await store.close()


@pytest.mark.sqlite("a file and its threads")
async def test_what_returned_is_seen_by_others(store: Store, path: Path) -> None:
    await store.writer.write(putting(5))
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT guild FROM settings").fetchall() == [(5,)]


async def test_a_caller_that_went_away_disturbs_nobody(store: Store) -> None:
    gone = asyncio.create_task(store.writer.write(putting(1)))
    stays = asyncio.create_task(store.writer.write(putting(2)))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert await guilds(store) == [1, 2]


async def test_a_reader_that_went_away_disturbs_nobody(store: Store) -> None:
    gone = [asyncio.create_task(store.history("nobody")) for _ in range(5)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    assert await store.history("nobody") is None


async def test_no_parameter_reaches_the_log(caplog: pytest.LogCaptureFixture, path: Path) -> None:
    with caplog.at_level(logging.DEBUG):
        store = await Store.open(path)
        await store.writer.write(putting(1, "a secret"))
        with pytest.raises(StoreError):
            await store.writer.write(putting(1, "a secret"))
        await store.settings(1)
        await store.close()
    assert "secret" not in caplog.text


@pytest.mark.sqlite("a file and its threads")
async def test_closing_writes_what_waits_and_takes_no_more(path: Path) -> None:
    store = await Store.open(path)
    writes = [asyncio.create_task(store.writer.write(putting(guild))) for guild in range(5)]
    reads = [asyncio.create_task(store.settings(guild)) for guild in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes, *reads)
    for call in (store.writer.write(putting(9)), store.settings(9)):
        with pytest.raises(StorageFailed, match="closed"):
            await call
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.sqlite("a file and its threads")
async def test_connections_are_closed_one_after_the_other(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """SQLite folds the log into the file where the last one closes: of two that close at once each takes the other
    for one that stays.
    """
    close, told = aiosqlite.Connection.close, list[str]()

    async def noted(connection: aiosqlite.Connection) -> None:
        told.append("begins")
        await close(connection)
        told.append("ends")

    store = await Store.open(path)
    await asyncio.gather(store.writer.write(putting(1)), *(store.settings(1) for _ in range(5)))
    monkeypatch.setattr(aiosqlite.Connection, "close", noted)
    await store.close()
    assert told == ["begins", "ends"] * 3
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_store_that_is_never_closed_keeps_no_process_alive(path: Path) -> None:
    """Its threads would be waited for at the end; so each connection ends with the loop."""

    async def careless() -> None:
        store = await Store.open(path)
        await store.writer.write(putting(1))
        await store.settings(1)

    before = set(threading.enumerate())
    asyncio.run(careless())
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=60)
        assert not thread.is_alive()
