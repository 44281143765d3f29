"""Matches that may have gone on while the store could not be read are taken up as soon as it can be: else nobody would
think for their automata, or wait for their times, before somebody comes to them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host.model.refused import PASSING, HostRefused

log = logging.getLogger(__name__)
LOOK_SECONDS = 0.5


class Recovery:
    """Calls `take_up` for each of them, again and again where the store fails still."""

    def __init__(self, take_up: Callable[[str], Awaitable[None]]) -> None:
        self._take_up = take_up
        self._waiting: dict[str, None] = {}  # in the order they came
        self._task: asyncio.Task[None] | None = None

    def add(self, match: str) -> None:
        self._waiting[match] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="recovery")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            await asyncio.sleep(LOOK_SECONDS)
            await self._look()

    async def _look(self) -> None:
        """The first that cannot be read tells what would become of the others."""
        for match in list(self._waiting):
            try:
                await self._take_up(match)
            except HostRefused as refused:
                if refused.reason in PASSING:
                    return
                log.info("match %s could not be taken up again: %s", match, refused)
            except Exception:
                log.exception("match %s could not be taken up again", match)
            self._waiting.pop(match, None)
