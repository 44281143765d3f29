"""A database of every earlier schema is brought up to date, and its matches go on."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy import inspect as look_at

from bot.host import MOST_SNOOZES, Host
from bot.store import Store, tables
from tests.e2e.bot_process import ROOT
from tests.faults.schemas import WRITTEN, dumped, revisions
from tests.host.bench import ADA, BEN
from tests.host.duel import Duel


@pytest.fixture(params=revisions())
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file as that schema's Castellan left it."""
    return restored(tmp_path, request.param)


def restored(folder: Path, revision: str) -> Path:
    path = folder / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dumped(revision).read_text(encoding="utf-8"))
    return path


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def test_a_match_of_every_earlier_schema_is_played_to_its_end(old: Path) -> None:
    store = await Store.open(old)
    host = Host(store, {"duel": Duel()})
    lobby, table = (await host.open_tables())[:2]
    assert (lobby.status, table.status, len(table.deadlines)) == ("lobby", "open", 1)
    while table.status == "open":
        prompt = table.prompts[0]
        choice = 3 if prompt.kind == "amount" else ("a",)
        table = (await host.answer(table.id, (ADA, BEN)[prompt.seat].id, prompt.number, choice)).table
    assert (await host.join(lobby.id, BEN)).people == [ADA, BEN]
    await host.close()
    await store.close()


@pytest.mark.parametrize("old", revisions()[:-1], indirect=True)
@pytest.mark.parametrize("moment", ["ALTER TABLE", "UPDATE alembic_version"])
async def test_a_kill_in_the_middle_of_a_migration_leaves_what_was_before(old: Path, moment: str) -> None:
    before = dump(old)
    command = (sys.executable, "-m", "tests.faults.killed", str(old), moment)
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    assert await process.wait() == -signal.SIGKILL
    assert dump(old) == before
    await test_a_match_of_every_earlier_schema_is_played_to_its_end(old)


async def test_what_the_table_was_deciding_is_decided(tmp_path: Path) -> None:
    """Votes and time that was given have been there since 0002."""
    path = restored(tmp_path, "0002")
    store = await Store.open(path)
    host = Host(store, {"duel": Duel()}, clock=lambda: WRITTEN)
    table = (await host.open_tables())[2]
    assert table.aside.snoozes_left(1) == MOST_SNOOZES - 1
    assert [seat.is_away for seat in table.seats] == [False, False, True]
    assert (await host.agree(table.id, BEN.id, table.aside.motions[0].number)).table.aside.ending == "agreed"
    await host.close()
    await store.close()


async def test_what_was_finished_keeps_its_record(old: Path) -> None:
    store = await Store.open(old)
    with closing(sqlite3.connect(old)) as connection:
        ((match,),) = connection.execute("SELECT id FROM matches WHERE status = 'finished'").fetchall()
    record = await Host(store, {"duel": Duel()}).record(match)
    assert record.outcome is not None
    assert len(record.answers or ()) == 3
    await store.close()


async def test_the_tables_are_those_a_new_database_has(old: Path) -> None:
    await (await Store.open(old)).close()
    engine = create_engine(f"sqlite:///{old}")
    found = look_at(engine)
    for table in tables.metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == {c.name for c in table.columns}
        assert {index["name"] for index in found.get_indexes(table.name)} == {i.name for i in table.indexes}
    engine.dispose()
