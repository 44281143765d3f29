"""The store at its limits: what cannot be written did not happen, is said so, and goes on once it can be."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from typer.testing import Result

from bot.engine.playout import fingerprint
from bot.host.runtime.automata import RETRY
from bot.store import Store, StoreUnusable, database
from tests.cli.running import run, said
from tests.host.harness import ADA, BEN, Harness, number, refused
from tests.support.read_only import on_disk, read_only

__all__ = ["on_disk"]

pytestmark = pytest.mark.sqlite("what befalls a file")


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process can grow beyond where a write-ahead log begins."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process writes to the file and does not finish."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)


async def stands_then_goes_on(harness: Harness, trouble: object) -> None:
    """An answer in times of trouble is refused and changes nothing; the same answer afterwards is taken."""
    table = await harness.match()
    table = (await harness.commands.answer(table.id, BEN.id, number(table, 1), ("a",))).table
    assert table.match is not None
    stood = fingerprint(table.match)
    with trouble:  # type: ignore[attr-defined]
        for _ in range(3):
            assert await refused(harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))) == "storage"
        assert await refused(harness.lobby(channel=77)) == "storage"
        now = (await harness.queries.table(table.id)).match
        assert now is not None
        assert fingerprint(now) == stood
    await harness.commands.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert harness.sql("SELECT sequence, seat FROM journal ORDER BY sequence") == [(0, 1), (1, 0)]
    assert (await harness.lobby(channel=77)).status == "lobby"
    await harness.restart()
    assert len((await harness.heard.heard("resumed")).table.prompts) == 1


async def test_on_a_full_disk_nothing_is_lost_and_play_goes_on_when_there_is_room(harness: Harness) -> None:
    await stands_then_goes_on(harness, full_disk())


async def test_where_the_files_may_only_be_read_nothing_is_lost_and_play_goes_on_when_they_may_be_written(
    on_disk: Path,
) -> None:
    async with Harness(on_disk / "castellan.sqlite") as harness:
        wal = harness.path.with_name(f"{harness.path.name}-wal")
        await stands_then_goes_on(harness, read_only(wal, even_open=True))


async def test_while_another_process_holds_the_database_answers_are_refused(hasty: None, harness: Harness) -> None:
    await stands_then_goes_on(harness, locked(harness.path))


async def test_deadlines_that_cannot_be_kept_ring_again_a_little_later_and_not_without_end(harness: Harness) -> None:
    """At once they would ring hundreds of times a second, and each time the table would be shown anew."""
    table = await harness.match()
    harness.clock.now = table.deadlines[number(table, 0)].due
    harness.sql("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'full'); END")
    harness.host._alarm.fire()
    for _ in range(5):
        await asyncio.gather(*harness.host._background)
        harness.host._alarm.fire()
    assert harness.heard.kinds.count("resumed") <= 2
    assert not harness.host._background
    harness.sql("DROP TRIGGER full")
    harness.clock.pass_(RETRY - timedelta(seconds=1))
    harness.host._alarm.fire()
    assert not harness.host._background, "not yet"
    harness.clock.pass_(timedelta(seconds=1))
    harness.host.tick()
    await harness.heard.until(lambda change: any(prompt.word == "bid" for prompt in change.new_prompts))


async def test_a_database_that_is_locked_or_none_at_all_is_named_at_the_start(hasty: None, tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    await (await Store.open(path)).close()
    with locked(path), pytest.raises(StoreUnusable, match=r"castellan\.sqlite3 cannot be opened for writing: .*locked"):
        await Store.open(path)
    path.write_bytes(b"once upon a time " * 1000)
    with pytest.raises(StoreUnusable, match="not a database"):
        await Store.open(path)
    assert path.read_bytes().startswith(b"once upon a time ")


async def examined(data: Path) -> Result:
    """The doctor runs a loop of its own."""
    return await asyncio.to_thread(run, "doctor", CASTELLAN_DATA=str(data), PORT="0")


async def test_pages_that_went_bad_are_refused_and_the_doctor_says_so(harness: Harness) -> None:
    await harness.match()
    await harness.stop()
    data = harness.path.rename(harness.path.with_name("castellan.sqlite3")).parent
    assert "castellan.sqlite3 is sound" in said(await examined(data))
    harness.path = data / "castellan.sqlite3"
    spoil(harness.path)
    result = await examined(data)
    assert result.exit_code == 1
    assert "run `python -m bot restore FILE` with the newest backup" in said(result)
    with pytest.raises(StoreUnusable, match="malformed"):
        await Store.open(harness.path)


def spoil(path: Path) -> None:
    """Overwrite every page of the file but the first with noise."""
    with path.open("r+b") as file:
        size = path.stat().st_size
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))
