"""A hint from another process saves waiting; where it is lost nothing is lost but a while."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.cluster import shard_lease
from bot.cluster.shard_lease import ShardLease
from bot.cluster.sharding import Shards
from bot.host.runtime import polling
from bot.host.runtime.other_processes import OtherProcesses
from bot.store import Store, hints
from bot.store.postgres import PostgresServer

SHARDS, LASTS = Shards(2, frozenset({0})), timedelta(seconds=600)
LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
DISMISS = LISTENING.replace("count(*)", "pg_terminate_backend(pid)")
ANEW = "SELECT pg_stat_clear_snapshot()"
NEVER = 3600.0


@pytest.fixture
async def spare(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


def tenant(store: Store) -> ShardLease:
    return ShardLease(store, SHARDS, LASTS, is_alone=False)


async def until_listening(url: str, count: int) -> None:
    with PostgresServer(url).opened() as watching:
        async with asyncio.timeout(60):
            while watching.execute(text(LISTENING)).scalar_one() != count:
                await asyncio.sleep(0.01)
                watching.execute(text(ANEW))


async def test_who_waits_takes_over_the_moment_a_shard_is_given_back(
    store: Store, spare: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_lease, "LOOK_SECONDS", NEVER)
    first, second = tenant(store), tenant(spare)
    await first.begin(asyncio.Event())
    begins = asyncio.create_task(second.begin(asyncio.Event()))
    await until_listening(url, 2)
    await first.end()
    async with asyncio.timeout(60):
        assert await begins


async def test_who_serves_hears_at_once_that_they_are_to_hand_over(store: Store, spare: Store, url: str) -> None:
    first = tenant(store)
    await first.begin(asyncio.Event())
    keeping = asyncio.create_task(first.keep())
    await until_listening(url, 1)
    await spare.put_handover(first.holder)
    async with asyncio.timeout(60):
        await first.over.wait()
        await keeping


async def test_where_nobody_can_listen_it_is_found_out_by_looking(
    store: Store, spare: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_lease, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(hints, "AGAIN_SECONDS", NEVER)
    first, second = tenant(store), tenant(spare)
    await first.begin(asyncio.Event())
    begins = asyncio.create_task(second.begin(asyncio.Event()))
    await until_listening(url, 2)
    with PostgresServer(url).opened() as server:
        server.execute(text(DISMISS))
    await until_listening(url, 0)
    await first.end()
    async with asyncio.timeout(60):
        assert await begins


async def test_after_a_while_without_hearing_anything_may_have_happened(
    spare: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "AGAIN_SECONDS", 0)
    ear = spare.ear_for_mark()
    async with asyncio.timeout(60):
        for _ in range(2):
            await ear.wait(NEVER)
            await until_listening(url, 1)
            with PostgresServer(url).opened() as server:
                server.execute(text(DISMISS))


async def test_a_process_hears_of_what_others_have_done_to_people(
    store: Store, spare: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "LOOK_SECONDS", NEVER)
    news = asyncio.Event()

    async def look_again(matches: list[str]) -> None:
        del matches
        news.set()

    here, there = OtherProcesses(store, SHARDS, look_again), OtherProcesses(spare, SHARDS, look_again)
    await here.start()
    await until_listening(url, 1)
    await there.tell()
    async with asyncio.timeout(60):
        await news.wait()
    await here.close()
