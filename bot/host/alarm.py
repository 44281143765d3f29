"""Wakes at the nearest deadline. What is durable lies in the store; this is its clockwork."""

import asyncio
import heapq
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.host.table import Deadline, Table

FAR = timedelta(days=1)  # sleep no longer, as clocks are set and machines suspended
MOST_DEAD = 1000  # entries of the heap that count no more, besides as many as count


class Alarm:
    """`rung` is called with a match and a deadline that is due, or to be reminded of; each once per setting.

    A heap finds the nearest. What is set anew stays in it as a dead entry until it comes up, or until there are
    more dead ones than living.
    """

    def __init__(self, clock: Callable[[], datetime], rung: Callable[[str, Deadline], None]) -> None:
        self._clock, self._rung = clock, rung
        self._set: dict[str, dict[int, Deadline]] = {}
        self._count = 0  # in `_set`
        self._heap: list[tuple[datetime, str, int]] = []  # when, match, prompt
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="alarm")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def follow(self, table: Table) -> None:
        """Set the alarm to a table's deadlines and no others of that match."""
        before = self._set.pop(table.id, {})
        self._count -= len(before)
        if table.deadlines:
            self._put(table.id, table.deadlines.values(), before)
        self._changed.set()

    def add(self, match: str, deadline: Deadline) -> None:
        self._put(match, [deadline], {})
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    def ring(self) -> None:
        """Ring for all whose time has come by now."""
        now = self._clock()
        while (nearest := self._nearest()) is not None and nearest <= now:
            _, match, prompt = heapq.heappop(self._heap)
            self._count -= 1
            self._rung(match, self._set[match].pop(prompt))

    def _put(self, match: str, deadlines: Iterable[Deadline], known: dict[int, Deadline]) -> None:
        """`known`: those that stand in the heap already."""
        mine = self._set.setdefault(match, {})
        before = len(mine)
        for deadline in deadlines:
            mine[deadline.prompt] = deadline
            if known.get(deadline.prompt) != deadline:
                heapq.heappush(self._heap, (_next(deadline), match, deadline.prompt))
        self._count += len(mine) - before
        if len(self._heap) > 2 * self._count + MOST_DEAD:
            self._heap = [(_next(due), one, due.prompt) for one, dues in self._set.items() for due in dues.values()]
            heapq.heapify(self._heap)

    def _nearest(self) -> datetime | None:
        """When the first living entry is due; the dead ones before it are gone then."""
        while self._heap:
            when, match, prompt = self._heap[0]
            deadline = self._set.get(match, {}).get(prompt)
            if deadline is not None and _next(deadline) == when:
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


def _next(deadline: Deadline) -> datetime:
    return deadline.due if deadline.is_reminded else deadline.remind
