"""Behind a pooler that pools by transaction: what is kept, a hand-over, and what an admin types."""

import asyncio
from pathlib import Path

import pytest

from bot.cluster import shard_lease
from bot.store import Store, statement_timeouts
from bot.store.postgres import PostgresServer
from tests.cli.running import run, said
from tests.postgres.test_hints import tenant
from tests.postgres.test_together import fits, play
from tests.store.test_store import HEAD
from tests.support.pooler import missing, pooled_url

__all__ = ["pooled_url"]
pytestmark = [pytest.mark.long, pytest.mark.skipif(missing() is not None, reason=missing() or "")]
MANY = 40  # so that a statement would have been prepared long before, and every connection of the pooler been used


async def test_it_is_noticed(pooled_url: str, url: str) -> None:
    for where, is_pooled in ((pooled_url, True), (url, False)):
        connection = await PostgresServer(where)._connect()
        assert connection.is_pooled == is_pooled
        await connection.close()


async def test_several_play_at_once_and_nothing_is_torn_or_lost(pooled_url: str) -> None:
    stores = [await Store.open(pooled_url) for _ in range(3)]
    await stores[0].create(HEAD, [])

    async def reads(store: Store) -> None:
        for _ in range(MANY):
            assert fits(await store.history(HEAD.id))
            await store.put_setting(5, "key", "value")

    async def writes() -> None:
        for sequence in range(MANY):
            await play(stores[0], sequence)

    await asyncio.gather(writes(), *map(reads, stores))
    history = await stores[1].history(HEAD.id)
    assert history is not None
    assert [entry.sequence for entry in history.entries] == list(range(MANY))
    for store in stores:
        await store.close()


async def test_a_shard_is_handed_over_without_a_hint(pooled_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_lease, "LOOK_SECONDS", 0.05)
    stores = [await Store.open(pooled_url) for _ in range(2)]
    first, second = map(tenant, stores)
    await first.begin(asyncio.Event())
    begins = asyncio.create_task(second.begin(asyncio.Event()))
    await first.end()
    async with asyncio.timeout(60):
        assert await begins
    for store in stores:
        await store.close()


async def test_a_slow_server_behind_it_is_waited_for(pooled_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can see there which of its processes is at work for whom; that it answers others must do."""
    monkeypatch.setattr(statement_timeouts, "QUIET_SECONDS", 0.1)
    connection = await PostgresServer(pooled_url).to_read()
    assert list(await connection.fetch("SELECT pg_sleep(0.4)")) == [("",)]
    await connection.close()


def test_it_is_migrated_and_copied_from(pooled_url: str, tmp_path: Path) -> None:
    env = {"CASTELLAN_DATABASE_URL": pooled_url, "CASTELLAN_DATA": str(tmp_path), "PORT": "0"}
    for command in (["migrate"], ["drain", "Soon."], ["copy", pooled_url, f"sqlite:///{tmp_path / 'copy.sqlite3'}"]):
        done = run(*command, **env)
        assert done.exit_code == 0, said(done)
    assert "1 settings" in said(done)
