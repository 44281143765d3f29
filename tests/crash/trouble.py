"""Times in which somebody need not be answered, or may be refused what is open; and how long nobody is."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from bot.ui.wire.limits import ACKNOWLEDGE_SECONDS
from tests.crash.member import LEASE
from tests.crash.victim import run_delay

SILENCE_S = LEASE + 5.0  # nobody is left without an answer for longer, the machine's own delays aside
PATIENCE_S = 120.0
HEARD_LATE = timedelta(seconds=ACKNOWLEDGE_SECONDS)  # for so long a refusal may be on its way
Strike = Callable[[Callable[[], object]], None]


class Trouble:
    """On the server that is fought for; what is said next door does not count. `longest`: silence, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.complaints: list[str] = []
        self._heard = asyncio.Event()
        self._answered = self._struck = 0.0
        self._past: list[tuple[datetime, datetime]] = []
        self._began: datetime | None = None
        self._is_silent = False
        self._life = 0

    def hear(self) -> None:
        """Somebody has just been answered."""
        self._answered = time.monotonic()
        self._heard.set()

    @asynccontextmanager
    async def lasting(self, *, is_silent: bool = True, seconds: float = 0.0) -> AsyncIterator[Strike]:
        """From the strike until somebody is answered again; it must not be long.

        `is_silent`: clicks may not even be answered. `seconds`: in which nobody could be.
        """
        starved = run_delay(os.getpid())

        def strike(how: Callable[[], object]) -> None:
            self._is_silent, self._began, self._struck = is_silent, datetime.now(UTC), time.monotonic()
            how()

        yield strike
        await self.passes()  # whoever is to serve now does
        silence = self._answered - self._struck
        self.longest = max(self.longest, silence)
        if silence > seconds + SILENCE_S + run_delay(os.getpid()) - starved:
            self.complaints.append(f"nobody was answered for {silence:.1f} s")
        assert self._began is not None
        self._past.append((self._began, datetime.now(UTC) + HEARD_LATE))
        self._began, self._is_silent = None, False
        self._life += 1  # what was pressed until now was pressed in vain

    async def passes(self) -> None:
        """Wait until somebody is answered after this moment."""
        self._heard.clear()
        async with asyncio.timeout(PATIENCE_S):
            await self._heard.wait()

    def which_life(self) -> int:
        """While nobody need answer no two moments are of one life."""
        self._life += self._is_silent
        return self._life

    def was_there(self, at: datetime) -> bool:
        """Could an answer be refused at that moment, as its process was about to end, or had no database?"""
        return (self._began is not None and self._began <= at) or any(start <= at <= end for start, end in self._past)
