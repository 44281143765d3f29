"""What is written at the same moment about the same match, channel or person: the later word counts, in any mixture."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from msgspec.structs import replace

from bot.engine import Snapshot
from bot.store import Commit, DeadlineRow, SeatRow, SnapshotRow, StorageFailed, Store
from bot.store.rows import ResultRow
from bot.ui.shared.ledgers import EVER
from tests.store.test_store import HEAD, NOW, entry

OPEN = replace(HEAD, status="open", started=NOW)
DUE = DeadlineRow(HEAD.id, 4, 0, NOW, NOW, is_reminded=False)
LATER = replace(DUE, due=NOW + timedelta(hours=1))
ADA = SeatRow(0, 1, "Ada", is_away=False)
BEGIN = Commit(match=HEAD.id, head=OPEN, seats=[ADA], opened=[DUE])
ASK = Commit(match=HEAD.id, opened=[DUE])
CLOSE = Commit(match=HEAD.id, closed=[4])
SHOW_AND_CLOSE = Commit(match=HEAD.id, head=replace(OPEN, message=9), closed=[4])


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite")
    yield store
    await store.close()


async def at_once(store: Store, *writes: Coroutine[Any, Any, None]) -> None:
    """In one transaction, in this order."""
    before = store.writer.transactions
    await asyncio.gather(*writes)
    assert store.writer.transactions == before + 1


@pytest.mark.parametrize(
    ("commits", "due"),
    [
        ([ASK, CLOSE], []),
        ([BEGIN, CLOSE], []),
        ([ASK, SHOW_AND_CLOSE], []),
        ([BEGIN, SHOW_AND_CLOSE], []),
        ([CLOSE, ASK], [DUE]),
        ([BEGIN, CLOSE, ASK], [DUE]),
        ([SHOW_AND_CLOSE, BEGIN], [DUE]),
    ],
)
async def test_steps_of_one_match_are_taken_in_their_order(
    store: Store, commits: list[Commit], due: list[DeadlineRow]
) -> None:
    await store.create(HEAD, [])
    await at_once(store, *map(store.commit, commits))
    assert await store.deadlines() == due


async def test_deadlines_that_are_moved_and_closed_at_once_are_closed(store: Store) -> None:
    await store.create(HEAD, [])
    await at_once(store, store.commit(ASK), store.move_deadlines([(DUE, LATER)]))
    assert await store.deadlines() == [LATER]
    await at_once(store, store.move_deadlines([(LATER, DUE)]), store.commit(CLOSE))
    assert await store.deadlines() == []


async def test_a_lobby_and_its_first_step_come_at_once(store: Store) -> None:
    await at_once(store, store.create(HEAD, []), store.commit(BEGIN), store.commit(CLOSE))
    kept = await store.history(HEAD.id)
    assert kept is not None
    assert (kept.head, kept.seats, kept.deadlines) == (OPEN, [ADA], [])


async def test_a_channel_is_free_for_the_next_the_moment_one_is_over(store: Store) -> None:
    await store.create(HEAD, [])
    following = replace(HEAD, id="second02")
    over = Commit(match=HEAD.id, head=replace(OPEN, status="stopped"))
    await at_once(store, store.commit(over), store.create(following, []))
    assert await store.live(HEAD.channel) == [following.id]


async def test_who_is_forgotten_while_their_match_goes_on_is_in_nothing_before_and_in_what_follows(
    store: Store,
) -> None:
    await store.create(HEAD, [])
    results = [ResultRow(0, 1, 3, has_won=True)]
    before = Commit(match=HEAD.id, seats=[ADA], entry=replace(entry(0), person=1), results=results)
    after = Commit(match=HEAD.id, entry=replace(entry(1), person=2))
    await at_once(store, store.commit(before), store.begin_to_forget(1, "Guest"), store.commit(after))
    await store.finish_erasing()
    kept = await store.history(HEAD.id)
    assert kept is not None
    assert ([one.person for one in kept.entries], kept.seats) == ([None, 2], [replace(ADA, person=None, name="Guest")])
    assert [one.people for one in await store.over_since(HEAD.guild, HEAD.game, EVER)] in ([], [{}])


async def test_settings_of_a_server_and_a_key_are_set_in_their_order(store: Store) -> None:
    pairs = [(1, "pace"), (1, "locale"), (2, "pace")]
    await at_once(
        store,
        *(store.put_setting(guild, key, "old") for guild, key in pairs),
        *(store.put_setting(guild, key, "new") for guild, key in pairs[1:]),
        store.put_setting(1, "pace", None),
    )
    assert [await store.settings(guild) for guild in (1, 2)] == [{"locale": "new"}, {"pace": "new"}]


async def test_a_snapshot_that_takes_anothers_place_at_once_is_the_later_one(store: Store) -> None:
    await store.create(HEAD, [])
    rows = [SnapshotRow(version, Snapshot(b"", 0, 0, 0)) for version in (1, 2)]
    await at_once(store, *(store.commit(Commit(match=HEAD.id, snapshot=row)) for row in rows))
    kept = await store.history(HEAD.id)
    assert kept is not None
    assert kept.snapshots == rows[1:]


@pytest.mark.parametrize("tidied", ["rollback", "close"])
async def test_a_connection_that_cannot_be_tidied_up_is_given_up(
    monkeypatch: pytest.MonkeyPatch, store: Store, tidied: str
) -> None:
    """The write that failed is told so, and whatever comes next has a connection of its own."""
    tidy = getattr(aiosqlite.Connection, tidied)

    async def fails(connection: aiosqlite.Connection) -> None:
        await tidy(connection)
        raise sqlite3.OperationalError("disk I/O error")

    await store.create(HEAD, [])
    monkeypatch.setattr(aiosqlite.Connection, tidied, fails)
    with pytest.raises(StorageFailed, match="clashed"):
        await store.commit(Commit(match="unknown", entry=entry(0)))
    await store.commit(Commit(match=HEAD.id, entry=entry(0)))
    monkeypatch.undo()
    kept = await store.history(HEAD.id)
    assert kept is not None
    assert len(kept.entries) == 1
