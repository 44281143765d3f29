"""A database of every earlier schema is brought up to date, and its matches go on."""

import asyncio
import json
import signal
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy import inspect as look_at

from bot.engine import Amount
from bot.host import MOST_SNOOZES, Host, Person, TableNotes, Vote
from bot.store import Store, tables
from tests.e2e.bot_process import ROOT
from tests.faults.schemas import WRITTEN, dumped, revisions
from tests.host.duel_game import Duel
from tests.host.harness import ADA, BEN
from tests.support.arena import Arena
from tests.support.sampled import sampled


@pytest.fixture(params=sampled(revisions(), 4))
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


# From the first schema a migration goes through all steps, from the newest old one through one; the rest is `long`.
FROM_OLD = [
    pytest.param(revision, marks=() if revision in (revisions()[0], revisions()[-2]) else pytest.mark.long)
    for revision in revisions()[:-1]
]


async def test_a_match_of_every_earlier_schema_is_played_to_its_end(old: Path) -> None:
    store = await Store.open(old)
    host = Host(store, {"duel": Duel()})
    lobby, table = await host.queries.table_in(1), await host.queries.table_in(2)
    assert lobby is not None
    assert table is not None
    assert (lobby.status, table.status, len(table.deadlines)) == ("lobby", "open", 1)
    while table.status == "open":
        prompt = table.prompts[0]
        choice = 3 if isinstance(prompt.kind, Amount) else ("a",)
        table = (await host.commands.answer(table.id, (ADA, BEN)[prompt.seat].id, prompt.number, choice)).table
    assert (await host.commands.join(lobby.id, BEN)).people == [ADA, BEN]
    await host.close()
    await store.close()


@pytest.mark.parametrize("old", FROM_OLD, indirect=True)
@pytest.mark.parametrize("moment", sampled(["ALTER TABLE seats ADD", "UPDATE alembic_version"], 1))
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
    table = await host.queries.table_in(4)
    assert table is not None
    assert table.notes.snoozes_left(1) == MOST_SNOOZES - 1
    assert [seat.is_away for seat in table.seats] == [False, False, True]
    assert (await host.commands.agree(table.id, BEN.id, table.notes.votes[0].number)).table.notes.ending == "agreed"
    await host.close()
    await store.close()


async def test_what_a_table_remembers_has_new_names_for_the_same_things(tmp_path: Path) -> None:
    """0003 renames what the host keeps as JSON, down to the votes."""
    path, moment = restored(tmp_path, "0002"), "2026-11-21T12:00:00Z"
    vote = {"number": 3, "about": "swap", "by": {"id": 1, "name": "Ada"}, "due": moment, "asked": [4], "is_gone": True}
    before = {"motions": [vote], "moved": 3, "snoozed": {"1": 2}, "held": [[4, 0]], "gone": [3], "stirred": moment}
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE matches SET aside = ? WHERE channel = 4", (json.dumps(before),))
    store = await Store.open(path)
    table = await Host(store, {"duel": Duel()}, clock=lambda: WRITTEN).queries.table_in(4)
    assert table is not None
    due = datetime(2026, 11, 21, 12, tzinfo=UTC)
    voted = Vote(number=3, about="swap", by=Person(1, "Ada"), due=due, asked=(4,), has_left_server=True)
    assert table.notes == TableNotes(
        votes=(voted,), votes_called=3, snoozed={1: 2}, given_away=((4, 0),), left_server=(3,), seats_changed=due
    )
    await store.close()


@pytest.mark.parametrize("old", revisions()[5:], indirect=True)
async def test_who_lives_on_comes_home(old: Path) -> None:
    """There have been characters since 0006."""
    store = await Store.open(old)
    host = Host(store, {"arena": Arena()})
    table = await host.queries.table_in(5)
    assert table is not None
    await host.commands.answer(table.id, ADA.id, table.prompts[0].number, ("care",))
    found = {one.name: (one.sheet["level"], one.playing, one.guild) for one in await host.characters.of(ADA.id)}
    assert found == {"Oda": (2, None, None), "Tavin": (1, None, 9)}
    await host.close()
    await store.close()


async def test_what_was_finished_keeps_its_record(old: Path) -> None:
    store = await Store.open(old)
    with closing(sqlite3.connect(old)) as connection:
        ((match,),) = connection.execute("SELECT id FROM matches WHERE status = 'finished'").fetchall()
    record = await Host(store, {"duel": Duel()}).queries.record(match)
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
