"""What is written stands in SQLite's log first, and is folded into the file from time to time.

SQLite would do it within a commit, every thousand pages: then whoever has clicked waits for all that others have
written. So it is done beside the commits.
"""

import asyncio
import logging
from contextlib import suppress

from bot.store.backend import Backend
from bot.store.writer import Writer

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0


class Folding:
    def __init__(self, backend: Backend, writer: Writer) -> None:
        self._backend, self._writer = backend, writer
        self._task: asyncio.Task[None] | None = None
        self._is_over = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store-folding")

    async def close(self) -> None:
        """What has begun comes to its end: a connection that is closed after all others would close the file for us."""
        self._is_over.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """A background border: what fails is tried again at the next look, and SQLite does it where none succeeds."""
        folded = self._writer.transactions
        while not await self._ends():
            if (written := self._writer.transactions) == folded:
                continue
            try:
                await self._backend.fold()
            except self._backend.failures as error:
                log.info("What was written lately stays in the log for now: %s", error)
            else:
                folded = written

    async def _ends(self) -> bool:
        """Before the next look?"""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._is_over.wait()
        return self._is_over.is_set()
