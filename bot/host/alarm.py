"""Wakes at the nearest deadline. What is durable lies in the store; this is its clockwork."""

import asyncio
import heapq
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal

from bot.host.aside import DESERTED_FOR
from bot.host.pace import GRACE
from bot.host.table import Table

FAR = timedelta(days=1)  # sleep no longer, as clocks are set and machines suspended
MOST_DEAD = 1000  # entries of the heap that count no more, besides as many as count
Bell = tuple[Literal["prompt", "motion", "deserted"], int]  # with the prompt's or the motion's number


class Alarm:
    """`rung` is called with a match and a bell whose time has come; each once per setting.

    A heap finds the nearest. What is set anew stays in it as a dead entry until it comes up, or until there are
    more dead ones than living.
    """

    def __init__(self, clock: Callable[[], datetime], rung: Callable[[str, Bell], None]) -> None:
        self._clock, self._rung = clock, rung
        self._set: dict[str, dict[Bell, datetime]] = {}
        self._count = 0  # in `_set`
        self._heap: list[tuple[datetime, str, Bell]] = []  # when, match, what
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._since = clock()

    def start(self) -> None:
        self._since = self._clock()
        self._task = asyncio.create_task(self._run(), name="alarm")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def follow(self, table: Table) -> None:
        """Set the alarm to what a table waits for, and to nothing else of that match."""
        before = self._set.pop(table.id, {})
        self._count -= len(before)
        if bells := dict(self._bells(table)):
            self._put(table.id, bells, before)
        self._changed.set()

    def add(self, match: str, bell: Bell, at: datetime) -> None:
        self._put(match, {bell: at}, {})
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    def ring(self) -> None:
        """Ring for all whose time has come by now."""
        now = self._clock()
        while (nearest := self._nearest()) is not None and nearest <= now:
            _, match, bell = heapq.heappop(self._heap)
            self._count -= 1
            del self._set[match][bell]
            self._rung(match, bell)

    def _bells(self, table: Table) -> Iterator[tuple[Bell, datetime]]:
        """A question that ran out while the bot was down can still be answered for a moment."""
        for deadline in table.deadlines.values():
            yield ("prompt", deadline.prompt), deadline.next
        for motion in table.aside.motions:
            yield ("motion", motion.number), max(motion.due, self._since + GRACE)
        if table.aside.deserted is not None:
            yield ("deserted", 0), table.aside.deserted + DESERTED_FOR

    def _put(self, match: str, bells: Mapping[Bell, datetime], known: Mapping[Bell, datetime]) -> None:
        """`known`: those that stand in the heap already."""
        mine = self._set.setdefault(match, {})
        before = len(mine)
        for bell, at in bells.items():
            mine[bell] = at
            if known.get(bell) != at:
                heapq.heappush(self._heap, (at, match, bell))
        self._count += len(mine) - before
        if len(self._heap) > 2 * self._count + MOST_DEAD:
            self._heap = [(at, one, bell) for one, mine in self._set.items() for bell, at in mine.items()]
            heapq.heapify(self._heap)

    def _nearest(self) -> datetime | None:
        """When the first living entry is due; the dead ones before it are gone then."""
        while self._heap:
            when, match, bell = self._heap[0]
            if self._set.get(match, {}).get(bell) == when:
                return when
            heapq.heappop(self._heap)
        return None

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self.ring()
            nearest = self._nearest()
            wait = FAR if nearest is None else min(FAR, nearest - self._clock())
            # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the event.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait.total_seconds()):
                    await self._changed.wait()
