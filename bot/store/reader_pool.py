"""Connections to read with: few, each used by one query at a time, opened when they are first needed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct

from bot.store.backend import Backend, Connection
from bot.store.errors import StorageFailed

READERS = 2
T = TypeVar("T")
Query = Callable[[Connection], Awaitable[T]]


class _Read(Struct):
    query: Query[Any]
    done: asyncio.Future[Any]


class Readers:
    """Each connection belongs to a task: whoever asked may go away without leaving it in the middle of a query."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._queue: asyncio.Queue[_Read | None] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._serve(), name=f"store-reader-{n}") for n in range(READERS)]

    async def read(self, query: Query[T]) -> T:
        """What the query finds. Raises StorageFailed."""
        read = _Read(query, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(read)
        found: T = await read.done
        return found

    async def close(self) -> None:
        """Answer what has been asked, then end, one after the other: of two that close at once none folds the log."""
        running = set(self._tasks)
        while running:
            self._queue.put_nowait(None)
            ended, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*ended)

    async def _serve(self) -> None:
        """Where a query fails the connection goes with it; the next query opens another."""
        connection: Connection | None = None
        try:
            while (read := await self._queue.get()) is not None:
                try:
                    connection = connection or await self._backend.to_read()
                    found = await read.query(connection)
                except Exception as error:  # noqa: BLE001 - a border: it is told to whoever asked
                    self._refuse(read, error)
                    if connection is None:
                        self._refuse_waiting(error)
                    await _close(connection)
                    connection = None
                else:
                    if not read.done.done():
                        read.done.set_result(found)
        finally:
            await _close(connection)

    def _refuse(self, read: _Read, error: Exception) -> None:
        if not read.done.done():
            read.done.set_exception(self._failure(error))

    def _refuse_waiting(self, error: Exception) -> None:
        """Where nobody can be reached, who waits would only wait as long."""
        for read in [self._queue.get_nowait() for _ in range(self._queue.qsize())]:
            if read is None:
                self._queue.put_nowait(None)
            else:
                self._refuse(read, error)

    def _failure(self, error: Exception) -> Exception:
        if not isinstance(error, self._backend.failures):
            return error
        failure = StorageFailed(f"reading did not succeed: {error}")
        failure.__cause__ = error
        return failure


async def _close(connection: Connection | None) -> None:
    if connection is not None:
        await connection.close()
