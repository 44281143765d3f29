"""Before an upgrade: turns that are on come to their end, and none begins. So no rule changes in the middle of one."""

from collections.abc import Callable
from datetime import datetime

from bot.host.model.table import Table
from bot.host.runtime.polling import Polling
from bot.store import Store


class TurnPause:
    """Asked for by `drain --wait`, for so long and no longer; a start ends it, of all processes that of the first."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store, self._clock = store, clock
        self._until: datetime | None = None
        self._polling = Polling("standstill", self.look)

    async def start(self, *, ends_it: bool = True) -> None:
        if ends_it:
            await self._store.pause_turns(None)
        else:
            await self.look()
        self._polling.start(self._store.ear_for_turn_pause())

    async def close(self) -> None:
        await self._polling.close()

    async def look(self) -> None:
        """Has it been asked for?"""
        self._until = await self._store.turns_paused_until()

    def holds(self, table: Table) -> bool:
        """Must this match wait, as its last turn has ended?"""
        is_on = self._until is not None and self._clock() < self._until
        return is_on and table.match is not None and not table.match.answers
