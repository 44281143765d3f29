import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TypeVar

import discord
import pytest

from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from tests.client.person import PATIENCE_S, Person
from tests.local.bots.feature_bot import FeatureBot

Bot = TypeVar("Bot", bound=discord.Client)


@contextlib.asynccontextmanager
async def running(bot: Bot, base_url: str) -> AsyncIterator[Bot]:
    """The bot, logged in and ready, until the block ends."""
    point_discord_at(base_url)
    task = asyncio.create_task(bot.start("a.local.token"))
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, ready, return_exceptions=True)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=clock) as table:
        yield table


@pytest.fixture
async def bot(local: LocalTable) -> AsyncIterator[FeatureBot]:
    async with running(FeatureBot(), local.base_url) as client:
        yield client


@pytest.fixture
async def ada(local: LocalTable) -> AsyncIterator[Person]:
    async with await Person.sit(local.base_url, "Ada") as person:
        yield person


@pytest.fixture
async def ben(local: LocalTable) -> AsyncIterator[Person]:
    async with await Person.sit(local.base_url, "Ben") as person:
        yield person
