"""Commands beside a bot that runs: they speak to it, and look at the database it uses, whatever their settings say."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.control.place import sockets
from bot.local.server import LocalTable
from bot.local.world.seed import add_sisters
from bot.store.backends import backend_at
from tests.cli.running import run, said
from tests.client.person import Person
from tests.e2e.bot_process import ROOT, BotProcess
from tests.e2e.forked import ForkedBot
from tests.e2e.inside import IS_INSIDE
from tests.e2e.test_shards import until
from tests.support.postgres import Server

pytestmark = pytest.mark.skipif(IS_INSIDE, reason="commands speak to a process")


def arguments_of(data: Path, **env: str) -> dict[str, str | None]:
    """An environment that knows the data folder and, if `env` does not say so, no database."""
    return {"CASTELLAN_DATABASE_URL": None, "CASTELLAN_DATA": str(data), "PORT": "0"} | env


def serves(part: BotProcess) -> bool:
    return "I serve shard" in part.said()


async def command(data: Path, *words: str, **env: str) -> str:
    """What it prints. It is a thread of this process, as another would load everything first."""
    return said(await asyncio.to_thread(run, *words, **arguments_of(data, **env)))


@pytest.fixture
async def ada(local: LocalTable) -> AsyncIterator[Person]:
    person = await Person.sit(local.base_url, "Ada")
    yield person
    await person.leave()


async def test_a_command_of_another_process_speaks_to_the_bot(ada: Person, bot: BotProcess) -> None:
    await bot.is_online(ada)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "status"),
        cwd=ROOT,
        env=os.environ | {"CASTELLAN_DATA": str(bot.data)},
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await process.communicate()
    assert (process.returncode, f"Process {bot.pid}," in told.decode()) == (0, True)
    await bot.kill()
    assert run("status", **arguments_of(bot.data)).exit_code == 1
    await bot.start()


@pytest.mark.long
async def test_the_bot_is_drained_and_examined(ada: Person, bot: BotProcess) -> None:
    await bot.is_online(ada)
    database = bot.data / "castellan.sqlite3"
    told = await command(bot.data, "drain", "At nine.", "--wait", "1")
    assert f"Database: {database}. The bot that runs on it is process {bot.pid}." in told
    assert "No match is in the middle of a turn" in told
    assert "nobody can open a match: At nine." in await command(bot.data, "status")
    await until(lambda: "Ready as" in bot.said(), bot.said)  # a moment after it answers, once it knows all servers
    assert f"ok Bot: process {bot.pid} runs on {database}" in await command(bot.data, "doctor")
    await command(bot.data, "drain", "--off")
    assert "nobody can open" not in await command(bot.data, "status")


async def test_a_bot_that_was_killed_is_not_taken_to_run(ada: Person, bot: BotProcess) -> None:
    await bot.is_online(ada)
    await bot.kill()
    (stale,) = sockets(bot.data)
    assert "No bot runs on it" in await command(bot.data, "status")
    assert "No bot runs on it" in await command(bot.data, "drain", "At nine.")
    await bot.start()
    await bot.is_online(ada)
    assert not stale.exists()
    assert "nobody can open a match: At nine." in await command(bot.data, "status"), "it was written all the same"


@pytest.mark.long
async def test_each_of_two_bots_hears_its_own_commands(tmp_path: Path) -> None:
    """Each with a local table of its own."""
    async with LocalTable() as one, LocalTable() as other:
        tables = {"one": one, "other": other}
        bots = {}
        for name, table in tables.items():
            (tmp_path / name).mkdir()
            bots[name] = BotProcess(table.base_url, tmp_path / name)
            await bots[name].start()
        try:
            for name, table in tables.items():
                person = await Person.sit(table.base_url, "Ada")
                await bots[name].is_online(person)
                await person.leave()
            await command(tmp_path / "one", "drain", "At nine.")
            assert "At nine." in await command(tmp_path / "one", "status")
            told = await command(tmp_path / "other", "status")
            assert f"Process {bots['other'].pid}," in told
            assert "At nine." not in told
        finally:
            for bot in bots.values():
                await bot.stop()


@pytest.mark.long
async def test_a_command_finds_the_bots_server_without_being_told(
    local: LocalTable, ada: Person, postgres_server: Server, tmp_path: Path
) -> None:
    """As an admin types it whose unit has the URL: before, the command drained an empty file."""
    url = postgres_server.borrow()
    bot = ForkedBot(local.base_url, tmp_path, CASTELLAN_DATABASE_URL=url)
    await bot.start()
    try:
        await bot.is_online(ada)
        told = await command(tmp_path, "drain", "At nine.")
        assert "Database: postgresql://" in told
        with backend_at(url).opened() as connection:
            assert "At nine." in connection.execute(text("SELECT value FROM settings")).scalars().all()
        told = await command(tmp_path, "doctor")
        assert "(PostgreSQL" in told
        assert "MEND Bot: The bot on" in await command(tmp_path, "doctor", CASTELLAN_DATABASE_URL=f"{url}-other")
        assert not (tmp_path / "castellan.sqlite3").exists()
    finally:
        await bot.stop()
        postgres_server.give_back(url)


@pytest.mark.long
async def test_processes_that_share_a_folder_are_all_there(local: LocalTable, tmp_path: Path) -> None:
    add_sisters(local.table.world, 2)
    parts = [
        BotProcess(local.base_url, tmp_path, CASTELLAN_SHARDS="2", CASTELLAN_SHARD_IDS=str(shard)) for shard in (0, 1)
    ]
    for shard, part in enumerate(parts):
        part.log = tmp_path / f"{shard}.log"
    for part in parts:
        await part.start()
    try:
        for part in parts:
            await until(partial(serves, part), part.said)
        told = await command(tmp_path, "status")
        assert "serves: shards 0" in told
        assert "serves: shards 1" in told
        assert all(f"Process {part.pid}," in told for part in parts)
    finally:
        for part in parts:
            await part.stop()
