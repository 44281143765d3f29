"""How a database on a server is opened: what is said where it cannot be, and who brings it up to date."""

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from bot.store import Store, StoreUnusable, schema
from bot.store.postgres import PostgresServer
from bot.store.postgres_driver import Driver
from bot.store.tables import metadata
from tests.support.postgres import Server

OPENING = "import asyncio, sys; from bot.store import Store; asyncio.run(Store.open(sys.argv[1]))"


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("castellan", "must look like postgresql://"),
        ("mysql://ada:secret@host/castellan", "must begin with postgresql://, not with mysql://"),
        ("postgresql+asyncpg://ada:secret@host/castellan", "not with postgresql[+]asyncpg://"),
        ("postgresql://ada:secret@host", "names no database"),
        ("postgresql://ada@127.0.0.1:1/castellan?password=secret", "127.0.0.1:1/castellan cannot be used"),
        ("postgresql://ada:secret@127.0.0.1:1/castellan", "127.0.0.1:1/castellan cannot be used: connection failed"),
    ],
)
async def test_what_is_no_database_is_refused_in_a_sentence_without_the_password(url: str, said: str) -> None:
    with pytest.raises(StoreUnusable, match=said) as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


async def test_the_migrations_make_the_tables_the_code_knows(store: Store, url: str) -> None:
    with PostgresServer(url).opened() as connection:
        assert list(compare_metadata(MigrationContext.configure(connection), metadata)) == []


async def test_a_newer_database_is_refused_and_left_alone(postgres_server: Server) -> None:
    url = postgres_server.new_database()
    with pytest.raises(StoreUnusable, match="its schema is none"):
        await Store.open_as_it_is(url)
    await (await Store.open(url)).close()
    with PostgresServer(url).opened() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnusable, match=r"newer Castellan.*9999.*Update the bot"):
        await Store.open(url)
    with PostgresServer(url).opened() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["9999"]


async def test_who_gives_up_while_it_is_made_leaves_no_connection(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: asyncio.Queue[Driver] = asyncio.Queue()

    async def never_set_up(driver: Driver) -> None:
        made.put_nowait(driver)
        await asyncio.Event().wait()

    monkeypatch.setattr(Driver, "set_up", never_set_up)
    opening = asyncio.create_task(PostgresServer(postgres_server.url()).to_read())
    driver = await made.get()
    opening.cancel()
    await asyncio.wait([opening])
    assert driver.closed


async def test_a_database_of_few_letters_is_refused(postgres_server: Server) -> None:
    url = postgres_server.new_database("ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StoreUnusable, match=r"kept in LATIN1.*createdb --encoding UTF8"):
        await Store.open(url)


def test_three_that_start_at_once_migrate_once(postgres_server: Server) -> None:
    url = postgres_server.new_database()
    started = [subprocess.Popen([sys.executable, "-c", OPENING, url], stderr=subprocess.PIPE) for _ in range(3)]
    said = [process.communicate(timeout=100)[1] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], said
    assert PostgresServer(url).migrate().before == schema.known()[0]
