"""A file made at once has all that the steps make."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import schema
from bot.store.database import migrate
from tests.support.made_tables import by_steps, upgrade

SETTINGS = ("auto_vacuum", "page_size", "application_id", "user_version", "encoding")


def all_of(path: Path) -> list[object]:
    with closing(sqlite3.connect(path)) as file:
        return [
            *file.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"),
            *file.iterdump(),
            *(file.execute(f"PRAGMA {name}").fetchone() for name in SETTINGS),
        ]


def test_both_ways_make_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, step_by_step = tmp_path / "at-once.sqlite3", tmp_path / "by-steps.sqlite3"
    assert schema.upgrade is upgrade
    assert (migrate(at_once).before, schema.schema_of(at_once)) == (None, schema.known()[0])
    monkeypatch.setattr(schema, "upgrade", by_steps)
    migrate(step_by_step)
    assert all_of(at_once) == all_of(step_by_step)
