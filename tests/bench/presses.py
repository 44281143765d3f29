"""Clicks at one bot, in turn or many at once, and what they took."""

import asyncio
import statistics
import time

from msgspec import Struct

from bot.local.protocol.limits import FIRST_RESPONSE_S
from tests.bench.crowd import Crowd
from tests.bench.figures import percentile
from tests.bench.machine import cpu_of
from tests.bench.matches import Twin

PAUSE_S = 0.02  # between two idle clicks
BARE = {"component_type": 2, "custom_id": "press"}


class Size(Struct, frozen=True):
    """How much is measured. `at_once`: people who click at the same moment while it is busy."""

    idle_matches: int = 8
    idle_clicks: int = 400
    matches: int = 500
    at_once: int = 32
    seconds: float = 15.0


QUICK = Size(idle_matches=2, idle_clicks=60, matches=20, at_once=8, seconds=3.0)
TINY = Size(idle_matches=2, idle_clicks=6, matches=2, at_once=2, seconds=0.2)


class Taken(Struct):
    """What one bot did: seconds per click, the time it had, and what its process spent."""

    waits: list[float]
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    @property
    def late(self) -> int:
        """Clicks that Discord would have called failed."""
        return sum(wait >= FIRST_RESPONSE_S for wait in self.waits)

    @property
    def median(self) -> float:
        return statistics.median(self.waits) * 1000

    @property
    def p99(self) -> float:
        return percentile(self.waits, 0.99) * 1000

    @property
    def cost(self) -> float:
        """Milliseconds of the bot's CPU time per click."""
        return self.cpu / len(self.waits) * 1000


class Presses:
    """Clicks at one bot. Without twins it is the bare one, and any button will do."""

    def __init__(self, crowd: Crowd, pid: int, twins: list[Twin] | None) -> None:
        self._crowd, self._pid, self._twins = crowd, pid, twins
        self._turn = 0
        self._under_way: set[int] = set()

    async def in_turn(self, size: Size) -> Taken:
        """One click after the other, each when the board has been shown again."""
        waits: list[float] = []
        started, cpu = time.perf_counter(), cpu_of(self._pid)
        while len(waits) < size.idle_clicks and (number := self._next()) is not None:
            channel = self._crowd.channels[number]
            shown = self._crowd.posted[channel]
            waits.append(await self._press(number))
            if self._twins:
                await self._crowd.until(lambda c=channel, s=shown: self._crowd.posted[c] > s)  # type: ignore[misc]
            await asyncio.sleep(PAUSE_S)
        return Taken(waits, time.perf_counter() - started, cpu_of(self._pid) - cpu)

    async def together(self, size: Size) -> Taken:
        """As many as the bot takes."""
        waits: list[float] = []
        started, cpu = time.perf_counter(), cpu_of(self._pid)

        async def clicks() -> None:
            while time.perf_counter() - started < size.seconds and (number := self._next()) is not None:
                waits.append(await self._press(number))

        await asyncio.gather(*(clicks() for _ in range(size.at_once)))
        return Taken(waits, time.perf_counter() - started, cpu_of(self._pid) - cpu)

    def _next(self) -> int | None:
        """The channels in turn, as long as something is played there, and nobody's click is under way."""
        for _ in self._crowd.channels:
            self._turn = (self._turn + 1) % len(self._crowd.channels)
            is_over = self._twins is not None and self._twins[self._turn].is_over
            if not is_over and self._turn not in self._under_way:
                return self._turn
        return None

    async def _press(self, number: int) -> float:
        channel = self._crowd.channels[number]
        self._under_way.add(number)
        try:
            if self._twins is None:
                return await self._crowd.press(self._crowd.people[0], channel, BARE)
            person, data, is_modal = self._twins[number].move()
            return await self._crowd.press(person, channel, data, is_modal=is_modal)
        finally:
            self._under_way.discard(number)
