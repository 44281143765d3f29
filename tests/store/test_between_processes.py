"""Who waits for a hint hears what it waits for, or that something may have been missed; each hint wakes once."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import LeaseRow, Store, hints
from bot.store.database import SqliteFile
from bot.store.hints import ANYTHING, Ear, Hints
from bot.store.writer import Write, Writer

LONG = 60.0
NOW = datetime(2026, 1, 1, tzinfo=UTC)
LATER = NOW + timedelta(minutes=1)
LEASE = LeaseRow(shard=0, shards=1, holder="ada", epoch=1, until=LATER)
pytestmark = pytest.mark.sqlite("what is written is the same for both")


async def begun(ear: Ear) -> asyncio.Task[None]:
    """Somebody waits, and has had every chance to go on at once."""
    waits = asyncio.create_task(ear.wait(LONG))
    await chances()
    return waits


async def chances() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("about", ["shards", ANYTHING])
async def test_a_hint_wakes_once(about: str) -> None:
    ear = Ear("shards")
    ear.hear(about)
    await ear.wait(LONG)
    again = await begun(ear)
    assert not again.done()
    ear.hear(about)
    await again


async def test_what_is_told_of_other_things_wakes_nobody() -> None:
    ear = Ear("shards")
    waits = await begun(ear)
    ear.hear("settings")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waits.done()
    waits.cancel()


async def test_nobody_waits_longer_than_they_said() -> None:
    await Ear("shards").wait(0)


class Silent(SqliteFile):
    """Nobody tells anything, for ever."""

    async def overheard(self) -> AsyncIterator[str]:
        await asyncio.Event().wait()
        yield ANYTHING


class Shaky(SqliteFile):
    """The first connection is lost, and the next one is not."""

    losses = 1

    async def overheard(self) -> AsyncIterator[str]:
        if self.losses:
            self.losses -= 1
            raise sqlite3.OperationalError
        yield ANYTHING


async def test_who_listens_to_nobody_ends_at_once(tmp_path: Path) -> None:
    listening = Hints(Silent(tmp_path))
    await begun(listening.ear("shards"))
    async with asyncio.timeout(10):
        await listening.close()


async def test_who_was_cut_off_listens_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "AGAIN_SECONDS", 0)
    listening = Hints(Shaky(tmp_path))
    async with asyncio.timeout(10):
        await listening.ear("shards").wait(LONG)
    await listening.close()


async def test_who_waits_at_a_store_hears_what_its_database_passes_on(tmp_path: Path) -> None:
    database = Shaky(tmp_path / "castellan.sqlite3")
    database.losses = 0
    store = Store(database)
    waits = await begun(store.ear_for_mark())
    assert waits.done()
    await store.close()


async def test_what_nobody_has_agreed_on_or_everybody_no_longer_is_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "castellan.sqlite3")

    async def agreed() -> list[object]:
        return [await found() for found in (store.turns_paused_until, store.drain, store.handover, store.mark)]

    assert await agreed() == [None] * 4
    await asyncio.gather(
        store.pause_turns(NOW), store.put_drain("an upgrade"), store.put_handover("ada"), store.put_mark("1")
    )
    assert await agreed() == [NOW, "an upgrade", "ada", "1"]
    await asyncio.gather(store.pause_turns(None), store.put_drain(None))
    assert await agreed() == [None, None, "ada", "1"]
    await store.close()


WHO_HEARS: dict[str, tuple[Callable[[Store], Ear], Callable[[Store], Awaitable[None]]]] = {
    "a pause of turns": (Store.ear_for_turn_pause, lambda store: store.pause_turns(NOW)),
    "a handover": (Store.ear_for_handover, lambda store: store.put_handover("ada")),
    "a mark": (Store.ear_for_mark, lambda store: store.put_mark("1")),
    "a lease taken": (Store.ear_for_leases, lambda store: store.take_leases([LEASE], NOW, lambda: None)),
    "a lease given back": (Store.ear_for_leases, lambda store: store.give_leases_back("ada", NOW)),
}


@pytest.mark.parametrize("what", WHO_HEARS)
async def test_who_waits_for_something_is_told_of_what_is_written_of_it(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another process would hear of it: each write names what it is about, and is passed on."""
    listens, writes = WHO_HEARS[what]
    store, told, write = await Store.open(tmp_path / "castellan.sqlite3"), list[Write](), Writer.write

    async def noted(writer: Writer, one: Write) -> None:
        told.append(one)
        await write(writer, one)

    monkeypatch.setattr(Writer, "write", noted)
    waits = await begun(ear := listens(store))
    await writes(store)
    await store.close()
    for about in [about for one in told if one.is_told for about in one.touches]:
        ear.hear(about)
    await chances()
    assert waits.done()
