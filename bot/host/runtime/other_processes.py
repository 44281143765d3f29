"""Where several processes share a bot: what one does to the matches and people of all, the others look up anew.

What was done stands in the database, and nobody writes over it; this only makes it seen sooner.
"""

import secrets
from collections.abc import Awaitable, Callable, Iterable

from bot.cluster.sharding import Shards
from bot.host.model.refused import HostRefused
from bot.host.runtime.polling import Polling
from bot.store import StorageFailed, Store


class OtherProcesses:
    """A mark in the database that changes: whoever sees another than before calls `look_again`.

    It names the matches that are to be shown anew, also where they are in nobody's memory.
    """

    def __init__(self, store: Store, shards: Shards, look_again: Callable[[list[str]], Awaitable[None]]) -> None:
        self._store, self._look_again = store, look_again
        self._is_shared = not shards.is_whole
        self._seen: str | None = None
        self._polling = Polling("elsewhere", self.look)

    async def start(self) -> None:
        if self._is_shared:
            self._seen = await self._store.mark()
            self._polling.start(self._store.ear_for_mark())

    async def close(self) -> None:
        await self._polling.close()

    async def tell(self, matches: Iterable[str] = ()) -> None:
        """What concerns all has been done, and can be seen at these matches. Raises HostRefused("storage")."""
        if not self._is_shared:
            return
        try:
            await self._store.put_mark(" ".join((secrets.token_hex(8), *matches)))
        except StorageFailed as error:
            raise HostRefused("storage") from error

    async def look(self) -> None:
        """Has anything been done that concerns all?"""
        mark = await self._store.mark()
        if mark != self._seen:
            await self._look_again((mark or "").split()[1:])
            self._seen = mark
