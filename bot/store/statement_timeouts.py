"""How long a server is waited for that may hang, and not merely be slow.

One that hangs tells nobody so. Whoever has waited for a while asks on another connection whether theirs is attended to
still: where no answer comes to that either, they give up, well within a lease.
"""

import asyncio
from collections.abc import Awaitable, Callable

QUIET_SECONDS = 5.0  # nobody asks before
CONNECT_SECONDS = 6.0  # to connect takes no longer, however many addresses there are
SECONDS = 20.0  # in which all that is asked at once is done, where it is attended to
LONG_SECONDS = 900.0  # the same, of what may touch any number of rows
ON_ITS_WAY_SECONDS = 0.5  # a server that is done already may have answered a moment ago


class Watch:
    """Over somebody who waits, until its `end`. `is_attended` may take its time, `give_up` may not; where there is no
    way to ask, as with whoever has just connected, so long is waited as connecting may take.
    """

    def __init__(
        self, is_attended: Callable[[], Awaitable[bool]] | None, give_up: Callable[[], None], *, is_long: bool
    ) -> None:
        self._is_attended, self._give_up, self._is_long = is_attended, give_up, is_long
        self._quiet = CONNECT_SECONDS if is_attended is None else QUIET_SECONDS
        self._loop = asyncio.get_running_loop()
        self._moved = self._loop.time()
        self._timer = self._loop.call_at(self._moved + self._quiet, self._look)
        self._looking: asyncio.Task[None] | None = None

    def moves(self) -> None:
        """A part of it is done: whoever has much to say need not be answered meanwhile."""
        self._moved = self._loop.time()

    def end(self) -> None:
        self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()

    def _look(self) -> None:
        if self._loop.time() < (due := self._moved + self._quiet):
            self._timer = self._loop.call_at(due, self._look)
            return
        if self._is_attended is None:
            self._give_up()
            return
        seconds = LONG_SECONDS if self._is_long else SECONDS
        self._timer = self._loop.call_later(seconds - self._quiet, self._give_up)
        self._looking = self._loop.create_task(self._ask(self._is_attended), name="statement-timeouts")

    async def _ask(self, is_attended: Callable[[], Awaitable[bool]]) -> None:
        if await is_attended():
            return
        moved = self._moved
        await asyncio.sleep(ON_ITS_WAY_SECONDS)
        if self._moved == moved:
            self._give_up()
