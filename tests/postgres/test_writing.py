"""Writing to a server: what clashes, who waits, and what is told of it."""

import asyncio
import logging
import traceback

import pytest
from sqlalchemy import text

from bot.store import ChannelBusy, SeatRow, StorageFailed, Store, postgres_driver
from bot.store.postgres import PostgresServer
from tests.store.test_store import HEAD
from tests.store.test_writer import outcomes, putting

SECRET = "what Ada holds"


async def test_a_write_that_clashes_fails_alone_and_shows_no_value(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await store.writer.write(putting(1, SECRET))
    assert await outcomes(store, putting(2), putting(1, SECRET), putting(3, None), putting(4)) == [
        None,
        StorageFailed,
        StorageFailed,
        None,
    ]
    assert sorted(await store.setting("key")) == [1, 2, 4]
    for guild, value, why in ((1, SECRET, "settings_pkey"), (3, None, "null value in column"), (5, 2**80, "range")):
        with pytest.raises(StorageFailed, match=why) as failed:
            await store.writer.write(putting(guild if guild < 5 else 2**80, value))
        assert SECRET not in "".join(traceback.format_exception(failed.value))
    assert SECRET not in caplog.text


async def test_it_is_known_which_row_clashed(store: Store) -> None:
    await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])
    with pytest.raises(ChannelBusy):
        await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])


async def test_who_waits_too_long_for_anothers_rows_gives_up(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_driver, "LOCK_TIMEOUT", "50ms")
    await store.writer.write(putting(1))
    with PostgresServer(url).opened() as other:
        other.execute(text("UPDATE settings SET value = 'theirs'"))
        assert await outcomes(store, *[putting(1)] * 3) == [StorageFailed] * 3
    await store.purge(1)
    assert await store.setting("key") == {}


async def test_who_stands_still_with_rows_in_hand_loses_them(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a process is stopped in the middle: the others wait no longer than that."""
    await store.writer.write(putting(1))
    monkeypatch.setattr(postgres_driver, "IDLE_TIMEOUT", "50ms")
    stopped = await PostgresServer(url).to_write()
    await stopped._connection.begin()
    await stopped.fetch("UPDATE settings SET value = 'theirs' RETURNING value")
    monkeypatch.undo()
    await store.purge(1)
    assert await store.setting("key") == {}
    await stopped.close()


async def test_several_processes_may_settle_the_same_at_once(store: Store, url: str) -> None:
    others = [await Store.open(url) for _ in range(2)]
    for value in map(str, range(10)):
        await asyncio.gather(*(one.put_setting(5, "key", value) for one in (store, *others)))
        await asyncio.gather(*(one.put_wish(7, "pings", value) for one in (store, *others)))
        await asyncio.gather(store.put_setting(5, "key", None), others[0].put_wish(7, "pings", None))
    assert (await store.settings(5), await store.wishes("pings")) == ({}, {})
    for one in others:
        await one.close()
