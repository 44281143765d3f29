"""Somebody looks every few seconds for what other processes have written, and at once where a hint of it is heard."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host.model.refused import HostRefused
from bot.store import Ear, StorageFailed

log = logging.getLogger(__name__)
LOOK_SECONDS = 2.0


class Polling:
    """Calls `look` again and again, from `start` on."""

    def __init__(self, name: str, look: Callable[[], Awaitable[None]]) -> None:
        self._name, self._look = name, look
        self._task: asyncio.Task[None] | None = None

    def start(self, ear: Ear) -> None:
        self._task = asyncio.create_task(self._watch(ear), name=self._name)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self, ear: Ear) -> None:
        while True:
            await ear.wait(LOOK_SECONDS)
            try:
                await self._look()
            except (StorageFailed, HostRefused) as error:
                log.warning("nobody knows what other processes have done (%s): %s", self._name, error)
