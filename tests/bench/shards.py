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

from bot.cluster.sharding import shard_of
from bot.local.world.seed import GUILD_ID
from tests.bench.figures import Figure
from tests.bench.handover import Handover, forked, hand_over
from tests.bench.machine import cpu_of, cpu_of_all
from tests.bench.presses import Presses, Taken
from tests.bench.rivals import playing
from tests.e2e.forked import ForkedBot
from tests.support import postgres
from tests.support.servers import NEXT_SHARD

SECTION = "shards"
CORES = 6  # two for each process, as it draws beside its event loop; one for the server, one for the people
GAME = "bag-of-dungeon"  # clicks alone lead to its end, and not before some hundreds of them
Process = AbstractAsyncContextManager[tuple[Presses, ForkedBot]]


class Size(Struct, frozen=True):
    """How much is measured: in each of the turns so many clicks one after the other, and so many seconds of many."""

    matches: int = 24
    at_once: int = 12
    turns: int = 4
    clicks: int = 10
    seconds: float = 1.0
    handovers: int = 3


QUICK = Size(matches=10, at_once=8, turns=2, handovers=1)
TINY = Size(matches=2, at_once=2, turns=1, clicks=2, seconds=0.2, handovers=1)


class Side(Struct):
    """The processes that are clicked at the same time, and what they did, `calm` and `busy`.

    Calm is each click when the board is shown again: all that is spent is for it. Of many at once some share a board.
    """

    processes: list[tuple[Presses, ForkedBot]]
    calm: Taken = field(default_factory=Taken)
    busy: Taken = field(default_factory=Taken)
    served: float = 0.0  # by the server, while they were calm

    async def take_a_turn(self, size: Size, server: postgres.Server) -> None:
        served = cpu_of_all(server.process)
        for presses, bot in self.processes:
            spent = cpu_of(bot.pid)
            for _ in range(size.clicks // len(self.processes)):
                await presses.once(self.calm)
            self.calm.cpu += cpu_of(bot.pid) - spent
        self.served += cpu_of_all(server.process) - served
        share = size.at_once // len(self.processes)
        found = await asyncio.gather(*(presses.together(share, size.seconds) for presses, _ in self.processes))
        self.busy.seconds += max(taken.seconds for taken in found)
        self.busy.waits += [wait for taken in found for wait in taken.waits]

    @property
    def server(self) -> float:
        """Milliseconds of the server's CPU time for a click."""
        return self.served / len(self.calm.waits) * 1000

    def __str__(self) -> str:
        return f"{self.busy.rate:.0f} /s, median {self.busy.median:.0f} ms"


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
        for turn in range(-1, size.turns):
            if turn <= 0:  # what comes before the first makes everybody warm
                sides = Sides(Side([file]), Side([one]), Side(two))
            for side in sides:
                await side.take_a_turn(size, server)
    return sides


def _whole(matches: int, url: str = "") -> Process:
    """One that serves all servers; without a URL on a file."""
    return playing(lambda api, data: forked(api, data, url), matches, url=url, only=GAME)


def _half(matches: int, url: str, number: int) -> Process:
    guild = int(GUILD_ID) + number * NEXT_SHARD
    shards = {"CASTELLAN_SHARDS": "2", "CASTELLAN_SHARD_IDS": str(shard_of(guild, 2))}
    return playing(lambda api, data: forked(api, data, url, **shards), matches, guild, url, GAME)


def figures(found: Sides) -> Iterator[Figure]:
    file, one, two = found
    what = "clicks a second of a process on PostgreSQL, share of SQLite's"
    yield Figure(SECTION, what, one.busy.rate / file.busy.rate * 100, "%", details=f"{one}; SQLite {file}")
    details = f"{one.calm.cost:.1f} and {file.calm.cost:.1f} ms, with the board; the server's own {one.server:.1f} ms"
    yield Figure(
        SECTION, "CPU for a click on PostgreSQL, against SQLite", one.calm.cost / file.calm.cost, "x", details=details
    )
    cores = os.cpu_count() or 1
    shown = (
        "" if cores >= CORES else f"; {cores} cores for them, the server and the people: this cannot show more speed"
    )
    times = two.busy.rate / one.busy.rate
    yield Figure(SECTION, "clicks a second of two processes, against one", times, "x", details=f"{two}{shown}")
    details = f"{two.calm.cost:.1f} and {one.calm.cost:.1f} ms; the server's own {two.server:.1f} ms"
    yield Figure(
        SECTION, "CPU for a click with two processes, against one", two.calm.cost / one.calm.cost, "x", details=details
    )


def handover_figures(found: list[Handover]) -> Iterator[Figure]:
    taken, ready = ([getattr(one, name) for one in found] for name in ("taken", "ready"))
    details = f"median of {len(found)}: {', '.join(f'{seconds:.2f}' for seconds in taken)} s"
    yield Figure(SECTION, "a shard handed over is taken", median(taken), "s", details=details)
    details = f"from the wish to the first answer: {', '.join(f'{seconds:.2f}' for seconds in ready)} s"
    yield Figure(SECTION, "the successor is ready", median(ready), "s", details=details)
