"""Whoever takes a shard over waits for what is being written for it, and nothing is written for it afterwards."""

import asyncio

import pytest
from psycopg import AsyncConnection
from psycopg.errors import IdleInTransactionSessionTimeout
from sqlalchemy import text

from bot.store import LeaseLost, Store, leases
from bot.store.postgres import PostgresServer
from bot.store.postgres_driver import BOUNDS, IDLE_TIMEOUT, LOCK_TIMEOUT
from tests.store.test_leases import LATER, LONG_AFTER, NOW, Lost, rows

ANEW = "SELECT pg_stat_clear_snapshot()"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


async def test_a_takeover_waits_for_a_transaction_that_has_looked(store: Store, url: str) -> None:
    spare = await Store.open(url)
    await store.take_leases(rows("ada", 0), NOW, Lost())
    looks = leases._STILL_HELD._clause
    with PostgresServer(url).opened() as writing:
        writing.execute(looks, {"of_holder": "ada", "shards": 1})  # type: ignore[call-overload]
        taking = asyncio.create_task(spare.take_leases(rows("ben", 0, epoch=2, until=LONG_AFTER), LATER, Lost()))
        with PostgresServer(url).opened() as watching:
            async with asyncio.timeout(60):
                while not (taking.done() or watching.execute(text(WAITING)).scalar_one()):
                    await asyncio.sleep(0.01)
                    watching.execute(text(ANEW))
        assert not taking.done()
    await taking
    with pytest.raises(LeaseLost):
        await store.put_setting(5, "key", "value")
    await spare.close()


@pytest.mark.long
async def test_who_stands_still_with_rows_in_hand_loses_them_before_others_give_up(store: Store, url: str) -> None:
    still = await AsyncConnection.connect(url, autocommit=True)
    await still.execute("BEGIN")
    await still.execute(BOUNDS, {"lock": LOCK_TIMEOUT, "idle": IDLE_TIMEOUT, "once": True})
    await still.execute("LOCK TABLE settings IN ACCESS EXCLUSIVE MODE")
    await store.put_setting(5, "key", "value")
    with pytest.raises(IdleInTransactionSessionTimeout):
        await still.execute("COMMIT")
    await still.close()
    assert await store.settings(5) == {"key": "value"}
