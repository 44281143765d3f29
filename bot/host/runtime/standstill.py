"""Before an upgrade: turns that are on come to their end, and none begins. So no rule changes in the middle of one."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from bot.host.model.table import Table
from bot.store import StorageFailed, Store

log = logging.getLogger(__name__)
LOOK_SECONDS = 2.0  # whoever asks for it does so from another process


class Standstill:
    """Asked for by `drain --wait`, for so long and no longer; a start ends it, of all processes that of the first."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store, self._clock = store, clock
        self._until: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self, *, ends_it: bool = True) -> None:
        if ends_it:
            await self._store.put_standstill(None)
        else:
            await self.look()
        self._task = asyncio.create_task(self._watch(), name="standstill")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Has it been asked for?"""
        self._until = await self._store.standstill()

    def holds(self, table: Table) -> bool:
        """Must this match wait, as its last turn has ended?"""
        is_on = self._until is not None and self._clock() < self._until
        return is_on and table.match is not None and not table.match.answers

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StorageFailed as error:
                log.warning("nobody knows whether an upgrade is near: %s", error)
