"""The clicks and commands that are being served: when the bot closes they still get their answer."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from math import inf
from typing import Any, TypeVar

from bot.host import HostRefused

log = logging.getLogger(__name__)
CLOSING_SECONDS = 2.0  # for those in flight when the bot closes; once more, when all is written and shown
T = TypeVar("T")
BRIEF_SECONDS = 0.1  # for which a picture lets the clicks go first whose people wait for an answer


class InFlight:
    """Every click and command adds the task it runs in, and is counted until that task ends."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()
        self.is_closed = False  # Discord's session is being closed: nobody can be told anything any more
        self._tasks: set[asyncio.Task[object]] = set()
        self._first: dict[asyncio.Task[object], int] = {}  # those pictures wait for, as they came, the oldest first
        self._last = 0
        # Whoever waits until all up to that number are served. So a click costs the same however many there are.
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()

    def add_current_task(self) -> bool:
        """Count the task that calls this; False once it is too late even for a sentence."""
        task = asyncio.current_task()
        if self.is_closed or task is None:
            return False
        if task not in self._tasks:
            self._last += 1
            self._tasks.add(task)
            self._first[task] = self._last
            task.add_done_callback(self._is_served)
        return True

    def stand_aside(self) -> None:
        """No picture waits for the click of the task that calls this, as that waits for its own."""
        if (task := asyncio.current_task()) is not None:
            self._go_on(task)

    @property
    def is_closing(self) -> bool:
        """A person who comes now is told that the bot restarts."""
        return self._closing.is_set()

    async def unless_closing(self, work: Coroutine[Any, Any, T]) -> T:
        """What it finds. Raises HostRefused as soon as the bot closes: it would take longer than one waits then."""
        doing, closing = asyncio.create_task(work), asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait({doing, closing}, return_when=asyncio.FIRST_COMPLETED)
            if self.is_closing and not doing.done():
                raise HostRefused("shutting-down")
            return doing.result()
        finally:
            doing.cancel()
            closing.cancel()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    async def wait_briefly(self) -> None:
        """Let the clicks that are being served go first, but not for long: pictures are waited for as well.

        Those who are there now, and nobody who comes later.
        """
        if not self._first:
            return
        served: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self._last, served))
        with suppress(TimeoutError):
            async with asyncio.timeout(BRIEF_SECONDS):
                await served

    async def start_closing(self) -> None:
        """Serve those in flight; whoever comes from now on is sent away with a sentence."""
        self._closing.set()
        await self.until_served(CLOSING_SECONDS)

    async def close(self) -> None:
        """Take no more, and cancel what still runs after a while, so that closing always ends."""
        self.is_closed = True
        await self.until_served(CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            log.warning("%d clicks were not answered before the bot closed", len(self._tasks))
            await asyncio.wait(list(self._tasks))

    def _is_served(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        self._go_on(task)

    def _go_on(self, task: asyncio.Task[object]) -> None:
        self._first.pop(task, None)
        oldest = next(iter(self._first.values()), inf)
        while self._waiting and self._waiting[0][0] < oldest:
            _, served = self._waiting.popleft()
            if not served.done():  # it waits no longer
                served.set_result(None)

    async def until_served(self, seconds: float) -> None:
        """Those who are there now; or until the time is over."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)
