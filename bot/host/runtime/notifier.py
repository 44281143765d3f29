"""Tells the audience what has changed: in order per match, and never in the way of the next answer."""

import asyncio
import logging
from collections import deque
from datetime import timedelta

from bot.host.model.table import Audience, Change

log = logging.getLogger(__name__)
CLOSING_TIME = timedelta(seconds=1.5)  # what is untold when the bot goes down gets no longer than this


class Notifier:
    """Tells each change to the audience. Each match with something to tell has a task of its own."""

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
        task = asyncio.create_task(self._drain(match), name=f"notifier-{match}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Tell what is untold, but wait no longer than `CLOSING_TIME`."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=CLOSING_TIME.total_seconds())
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
