"""Notices when the event loop stands still: while it does, nobody's click is heard."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

from bot.metrics.figures import STALLED

log = logging.getLogger(__name__)
LOOKS = 5  # in the time that is allowed: the finest stall it can tell
REMEMBERED_S = 3600.0


class Stalls:
    """The longest standstill of the last hour, for whoever asks how the bot is."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._worst: deque[tuple[float, float]] = deque()  # when, and how long; each shorter than the one before
        self.is_watched = False

    @property
    def longest(self) -> float:
        """In seconds."""
        self._forget_old()
        return self._worst[0][1] if self._worst else 0.0

    async def watch(self, allowed: float) -> None:
        """Log every time the loop stood still for more than `allowed` seconds; for ever, so run it as a task."""
        self.is_watched = True
        loop = asyncio.get_running_loop()
        while True:
            expected = loop.time() + allowed / LOOKS
            await asyncio.sleep(allowed / LOOKS)
            late = loop.time() - expected
            self.note(late)
            if late > allowed:
                STALLED.observe(late)
                log.warning(
                    "I stood still for %d ms: a slow disk, a busy machine, or something that computes for long",
                    late * 1000,
                )

    def note(self, late: float) -> None:
        """A longer one makes those before it forgotten, so few are kept."""
        self._forget_old()
        while self._worst and self._worst[-1][1] <= late:
            self._worst.pop()
        self._worst.append((self._clock(), late))

    def _forget_old(self) -> None:
        while self._worst and self._clock() - self._worst[0][0] > REMEMBERED_S:
            self._worst.popleft()
