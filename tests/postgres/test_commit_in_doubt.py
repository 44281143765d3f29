"""The server goes away over a COMMIT: whoever waits for it is told what became of it, or that nobody can tell yet."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import Answer
from bot.store import Commit, Entry, SeatRow, StorageFailed, Store, Unsure, backends, commit_in_doubt
from bot.store.postgres import PostgresServer
from tests.host.harness import ADA, BEN, Harness, number, refused
from tests.store.test_leases import LATER, Lost, rows
from tests.store.test_store import HEAD, NOW
from tests.store.test_writer import outcomes, putting
from tests.support import relay
from tests.support.postgres import Server
from tests.support.relay import Break, Relay

UNHEARD: Break = "before the server hears of it"
UNANSWERED: Break = "before its answer is heard"
SEATS = [SeatRow(0, 1, "Ada", is_away=False)]


@pytest.fixture
async def way(postgres_server: Server) -> AsyncIterator[Relay]:
    async with relay.to(postgres_server) as way:
        yield way


@pytest.fixture
def broken_url(way: Relay, postgres_server: Server, url: str) -> str:
    """The database's, over the way that breaks."""
    return url.replace(str(postgres_server.folder), str(way.folder))


@pytest.fixture
async def store(broken_url: str) -> AsyncIterator[Store]:
    store = await Store.open(broken_url)
    yield store
    await store.close()


def is_broken(way: Relay) -> bool:
    """Has it been, where it was to be?"""
    return way.breaks is None


def answered(sequence: int) -> Commit:
    entry = Entry(sequence=sequence, answer=Answer(sequence + 1, 0, ("a",)), person=1, at=NOW)
    return Commit(match=HEAD.id, read=sequence, entry=entry)


@pytest.mark.parametrize(("breaks", "error", "kept"), [(UNHEARD, StorageFailed, 0), (UNANSWERED, None, 1)])
async def test_whoever_waits_is_told_whether_it_was_kept(
    store: Store, way: Relay, breaks: Break, error: type[Exception] | None, kept: int
) -> None:
    async def outcome(*doing: object) -> list[object]:
        way.breaks = breaks
        done = await asyncio.gather(*doing, return_exceptions=True)  # type: ignore[call-overload]
        assert is_broken(way)
        return [None if one is None else type(one) for one in done]

    async def version() -> int:
        return (await store.versions())[HEAD.id]

    assert await outcome(store.create(HEAD, SEATS)) == [error]
    if not kept:
        await store.create(HEAD, SEATS)
    assert await version() == 0
    together = [store.commit(answered(0)), store.put_setting(5, "key", "value")]
    assert await outcome(*together) == [error, error]
    history = await store.history(HEAD.id)
    assert history is not None
    assert (len(history.entries), await version(), len(await store.settings(5))) == (kept, kept, kept)
    assert await outcome(store.commit(Commit(match=HEAD.id, read=kept, seats=[]))) == [error]
    assert await version() == 2 * kept
    lost = Lost()
    assert await outcome(store.take_leases(rows("ada", 0, 1), LATER, lost)) == [error]
    assert [row.holder for row in await store.leases()] == ["ada", "ada"] * kept


async def test_an_answer_of_somebody_else_in_its_place_is_none_of_ours(store: Store, way: Relay, url: str) -> None:
    """Who took the match over has kept their own, before anybody could look for ours."""
    other = await Store.open(url)
    await store.create(HEAD, SEATS)
    way.breaks, way.stays_down = UNHEARD, True
    ours = asyncio.create_task(store.commit(answered(0)))
    await way.has_broken.wait()
    theirs = answered(0)
    assert theirs.entry is not None
    await other.commit(replace(theirs, entry=replace(theirs.entry, person=2)))
    way.is_down = False
    with pytest.raises(StorageFailed) as failed:
        await ours
    assert type(failed.value) is StorageFailed
    await other.close()


async def test_where_nobody_can_be_asked_nothing_is_claimed(
    store: Store, way: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nothing tells of is in doubt as well; what comes later is known not to be kept."""
    monkeypatch.setattr(commit_in_doubt, "SECONDS", 0.1)
    await store.create(HEAD, SEATS)
    way.breaks = UNANSWERED
    assert await outcomes(store, putting(1)) == [Unsure]
    way.breaks, way.stays_down = UNANSWERED, True
    with pytest.raises(Unsure):
        await store.commit(answered(0))
    assert await outcomes(store, putting(2)) == [StorageFailed]
    way.is_down = False
    await store.put_setting(3, "key", "value")
    assert sorted(await store.setting("key")) == [1, 3]


async def test_a_match_in_doubt_goes_on_by_itself(
    broken_url: str, way: Relay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever pressed hears that nobody can tell. Once somebody can, times run for what came of it."""
    monkeypatch.setattr(commit_in_doubt, "SECONDS", 0.1)
    monkeypatch.setattr(backends, "backend_at", lambda *_: PostgresServer(broken_url))
    async with Harness(tmp_path / "stands for it") as harness:
        table = await harness.match()
        table = (await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))).table
        way.breaks, way.stays_down = UNANSWERED, True
        assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "unsure"
        assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "storage"
        assert "resumed" not in harness.heard.kinds
        way.is_down = False
        goes_on = (await harness.heard.heard("resumed")).table
        asked = {prompt.number for prompt in goes_on.prompts}
        assert asked.isdisjoint(prompt.number for prompt in table.prompts)
        assert {("prompt", one) for one in asked} <= harness.host._alarm._set[table.id].keys()
        assert await refused(harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))) == "stale"
