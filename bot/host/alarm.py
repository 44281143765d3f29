"""Wakes at the nearest deadline. What is durable lies in the store; this is its clockwork."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta

from bot.host.table import Deadline, Table

FAR = timedelta(days=1)  # sleep no longer, as clocks are set and machines suspended


class Alarm:
    """`rung` is called with a match and a deadline that is due, or to be reminded of; each once per setting."""

    def __init__(self, clock: Callable[[], datetime], rung: Callable[[str, Deadline], None]) -> None:
        self._clock, self._rung = clock, rung
        self._set: dict[str, dict[int, Deadline]] = {}
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
        self._set.pop(table.id, None)
        if table.deadlines:
            self._set[table.id] = dict(table.deadlines)
        self._changed.set()

    def add(self, match: str, deadline: Deadline) -> None:
        self._set.setdefault(match, {})[deadline.prompt] = deadline
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    def ring(self) -> None:
        """Ring for all whose time has come by now."""
        now = self._clock()
        for match, deadline in [found for found in self._all() if _next(found[1]) <= now]:
            del self._set[match][deadline.prompt]
            self._rung(match, deadline)

    def _all(self) -> Iterator[tuple[str, Deadline]]:
        return ((match, due) for match, deadlines in self._set.items() for due in deadlines.values())

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self.ring()
            nearest = min((_next(due) for _, due in self._all()), default=None)
            wait = FAR if nearest is None else min(FAR, nearest - self._clock())
            # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the event.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait.total_seconds()):
                    await self._changed.wait()


def _next(deadline: Deadline) -> datetime:
    return deadline.due if deadline.is_reminded else deadline.remind
