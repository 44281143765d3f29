"""Tells the audience what has changed: in order per match, and never in the way of the next answer."""

import asyncio
import logging
from collections import deque
from datetime import timedelta

from bot.host.table import Audience, Change

log = logging.getLogger(__name__)
LAST_WORDS = timedelta(seconds=5)  # for an audience that is slow when the bot goes down


class Herald:
    """One task per match that has something to tell."""

    def __init__(self) -> None:
        self.audience: Audience | None = None
        self._untold: dict[str, deque[Change]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, change: Change) -> None:
        match = change.table.id
        if match in self._untold:
            self._untold[match].append(change)
            return
        self._untold[match] = deque([change])
        task = asyncio.create_task(self._drain(match), name=f"herald-{match}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Tell what is untold, but do not wait for ever."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=LAST_WORDS.total_seconds())
            for task in late:
                task.cancel()

    async def _drain(self, match: str) -> None:
        changes = self._untold[match]
        while changes:
            await self._tell(changes.popleft())
        del self._untold[match]

    async def _tell(self, change: Change) -> None:
        if self.audience is None:
            return
        try:
            await self.audience.changed(change)
        except Exception:
            log.exception("the audience failed at %r in match %s", change.kind, change.table.id)
