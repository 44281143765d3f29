"""A PostgreSQL server, by its URL: for bots that outgrow one file on one machine."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from threading import Timer
from typing import Any

import psycopg
from psycopg.errors import ConnectionTimeout
from sqlalchemy import URL, Connection, create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.store import schema, statement_timeouts, tables
from bot.store.backend import Failures, Migrated
from bot.store.errors import StoreUnusable
from bot.store.hints import ANYTHING
from bot.store.postgres_connection import CHANNEL, DIALECT, PostgresConnection
from bot.store.postgres_driver import NO_ANSWER, Driver, discreet, hang_up, reason_of
from bot.store.rows import FREE
from bot.store.served import must_be_unserved_to_copy, must_be_unserved_to_migrate

SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")
SECRET = ("password", "sslpassword")  # they may stand behind the question mark as well
EXAMPLE = "postgresql://user:password@host/database"
MIGRATING = 7_239_481_102  # the advisory lock of who migrates, among those of all programs on the database
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = :name "
    "AND datname = current_database() AND pid <> pg_backend_pid()"
)
# Its process for a connection does something, and does not wait there for what has never come to it.
ATTENDED = "SELECT count(*) FROM pg_stat_activity WHERE pid = %s AND wait_event IS DISTINCT FROM 'ClientRead'"
# Where the network says nothing any more this is noticed, by whoever listens or migrates too; what the URL says itself
# comes first.
USUAL: dict[str, Any] = {
    "application_name": "castellan",
    "client_encoding": "UTF8",
    "connect_timeout": 4,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def url_of(where: str) -> URL:
    """Raises StoreUnusable where it is no URL of PostgreSQL's. It is not repeated, as it may hold a password."""
    try:
        made = make_url(where)
    except ArgumentError as error:
        raise StoreUnusable(f"The URL of the database must look like {EXAMPLE}.") from error
    if made.drivername not in SCHEMES:
        raise StoreUnusable(f"The URL of the database must begin with postgresql://, not with {made.drivername}://.")
    if not made.database:
        raise StoreUnusable(f"The URL of the database names no database: {EXAMPLE}.")
    return made.set(drivername="postgresql+psycopg")


class PostgresServer:
    """One database on a server. The password stands in the URL, or where libpq looks for it; it is never shown."""

    failures: Failures = (psycopg.Error,)
    outages: Failures = (psycopg.OperationalError,)

    def __init__(self, url: str) -> None:
        """Raises StoreUnusable where the URL is none of PostgreSQL's."""
        self._url = url_of(url)

    def __str__(self) -> str:
        shown = self._url.set(drivername="postgresql").difference_update_query(SECRET)
        return shown.render_as_string(hide_password=True)

    async def forget_deleted(self) -> None:
        """The server's vacuum frees what was deleted in its own time; its admin rules over its log and copies."""

    async def fold(self) -> None:
        """The server does so in its own time."""

    async def to_read(self) -> PostgresConnection:
        return PostgresConnection(self._connect, await self._connect())

    async def to_write(self) -> PostgresConnection:
        return PostgresConnection(self._connect, await self._connect())

    async def overheard(self) -> AsyncIterator[str]:
        connection = await self._connect()
        try:
            if connection.is_pooled:
                return
            await connection.execute(f"LISTEN {CHANNEL}")
            connection.listens = True
            yield ANYTHING
            async for told in connection.notifies():
                yield told.payload
        finally:
            await connection.close()

    def migrate(self, *, is_shared: bool = False, gone: str = FREE) -> Migrated:
        """One process at a time: the others wait, and find it done. What was there before is copied by nobody."""
        with self.opened() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            self._must_know_all_letters(connection)
            before = self._known(connection)
            if is_shared and before not in (None, schema.known()[0]):
                self._must_be_unserved(connection, before, gone)
            schema.upgrade(connection)
            return Migrated(before, schema.known()[0])

    def must_be_current(self) -> None:
        with self.opened(is_brief=True) as connection:
            found, newest = self._known(connection), schema.known()[0]
        if found != newest:
            raise StoreUnusable(schema.older(str(self), found))

    def must_be_idle(self) -> None:
        """Who serves shards is seen in any case; who merely has a connection, where no pooler keeps those."""
        with self.opened(is_brief=True) as connection:
            must_be_unserved_to_copy(self, connection)
            others = connection.execute(text(OTHERS), {"name": USUAL["application_name"]}).scalar_one()
        if others:
            raise StoreUnusable(
                f"A bot uses {self} now, or a pooler keeps its connections. Stop it first: what it does meanwhile "
                "would be lost."
            )

    @contextmanager
    def opened(self, *, is_still: bool = False, is_brief: bool = False) -> Iterator[Connection]:
        level = "REPEATABLE READ" if is_still else "READ COMMITTED"
        usual = {**self._usual(), "prepare_threshold": None}  # a pooler would hand what is prepared to others
        engine = create_engine(self._url, hide_parameters=True, connect_args=usual, isolation_level=level)
        try:
            with engine.begin() as connection, _bounded(connection) if is_brief else nullcontext():
                yield connection
        except SQLAlchemyError as error:
            reason = reason_of(getattr(error, "orig", None) or error)
            raise StoreUnusable(f"The database {self} cannot be used: {reason}.") from error
        finally:
            engine.dispose()

    async def _connect(self) -> Driver:
        made = await self._reached()
        try:
            await made.set_up()
        except BaseException:  # whoever wanted it may have gone meanwhile
            await made.close()
            raise
        made.is_attended = partial(self._attends_to, made)
        return made

    async def _reached(self) -> Driver:
        _, named = DIALECT.create_connect_args(self._url)
        with discreet():
            try:
                async with asyncio.timeout(statement_timeouts.CONNECT_SECONDS):
                    return await Driver.connect(**{**self._usual(), **named}, autocommit=True)
            except TimeoutError as error:
                raise ConnectionTimeout(NO_ANSWER) from error

    async def _attends_to(self, quiet: Driver) -> bool:
        """Is it there, and at work on what that connection waits for, as far as anybody can tell?"""
        asked = None
        try:
            asked = await self._reached()
            found = await asked.execute(ATTENDED, [quiet.process])
            return quiet.is_pooled or await found.fetchone() == (1,)
        except ConnectionTimeout:
            return False
        except psycopg.Error:  # it says something at least: that it takes nobody more, say
            return asked is None or not asked.was_given_up
        finally:
            if asked is not None:
                await asked.close()

    def _usual(self) -> dict[str, Any]:
        return {name: value for name, value in USUAL.items() if name not in self._url.query}

    def _must_know_all_letters(self, connection: Connection) -> None:
        found = connection.execute(text("SHOW server_encoding")).scalar_one()
        if found != "UTF8":
            raise StoreUnusable(
                f"The database {self} is kept in {found}, which lacks most letters. Make it anew in UTF8: "
                "createdb --encoding UTF8 --template template0 NAME."
            )

    def _must_be_unserved(self, connection: Connection, before: str | None, gone: str) -> None:
        """Whoever takes a shard meanwhile waits, and finds the schema changed."""
        if inspect(connection).has_table(tables.leases.name):
            connection.execute(text(f"LOCK TABLE {tables.leases.name} IN SHARE MODE"))
        must_be_unserved_to_migrate(self, connection, before, gone)

    def _known(self, connection: Connection) -> str | None:
        found = schema.current_of(connection)
        if found is not None and found not in schema.known():
            raise StoreUnusable(schema.newer(str(self), found))
        return found


@contextmanager
def _bounded(connection: Connection) -> Iterator[None]:
    """Nobody looks after a thread that waits: it gives up in any case."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    timer = Timer(statement_timeouts.SECONDS, hang_up, [driver])
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
