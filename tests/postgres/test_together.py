"""What is read of a match is of one moment, however much is written meanwhile."""

import asyncio

from msgspec.structs import replace

from bot.engine import Answer
from bot.store import Commit, Entry, History, SeatRow, Store, queries
from bot.store.postgres import PostgresServer
from tests.store.test_store import HEAD, NOW

READS = 150


async def play(store: Store, sequence: int) -> None:
    """A step that leaves its mark in two tables."""
    entry = Entry(sequence=sequence, answer=Answer(sequence + 1, 0, ("a",)), at=NOW)
    await store.commit(Commit(match=HEAD.id, read=sequence, entry=entry))


def fits(history: History | None) -> bool:
    return history is not None and history.head.version == len(history.entries)


async def test_no_history_is_torn(store: Store) -> None:
    await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])
    is_over = asyncio.Event()

    async def write() -> int:
        sequence = 0
        while not is_over.is_set():
            await play(store, sequence)
            sequence += 1
        return sequence

    writing = asyncio.create_task(write())
    found = [await store.history(HEAD.id) for _ in range(READS)]
    is_over.set()
    assert all(map(fits, found))
    assert await writing > 1


async def test_within_a_snapshot_nothing_moves(store: Store, url: str) -> None:
    await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])
    connection = await PostgresServer(url).to_read()
    async with connection.snapshot():
        before = await queries.calls(connection), await queries.live(connection)
        await play(store, 0)
        await store.create(replace(HEAD, id="newer", channel=HEAD.channel + 1), [SeatRow(0, 1, "Ada", is_away=False)])
        assert (await queries.calls(connection), await queries.live(connection)) == before
    assert set(await queries.live(connection)) == {HEAD.id, "newer"}
    await connection.close()
