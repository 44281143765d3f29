"""The whole bot on PostgreSQL: people click, the server dies and comes back, the bot dies and comes back."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.forked import ForkedBot
from tests.e2e.player import Player, asking
from tests.e2e.tables import start
from tests.support.postgres import Server
from tests.support.unhurried import UnhurriedClock

pytestmark = [pytest.mark.long, pytest.mark.timeout(400)]


@pytest.fixture
async def local() -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=UnhurriedClock()) as table:
        yield table


@pytest.fixture
async def bot(local: LocalTable, tmp_path: Path, url: str) -> AsyncIterator[BotProcess]:
    process = ForkedBot(local.base_url, tmp_path)
    process._env["CASTELLAN_DATABASE_URL"] = url
    await process.start()
    yield process
    await process.stop()


async def test_a_match_survives_the_death_of_the_server_and_of_the_bot(
    local: LocalTable, bot: BotProcess, postgres_server: Server, tmp_path: Path
) -> None:
    people = [await Person.sit(local.base_url, name) for name in ("Ada", "Ben", "Cleo")]
    await bot.is_online(people[0])
    await start(people)
    ada, ben, cleo = players = [Player(person) for person in people]
    await ada.plays(1)
    await cleo.open_panel()
    with postgres_server.away():
        pass
    await ben.plays(1)
    await bot.kill()
    await bot.is_offline(people[0])
    await bot.start()
    await bot.is_online(people[0])
    await cleo.plays(1)  # with the buttons from before
    await asyncio.gather(ada.open_panel(), ben.open_panel())
    for _ in range(5):
        await (await asking(players)).plays(1)
    assert not (tmp_path / "castellan.sqlite3").exists()
    await asyncio.gather(*(person.leave() for person in people))
