"""The doctor on what an admin may have got wrong with variables and the data folder. It changes nothing."""

import os
import re
import sqlite3
import sys
import tomllib
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.doctor import PACKAGES
from bot.cli.doctor_data import STALE
from bot.process.folder_lock import owned
from bot.store import backup
from tests.cli.running import run, said
from tests.e2e.bot_process import ROOT
from tests.faults.schemas import revisions
from tests.faults.test_migrations import restored


def doctor(data: Path, **env: str) -> str:
    return said(run("doctor", CASTELLAN_DATA=str(data), PORT="0", **env))


def test_a_variable_that_nobody_obeys_is_named_with_the_one_that_was_meant(tmp_path: Path) -> None:
    told = doctor(tmp_path, CASTELLAN_STAL="1", CASTELLAN_WHATEVER="2")
    assert "unknown: CASTELLAN_STAL (is it CASTELLAN_STALL?), CASTELLAN_WHATEVER → Fix the spelling" in told
    assert "all that begin with CASTELLAN_ are known" in doctor(tmp_path)


def test_schemas_older_and_newer_are_told_apart(tmp_path: Path) -> None:
    path = restored(tmp_path, "0005")
    assert f"schema 0005; the next start migrates it to {revisions()[-1]}" in doctor(tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    told = doctor(tmp_path)
    assert "MEND Database" in told
    assert "written by a newer Castellan (its version is 9999)" in told


def test_what_others_may_read_is_named_with_the_remedy(tmp_path: Path) -> None:
    path = restored(tmp_path, revisions()[-1])
    path.chmod(0o644)
    assert "can read the data" in doctor(tmp_path), "the folder keeps them out"
    tmp_path.chmod(0o755)
    assert f"other users can read {path} → Run `chmod -R go= {tmp_path}`." in doctor(tmp_path)
    path.chmod(0o600)
    assert "can read the data" in doctor(tmp_path)


def test_old_backups_are_complained_of(tmp_path: Path) -> None:
    path = restored(tmp_path, revisions()[-1])
    assert "none yet: one a day" in doctor(tmp_path)
    made = backup.automatic(path).path
    assert f"1, the newest {made} (0 days old)" in doctor(tmp_path)
    long_ago = (datetime.now(UTC) - STALE).timestamp() - 60
    os.utime(made, (long_ago, long_ago))
    assert "(3 days old) → Run `python -m bot backup`" in doctor(tmp_path)


def test_who_owns_the_folder_is_told(tmp_path: Path) -> None:
    restored(tmp_path, revisions()[-1])
    assert "No bot runs on it" in doctor(tmp_path)
    with owned(tmp_path):
        assert "A bot runs on it, but has no control socket" in doctor(tmp_path)


def test_shards_that_nobody_serves_are_named(tmp_path: Path) -> None:
    path = restored(tmp_path, revisions()[-1])
    assert "Shards" not in doctor(tmp_path), "one process serves all"
    with closing(sqlite3.connect(path)) as connection, connection:
        for shard, until in enumerate(("2099-01-01", "2020-01-01", "2099-01-01")):
            row = (shard, 3, f"a machine {shard}", 1, f"{until} 00:00:00.000000")
            connection.execute("INSERT INTO leases VALUES (?, ?, ?, ?, ?)", row)
    told = doctor(tmp_path)
    assert "MEND Shards: of 3 are served 0 by a machine 0, 2 by a machine 2" in told
    assert "→ Start a process with CASTELLAN_SHARDS=3 and CASTELLAN_SHARD_IDS=1." in told


def test_what_the_project_requires_is_listed_with_its_versions(tmp_path: Path) -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    everywhere = [re.split(r"[<>=; ]", one)[0] for one in required if ";" not in one]
    assert list(PACKAGES) == everywhere
    assert f"msgspec {version('msgspec')}, " in doctor(tmp_path)


def test_a_driver_that_is_missing_is_no_wrong_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bot.store.postgres", None)
    told = said(run("doctor", CASTELLAN_DATA=str(tmp_path), CASTELLAN_DATABASE_URL="postgresql://host/name", PORT="0"))
    assert "PostgreSQL needs a driver" in told
    assert "Install the driver beside the bot" in told
    assert "Fix CASTELLAN_DATABASE_URL" not in told


def test_windows_is_told_where_the_bot_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(SystemExit, match="Castellan runs on Linux and macOS"):
        main()
