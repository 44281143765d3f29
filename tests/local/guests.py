"""A bot in the manner of others, with every right and all intents, judged by Discord's file."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot.local.clock import ManualClock
from bot.local.gateway import PRIVILEGED
from bot.local.members import grant
from bot.local.permissions import EVERYTHING
from bot.local.server import LocalTable
from tests.local.conftest import running
from tests.local.guest_bot import GuestBot
from tests.support.judge import judged

__all__ = ["guest", "judged", "local", "room"]


@pytest.fixture
async def local(clock: ManualClock) -> AsyncIterator[LocalTable]:
    async with LocalTable(clock=clock, privileged_intents=PRIVILEGED) as table:
        grant(table.table, EVERYTHING)
        yield table


@pytest.fixture
async def guest(local: LocalTable) -> AsyncIterator[GuestBot]:
    async with running(GuestBot(), local.base_url) as bot:
        await asyncio.wait_for(bot.everywhere.wait(), 20)
        yield bot


@pytest.fixture
def room(guest: GuestBot) -> discord.TextChannel:
    found = discord.utils.get(guest.get_all_channels(), name="game-night")
    assert isinstance(found, discord.TextChannel)
    return found
