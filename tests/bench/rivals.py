"""The bots that are measured, each in a process of its own at a local table of its own."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.local.world.seed import GUILD_ID
from tests.bench.crowd import Crowd
from tests.bench.matches import Matches, Twin
from tests.bench.presses import Presses
from tests.e2e.bot_process import ROOT, BotProcess

DATABASE = "castellan.sqlite3"
PICTURE = ROOT / "docs" / "pictures" / "board.png"  # a board of ours, ready-made


B = TypeVar("B", bound=BotProcess)


class OurBot(BotProcess):
    """Castellan. `stall`: the log tells of every standstill of so many seconds; to look for them costs, too."""

    def __init__(self, api: str, data: Path, stall: float = 0) -> None:
        super().__init__(api, data, CASTELLAN_STALL=str(stall))


@asynccontextmanager
async def ours(matches: int, stall: float = 0) -> AsyncIterator[tuple[Presses, OurBot]]:
    """Castellan with that many matches, all of them shown."""
    async with playing(lambda api, data: OurBot(api, data, stall), matches) as found:
        yield found


@asynccontextmanager
async def playing(
    bot_at: Callable[[str, Path], B], matches: int, guild: int = int(GUILD_ID), url: str = "", only: str | None = None
) -> AsyncIterator[tuple[Presses, B]]:
    """A bot with matches on a server of that id, all games' or `only` one's.

    `url`: of the PostgreSQL database they are in, in place of a file.
    """
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        async with Crowd(matches, guild) as crowd:
            bot = bot_at(crowd.local.base_url, Path(folder))
            where = url or Path(folder) / DATABASE
            twins: list[Twin] = await Matches.begin(where, crowd.channels, crowd.people, guild, only)
            await bot.start()
            try:
                await crowd.until(lambda: all(crowd.posted[channel] for channel in crowd.channels))
                yield Presses(crowd, bot.pid, twins), bot
            finally:
                await bot.stop()


@asynccontextmanager
async def keeping(channels: int) -> AsyncIterator[Presses]:
    """The bare bot that keeps each click on disk."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        async with _bare(channels, "keeping", Path(folder) / "clicks.sqlite3") as (crowd, pid):
            yield Presses(crowd, pid, is_showing=False)


@asynccontextmanager
async def showing(channels: int) -> AsyncIterator[Presses]:
    """The same, and it answers with a ready-made picture."""
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        async with _bare(channels, "showing", Path(folder) / "clicks.sqlite3", PICTURE) as (crowd, pid):
            yield Presses(crowd, pid)


@asynccontextmanager
async def _bare(channels: int, *what: object) -> AsyncIterator[tuple[Crowd, int]]:
    async with Crowd(channels) as crowd:
        for channel in crowd.channels:
            crowd.put_button(channel, "press")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.bare_bots", crowd.local.base_url, *map(str, what)), cwd=ROOT
        )
        try:
            await crowd.bot_comes()
            yield crowd, process.pid
        finally:
            process.terminate()
            await process.wait()
