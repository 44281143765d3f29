"""The table's clock for tests with a real bot: whoever clicks waits longer for an answer than Discord lets them.

A busy machine may take more than three seconds, and that is no fault of the bot. A bot that never answers is found out
all the same, and a test that wants somebody to have waited in vain says when.
"""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.local.protocol.limits import FIRST_RESPONSE_S
from bot.local.server import LocalTable
from bot.local.table.clock import WallClock
from tests.client.reply import InteractionFailed

TIMES = 15


class UnhurriedClock(WallClock):
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self.somebody_waits = asyncio.Event()

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        if seconds == FIRST_RESPONSE_S:
            self._waiting.append(action)
            self.somebody_waits.set()
            seconds *= TIMES
        super().call_later(seconds, action)

    def let_pass(self) -> None:
        waiting, self._waiting = self._waiting, []
        self.somebody_waits.clear()
        for fail_if_open in waiting:
            fail_if_open()


def three_seconds_pass(local: LocalTable) -> None:
    """Whoever has clicked and has no answer yet is told that the bot did not answer in time."""
    _clock(local).let_pass()


async def in_vain(local: LocalTable, press: Awaitable[object], noticed: Awaitable[object] | None = None) -> None:
    """Press something, and wait three seconds for nothing: they are over once `noticed` is, or at once."""
    clock = _clock(local)
    clock.let_pass()
    pressing = asyncio.ensure_future(press)
    await clock.somebody_waits.wait()
    if noticed is not None:
        await noticed
    clock.let_pass()
    with pytest.raises(InteractionFailed):
        await pressing


def _clock(local: LocalTable) -> UnhurriedClock:
    clock = local.table.clock
    assert isinstance(clock, UnhurriedClock)
    return clock
