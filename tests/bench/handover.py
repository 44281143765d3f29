"""How long a hand-over takes: from the wish of an admin until another process has the shard, and until it answers."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.cluster.sharding import shard_of
from bot.local.world.seed import GUILD_ID
from bot.store import Store
from tests.bench.crowd import PATIENCE_S, Crowd
from tests.bench.matches import Matches
from tests.e2e.forked import ForkedBot

SHARD = shard_of(int(GUILD_ID), 2)
LOOK_S = 0.005


class Handover(Struct, frozen=True):
    """Seconds since somebody wanted it."""

    taken: float
    ready: float


async def hand_over(times: int, matches: int, url: str) -> list[Handover]:
    """Two processes for one shard; each time the one that waits takes the place of the other."""
    async with Crowd(matches) as crowd:
        await Matches.begin(url, crowd.channels, crowd.people)
        store = await Store.open_as_it_is(url, "rw")
        with TemporaryDirectory(prefix="castellan-bench-") as folder:
            serving = await _started(crowd, Path(folder), url, 0, "Ready as")
            try:
                found = []
                for number in range(1, times + 1):
                    spare = await _started(crowd, Path(folder), url, number, "I wait: shard")
                    ended, serving = serving, spare
                    found.append(await _handed_over(store, crowd, serving))
                    await ended.stop()
                return found
            finally:
                await serving.stop()
                await store.close()


def forked(api: str, data: Path, url: str, **env: str) -> ForkedBot:
    """A bot that need not be loaded first."""
    bot = ForkedBot(api, data)
    bot._env |= {"CASTELLAN_DATABASE_URL": url, **env}
    return bot


async def _started(crowd: Crowd, folder: Path, url: str, number: int, says: str) -> ForkedBot:
    data = folder / str(number)
    data.mkdir()
    bot = forked(crowd.local.base_url, data, url, CASTELLAN_SHARDS="2", CASTELLAN_SHARD_IDS=str(SHARD))
    await bot.start()
    await _until(lambda: says in bot.said())
    return bot


async def _handed_over(store: Store, crowd: Crowd, successor: ForkedBot) -> Handover:
    (before,) = await store.leases()
    started = time.perf_counter()
    await store.put_handover(before.holder)
    while (await store.leases())[0].holder in ("", before.holder):  # noqa: ASYNC110 - in another process
        await asyncio.sleep(LOOK_S)
    taken = time.perf_counter() - started
    await _until(lambda: "Ready as" in successor.said())
    await crowd.answers(crowd.channels[0])
    return Handover(taken, time.perf_counter() - started)


async def _until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():  # noqa: ASYNC110 - a log file rings no bell
            await asyncio.sleep(LOOK_S)
