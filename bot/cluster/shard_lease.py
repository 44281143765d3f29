"""By what right a process serves its shards: it takes a lease in the database, renews it, and gives it back at its end.

The database sees to it that nobody writes whose lease another has taken. Whoever merely stands still, as a machine may,
cannot know that anybody has: so nothing is said either once a lease has run out by one's own clocks.
"""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp

from bot.cluster.sharding import Shards
from bot.store import LeaseLost, LeaseRow, LeaseTaken, ShardsDiffer, StorageFailed, Store
from bot.store.rows import FREE
from bot.store.served import named

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0  # between two looks at whether somebody else's lease has run out, or ours is asked for
RENEWALS = 6  # tries to renew a lease before it runs out; one before the last nothing is said any more
LOST = "Another process serves my shards: I change nothing and say nothing any more."


class Silenced(aiohttp.ClientConnectionError):
    """Nothing is said, as another process may serve our shards. It is met like a Discord that cannot be reached."""


def utcnow() -> datetime:
    return datetime.now(UTC)


class ShardLease:
    """One process serves all its shards or none of them. `over` is set once it must end: another serves one of them
    (`is_lost`), or somebody asks it to hand over.

    `is_alone`: nobody else can be at this database, so there is nothing to wait for, and nothing runs out.
    `gone`: a holder for whom nobody need wait, as it is known to be dead.
    """

    def __init__(
        self,
        store: Store,
        shards: Shards,
        lasts: timedelta,
        *,
        is_alone: bool,
        gone: str = FREE,
        clock: Callable[[], datetime] = utcnow,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._shards, self._lasts, self._is_alone = store, shards, lasts, is_alone
        self._clock, self._monotonic, self._gone = clock, monotonic, gone
        self.holder = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"  # another one at each start
        self._until = (utcnow(), 0.0)  # by both clocks: one may be set, the other stands still while a machine sleeps
        self.over = asyncio.Event()
        self.is_lost = False
        self._has_ended = False
        self.last_seen: datetime | None = None  # when these servers were last served by somebody
        self.was_shared_otherwise = False  # then it was other processes that served them

    @property
    def is_held(self) -> bool:
        """May anything be said? Not in the last moments of a lease either, as words are on their way for a while."""
        at, monotonic = self._until
        is_on = self._is_alone or (self._clock() < at and self._monotonic() < monotonic)
        return is_on and not self.is_lost

    async def may_speak(self) -> bool:
        """As `is_held`; where a lease has merely run out, as nobody was let to renew it, the database knows better."""
        if not (self.is_held or self.is_lost or self._has_ended):
            with suppress(StorageFailed):
                await self.renew()
        return self.is_held

    async def begin(self, ending: asyncio.Event) -> bool:
        """Take the shards, and wait where others serve them. False: the process ends before.

        Raises ShardsDiffer, and StorageFailed where nothing can be kept from the beginning.
        """
        said, free = "", self._store.ear_for_leases()
        while not ending.is_set():
            try:
                await self._take()
            except (LeaseTaken, StorageFailed) as error:
                if isinstance(error, StorageFailed) and not said:
                    raise
                if said != str(error):
                    log.info("%s", error)
                said = str(error)
                await _first(ending.wait(), free.wait(LOOK_SECONDS))
            else:
                return True
        return False

    async def keep(self) -> None:
        """Renew the lease as long as it is ours; for ever, so run it as a task."""
        asked, every = self._store.ear_for_handover(), self._lasts.total_seconds() / RENEWALS
        due = self._monotonic() + every
        while not self._is_alone and not self.over.is_set():
            await asked.wait(min(every, LOOK_SECONDS))
            try:
                if self._monotonic() >= due:
                    due = self._monotonic() + every
                    await self.renew()
                if await self._store.handover() == self.holder:
                    log.info("I am asked to hand over")
                    self.over.set()
            except LeaseLost:
                pass  # whoever waits for `over` ends the process
            except StorageFailed as error:
                log.warning("my lease could not be renewed: %s", error)

    async def ailment(self) -> str | None:
        """Why nothing can be kept or said, if so: found out by keeping something."""
        try:
            await self.renew()
        except LeaseLost:
            return LOST
        except StorageFailed as error:
            return str(error)
        return None

    async def renew(self) -> None:
        """Raises StorageFailed."""
        ends = self._ends()
        await self._store.renew_leases(self.holder, self._clock() + self._lasts)
        self._until = ends

    async def end(self) -> None:
        """Give the shards back, so that the next process need not wait until the lease has run out."""
        self._has_ended = True
        try:
            await self._store.give_leases_back(self.holder, self._clock())
        except LeaseLost:
            return
        except StorageFailed as error:
            log.warning("my lease could not be given back, so it runs out: %s", error)
        self._until = (self._clock(), 0.0)
        self._is_alone = False

    async def _take(self) -> None:
        found, now, ends = await self._store.leases(), self._clock(), self._ends()
        mine = {row.shard: row for row in found if row.shard in self._shards.own and row.shards == self._shards.count}
        if not self._is_alone:
            self._look([row for row in found if row.is_live(now) and row.holder != self._gone])
        rows = [self._row(shard, mine.get(shard), now) for shard in sorted(self._shards.own)]
        await self._store.take_leases(rows, None if self._is_alone else now, self._lose, self._gone)
        self._until = ends
        self.was_shared_otherwise = any(row.shards != self._shards.count for row in found)
        self.last_seen = min(map(self._seen, mine.values() or found), default=None)
        log.info("I serve %s", named(rows))

    def _look(self, live: Sequence[LeaseRow]) -> None:
        """Say clearly what the store would refuse."""
        if differing := [row for row in live if row.shards != self._shards.count]:
            raise ShardsDiffer(
                f"CASTELLAN_SHARDS is {self._shards.count} here, but {differing[0].holder} serves one of "
                f"{differing[0].shards}. Stop all processes, then start them anew with the same number."
            )
        if taken := [row for row in live if row.shard in self._shards.own]:
            holders = ", ".join(sorted({row.holder for row in taken}))
            verb = "is" if len(taken) == 1 else "are"
            raise LeaseTaken(f"I wait: {named(taken)} {verb} served by {holders}, and mine once that ends or is gone")

    def _row(self, shard: int, before: LeaseRow | None, now: datetime) -> LeaseRow:
        epoch = 1 if before is None else before.epoch + 1
        return LeaseRow(shard, self._shards.count, self.holder, epoch, now + self._lasts)

    def _seen(self, row: LeaseRow) -> datetime:
        """When somebody was there for certain: at its end, or when it was renewed."""
        return row.until if row.holder == FREE else row.until - self._lasts

    def _ends(self) -> tuple[datetime, float]:
        """When what is taken or renewed now is no longer to be trusted."""
        lasts = self._lasts * (1 - 1 / RENEWALS)
        return self._clock() + lasts, self._monotonic() + lasts.total_seconds()

    def _lose(self) -> None:
        if not self.is_lost:
            log.error(LOST)
        self.is_lost = True
        self.over.set()


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    """Return when one of them has."""
    tasks = [asyncio.create_task(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
