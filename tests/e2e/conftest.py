"""The real bot in a process of its own, at a local table, with people who click."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalTable
from tests.client.person import Person
from tests.e2e.bot_process import BotProcess
from tests.e2e.inside import IS_INSIDE, new_bot
from tests.support.judge import judged
from tests.support.unhurried import UnhurriedClock

__all__ = ["judged"]  # Discord's OpenAPI file judges every request of these tests

HERE = Path(__file__).parent
MOST_SECONDS = 400


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A whole match takes its time where the machine is busy."""
    for item in items:
        if str(item.path).startswith(f"{HERE}/") and not IS_INSIDE:
            item.add_marker(pytest.mark.timeout(MOST_SECONDS))


@pytest.fixture
async def local() -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=UnhurriedClock()) as table:
        yield table


@pytest.fixture
async def bot(local: LocalTable, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Running, connected, its commands known."""
    process = new_bot(local.base_url, tmp_path)
    await process.start()
    yield process
    await process.stop()


@pytest.fixture
async def people(local: LocalTable, bot: BotProcess) -> AsyncIterator[list[Person]]:
    """Ada (who owns the server), Ben, Cleo and Dora; the bot is online."""
    ada = await Person.sit(local.base_url, "Ada")
    await ada.act(kind="add_person", name="Dora")
    seated = [ada, *await asyncio.gather(*(Person.sit(local.base_url, name) for name in ("Ben", "Cleo", "Dora")))]
    await bot.is_online(ada)
    yield seated
    await asyncio.gather(*(person.leave() for person in seated))
