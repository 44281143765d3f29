"""A numbered log of the latest events that any number of readers follow, each at its own place."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class TooOld(Exception):
    """The reader asks for events that the log no longer (or not yet) holds."""


class EventLog(Generic[T]):
    def __init__(self, keep: int) -> None:
        self._events: deque[tuple[int, T]] = deque(maxlen=keep)
        self._news = asyncio.Event()
        self.seq = 0

    def append(self, event: T) -> int:
        self.seq += 1
        self._events.append((self.seq, event))
        self.wake()
        return self.seq

    def wake(self) -> None:
        """Wake every reader, with or without news, so that each looks whether the table closes."""
        self._news.set()
        self._news = asyncio.Event()

    def holds(self, seq: int) -> bool:
        """Whether everything above `seq` is still here. A number ahead of the log belongs to another log."""
        return self.seq - len(self._events) <= seq <= self.seq

    def since(self, seq: int) -> list[tuple[int, T]]:
        """Events numbered above `seq`; TooOld when some of them are gone."""
        if not self.holds(seq):
            raise TooOld(f"asked for {seq + 1}, the log ends at {self.seq}")
        return [self._events[number] for number in range(seq - self.seq, 0)]

    async def news(self, seq: int) -> None:
        """Wait until there is more than `seq`, or somebody wakes the readers."""
        if self.seq <= seq:
            await self._news.wait()
