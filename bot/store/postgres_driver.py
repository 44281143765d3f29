"""A connection of psycopg's on which nobody waits for ever, and which says nothing of the rows it carries."""

import logging
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psycopg

from bot.store.statement_timeouts import Watch

# Who stands still with rows in hand loses them long before those give up who wait for them.
LOCK_TIMEOUT, IDLE_TIMEOUT = "10s", "3s"
BOUNDS = (
    "SELECT set_config('lock_timeout', %(lock)s, %(once)s), "
    "set_config('idle_in_transaction_session_timeout', %(idle)s, %(once)s)"
)
NO_ANSWER = "the server does not answer"
NOTHING_LINGERS = struct.pack("ii", 1, 0)  # what has not been sent when a connection is closed is thrown away
# It would log what a server says of rows, whose values are answers and names.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class Driver(psycopg.AsyncConnection[Any]):
    """What a server says of an error quotes the rows it is about; nothing of them goes any further.

    `is_pooled`: a pooler stands between, so that each transaction may come to another of the server's processes.
    Nothing outlasts a transaction there: no statement that has been prepared, no LISTEN.

    `was_given_up`: nobody waited for its answer any longer; what it was told may still be done.
    """

    is_pooled = False
    was_given_up = False
    listens = False  # it is to wait for what may never come
    process = 0  # the server's number of its own process for this connection
    is_attended: Callable[[], Awaitable[bool]] | None = None  # how that is found out; see statement_timeouts.py
    _watch: Watch | None = None

    async def set_up(self) -> None:
        """A pooler gives its clients numbers of its own in place of those of the server's processes."""
        (self.process,) = await (await self.execute("SELECT pg_backend_pid()")).fetchone() or (0,)
        if self.process != self.info.backend_pid:
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

    @contextmanager
    def watched(self, *, is_long: bool = False) -> Iterator[None]:
        """All that is asked within is one thing to wait for. `is_long`: it may touch any number of rows."""
        if self._watch is not None or self.listens:
            yield
            return
        self._watch = Watch(self.is_attended, self.hang_up, is_long=is_long)
        try:
            yield
        finally:
            self._watch.end()
            self._watch = None

    async def wait(self, *args: Any, **kwargs: Any) -> Any:
        try:
            if (watch := self._watch) is None:
                with self.watched():
                    return await super().wait(*args, **kwargs)
            found = await super().wait(*args, **kwargs)
        except psycopg.Error as error:
            error.args = (NO_ANSWER if self.was_given_up else reason_of(error),)
            raise
        watch.moves()
        return found

    async def cancel_safe(self, **_: Any) -> None:
        """Whoever wants no answer any more does not wait until the server has been told so: it may hang."""
        self.hang_up()

    def hang_up(self) -> None:
        self.was_given_up = True
        hang_up(self)


def hang_up(connection: psycopg.Connection[Any] | psycopg.AsyncConnection[Any]) -> None:
    """As if the server had: whoever waits is told at once, and what has not been sent yet never is."""
    with (
        suppress(OSError, psycopg.OperationalError),
        socket.fromfd(connection.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM) as ours,
    ):
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOTHING_LINGERS)
        ours.shutdown(socket.SHUT_RDWR)


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
