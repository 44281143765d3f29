"""A connection to a PostgreSQL server, driven by psycopg."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg
from psycopg.errors import DeadlockDetected
from psycopg.pq import TransactionStatus
from sqlalchemy import Dialect
from sqlalchemy.dialects.postgresql.psycopg import dialect as psycopg_dialect

from bot.store.backend import Connection, Errand
from bot.store.compiled_statements import Row, Statement, Together
from bot.store.postgres_driver import Driver

DIALECT: Final[Dialect] = psycopg_dialect(paramstyle="format")  # type: ignore[no-untyped-call]
# Under READ COMMITTED each statement sees another moment: half of all histories were torn where others wrote.
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
CHANNEL = "castellan"  # of what processes tell each other
TELL = "SELECT pg_notify(%s, about) FROM unnest(%s::text[]) AS about"
# Not before it is gone is it certain that nothing more comes of what it was told, if it ever wakes up.
DISMISS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = %s AND datname = current_database() AND usename = current_user"
)


class PostgresConnection:
    """Statements are prepared by themselves where they come again and again, unless a pooler stands between.

    Where the server has been restarted between two requests nobody notices. Where it goes away in the middle of one to
    write, it is not asked again: first somebody must look for what became of it, see `commit_in_doubt`. Nor is one
    that does not answer: who has waited once has waited long enough.
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

    async def transact(self, errands: Sequence[Errand], *, is_long: bool = False) -> None:
        self.may_have_kept = False
        if self._connection.is_dismissed:
            self._connection = await self._connect()
        with self._connection.watched(is_long=is_long):
            try:
                await self._at_once(errands)
            except (psycopg.IntegrityError, DeadlockDetected):
                self.may_have_kept = False
                await self._connection.rollback()
                await self._one_by_one(errands)
                self.may_have_kept = True
                await self._connection.commit()

    async def is_over(self, asked: Connection) -> bool:
        """Behind a pooler nobody knows which process would have to go."""
        lost = self._connection
        return not lost.was_given_up or not (lost.is_pooled or await asked.fetch(DISMISS, [lost.process]))

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
        with self._connection.watched():
            async with self._connection.pipeline():
                await self._connection.execute(SNAPSHOT)
                found = [await self._connection.execute(form.sql.encode(), form.bind(values)) for form in forms]
                await self._connection.execute("ROLLBACK")
        return [[form.read(row) for row in await rows.fetchall()] for form, rows in zip(forms, found, strict=True)]

    async def _run(self, statement: Statement, rows: Sequence[Row]) -> None:
        form = statement.on(DIALECT)
        async with self._connection.cursor() as cursor:
            await cursor.executemany(form.sql.encode(), [form.bind(row) for row in rows])

    async def _at_once(self, errands: Sequence[Errand]) -> None:
        """In one round trip: after what fails the server skips the rest of it, COMMIT as well."""
        async with self._connection.pipeline():
            await self._connection.begin()
            for statement, rows in errands:
                await self._run(statement, rows)
            self.may_have_kept = True
            await self._connection.execute("COMMIT")

    async def _one_by_one(self, errands: Sequence[Errand]) -> None:
        """So it is known which statement's row it is that clashes."""
        await self._connection.begin()
        for statement, rows in errands:
            try:
                await self._run(statement, rows)
            except psycopg.IntegrityError as error:
                raise statement.clashed(error) from error

    async def _connect_anew(self, error: psycopg.Error) -> None:
        """Raises the error where it is not the connection that was lost, or that was given up."""
        if not self._connection.closed or self._connection.was_given_up:
            raise error
        self._connection = await self._connect()
