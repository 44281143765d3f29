"""A connection to a PostgreSQL server, driven by psycopg."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import psycopg
from psycopg.errors import DeadlockDetected
from psycopg.pq import TransactionStatus
from sqlalchemy import Dialect
from sqlalchemy.dialects.postgresql.psycopg import dialect as psycopg_dialect

from bot.store.backend import Errand
from bot.store.statements import Row, Statement, Together

DIALECT: Final[Dialect] = psycopg_dialect(paramstyle="format")  # type: ignore[no-untyped-call]
# Under READ COMMITTED each statement sees another moment: half of all histories were torn where others wrote.
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
# Who stands still with rows in hand loses them long before those give up who wait for them.
LOCK_TIMEOUT, IDLE_TIMEOUT = "10s", "3s"
BOUNDS = (
    "SELECT set_config('lock_timeout', %(lock)s, %(once)s), "
    "set_config('idle_in_transaction_session_timeout', %(idle)s, %(once)s)"
)
CHANNEL = "castellan"  # of what processes tell each other
TELL = "SELECT pg_notify(%s, about) FROM unnest(%s::text[]) AS about"
# It would log what a server says of rows, whose values are answers and names.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class Driver(psycopg.AsyncConnection[Any]):
    """What a server says of an error quotes the rows it is about; nothing of them goes any further.

    `is_pooled`: a pooler stands between, so that each transaction may come to another of the server's processes.
    Nothing outlasts a transaction there: no statement that has been prepared, no LISTEN.
    """

    is_pooled = False

    async def set_up(self) -> None:
        """A pooler gives its clients numbers of its own in place of those of the server's processes."""
        (server,) = await (await self.execute("SELECT pg_backend_pid()")).fetchone() or (0,)
        if server != self.info.backend_pid:
            self.is_pooled, self.prepare_threshold = True, None
        else:
            await self.bound(is_for_once=False)

    async def bound(self, *, is_for_once: bool) -> None:
        """For this transaction, or for all that are to come."""
        await self.execute(BOUNDS, {"lock": LOCK_TIMEOUT, "idle": IDLE_TIMEOUT, "once": is_for_once})

    async def begin(self) -> None:
        await self.execute("BEGIN")
        if self.is_pooled:
            await self.bound(is_for_once=True)

    @property
    def is_dismissed(self) -> bool:
        """Has the server ended the connection, as far as it has told us? It says so in a word, and then hangs up."""
        with suppress(psycopg.OperationalError):
            self.pgconn.consume_input()
            self.pgconn.consume_input()
        return self.closed

    async def wait(self, *args: Any, **kwargs: Any) -> Any:
        with discreet():
            return await super().wait(*args, **kwargs)


@contextmanager
def discreet() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        error.args = (reason_of(error),)
        raise


def reason_of(error: Exception) -> str:
    """In one line, without any value."""
    said = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((said or str(error)).split())


class PostgresConnection:
    """Statements are prepared by themselves where they come again and again, unless a pooler stands between.

    Where the server has been restarted between two requests nobody notices. Where it goes away in the middle of one to
    write, it is not asked anew: nobody knows what became of it, before it has been looked for; see doubt.py.
    """

    dialect: Dialect = DIALECT

    def __init__(self, connect: Callable[[], Awaitable[Driver]], connection: Driver) -> None:
        self._connect, self._connection = connect, connection
        self.may_have_kept = False

    @property
    def in_transaction(self) -> bool:
        status = self._connection.info.transaction_status
        return status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    async def fetch(self, sql: str, values: Sequence[Any] = ()) -> Iterable[Sequence[Any]]:
        if self.in_transaction:
            return await self._fetch(sql, values)
        try:
            return await self._fetch(sql, values)
        except psycopg.OperationalError as error:
            await self._connect_anew(error)
            return await self._fetch(sql, values)

    async def together(self, parts: Together, values: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
        try:
            return await self._together(parts, values)
        except psycopg.OperationalError as error:
            await self._connect_anew(error)
            return await self._together(parts, values)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        try:
            await self._connection.execute(SNAPSHOT)
        except psycopg.OperationalError as error:
            await self._connect_anew(error)
            await self._connection.execute(SNAPSHOT)
        try:
            yield
        finally:
            await self._connection.rollback()

    async def transact(self, errands: Sequence[Errand]) -> None:
        """All in one round trip: after what fails the server skips the rest of it, COMMIT as well."""
        self.may_have_kept = False
        if self._connection.is_dismissed:
            self._connection = await self._connect()
        try:
            async with self._connection.pipeline():
                await self._connection.begin()
                for statement, rows in errands:
                    await self._run(statement, rows)
                self.may_have_kept = True
                await self._connection.execute("COMMIT")
        except (psycopg.IntegrityError, DeadlockDetected):
            self.may_have_kept = False
            await self._connection.rollback()
            await self._one_by_one(errands)
            self.may_have_kept = True
            await self._connection.commit()

    async def forget_deleted(self) -> None:
        """The server's vacuum frees what was deleted in its own time; its admin rules over its log and copies."""

    async def tell(self, about: Collection[str]) -> None:
        """What has been written is kept, whatever comes of this."""
        with suppress(psycopg.Error):
            await self._connection.execute(TELL, [CHANNEL, [*about]])

    async def ailment(self) -> str | None:
        await self.fetch("SELECT 1")
        return None

    async def close(self) -> None:
        with suppress(psycopg.Error):
            await self._connection.close()

    async def _fetch(self, sql: str, values: Sequence[Any]) -> Iterable[Sequence[Any]]:
        return await (await self._connection.execute(sql.encode(), values)).fetchall()

    async def _together(self, parts: Together, values: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
        """In one round trip."""
        forms = [part.on(DIALECT) for part in parts]
        async with self._connection.pipeline():
            await self._connection.execute(SNAPSHOT)
            found = [await self._connection.execute(form.sql.encode(), form.bind(values)) for form in forms]
            await self._connection.execute("ROLLBACK")
        return [[form.read(row) for row in await rows.fetchall()] for form, rows in zip(forms, found, strict=True)]

    async def _run(self, statement: Statement, rows: Sequence[Row]) -> None:
        form = statement.on(DIALECT)
        async with self._connection.cursor() as cursor:
            await cursor.executemany(form.sql.encode(), [form.bind(row) for row in rows])

    async def _one_by_one(self, errands: Sequence[Errand]) -> None:
        """So it is known which statement's row it is that clashes."""
        await self._connection.begin()
        for statement, rows in errands:
            try:
                await self._run(statement, rows)
            except psycopg.IntegrityError as error:
                raise statement.clashed(error) from error

    async def _connect_anew(self, error: psycopg.Error) -> None:
        """Raises the error where it is not the connection that was lost."""
        if not self._connection.closed:
            raise error
        self._connection = await self._connect()
