"""Group commit: writes that arrive while another commit is on its way share the next transaction, and its fsync."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from bot.store.errors import StorageFailed, StoreError

log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_PER_TRANSACTION = 64  # more would keep the first of them waiting for the last


class _Write(Struct):
    job: Job[Any]
    done: asyncio.Future[Any]
    value: Any = None
    error: Exception | None = None


class Writer:
    """The only one who writes. `transactions` and `writes` count what it has done.

    A whole transaction is one errand of its own thread: a hop for every statement would cost more than they do.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(begin="IMMEDIATE")
        self._connection: Connection | None = None  # kept from one transaction to the next
        self._queue: asyncio.Queue[_Write | None] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._task = asyncio.create_task(self._run(), name="store-writer")
        self.is_closed = False
        self.transactions = 0
        self.writes = 0

    @property
    def waiting(self) -> int:
        """Writes that no transaction has taken up yet."""
        return self._queue.qsize()

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; when this returns, it is on disk. Raises StoreError, and then kept nothing.

        Jobs run in the writer's thread and share transactions. One may be run a second time, after the first was
        rolled back.
        """
        if self.is_closed:
            raise StorageFailed("the store is closed")
        write = _Write(job, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(write)
        value: T = await write.done
        return value

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self.is_closed = True
        self._queue.put_nowait(None)
        await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MOST_PER_TRANSACTION and not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            await loop.run_in_executor(self._thread, self._commit, batch)
            for write in batch:
                _settle(write)
        await loop.run_in_executor(self._thread, self._disconnect)

    def _commit(self, batch: list[_Write]) -> None:
        """All in one transaction; where one fails, each in its own, so that it fails alone.

        No savepoints: failures are rare, and each savepoint costs every write two more statements. Where not even
        the transaction can begin, as another process holds the file, none is tried again: each would wait as long.
        """
        has_begun = False
        try:
            connection = self._connected()
            with connection.begin():
                has_begun = True
                for write in batch:
                    write.value = write.job(connection)
        except Exception as error:  # noqa: BLE001 - a border: the writer must outlive a full disk
            self._disconnect()
            if has_begun and len(batch) > 1:
                for write in batch:
                    self._commit([write])
                return
            for write in batch:
                write.error = error
        self.transactions += 1
        self.writes += len(batch)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Whatever state it is in, the next transaction has another, or this one made anew."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _settle(write: _Write) -> None:
    if write.done.done():
        return  # the caller went away
    if write.error is None:
        write.done.set_result(write.value)
    elif isinstance(write.error, StoreError):
        write.done.set_exception(write.error)
    else:
        kind = "clashed with what is stored" if isinstance(write.error, IntegrityError) else "did not succeed"
        failure = StorageFailed(f"a write {kind}: {write.error}")
        failure.__cause__ = write.error
        write.done.set_exception(failure)
