"""How shards begin: so many at once as Discord allows, and each key once in a while."""

import asyncio

import pytest

from bot.cluster import shard_start
from bot.cluster.shard_start import Identifying


async def test_those_of_one_key_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_start, "IDENTIFY_SECONDS", 0.2)
    identifying, loop = Identifying(), asyncio.get_running_loop()
    identifying.max_concurrency = 2
    begun, when = loop.time(), dict[int, float]()
    for shard in range(4):
        await identifying.wait(shard, is_again=False)
        when[shard] = loop.time() - begun
    assert max(when[0], when[1]) < 0.2 <= min(when[2], when[3])


async def test_one_whose_session_was_lost_waits_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_start, "IDENTIFY_SECONDS", 0.1)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await Identifying().wait(0, is_again=True)
    assert loop.time() - begun >= 0.1
