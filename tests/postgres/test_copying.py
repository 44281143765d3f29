"""A bot moves from a file to a server and back in the middle of a match, and nobody who plays would know."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.host import Person
from bot.process.folder_lock import owned
from bot.store import LeaseRow, Store, copying
from bot.store.backend import Backend
from bot.store.backends import backend_at
from bot.store.tables import metadata
from tests.cli.running import run, said
from tests.faults.schemas import write
from tests.host.harness import ADA, Harness, number
from tests.support.postgres import Server

CURIOUS = Person(7, "Ünïçødé 🐉 'quoted' \\ \"twice\"")


def rows(backend: Backend) -> dict[str, list[str]]:
    """All that is kept, as it is kept."""
    with backend.opened(is_still=True) as connection:
        found = {name: connection.execute(text(f"SELECT * FROM {name}")).all() for name in metadata.tables}  # noqa: S608
    return {name: sorted(map(repr, kept)) for name, kept in found.items()}


def test_all_there_can_be_arrives_and_comes_back(tmp_path: Path, url: str) -> None:
    first, second = tmp_path / "first" / "castellan.sqlite3", tmp_path / "second" / "castellan.sqlite3"
    first.parent.mkdir()
    asyncio.run(write(first))
    there, back = run("copy", str(first), url), run("copy", url, f"sqlite:///{second}")
    assert (there.exit_code, back.exit_code) == (0, 0), said(there) + said(back)
    assert "each row read back and compared: 5 matches" in said(there)
    assert rows(backend_at(first)) == rows(backend_at(second))


async def test_a_match_goes_on_where_it_was(tmp_path: Path, url: str) -> None:
    path = tmp_path / "castellan.sqlite"
    async with Harness(path) as harness:
        table = await harness.match(CURIOUS)
        await harness.commands.answer(table.id, CURIOUS.id, number(table, 1), ("a",))
        before = await harness.store.history(table.id)
    copying.copy(backend_at(path), backend_at(url))
    store = await Store.open(url)
    assert await store.history(table.id) == before
    await store.close()
    copying.copy(backend_at(url), backend_at(tmp_path / "again.sqlite"))
    async with Harness(tmp_path / "again.sqlite") as harness:
        again = await harness.queries.table(table.id)
        await harness.commands.answer(table.id, ADA.id, number(again, 0), ("a",))


def test_what_is_not_empty_is_left_as_it_is(tmp_path: Path, url: str) -> None:
    path = tmp_path / "castellan.sqlite3"
    backend_at(path).migrate()
    backend_at(url).migrate()
    with backend_at(url).opened() as connection:
        connection.execute(text("INSERT INTO settings VALUES (1, 'theirs', 'theirs')"))
    before = rows(backend_at(url))
    refused = run("copy", str(path), url)
    assert (refused.exit_code, "is not empty: there are settings in it" in said(refused)) == (1, True)
    assert rows(backend_at(url)) == before


@pytest.mark.parametrize("column", ["value", "guild"])
def test_a_row_that_comes_out_otherwise_is_seen_and_nothing_is_kept(tmp_path: Path, url: str, column: str) -> None:
    path = tmp_path / "castellan.sqlite3"
    backend_at(path).migrate()
    backend_at(url).migrate()
    change = "value := ''other''" if column == "value" else "guild := 2"
    with backend_at(path).opened() as file, backend_at(url).opened() as server:
        file.execute(text("INSERT INTO settings VALUES (1, 'ours', 'ours')"))
        file.execute(text("INSERT INTO people VALUES (1, 'ours', 'ours')"))
        spoil = f"BEGIN NEW.{change}; RETURN NEW; END"
        server.execute(text(f"CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS '{spoil}'"))
        server.execute(text("CREATE TRIGGER spoil BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION spoil()"))
    try:
        refused = run("copy", str(path), url)
        assert (refused.exit_code, "row of settings came out otherwise" in said(refused)) == (1, True)
        assert not any(rows(backend_at(url)).values())
    finally:
        with backend_at(url).opened() as server:
            server.execute(text("DROP FUNCTION spoil CASCADE"))


async def test_nothing_is_copied_while_a_bot_runs(tmp_path: Path, url: str) -> None:
    path = tmp_path / "castellan.sqlite3"
    backend_at(path).migrate()
    with owned(tmp_path):
        refused = run("copy", str(path), url)
    assert "already runs on the data folder" in said(refused)
    store = await Store.open(url)
    await store.settings(0)
    refused = run("copy", str(path), url)
    assert "A bot uses postgresql://" in said(refused)
    now = datetime.now(UTC)
    await store.take_leases([LeaseRow(1, 2, "ada", 1, now + timedelta(minutes=1))], now, lambda: None)
    await store.close()
    for command in (("copy", str(path), url), ("copy", url, str(tmp_path / "other" / "castellan.sqlite3"))):
        refused = run(*command)
        assert (refused.exit_code, "shard 1 of 2 by ada" in said(refused)) == (1, True), said(refused)
    assert not (tmp_path / "other" / "castellan.sqlite3").exists()


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("{tmp}/nothing.sqlite3", "{url}", "There is no database at"),
        ("{url}", "{url}", "Both are the same database"),
        ("{url}", "mysql://ada:secret@host/name", "must begin with postgresql://"),
        ("{url}", "{tmp}/new.sqlite3", "older Castellan's (its schema is none"),
    ],
)
def test_what_cannot_be_copied_is_said(
    tmp_path: Path, postgres_server: Server, source: str, target: str, why: str
) -> None:
    names = {"tmp": str(tmp_path), "url": postgres_server.new_database()}
    refused = run("copy", source.format(**names), target.format(**names))
    assert (refused.exit_code, why in said(refused), "secret" in said(refused)) == (1, True, False)
