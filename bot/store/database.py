"""The SQLite file: how it is opened, and brought up to date."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Literal

import aiosqlite
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from bot.store import backend, backup, schema, soundness, upkeep
from bot.store.backend import Errand, Failures, Migrated
from bot.store.compiled_statements import Form, Together
from bot.store.dialects import SQLITE
from bot.store.errors import StoreUnusable
from bot.store.rows import FREE
from bot.store.served import must_be_unserved_to_migrate
from bot.store.soundness import Mode, address
from bot.store.transactions import WHOLE, Transactions

BUSY_SECONDS = 10  # how long to wait for another process that writes
# On a file that may only be read, SQLite begins a reading transaction without a word, and fails at the first write.
WRITE_NOTHING = "DELETE FROM alembic_version WHERE 0"
# What is deleted is overwritten: who wants to be forgotten is in no free page of the file either.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")

log = logging.getLogger(__name__)
# At DEBUG it would log all parameters, which are answers and names.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def connect(path: Path, begin: Literal["IMMEDIATE"] | None = None, mode: Mode = "rw") -> aiosqlite.Connection:
    """A connection with a thread of its own. `begin`: how a transaction begins by itself at the first change."""
    connection = await aiosqlite.connect(
        address(path, mode), uri=True, timeout=BUSY_SECONDS, isolation_level=begin, factory=Transactions
    )
    try:
        for pragma in PRAGMAS if mode == "rw" else ():
            await connection.execute_fetchall(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


class SqliteConnection:
    """A connection of aiosqlite's."""

    dialect: Dialect = SQLITE
    may_have_kept = False  # the file is here, and says itself what became of a COMMIT

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    async def fetch(self, sql: str, values: Sequence[Any] = ()) -> Iterable[Sequence[Any]]:
        return await self._connection.execute_fetchall(sql, values)

    async def together(self, parts: Together, values: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
        """As one statement: one hop to the connection's thread in place of many."""
        sql, forms = _united(parts)
        bound = [value for form in forms for value in form.bind(values)]
        found: list[list[dict[str, Any]]] = [[] for _ in parts]
        for number, *row in await self._connection.execute_fetchall(sql, bound):
            found[number].append(forms[number].read(row))
        return found

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        await self._connection.execute_fetchall("BEGIN")
        try:
            yield
        finally:
            await self._connection.rollback()

    async def transact(self, errands: Sequence[Errand], *, is_long: bool = False) -> None:
        bound = [(statement, [*map(statement.on(SQLITE).bind, rows)]) for statement, rows in errands]
        await self._connection.executemany(WHOLE, bound)

    async def is_over(self, asked: backend.Connection) -> bool:
        return True

    async def tell(self, about: Collection[str]) -> None:
        """A file rings no bell."""

    async def ailment(self) -> str | None:
        ((found,),) = await self.fetch("PRAGMA quick_check(1)")
        return None if found == "ok" else str(found)

    async def close(self) -> None:
        with suppress(sqlite3.Error):
            await self._connection.rollback()
        with suppress(sqlite3.Error):
            await self._connection.close()


@cache
def _united(parts: Together) -> tuple[str, list[Form]]:
    """Their rows in one list, each with the number of whose it is before it."""
    forms = [part.on(SQLITE) for part in parts]
    widest = max(form.width for form in forms)
    numbered = [f"SELECT {n}, part.*{', NULL' * (widest - form.width)}" for n, form in enumerate(forms)]
    froms = [f"FROM ({form.sql}) AS part" for form in forms]
    return " UNION ALL ".join(f"{these} {those}" for these, those in zip(numbered, froms, strict=True)), forms


class SqliteFile:
    """One file; whoever writes takes its lock at once."""

    failures: Failures = (sqlite3.Error,)
    outages: Failures = (sqlite3.OperationalError,)

    def __init__(self, path: Path, mode: Mode = "rw") -> None:
        self.path, self._mode = path, mode

    def __str__(self) -> str:
        return str(self.path)

    async def overheard(self) -> AsyncIterator[str]:
        nothing: tuple[str, ...] = ()  # a file rings no bell
        for about in nothing:
            yield about

    async def forget_deleted(self) -> None:
        await upkeep.empty(self.path)

    async def fold(self) -> None:
        await upkeep.fold(self.path)

    async def to_read(self) -> SqliteConnection:
        return SqliteConnection(await connect(self.path, mode=self._mode))

    async def to_write(self) -> SqliteConnection:
        connection = await connect(self.path, "IMMEDIATE", self._mode)
        await connection.execute_fetchall(f"PRAGMA wal_autocheckpoint = {upkeep.LONGEST_LOG}")
        return SqliteConnection(connection)

    def migrate(self, *, is_shared: bool = False, gone: str = FREE) -> Migrated:
        return migrate(self.path, is_shared=is_shared, gone=gone)

    def must_be_current(self) -> None:
        schema.must_be_current(self.path)

    def must_be_idle(self) -> None:
        """Whoever runs a bot on the file owns its folder; see bot/process/folder_lock.py."""

    @contextmanager
    def opened(self, *, is_still: bool = False, is_brief: bool = False) -> Iterator[Connection]:
        """Nobody else writes meanwhile, so all of it stands still anyway."""
        engine = _engine(self.path)
        try:
            with engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreUnusable(f"The database {self.path} cannot be used: {getattr(error, 'orig', error)}.") from error
        finally:
            engine.dispose()


def migrate(path: Path, *, is_shared: bool = False, gone: str = FREE) -> Migrated:
    """Bring the file up to date, made where there is none; one that changes is copied first, and the copy read through.

    Else little of it is read, so that a start takes no longer the longer the file is: see soundness.py.

    Raises StoreUnusable, and then nothing is changed in it. `is_shared` and `gone`: see `Backend.migrate`.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(f"The data folder {path.parent} cannot be made: {error.strerror}.") from error
    before, after = None, schema.known()[0]
    was_cut_short = soundness.was_cut_short(path)
    if path.exists():
        soundness.must_be_readable(path)
        before = schema.must_be_known(path)
    else:
        upkeep.make(path)
    if is_shared:  # before the copy, which would be made in vain
        with SqliteFile(path).opened() as connection:
            must_be_unserved_to_migrate(path, connection, before, gone)
    copied = None if before in (None, after) else backup.automatic(path, after).path
    _migrate(path, is_shared=is_shared, gone=gone)
    return Migrated(before, after, copied, was_cut_short)


def _migrate(path: Path, *, is_shared: bool, gone: str) -> None:
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            current = _known(connection, path)
            if is_shared:
                must_be_unserved_to_migrate(path, connection, current, gone)
            schema.upgrade(connection)
            connection.exec_driver_sql(WRITE_NOTHING)
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", error)
        raise StoreUnusable(f"The database {path} cannot be opened for writing: {reason}.") from error
    finally:
        engine.dispose()


def _engine(path: Path) -> Engine:
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, record: Any) -> None:
    del record
    connection.isolation_level = None  # the driver's own BEGIN would come late and leave DDL out
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    """The lock is taken at once, as a late upgrade of it cannot wait its turn."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _known(connection: Connection, path: Path) -> str | None:
    current = schema.current_of(connection)
    if current is not None and current not in schema.known():
        raise StoreUnusable(schema.newer(path, current))
    return current
