"""The commands of an admin whose bot is on PostgreSQL: what works as ever, and what a server has its own means for."""

from contextlib import ExitStack
from pathlib import Path
from urllib.request import urlopen

import pytest
from sqlalchemy import text
from typer.testing import Result

from bot.metrics.serving import served
from bot.settings import SettingsError, read_settings
from bot.store import SeatRow, Store, schema
from bot.store.backends import backend_at
from tests.cli.running import run, said
from tests.store.test_store import HEAD
from tests.support.postgres import Server


def on(url: str, data: Path, *arguments: str) -> Result:
    return run(*arguments, CASTELLAN_DATABASE_URL=url, CASTELLAN_DATA=str(data), PORT="0")


@pytest.mark.parametrize("text", ["castellan.sqlite3", "sqlite:///castellan.sqlite3", "mysql://ada:secret@host/name"])
def test_what_is_no_servers_url_is_refused_unrepeated(text: str) -> None:
    with pytest.raises(SettingsError, match="must look like postgresql://") as refused:
        read_settings({"CASTELLAN_DATABASE_URL": text})
    assert text not in str(refused.value)


def test_without_a_url_it_is_the_file() -> None:
    assert read_settings({"CASTELLAN_DATA": "there"}).kept_at == Path("there/castellan.sqlite3")
    assert read_settings({"CASTELLAN_DATABASE_URL": "postgresql://host/name"}).kept_at == "postgresql://host/name"


@pytest.mark.parametrize(("command", "instead"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_copies_are_the_servers_own_business(url: str, tmp_path: Path, command: str, instead: str) -> None:
    refused = on(url, tmp_path, command, str(tmp_path / "copy"))
    assert (refused.exit_code, instead in said(refused)) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_it_is_migrated_drained_and_rehearsed(postgres_server: Server, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    assert "older Castellan's" in said(on(url, tmp_path, "rehearse"))
    assert f"was at schema none and is now at {schema.known()[0]}." in said(on(url, tmp_path, "migrate"))
    assert "is up to date" in said(on(url, tmp_path, "migrate"))
    assert "Nobody can open a match" in said(on(url, tmp_path, "drain", "Soon."))
    with backend_at(url).opened() as connection:
        assert connection.execute(text("SELECT value FROM settings")).scalars().all() == ["Soon."]
    assert "There is no match to replay" in said(on(url, tmp_path, "rehearse"))
    assert "There is no record of the match 'nowhere'" in said(on(url, tmp_path, "export", "nowhere"))


def test_the_doctor_knows_the_server_and_shows_no_password(url: str, tmp_path: Path) -> None:
    told = said(on(url.replace("castellan@", "castellan:secret@"), tmp_path, "doctor"))
    assert "is there (PostgreSQL" in told
    assert "fsync and full_page_writes off" in told, "as it is in these tests"
    assert "none are made by the bot" in told
    told = said(on("postgresql://ada:secret@127.0.0.1:1/castellan", tmp_path, "doctor"))
    assert "MEND Database: The database postgresql://ada:***@127.0.0.1:1/castellan cannot be used" in told
    assert "secret" not in told


async def test_its_matches_are_counted(url: str) -> None:
    store = await Store.open(url)
    await store.create(HEAD, [SeatRow(0, 1, "Ada", is_away=False)])
    await store.close()
    with ExitStack() as stack:
        port = stack.enter_context(served(("127.0.0.1", 0), url))
        shown = urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()  # noqa: ASYNC210
    assert 'castellan_matches{status="lobby"} 1.0' in shown


def test_the_doctor_knows_an_empty_database_from_an_old_one(postgres_server: Server, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    assert "ok Schema: no tables yet: they are made at the first start" in said(on(url, tmp_path, "doctor"))
    with backend_at(url).opened() as connection:
        connection.execute(text("CREATE TABLE alembic_version AS SELECT '0008' AS version_num"))
    told = said(on(url, tmp_path, "doctor"))
    assert "its schema is 0008" in told
    assert "once you have dumped what is there" in told
