"""The time of day beside the time that has passed: they part where a clock is set, or a machine is suspended."""

from collections.abc import Callable
from datetime import datetime, timedelta

MOST_APART = timedelta(minutes=1)  # by less clocks are set all the time


class Clocks:
    def __init__(self, clock: Callable[[], datetime], monotonic: Callable[[], float]) -> None:
        self._clock, self._monotonic = clock, monotonic
        self._now, self._passed = clock(), monotonic()

    def parted(self) -> timedelta:
        """By how much the time of day went ahead of the time that passed, or fell back, since this was asked last."""
        before, began = self._now, self._passed
        self._now, self._passed = self._clock(), self._monotonic()
        apart = self._now - before - timedelta(seconds=self._passed - began)
        return apart if abs(apart) > MOST_APART else timedelta()
