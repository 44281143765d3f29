"""Backups, restoring and migrating, by the commands an admin types, on real files."""

import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.process.folder_lock import owned
from bot.process.heartbeat_file import last_beat
from bot.store import Store, StoreUnusable, backup, schema
from bot.store.database import connect
from tests.cli.running import run, said
from tests.faults.schemas import WRITTEN, write
from tests.faults.test_migrations import dump, restored
from tests.host.test_full_disk import full_disk, spoil

MATCHES = 5  # in what `write` leaves


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "castellan.sqlite3"
    await write(path)
    return path


def keep(path: Path, *arguments: str) -> tuple[int, str]:
    result = run(*arguments, CASTELLAN_DATA=str(path.parent), PORT="0")
    return result.exit_code, said(result)


def matches_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


async def test_a_backup_holds_what_still_lies_in_the_log_beside_the_file(tmp_path: Path) -> None:
    path, target = tmp_path / "castellan.sqlite3", tmp_path / "elsewhere" / "copy.sqlite3"
    await (await Store.open(path)).close()
    writing = await connect(path, "IMMEDIATE")
    await writing.execute("INSERT INTO settings VALUES (0, 'drain', 'Soon.')")
    await writing.commit()
    assert b"Soon." not in path.read_bytes(), "a copy of the file alone would lack it"
    code, told = keep(path, "backup", str(target))
    assert code == 0
    assert told.startswith(f"{target}: 0 matches, {target.stat().st_size // 1024} KiB, read through. Database: {path}.")
    await writing.close()
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT value FROM settings").fetchall() == [("Soon.",)]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite3"]


def test_a_backup_writes_over_nothing_and_makes_none_of_nothing(database: Path, tmp_path: Path) -> None:
    code, told = keep(database, "backup", str(database))
    assert (code, "is there already" in told) == (1, True)
    code, told = keep(tmp_path / "empty" / "castellan.sqlite3", "backup")
    assert (code, "There is no database" in told) == (1, True)
    assert not (tmp_path / "empty").exists()


def test_on_a_full_disk_there_is_no_half_of_a_backup(database: Path) -> None:
    with full_disk(), pytest.raises(StoreUnusable, match="cannot be copied"):
        backup.automatic(database)
    assert list(backup.folder_of(database).iterdir()) == []


def test_of_those_made_by_themselves_seven_are_kept(database: Path) -> None:
    folder = backup.folder_of(database)
    folder.mkdir()
    for day in range(1, 10):
        (folder / f"castellan-202601{day:02}-120000.sqlite3").touch()
        (folder / f"castellan-202601{day:02}-120000-before-0006.sqlite3").touch()
    (folder / "mine.sqlite3").touch()
    newest = backup.automatic(database).path
    assert backup.kept(database)[0] == newest
    daily = [path.name for path in backup.kept(database) if "before" not in path.name]
    assert len(daily) == backup.KEPT
    assert "castellan-20260103-120000.sqlite3" not in daily
    assert len(backup.kept(database)) == backup.KEPT + 9, "the others are another kind"
    assert (folder / "mine.sqlite3").exists()


@pytest.fixture
def far_east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where it is 14 hours later than in Greenwich."""
    monkeypatch.setenv("TZ", "<+14>-14")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("far_east")
def test_its_name_tells_the_time_of_greenwich(database: Path) -> None:
    """The newest is known by its name, also after the machine's own clock was put back for the winter."""
    name = backup.automatic(database).path.name
    told = datetime.strptime(name, f"{backup.PREFIX}%Y%m%d-%H%M%S-%f{backup.ENDING}").replace(tzinfo=UTC)
    assert abs(datetime.now(UTC) - told) < timedelta(hours=1)


def test_one_is_due_once_the_newest_is_a_day_old(database: Path) -> None:
    assert backup.is_due(database)
    made = backup.automatic(database).path
    assert not backup.is_due(database)
    yesterday = (datetime.now(UTC) - backup.DAILY - timedelta(seconds=1)).timestamp()
    os.utime(made, (yesterday, yesterday))
    assert backup.is_due(database)


def test_what_was_backed_up_is_restored_and_what_was_there_is_kept(database: Path, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy.sqlite3", dump(database)
    keep(database, "backup", str(copy))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM matches")
    os.utime(copy, (WRITTEN.timestamp(), WRITTEN.timestamp()))
    code, told = keep(database, "restore", str(copy))
    assert code == 0
    assert f"is {copy} now: {MATCHES} matches" in told
    assert dump(database) == before
    assert last_beat(tmp_path) == WRITTEN, "from then on everybody gets their time back"
    (kept,) = backup.kept(database)
    assert str(kept) in told
    assert matches_in(kept) == 0
    assert not any(path.name.endswith(("-wal", ".restored", ".part")) for path in tmp_path.iterdir())


def test_nothing_is_restored_while_the_bot_runs(database: Path, tmp_path: Path) -> None:
    keep(database, "backup", str(tmp_path / "copy.sqlite3"))
    before = dump(database)
    with owned(tmp_path):
        code, told = keep(database, "restore", str(tmp_path / "copy.sqlite3"))
        assert (code, "Stop it first" in told) == (1, True)
        assert keep(database, "migrate")[0] == 1
        assert keep(database, "backup")[0] == 0, "that may be done meanwhile"
    assert dump(database) == before


@pytest.mark.parametrize("spoilt", ["nothing", "noise", "another", "newer", "half"])
def test_what_is_no_backup_is_not_restored(database: Path, tmp_path: Path, spoilt: str) -> None:
    copy, before = tmp_path / "copy.sqlite3", dump(database)
    keep(database, "backup", str(copy))
    if spoilt == "nothing":
        copy.unlink()
    elif spoilt == "noise":
        copy.write_bytes(b"once upon a time " * 1000)
    elif spoilt == "half":
        spoil(copy)
    else:
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute(
                "DROP TABLE alembic_version"
                if spoilt == "another"
                else "UPDATE alembic_version SET version_num = '9999'"
            )
    code, told = keep(database, "restore", str(copy))
    assert code == 1
    assert "Traceback" not in told
    assert dump(database) == before


def test_a_damaged_database_is_set_aside_as_it_is_and_run_names_the_remedy(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    keep(database, "backup", str(copy))
    spoil(database)
    damaged = database.read_bytes()
    code, told = keep(database, "run")
    assert (code, "is damaged" in told, "`python -m bot restore FILE`" in told) == (1, True, True)
    code, told = keep(database, "restore", str(copy))
    assert (code, "damaged-" in told) == (0, True)
    assert [kept.read_bytes() for kept in backup.folder_of(database).glob(f"damaged-*{backup.ENDING}")] == [damaged]
    assert matches_in(database) == MATCHES


async def test_before_a_migration_there_is_a_backup(tmp_path: Path) -> None:
    path = restored(tmp_path, "0005")
    before = dump(path)
    code, told = keep(path, "migrate")
    (kept,) = backup.kept(path)
    assert (code, f"was at schema 0005 and is now at {schema.known()[0]}" in told, str(kept) in told) == (0, True, True)
    assert dump(kept) == before
    assert "is up to date" in keep(path, "migrate")[1]
    assert backup.kept(path) == [kept]
    kept.unlink()


async def test_where_no_backup_can_be_made_nothing_is_migrated(tmp_path: Path) -> None:
    path = restored(tmp_path, "0005")
    before = dump(path)
    backup.folder_of(path).touch()
    with pytest.raises(StoreUnusable, match="cannot be copied"):
        await Store.open(path)
    assert dump(path) == before


@pytest.mark.parametrize("command", [("export", "abcd"), ("drain", "Soon."), ("doctor",), ("health",)])
def test_who_only_looks_migrates_nothing_and_makes_nothing(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = restored(tmp_path, "0005")
    before = dump(path)
    code, told = keep(path, *command)
    assert dump(path) == before
    if command[0] in ("export", "drain"):
        assert (code, "run `python -m bot migrate`" in told) == (1, True)
    nowhere = tmp_path / "typo"
    code, told = keep(nowhere / "castellan.sqlite3", *command)
    assert not nowhere.exists()
    assert "Traceback" not in told
    assert code == (0 if command[0] == "doctor" else 1)
