"""The table's clock for tests with a real bot: whoever clicks waits longer for an answer than Discord lets them.

A busy machine may take more than three seconds, and that is no fault of the bot. A bot that never answers is still found
out, and a test that wants somebody to have waited in vain says when.
"""

from collections.abc import Callable

from bot.local.protocol.limits import FIRST_RESPONSE_S
from bot.local.server import LocalTable
from bot.local.table.clock import WallClock

TIMES = 15


class UnhurriedClock(WallClock):
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        if seconds == FIRST_RESPONSE_S:
            self._waiting.append(action)
            seconds *= TIMES
        super().call_later(seconds, action)

    def let_pass(self) -> None:
        waiting, self._waiting = self._waiting, []
        for fail_if_open in waiting:
            fail_if_open()


def three_seconds_pass(local: LocalTable) -> None:
    """Whoever has clicked and has no answer yet is told that the bot did not answer in time."""
    clock = local.table.clock
    assert isinstance(clock, UnhurriedClock)
    clock.let_pass()
