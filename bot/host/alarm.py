"""Wakes at the nearest deadline. What is durable lies in the store; this is its clockwork."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal

from bot.host.aside import DESERTED_FOR
from bot.host.pace import GRACE
from bot.host.table import Table

FAR = timedelta(days=1)  # sleep no longer, as clocks are set and machines suspended
Bell = tuple[Literal["prompt", "motion", "deserted"], int]  # with the prompt's or the motion's number


class Alarm:
    """`rung` is called with a match and a bell whose time has come; each once per setting."""

    def __init__(self, clock: Callable[[], datetime], rung: Callable[[str, Bell], None]) -> None:
        self._clock, self._rung = clock, rung
        self._set: dict[str, dict[Bell, datetime]] = {}
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
        self._set.pop(table.id, None)
        if bells := dict(self._bells(table)):
            self._set[table.id] = bells
        self._changed.set()

    def add(self, match: str, bell: Bell, at: datetime) -> None:
        self._set.setdefault(match, {})[bell] = at
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    def ring(self) -> None:
        """Ring for all whose time has come by now."""
        now = self._clock()
        for match, bell, _ in [found for found in self._all() if found[2] <= now]:
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

    def _all(self) -> Iterator[tuple[str, Bell, datetime]]:
        return ((match, bell, at) for match, bells in self._set.items() for bell, at in bells.items())

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self.ring()
            nearest = min((at for _, _, at in self._all()), default=None)
            wait = FAR if nearest is None else min(FAR, nearest - self._clock())
            # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the event.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait.total_seconds()):
                    await self._changed.wait()
