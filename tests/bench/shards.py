"""The whole bot on PostgreSQL: one process against one on SQLite, two against one, by turns; and a hand-over.

Each process has people of its own, at a local table of its own. Each side is a whole bot with a database of its own.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from statistics import median
from typing import NamedTuple

from msgspec import Struct, field

from bot.local.world.seed import GUILD_ID
from bot.sharding import shard_of
from tests.bench.figures import Figure
from tests.bench.handover import Handover, forked, hand_over
from tests.bench.machine import cpu_of, cpu_of_all
from tests.bench.presses import Presses, Taken
from tests.bench.rivals import playing
from tests.e2e.forked import ForkedBot
from tests.support import postgres

SECTION = "shards"
GAME = "bag-of-dungeon"  # clicks alone lead to its end, and not before some hundreds of them
NEXT_SHARD = 1 << 22  # between the ids of servers of which each is on the next shard
Process = AbstractAsyncContextManager[tuple[Presses, ForkedBot]]


class Size(Struct, frozen=True):
    """How much is measured: `seconds` for each side in each of the turns."""

    matches: int = 24
    at_once: int = 12
    turns: int = 3
    seconds: float = 2.0
    handovers: int = 3


QUICK = Size(matches=10, at_once=8, turns=1, seconds=2.0, handovers=1)
TINY = Size(matches=2, at_once=2, turns=1, seconds=0.2, handovers=1)


class Side(Struct):
    """The processes that are clicked at the same time, and what they did; `served`: what the server spent on it."""

    processes: list[tuple[Presses, ForkedBot]]
    taken: Taken = field(default_factory=Taken)
    served: float = 0.0

    async def take_a_turn(self, share: int, seconds: float, server: postgres.Server) -> None:
        served = cpu_of_all(server.process)
        found = await asyncio.gather(*(presses.together(share, seconds) for presses, _ in self.processes))
        self.served += cpu_of_all(server.process) - served
        self.taken.seconds += max(taken.seconds for taken in found)
        self.taken.waits += [wait for taken in found for wait in taken.waits]

    @property
    def spent(self) -> float:
        """Seconds of CPU time of the processes since they were started; boards are drawn after a turn, too."""
        return sum(cpu_of(bot.pid) for _, bot in self.processes)

    @property
    def server(self) -> float:
        """Milliseconds of the server's CPU time for a click."""
        return self.served / len(self.taken.waits) * 1000

    def __str__(self) -> str:
        return f"{self.taken.rate:.0f} /s, CPU {self.taken.cost:.1f} ms a click, median {self.taken.median:.0f} ms"


class Sides(NamedTuple):
    file: Side
    one: Side
    two: Side


def measure(size: Size) -> Iterator[Figure]:
    if (reason := postgres.missing()) is not None:
        yield Figure(SECTION, "several processes on PostgreSQL", None, details=reason)
        return
    with postgres.running(settings=()) as server:
        yield from figures(asyncio.run(by_turns(size, server)))
        yield from handover_figures(asyncio.run(hand_over(size.handovers, size.matches, server.new_database())))


async def by_turns(size: Size, server: postgres.Server) -> Sides:
    url, half = server.new_database(), size.matches // 2
    coming = (
        _whole(size.matches),
        _whole(size.matches, server.new_database()),
        _half(half, url, 0),
        _half(half, url, 1),
    )
    async with AsyncExitStack() as stack:
        file, one, *two = await asyncio.gather(*map(stack.enter_async_context, coming))
        sides = Sides(Side([file]), Side([one]), Side(two))
        for turn in range(-1, size.turns):
            if turn == 0:  # what came before made everybody warm
                sides = Sides(Side([file]), Side([one]), Side(two))
                before = [side.spent for side in sides]
            for side in sides:
                await side.take_a_turn(size.at_once // len(side.processes), size.seconds, server)
        for side, spent in zip(sides, before, strict=True):
            side.taken.cpu = side.spent - spent
    return sides


def _whole(matches: int, url: str = "") -> Process:
    """One that serves all servers; without a URL on a file."""
    return playing(lambda api, data: forked(api, data, url), matches, url=url, only=GAME)


def _half(matches: int, url: str, number: int) -> Process:
    guild = int(GUILD_ID) + number * NEXT_SHARD
    shards = {"CASTELLAN_SHARDS": "2", "CASTELLAN_SHARD_IDS": str(shard_of(guild, 2))}
    return playing(lambda api, data: forked(api, data, url, **shards), matches, guild, url, GAME)


def figures(found: Sides) -> Iterator[Figure]:
    file, one, two = found.file, found.one, found.two
    what = "clicks a second of a process on PostgreSQL, share of SQLite's"
    details = f"{one}; SQLite {file}; the server's own {one.server:.1f} ms"
    yield Figure(SECTION, what, one.taken.rate / file.taken.rate * 100, "%", details=details)
    cores = os.cpu_count() or 1
    shown = "" if cores >= 6 else f"; the {cores} cores are shared with server and people: this shows cost, not speed"
    details = f"{two}; the server's own {two.server:.1f} ms{shown}"
    times = two.taken.rate / one.taken.rate
    yield Figure(SECTION, "clicks a second of two processes, against one", times, "x", details=details)
    yield Figure(SECTION, "CPU for a click with two processes, against one", two.taken.cost / one.taken.cost, "x")


def handover_figures(found: list[Handover]) -> Iterator[Figure]:
    taken, ready = ([getattr(one, name) for one in found] for name in ("taken", "ready"))
    details = f"median of {len(found)}: {', '.join(f'{seconds:.2f}' for seconds in taken)} s"
    yield Figure(SECTION, "a shard handed over is taken", median(taken), "s", details=details)
    details = f"from the wish to the first answer: {', '.join(f'{seconds:.2f}' for seconds in ready)} s"
    yield Figure(SECTION, "the successor is ready", median(ready), "s", details=details)
