"""Where several processes share a bot: what one does to the matches and people of all, the others look up anew.

What was done stands in the database, and nobody writes over it; this only makes it seen sooner.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.host.model.refused import HostRefused
from bot.sharding import Shards
from bot.store import StorageFailed, Store

log = logging.getLogger(__name__)
LOOK_SECONDS = 2.0


class Elsewhere:
    """A mark in the database that changes: whoever sees another than before calls `look_again`."""

    def __init__(self, store: Store, shards: Shards, look_again: Callable[[], Awaitable[None]]) -> None:
        self._store, self._look_again = store, look_again
        self._is_shared = not shards.is_whole
        self._seen: str | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._is_shared:
            self._seen = await self._store.mark()
            self._task = asyncio.create_task(self._watch(), name="elsewhere")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell(self) -> None:
        """Something has been done that concerns all. Raises HostRefused("storage")."""
        if not self._is_shared:
            return
        try:
            await self._store.put_mark(secrets.token_hex(8))
        except StorageFailed as error:
            raise HostRefused("storage") from error

    async def look(self) -> None:
        """Has anything been done that concerns all?"""
        mark = await self._store.mark()
        if mark != self._seen:
            await self._look_again()
            self._seen = mark

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except (StorageFailed, HostRefused) as error:
                log.warning("nobody knows what other processes have done: %s", error)
