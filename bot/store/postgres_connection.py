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
# Who waits for another's rows gives up some time, and who stands still with rows in hand loses them.
BOUNDS = (
    "SELECT set_config('lock_timeout', '10s', true), set_config('idle_in_transaction_session_timeout', '10s', true)"
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

    async def look_for_pooler(self) -> None:
        """A pooler gives its clients numbers of its own in place of those of the server's processes."""
        (server,) = await (await self.execute("SELECT pg_backend_pid()")).fetchone() or (0,)
        if server != self.info.backend_pid:
            self.is_pooled, self.prepare_threshold = True, None

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

    Whatever a server has not been asked to keep yet is asked anew where it has been restarted meanwhile. After a COMMIT
    that is not: nobody knows what became of it.
    """

    dialect: Dialect = DIALECT

    def __init__(self, connect: Callable[[], Awaitable[Driver]], connection: Driver) -> None:
        self._connect, self._connection = connect, connection

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
        """All in one round trip; COMMIT in a second, when it is known that nothing has failed."""
        try:
            async with self._connection.pipeline():
                await self._begin()
                for statement, rows in errands:
                    await self._run(statement, rows)
        except (psycopg.IntegrityError, DeadlockDetected):
            await self._connection.rollback()
            await self._one_by_one(errands)
        except psycopg.OperationalError as error:
            await self._connect_anew(error)
            await self._one_by_one(errands)
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

    async def _begin(self) -> None:
        await self._connection.execute("BEGIN")
        await self._connection.execute(BOUNDS)

    async def _run(self, statement: Statement, rows: Sequence[Row]) -> None:
        form = statement.on(DIALECT)
        async with self._connection.cursor() as cursor:
            await cursor.executemany(form.sql.encode(), [form.bind(row) for row in rows])

    async def _one_by_one(self, errands: Sequence[Errand]) -> None:
        """So it is known which statement's row it is that clashes."""
        await self._begin()
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
