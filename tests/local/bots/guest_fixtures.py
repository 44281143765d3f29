"""A bot in the manner of others, with every right and all intents, judged by Discord's file."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot.local.protocol.intents import PRIVILEGED
from bot.local.server import LocalTable
from bot.local.table.clock import ManualClock
from bot.local.table.members import grant
from bot.local.world.permissions import EVERYTHING
from tests.client.person import PATIENCE_S
from tests.local.bots.guest_bot import GuestBot
from tests.local.conftest import running
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
        await asyncio.wait_for(bot.everywhere.wait(), PATIENCE_S)
        yield bot


@pytest.fixture
def room(guest: GuestBot) -> discord.TextChannel:
    found = discord.utils.get(guest.get_all_channels(), name="game-night")
    assert isinstance(found, discord.TextChannel)
    return found
