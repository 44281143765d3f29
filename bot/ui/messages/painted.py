"""Does the message of a table show what has happened there? Panels wait for it, unless it cannot be shown."""

import asyncio
import time
from contextlib import suppress

PATIENCE = 4.0  # seconds


class Painted:
    """Of one match."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._event.set()
        self._since = 0.0  # on the monotonic clock: when something happened that is not shown yet

    def note_change(self) -> None:
        if self._event.is_set():
            self._since = time.monotonic()
        self._event.clear()

    def note_painted(self) -> None:
        self._event.set()

    async def comes(self, seconds: float = PATIENCE) -> bool:
        """Wait so long at most; not at all where the table has lagged behind for longer than anybody waits."""
        left = self._since + PATIENCE - time.monotonic()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._event.wait(), min(seconds, max(left, 0)))
        return self._event.is_set()
