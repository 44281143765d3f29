"""Hints that another process has done something. Whatever it was stands in the tables: a hint only saves waiting.

PostgreSQL passes them on (NOTIFY), where no pooler stands between; an SQLite file cannot. Any of them may be lost, so
whoever waits for one looks for themselves after a while.
"""

import asyncio
import logging
from contextlib import suppress

from bot.store.backend import Backend

log = logging.getLogger(__name__)
ANYTHING = ""  # is heard where something may have been missed
AGAIN_SECONDS = 5.0  # until a connection that was lost is tried again


class Ear:
    """Somebody who waits for what is told of some things."""

    def __init__(self, *about: str) -> None:
        self._about = about
        self._rung = asyncio.Event()

    def hear(self, about: str) -> None:
        if about == ANYTHING or about in self._about:
            self._rung.set()

    async def wait(self, seconds: float) -> None:
        """Until something has been told since the last time, and no longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._rung.wait()
        self._rung.clear()


class Hints:
    """Listens as soon as anybody wants to hear something."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._ears: list[Ear] = []
        self._task: asyncio.Task[None] | None = None

    def ear(self, *about: str) -> Ear:
        """`about`: what it listens for, as writes name what they touch."""
        ear = Ear(*about)
        self._ears.append(ear)
        if self._task is None:
            self._task = asyncio.create_task(self._listen(), name="store-hints")
        return ear

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """For as long as there is anything to be heard in principle."""
        while True:
            try:
                async for about in self._backend.overheard():
                    for ear in self._ears:
                        ear.hear(about)
            except self._backend.failures as error:
                log.debug("nothing is heard of other processes: %s", error)
            else:
                return
            await asyncio.sleep(AGAIN_SECONDS)
