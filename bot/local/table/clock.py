"""Time as the table sees it: the wall clock, or one that a test moves by hand."""

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_later(self, seconds: float, action: Callable[[], None]) -> None: ...


class WallClock:
    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, action)


class ManualClock:
    """Stands still until `advance` is called: deadlines of minutes are tested in no time."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._order = count()
        self._due: list[tuple[float, int, Callable[[], None]]] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self._now + seconds, next(self._order), action))

    def advance(self, seconds: float) -> None:
        """Move on and do, in order, what has fallen due."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            self._now, _, action = heapq.heappop(self._due)
            action()
        self._now = until
