"""Clicks at one bot, in turn or many at once, and what they took."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct, field

from bot.local.protocol.interaction_types import UPDATE
from bot.local.protocol.limits import FIRST_RESPONSE_S
from bot.local.rest.exchange import Exchange
from bot.local.table.rate_limits import FREE_OF_GLOBAL
from tests.bench.crowd import Crowd
from tests.bench.figures import percentile
from tests.bench.machine import cpu_of
from tests.bench.matches import Twin

PAUSE_S = 0.01  # between two idle clicks
BARE = {"component_type": 2, "custom_id": "press"}


class Size(Struct, frozen=True):
    """How much is measured. `at_once`: people who click at the same moment while it is busy."""

    idle_matches: int = 8
    idle_clicks: int = 240
    matches: int = 500
    at_once: int = 32
    seconds: float = 15.0
    rates: tuple[float, ...] = (50.0, 200.0)  # clicks a second, whatever the bot has answered by then


QUICK = Size(idle_matches=2, idle_clicks=60, matches=20, at_once=8, seconds=3.0)
TINY = Size(idle_matches=2, idle_clicks=6, matches=2, at_once=2, seconds=0.2, rates=(15.0,))


class Taken(Struct):
    """What one bot did: seconds until clicks were acknowledged and shown, the time it had, what its process spent."""

    waits: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    requests: int = 0  # that count against what Discord takes from a bot
    all_requests: int = 0
    boards: int = 0  # clicks whose answer was the new board

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
    def per_cpu(self) -> float:
        """Clicks for each second of the bot's CPU time."""
        return len(self.waits) / self.cpu if self.cpu else 0.0

    @property
    def cost(self) -> float:
        """Milliseconds of the bot's CPU time per click."""
        return self.cpu / len(self.waits) * 1000


class Presses:
    """Clicks at one bot. Without twins it is a bare one, and any button will do."""

    def __init__(self, crowd: Crowd, pid: int, twins: list[Twin] | None = None, *, is_showing: bool = True) -> None:
        self.crowd, self._pid, self._twins, self._is_showing = crowd, pid, twins, is_showing
        self._turn = 0
        self._requests = self._all_requests = self._boards = 0
        self._under_way: set[int] = set()
        crowd.local.requests.observers.append(self._count)

    @property
    def twins(self) -> list[Twin]:
        return self._twins or []

    async def once(self, taken: Taken) -> bool:
        """One click, when the board has been shown again; False where nothing is left to play."""
        if (number := self._next()) is None:
            return False
        channel = self.crowd.channels[number]
        shown, started = self.crowd.posted[channel], time.perf_counter()
        taken.waits.append(await self._press(number))
        if self._is_showing:
            await self.crowd.until(lambda: self.crowd.posted[channel] > shown)
            taken.shown.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE_S)
        return True

    async def together(self, at_once: int, seconds: float) -> Taken:
        """As many as the bot takes."""
        taken, ends = Taken(), time.perf_counter() + seconds

        async def clicks() -> None:
            while time.perf_counter() < ends and (number := self._next()) is not None:
                taken.waits.append(await self._press(number))

        with self.metered(taken):
            await asyncio.gather(*(clicks() for _ in range(at_once)))
        return taken

    async def arriving(self, rate: float, seconds: float) -> Taken:
        """So many a second, evenly, whatever the bot has answered by then: people do not wait for each other."""
        taken, begun, pressed = Taken(), time.perf_counter(), list[asyncio.Task[float]]()
        with self.metered(taken):
            for number in range(round(rate * seconds)):
                await asyncio.sleep(begun + number / rate - time.perf_counter())
                if (channel := self._next()) is not None:
                    pressed.append(asyncio.create_task(self._press(channel)))
            taken.waits = await asyncio.gather(*pressed)
        return taken

    @contextmanager
    def metered(self, taken: Taken) -> Iterator[None]:
        """All that the bot spends meanwhile is for these clicks."""
        started, cpu = time.perf_counter(), cpu_of(self._pid)
        requests, all_requests, boards = self._requests, self._all_requests, self._boards
        yield
        taken.seconds = time.perf_counter() - started
        taken.cpu, taken.requests = cpu_of(self._pid) - cpu, self._requests - requests
        taken.all_requests, taken.boards = self._all_requests - all_requests, self._boards - boards

    def _count(self, exchange: Exchange) -> None:
        self._all_requests += 1
        self._requests += not exchange.path.startswith(FREE_OF_GLOBAL)
        self._boards += exchange.path.endswith("/callback") and exchange.asked.get("type") == UPDATE

    def _next(self) -> int | None:
        """The channels in turn, as long as something is played there, and nobody's click is under way."""
        for _ in self.crowd.channels:
            self._turn = (self._turn + 1) % len(self.crowd.channels)
            is_over = self._twins is not None and self._twins[self._turn].is_over
            if not is_over and self._turn not in self._under_way:
                return self._turn
        return None

    async def _press(self, number: int) -> float:
        channel = self.crowd.channels[number]
        self._under_way.add(number)
        try:
            if self._twins is None:
                return await self.crowd.press(self.crowd.people[0], channel, BARE)
            person, data, is_modal = self._twins[number].move()
            return await self.crowd.press(person, channel, data, is_modal=is_modal)
        finally:
            self._under_way.discard(number)
