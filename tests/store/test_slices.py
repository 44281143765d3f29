"""What is written of much at a time lets clicks go first, goes on after a kill, and hides what is still there."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from bot.engine import Answer, Snapshot
from bot.store import Commit, Entry, MatchRow, ResultRow, SeatRow, SnapshotRow, StorageFailed, Store, thinning
from bot.store.writer import Write, Writer
from bot.ui.shared.ledgers import EVER
from tests.e2e.bot_process import ROOT
from tests.support.sampled import sampled

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ADA, BEN, GUILD = 1311111, 1311112, 5
ANSWERS = 450  # more than two slices


def head(number: int, status: str = "finished") -> MatchRow:
    return MatchRow(
        id=f"match{number}", game="duel", rules_version=1, guild=GUILD, channel=number, message=1, status=status,  # type: ignore[arg-type]
        options={}, starter=ADA, starter_name="Ada", pace="live", created=NOW, started=NOW, ended=NOW,
    )  # fmt: skip


async def finished(store: Store, number: int, answers: int = 3) -> None:
    await store.create(head(number), [SeatRow(0, ADA, "Ada", is_away=False), SeatRow(1, BEN, "Ben", is_away=False)])
    entries = [Entry(sequence=n, answer=Answer(n + 1, 0, ("a",)), person=ADA, at=NOW) for n in range(answers)]
    await asyncio.gather(*(store.commit(Commit(match=f"match{number}", entry=entry)) for entry in entries))
    results = [ResultRow(0, ADA, 3, has_won=True), ResultRow(1, BEN, 1, has_won=False)]
    snapshots = [SnapshotRow(1, Snapshot(b"s", 0, 0, kept)) for kept in (0, answers)]
    await store.commit(Commit(match=f"match{number}", snapshot=snapshots[0], results=results))
    await store.commit(Commit(match=f"match{number}", snapshot=snapshots[1]))


async def fill(store: Store) -> None:
    await asyncio.gather(finished(store, 100, ANSWERS), *(finished(store, number) for number in range(60)))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "castellan.sqlite3")
    await fill(store)
    yield store
    await store.close()


async def sees_no_ada(store: Store) -> None:
    for number in (0, 59, 100):
        kept = await store.history(f"match{number}")
        assert kept is not None
        assert (kept.head.starter, kept.head.starter_name) == (0, "Guest")
        assert [(seat.person, seat.name) for seat in kept.seats] == [(None, "Guest"), (BEN, "Ben")]
    assert {one for over in await store.over_since(GUILD, "duel", EVER) for one in over.people.values()} == {BEN}
    assert not await store.has_won(GUILD, "duel", ADA)


async def test_who_is_forgotten_is_unseen_from_the_first_slice_on(store: Store) -> None:
    assert await store.has_won(GUILD, "duel", ADA)
    await store.begin_to_forget(ADA, "Guest")
    await sees_no_ada(store)
    await store.finish_erasing()
    await sees_no_ada(store)
    kept = await store.history("match100")
    assert kept is not None
    assert {entry.person for entry in kept.entries} == {None}


async def test_a_server_is_unseen_from_the_first_slice_on(store: Store) -> None:
    await store.begin_to_purge(GUILD)
    assert [await store.history(one) for one in ("match0", "match100")] == [None, None]
    assert (await store.latest(0), await store.over_since(GUILD, "duel", EVER)) == (None, [])
    assert await store.ended(NOW - timedelta(days=1), 9) == []
    await store.create(head(200, "lobby"), [])
    assert await store.history("match200") is not None, "they play on"
    await store.finish_erasing()
    assert await store.live(200) == ["match200"]
    assert await store.servers() == {GUILD}
    assert [found async for found in store.begun()] == ["match200"]


async def test_no_slice_is_of_more_than_a_few_hundred_rows(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    write = Writer.write

    async def noted(writer: Writer, one: Write) -> None:
        if one.is_slice:
            sizes.append(max(len(rows) for rows in one.rows.values()))
        await write(writer, one)

    monkeypatch.setattr(Writer, "write", noted)
    await store.forget(ADA, "Guest")
    forgot = len(sizes)
    await store.thin(GUILD, NOW + timedelta(days=1), NOW)
    thinned = len(sizes)
    await store.purge(GUILD)
    assert (forgot >= 5, thinned - forgot >= 5, len(sizes) - thinned >= 5) == (True, True, True)
    assert max(sizes) <= thinning.ROWS


async def test_a_slice_takes_as_many_matches_as_it_has_rows_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that fill it are one slice, and the next is another."""
    await store.purge(GUILD)
    for number in (1, 2, 3):
        await finished(store, number, thinning.ROWS // 2)
    sizes, write = list[int](), Writer.write

    async def noted(writer: Writer, one: Write) -> None:
        sizes.append(len(one.touches))
        await write(writer, one)

    monkeypatch.setattr(Writer, "write", noted)
    await store.thin(GUILD, NOW + timedelta(days=1), NOW)
    assert sizes == [2, 1]


async def test_a_slice_that_takes_nothing_away_is_not_written_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[Write]()

    async def lost(_: Writer, one: Write) -> None:
        written.append(one)

    await store.begin_to_forget(ADA, "Guest")
    monkeypatch.setattr(Writer, "write", lost)
    with pytest.raises(StorageFailed, match="is still there"):
        await store.finish_erasing()
    assert len(written) == 1


async def test_a_click_waits_for_one_slice_at_most(store: Store) -> None:
    told = []

    async def tell(what: str, write: Write) -> None:
        await store.writer.write(write)
        told.append(what)

    def write(*, is_slice: bool) -> Write:
        made = Write("setting")
        made.is_slice = is_slice
        return made

    slices = [asyncio.create_task(tell("slice", write(is_slice=True))) for _ in range(3)]
    clicks = [asyncio.create_task(tell("click", write(is_slice=False))) for _ in range(3)]
    await asyncio.gather(*slices, *clicks)
    assert told == ["click"] * 3 + ["slice"] * 3


async def test_a_long_match_is_thinned_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part touches rows of its own."""
    left, write = [ANSWERS], Writer.write

    async def counted(writer: Writer, one: Write) -> None:
        await write(writer, one)
        kept = await store.history("match100")
        left.append(sum(entry.person == ADA for entry in kept.entries) if kept else 0)

    monkeypatch.setattr(Writer, "write", counted)
    await store.thin(GUILD, NOW + timedelta(days=1), NOW + timedelta(days=2))
    assert sorted({before - after for before, after in pairwise(left)}) == [0, ANSWERS % thinning.ROWS, thinning.ROWS]
    kept = await store.history("match100")
    assert kept is not None
    assert kept.head.thinned == NOW + timedelta(days=2)
    assert {(entry.person, entry.at) for entry in kept.entries} == {(None, NOW + timedelta(days=2))}
    assert [one.snapshot.answers for one in kept.snapshots] == [ANSWERS]


@pytest.mark.sqlite("a process is killed over its file")
@pytest.mark.parametrize("what", ["forget", "purge"])
@pytest.mark.parametrize("after", sampled([1, 3], 1))
async def test_killed_between_two_slices_it_goes_on_after_the_restart(tmp_path: Path, what: str, after: int) -> None:
    path = tmp_path / "castellan.sqlite3"
    before = await Store.open(path)
    await fill(before)
    await before.close()
    command = (sys.executable, "-m", "tests.store.test_slices", str(path), what, str(after))
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    assert await process.wait() == -signal.SIGKILL
    with closing(sqlite3.connect(path)) as connection:
        ((erasures,),) = connection.execute("SELECT count(*) FROM erasures").fetchall()
        ((left,),) = connection.execute("SELECT count(*) FROM journal WHERE person = ?", (ADA,)).fetchall()
    assert erasures == 1
    assert left > 0, "it was done before the kill"
    again = await Store.open(path)
    if what == "forget":
        await sees_no_ada(again)
    else:
        assert await again.history("match0") is None
    await again.finish_erasing()
    await again.close()
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
        assert connection.execute("SELECT count(*) FROM erasures").fetchall() == [(0,)]
        assert f",{ADA}," not in dump
        assert "Ada" not in dump
    log = path.with_name(f"{path.name}-wal")
    assert not log.exists()


@pytest.mark.sqlite("pages of its file")
async def test_after_a_purge_the_file_is_smaller(store: Store, tmp_path: Path) -> None:
    await store.purge(GUILD)
    with closing(sqlite3.connect(tmp_path / "castellan.sqlite3")) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchall() == [(0,)]


@pytest.mark.sqlite("pages of its file")
async def test_after_much_is_forgotten_no_page_is_left_free(store: Store, tmp_path: Path) -> None:
    """More of them than there are attempts in vain, at a page each."""
    snapshots = [SnapshotRow(1, Snapshot(os.urandom(2_000_000), 0, 0, kept)) for kept in range(500, 502)]
    for snapshot in snapshots:
        await store.commit(Commit(match="match0", snapshot=snapshot))
    await store.purge(GUILD)
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA freelist_count").fetchall() == [(0,)]
    assert path.stat().st_size < 1_000_000


async def _killed_after(path: Path, what: str, after: int) -> None:
    store, count = await Store.open(path), 0
    write = store.writer.write

    async def counted(one: Write) -> None:
        nonlocal count
        await write(one)
        count += 1
        if count == after:
            os.kill(os.getpid(), signal.SIGKILL)

    store.writer.write = counted  # type: ignore[method-assign, assignment]
    await (store.forget(ADA, "Guest") if what == "forget" else store.purge(GUILD))
    raise StorageFailed("it was not killed")


if __name__ == "__main__":
    asyncio.run(_killed_after(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
