"""The store at its limits: what cannot be written did not happen, is said so, and goes on once it can be."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.engine.playout import fingerprint
from bot.store import Store, StoreUnusable, database
from tests.cli.test_commands import run, said
from tests.host.bench import ADA, BEN, Bench, number, refused
from tests.support.read_only import read_only


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
    """Somebody else writes, and does not come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)


async def stands_then_goes_on(bench: Bench, trouble: object) -> None:
    """An answer in times of trouble is refused and changes nothing; the same answer afterwards is taken."""
    table = await bench.match()
    table = (await bench.host.answer(table.id, BEN.id, number(table, 1), ("a",))).table
    assert table.match is not None
    stood = fingerprint(table.match)
    with trouble:  # type: ignore[attr-defined]
        for _ in range(3):
            assert await refused(bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))) == "storage"
        assert await refused(bench.lobby(channel=77)) == "storage"
        now = (await bench.host.table(table.id)).match
        assert now is not None
        assert fingerprint(now) == stood
    await bench.host.answer(table.id, ADA.id, number(table, 0), ("a",))
    assert bench.sql("SELECT sequence, seat FROM journal ORDER BY sequence") == [(0, 1), (1, 0)]
    assert (await bench.lobby(channel=77)).status == "lobby"
    await bench.restart()
    assert len((await bench.heard.heard("resumed")).table.prompts) == 1


async def test_on_a_full_disk_nothing_is_lost_and_play_goes_on_when_there_is_room(bench: Bench) -> None:
    await stands_then_goes_on(bench, full_disk())


async def test_where_the_files_may_only_be_read_nothing_is_lost_and_play_goes_on_when_they_may_be_written(
    bench: Bench,
) -> None:
    await stands_then_goes_on(bench, read_only(bench.path.with_name(f"{bench.path.name}-wal"), even_open=True))


async def test_while_another_process_holds_the_database_answers_are_refused(hasty: None, bench: Bench) -> None:
    await stands_then_goes_on(bench, locked(bench.path))


async def test_a_deadline_that_cannot_be_kept_is_tried_again(hasty: None, bench: Bench) -> None:
    table = await bench.match()
    due = table.deadlines[number(table, 0)]
    bench.clock.now = due.due
    with locked(bench.path):
        await bench.host._ring(table.id, ("prompt", due.prompt))
        assert bench.sql("SELECT * FROM journal") == []
    bench.clock.pass_(due.due - due.remind)
    bench.host.tick()
    await bench.heard.heard("answered")


async def test_a_database_that_is_locked_or_none_at_all_is_named_at_the_start(hasty: None, tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    await (await Store.open(path)).close()
    with locked(path), pytest.raises(StoreUnusable, match=r"castellan\.sqlite3 cannot be opened for writing: .*locked"):
        await Store.open(path)
    path.write_bytes(b"once upon a time " * 1000)
    with pytest.raises(StoreUnusable, match="not a database"):
        await Store.open(path)
    assert path.read_bytes().startswith(b"once upon a time ")


async def test_pages_that_went_bad_are_refused_and_the_doctor_says_so(bench: Bench) -> None:
    await bench.match()
    await bench.stop()
    data = bench.path.rename(bench.path.with_name("castellan.sqlite3")).parent
    assert "castellan.sqlite3 is sound" in said(run("doctor", CASTELLAN_DATA=str(data), PORT="0"))
    bench.path = data / "castellan.sqlite3"
    spoil(bench.path)
    result = run("doctor", CASTELLAN_DATA=str(data), PORT="0")
    assert result.exit_code == 1
    assert "put the newest backup in its place" in said(result)
    with pytest.raises(StoreUnusable, match="malformed"):
        await Store.open(bench.path)


def spoil(path: Path) -> None:
    """Noise over every page but the first."""
    with path.open("r+b") as file:
        size = path.stat().st_size
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))
