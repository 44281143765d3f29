"""From the click to its acknowledgement: Castellan against a bare bot, idle and with hundreds of matches."""

import asyncio
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from tests.bench.crowd import Crowd
from tests.bench.figures import Figure, at_least, at_most
from tests.bench.machine import memory_of
from tests.bench.matches import Matches, Twin
from tests.bench.presses import Presses, Size, Taken
from tests.e2e.bot_process import ROOT, BotProcess

DATABASE = "castellan.sqlite3"
STALL_S = 0.02  # stalls from here on are told; to look for shorter ones would cost what is measured
STALLED = re.compile(r"stood still for (\d+) ms")


class NotKept(Exception):
    """The bench pressed something else than legal answers, or the bot lost some."""


class Busy(Struct):
    taken: Taken
    stall: int  # ms, the longest
    memory: int  # bytes


class Watched(BotProcess):
    """Castellan, telling of every stall."""

    async def start(self) -> None:
        self._env["CASTELLAN_STALL"] = str(STALL_S)
        await super().start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid


def measure(size: Size) -> Iterator[Figure]:
    yield from _idle(size)
    yield from _busy(size)


def _idle(size: Size) -> Iterator[Figure]:
    bare, keeping = _bare_bots(size, is_busy=False)
    yield from idle_figures(bare, keeping, asyncio.run(castellan(size, is_busy=False)).taken)


def idle_figures(bare: Taken, keeping: Taken, ours: Taken) -> Iterator[Figure]:
    section, what = "clicks, idle", "median to the acknowledgement, against a bare bot"
    yield Figure(section, what, ours.median / bare.median, "×", at_most(1.5, "×"), _beside(ours, bare))
    what = "against a bare bot that keeps each click on disk"
    yield Figure(section, what, ours.median / keeping.median, "×", details=_beside(ours, keeping))


def _beside(ours: Taken, bare: Taken) -> str:
    return (
        f"{ours.median:.1f} ms, bare {bare.median:.1f} ms; p99 {ours.p99:.1f} and {bare.p99:.1f} ms; "
        f"CPU {ours.cost:.1f} and {bare.cost:.1f} ms a click; {len(ours.waits)} clicks"
    )


def _busy(size: Size) -> Iterator[Figure]:
    bare, keeping = _bare_bots(size, is_busy=True)
    yield from busy_figures(size, bare, keeping, asyncio.run(castellan(size, is_busy=True)))


def _bare_bots(size: Size, *, is_busy: bool) -> tuple[Taken, Taken]:
    """One that keeps nothing, and one that keeps each click on disk before it acknowledges it."""
    bare = asyncio.run(echo(size, is_busy=is_busy))
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        return bare, asyncio.run(echo(size, is_busy=is_busy, kept=Path(folder) / "clicks.sqlite3"))


def busy_figures(size: Size, bare: Taken, keeping: Taken, busy: Busy) -> Iterator[Figure]:
    section, ours = f"clicks, {size.matches} matches", busy.taken
    share = ours.rate / bare.rate * 100
    details = f"{ours.rate:.0f} clicks/s, bare {bare.rate:.0f}; CPU {ours.cost:.1f} and {bare.cost:.1f} ms a click"
    yield Figure(section, "share of the bare bot's clicks per second", share, "%", at_least(50, "%"), details)
    share, details = ours.rate / keeping.rate * 100, f"{ours.rate:.0f} clicks/s, bare {keeping.rate:.0f}"
    yield Figure(section, "share of a bare bot's that keeps each click on disk", share, "%", details=details)
    details = f"median {ours.median:.0f} ms, {ours.late} too late; {size.at_once} click at once while boards are drawn"
    yield Figure(section, "p99 to the acknowledgement", ours.p99, "ms", at_most(250, "ms"), details)
    details = "" if busy.stall else f"none over {STALL_S * 1000:.0f} ms"
    yield Figure(section, "longest stall of the event loop", busy.stall, "ms", at_most(50, "ms"), details)
    yield Figure(section, "memory of the bot", busy.memory / 2**20, "MiB")


async def echo(size: Size, *, is_busy: bool, kept: Path | None = None) -> Taken:
    """`kept`: the file in which the bare bot keeps the clicks."""
    async with Crowd(size.matches if is_busy else size.idle_matches) as crowd:
        for channel in crowd.channels:
            crowd.put_button(channel, "press")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.echo_bot", crowd.local.base_url, *([str(kept)] if kept else [])),
            cwd=ROOT,
        )
        try:
            await crowd.bot_comes()
            presses = Presses(crowd, process.pid, None)
            return await (presses.together(size) if is_busy else presses.in_turn(size))
        finally:
            process.terminate()
            await process.wait()


async def castellan(size: Size, *, is_busy: bool) -> Busy:
    async with _playing(size.matches if is_busy else size.idle_matches) as (crowd, bot, twins):
        presses = Presses(crowd, bot.pid, twins)
        before = len(bot.said())
        taken = await (presses.together(size) if is_busy else presses.in_turn(size))
        _check_kept(bot, taken)
        stalls = [int(ms) for ms in STALLED.findall(bot.said()[before:])]
        return Busy(taken, max(stalls, default=0), memory_of(bot.pid))


def _check_kept(bot: Watched, taken: Taken) -> None:
    """What was acknowledged without having been kept would not count."""
    with closing(sqlite3.connect(bot.data / DATABASE)) as database:
        (kept,) = database.execute("SELECT count(*) FROM journal").fetchone()
    clicks = len(taken.waits)
    if not clicks - taken.late <= kept <= clicks:
        raise NotKept(f"{clicks} answers were given, {kept} were kept; the bot said: {bot.faults()}")


@asynccontextmanager
async def _playing(matches: int) -> AsyncIterator[tuple[Crowd, Watched, list[Twin]]]:
    """The bot with that many matches, all of them shown."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        async with Crowd(matches) as crowd:
            bot = Watched(crowd.local.base_url, Path(folder))
            twins = await Matches.begin(Path(folder) / DATABASE, crowd.channels, crowd.people)
            await bot.start()
            try:
                await crowd.until(lambda: all(crowd.posted[channel] for channel in crowd.channels))
                yield crowd, bot, twins
            finally:
                await bot.stop()
