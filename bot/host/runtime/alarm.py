"""Wakes at the nearest of all deadlines. They are kept in the store; here they are only waited for."""

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal

from bot.host.model.pace import DESERTED_FOR, GRACE, LOBBY_LIFE
from bot.host.model.table import Table
from bot.host.runtime.clocks import Clocks
from bot.host.steps.lobby import idle_since

LONGEST_SLEEP = timedelta(minutes=1)  # as clocks are set, and machines suspended
AGAIN = timedelta(seconds=5)  # where what a leap of the clock asks for could not be done
MOST_STALE = 1000  # outdated entries the heap may hold, besides as many as there are timers
# With the prompt's or the vote's number. "call": people may be called now; "idle": a lobby is closed; "met": begins.
Timer = tuple[Literal["prompt", "vote", "deserted", "call", "idle", "met"], int]
CALL: Timer = ("call", 0)
MET: Timer = ("met", 0)
Leapt = Callable[[timedelta], Awaitable[bool]]  # the clock has, by so much: is that seen to?
LobbyLife = Callable[[int], timedelta]  # on a server, for how long a lobby may stand idle


def usual_life(guild: int) -> timedelta:
    del guild
    return LOBBY_LIFE


async def nothing_moves(by: timedelta) -> bool:
    del by
    return True


class Alarm:
    """Calls `on_due` with a match and a timer when its time has come; once for each time it was set.

    A heap finds the nearest. Where a timer is set again, its old entry stays in the heap: it is passed over when it
    comes up, and swept out when there are too many like it. Where the clock has leapt, `on_leap` hears of it
    before anything rings.
    """

    def __init__(
        self,
        clock: Callable[[], datetime],
        on_due: Callable[[str, Timer], None],
        lobby_life: LobbyLife = usual_life,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        on_leap: Leapt = nothing_moves,
    ) -> None:
        self._clock, self._on_due, self._lobby_life = clock, on_due, lobby_life
        self._clocks, self._on_leap = Clocks(clock, monotonic), on_leap
        self._lost = timedelta()  # by a leap of the clock that is not seen to yet
        self._calls: dict[str, datetime] = {}  # by match, when to call people, besides what the table itself knows
        self._set: dict[str, dict[Timer, datetime]] = {}
        self._count = 0  # of all timers in `_set`
        self._heap: list[tuple[datetime, str, Timer]] = []  # when it is due, the match, the timer
        self._changed = asyncio.Event()
        self._asleep_until: datetime | None = None  # the time of the nearest entry, as it fell asleep
        self._held: dict[str, datetime] = {}  # by match, before when nothing of it rings
        self._task: asyncio.Task[None] | None = None
        self._since = clock()

    def start(self) -> None:
        self._since = self._clock()
        self._clocks.parted()  # what was before is none of ours
        self._task = asyncio.create_task(self._run(), name="alarm")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def follow(self, table: Table) -> None:
        """Set the alarm to what a table waits for, and to nothing else of that match."""
        if table.status != "open":
            self._calls.pop(table.id, None)
        before = self._set.pop(table.id, {})
        self._count -= len(before)
        if timers := self._not_before(table.id, dict(self._timers(table))):
            self._put(table.id, timers, before)

    def add(self, match: str, timer: Timer, at: datetime) -> None:
        self._put(match, {timer: at}, {})

    def call(self, match: str, at: datetime | None) -> None:
        """Ring when people may be called who must not be yet; None: nobody need be called later."""
        if at is None:
            self._calls.pop(match, None)
            if self._set.get(match, {}).pop(CALL, None) is not None:
                self._count -= 1
        elif self._calls.get(match) != at:
            self._calls[match] = at
            self.add(match, CALL, at)

    def hold(self, match: str, timer: Timer, until: datetime) -> None:
        """Set a timer again that could not be acted upon; nothing else of the match rings before, however it is set."""
        self._held[match] = until
        self.add(match, timer, until)

    def waiting(self) -> list[str]:
        """The matches in which a vote is open, or at whose table nobody is."""
        return [match for match, timers in self._set.items() if any(kind in ("vote", "deserted") for kind, _ in timers)]

    def wake(self) -> None:
        self._changed.set()

    def fire(self) -> None:
        """Call `on_due` for every timer whose time has come by now."""
        now = self._clock()
        while (nearest := self._nearest()) is not None and nearest <= now:
            _, match, timer = heapq.heappop(self._heap)
            self._count -= 1
            del self._set[match][timer]
            if timer == CALL:
                self._calls.pop(match, None)
            self._on_due(match, timer)

    def _not_before(self, match: str, timers: dict[Timer, datetime]) -> dict[Timer, datetime]:
        until = self._held.get(match)
        if until is None or until <= self._clock():
            self._held.pop(match, None)
            return timers
        return {timer: max(at, until) for timer, at in timers.items()}

    def _timers(self, table: Table) -> Iterator[tuple[Timer, datetime]]:
        """What a table waits for; a vote that ran out while the bot was down can still be answered for a moment."""
        for deadline in table.deadlines.values():
            yield ("prompt", deadline.prompt), deadline.next
        for vote in table.notes.votes:
            yield ("vote", vote.number), max(vote.due, self._since + GRACE)
        if table.notes.deserted is not None:
            yield ("deserted", 0), table.notes.deserted + DESERTED_FOR
        if table.status == "lobby":
            if table.notes.meets is not None and not table.notes.has_met:
                yield MET, table.notes.meets
            yield ("idle", 0), max(idle_since(table) + self._lobby_life(table.guild), self._since + GRACE)
        if (call := self._calls.get(table.id)) is not None:
            yield CALL, call

    def _put(self, match: str, timers: Mapping[Timer, datetime], known: Mapping[Timer, datetime]) -> None:
        """Set timers of a match. `known` are those whose entries stand in the heap already."""
        mine = self._set.setdefault(match, {})
        before = len(mine)
        for timer, at in timers.items():
            mine[timer] = at
            if known.get(timer) != at:
                heapq.heappush(self._heap, (at, match, timer))
        self._count += len(mine) - before
        if self._asleep_until is None or self._heap[0][0] < self._asleep_until:
            self._changed.set()  # else it sleeps on: it is wanted at most clicks, and woken by few
        if len(self._heap) > 2 * self._count + MOST_STALE:
            self._heap = [(at, one, timer) for one, mine in self._set.items() for timer, at in mine.items()]
            heapq.heapify(self._heap)

    def _nearest(self) -> datetime | None:
        """When the first timer is due; the outdated entries before it are dropped on the way."""
        while self._heap:
            when, match, timer = self._heap[0]
            if self._set.get(match, {}).get(timer) == when:
                return when
            heapq.heappop(self._heap)
        return None

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            if await self._is_in_time():
                self.fire()
                nearest = self._asleep_until = self._nearest()
                wait = LONGEST_SLEEP if nearest is None else min(LONGEST_SLEEP, nearest - self._clock())
            else:
                wait = AGAIN
            # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the event.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait.total_seconds()):
                    await self._changed.wait()

    async def _is_in_time(self) -> bool:
        """Has the clock made no leap, or is it seen to by now?"""
        self._lost += self._clocks.parted()
        if self._lost and await self._on_leap(self._lost):
            self._lost = timedelta()
            self._spare()
        return not self._lost

    def _spare(self) -> None:
        """What is no decision rings in a moment at the earliest, as after a restart."""
        self._since = self._clock()
        soonest = self._since + GRACE
        for match, timers in list(self._set.items()):
            later = {timer: max(at, soonest) for timer, at in timers.items() if timer[0] not in ("prompt", "call")}
            self._put(match, later, dict(timers))
