"""Group commit: writes that arrive while another commit is on its way share the next transaction, and its fsync."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.metrics.figures import COMMITTED
from bot.store import commit_in_doubt
from bot.store.backend import Backend, Connection, Errand, Proof
from bot.store.compiled_statements import FIRST, Row, Statement
from bot.store.errors import LeaseLost, StorageFailed, StoreError, Unsure

log = logging.getLogger(__name__)
MOST_PER_TRANSACTION = 64  # more would keep the first of them waiting for the last


class Write:
    """Rows that are kept together or not at all.

    `touches` names what they are about: a write comes after all before it that touch the same. Without a name it
    touches everything.
    """

    def __init__(self, *touches: str) -> None:
        self.touches = touches
        self.rows: dict[Statement, Sequence[Row]] = {}
        self.is_told = False  # other processes wait for it
        self.is_kept: Proof | None = None  # how that is seen, where nobody was told
        self.is_long = False  # it may touch any number of rows
        self.is_slice = False  # of much that nobody waits for: it comes after those for which somebody does
        self.error: Exception | None = None
        self._last = FIRST  # the number of the last statement

    def add(self, statement: Statement, rows: Sequence[Row]) -> None:
        """Run the statement for each of the rows, after those that were made before it."""
        if rows:
            assert statement.number > self._last or not self.rows, "statements out of their order"
            self.rows[statement], self._last = rows, statement.number


class Writer:
    """The only one who writes. `transactions` and `writes` count what it has done."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._connection: Connection | None = None  # kept from one transaction to the next
        self._waiting: deque[tuple[Write, asyncio.Future[None]]] = deque()
        self._slices: deque[tuple[Write, asyncio.Future[None]]] = deque()
        self._has_come = asyncio.Event()  # a write, or the end
        self._task = asyncio.create_task(self._run(), name="store-writer")
        self._guard: Write | None = None
        self._lost: Callable[[], None] = lambda: None
        self.is_closed = False
        self.transactions = 0
        self.writes = 0

    @property
    def waiting(self) -> int:
        """Writes that no transaction has taken up yet."""
        return len(self._waiting)

    async def write(self, write: Write) -> None:
        """When this returns, it is on disk. Raises StoreError, and then kept nothing."""
        if self.is_closed:
            raise StorageFailed("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._slices if write.is_slice else self._waiting).append((write, done))
        self._has_come.set()
        await done

    def guard(self, guard: Write, lost: Callable[[], None]) -> None:
        """From now on each transaction begins with this; where it fails all does, and of a LeaseLost `lost` hears."""
        self._guard, self._lost = guard, lost

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self.is_closed = True
        self._has_come.set()
        await self._task

    async def _run(self) -> None:
        try:
            while await self._has_some():
                await self._take(self._waiting, MOST_PER_TRANSACTION)
                await self._take(self._slices, 1)
        finally:
            await self._disconnect()

    async def _take(self, queue: deque[tuple[Write, asyncio.Future[None]]], most: int) -> None:
        """A click waits for one slice at most, and a slice for those who have clicked before it."""
        if batch := [queue.popleft() for _ in range(min(len(queue), most))]:
            await self._commit([write for write, _ in batch])
            for write, done in batch:
                _settle(done, write.error)

    async def _has_some(self) -> bool:
        """Wait for writes; False: there are none, and none will come."""
        while not (self._waiting or self._slices or self.is_closed):
            self._has_come.clear()
            await self._has_come.wait()
        return bool(self._waiting or self._slices)

    async def _commit(self, batch: list[Write]) -> None:
        """All in one transaction; where one fails, each in its own, so that it fails alone.

        No savepoints: failures are rare, and each savepoint costs every write two more statements. Where it is the
        database that does not let us write, none is tried again: each would wait as long.
        """
        try:
            with COMMITTED.time():
                await self._transact(batch)
            await self._afterwards(batch)
        except Exception as error:  # noqa: BLE001 - a border: the writer must outlive a full disk
            is_hopeless = isinstance(error, LeaseLost) or self._has_no_transaction(error)
            if is_hopeless and self._connection is None:
                self._refuse_waiting(error)
            lost = await self._disconnect()
            is_doubtful = is_hopeless and lost is not None and lost.may_have_kept
            if isinstance(error, LeaseLost):
                self._lost()
            if len(batch) > 1 and not is_hopeless:
                for write in batch:
                    await self._commit([write])
                return
            outcome = await self._found_out(batch, lost, error) if lost and is_doubtful else error
            for write in batch:
                write.error = outcome
        self.transactions += 1
        self.writes += len(batch)

    async def _transact(self, batch: list[Write]) -> None:
        if self._connection is None:
            self._connection = await self._backend.to_write()
        guarded = batch if self._guard is None else [self._guard, *batch]
        await self._connection.transact(errands(guarded), is_long=any(write.is_long for write in batch))

    def _refuse_waiting(self, error: Exception) -> None:
        """Where nobody can be reached, who waits would only wait as long."""
        for queue in (self._waiting, self._slices):
            while queue:
                _settle(queue.popleft()[1], error)

    async def _afterwards(self, batch: list[Write]) -> None:
        """What is kept by now is known elsewhere, as far as that is wanted."""
        assert self._connection is not None
        if told := {about for write in batch if write.is_told for about in write.touches}:
            await self._connection.tell(told)

    def _has_no_transaction(self, error: Exception) -> bool:
        """Could it not even begin, as another process holds the database, or has the database itself given it up?"""
        connection = self._connection
        return isinstance(error, self._backend.outages) and not (connection and connection.in_transaction)

    async def _found_out(self, batch: list[Write], lost: Connection, error: Exception) -> Exception | None:
        """What is to be told of a batch after whose COMMIT the database went away; None: it was kept."""
        proofs = [write.is_kept for write in batch if write.is_kept is not None]
        is_kept = await commit_in_doubt.was_kept(self._backend, lost, proofs)
        if is_kept is not None:
            return None if is_kept else error
        unsure = Unsure(f"nobody can tell whether a write was kept: {error}")
        unsure.__cause__ = error
        return unsure

    async def _disconnect(self) -> Connection | None:
        """Close the connection, whatever state it is in; the next transaction opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
        return connection


def errands(batch: Sequence[Write]) -> list[Errand]:
    """The rows of all writes, gathered by statement as far as they do not touch the same."""
    if len(batch) == 1:
        return list(batch[0].rows.items())
    return [errand for group in _apart(batch) for errand in _gathered(group)]


def _gathered(group: list[Write]) -> list[Errand]:
    gathered: dict[Statement, list[Row]] = {}
    for write in group:
        for statement, rows in write.rows.items():
            gathered.setdefault(statement, []).extend(rows)
    return sorted(gathered.items(), key=lambda errand: errand[0].number)


def _apart(batch: Iterable[Write]) -> Iterator[list[Write]]:
    """Groups in which no two writes touch the same, in the order the writes came."""
    group: list[Write] = []
    touched: set[str] = set()
    for write in batch:
        if group and (not write.touches or not touched or not touched.isdisjoint(write.touches)):
            yield group
            group, touched = [], set()
        group.append(write)
        touched.update(write.touches)
    if group:
        yield group


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # the caller was cancelled
    if error is None:
        done.set_result(None)
    elif isinstance(error, StoreError):
        done.set_exception(error)
    else:
        failure = StorageFailed(f"a write did not succeed: {error}")
        failure.__cause__ = error
        done.set_exception(failure)
