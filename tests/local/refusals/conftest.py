from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.local.server import LocalTable
from tests.local.refusals.desk import Desk


@pytest.fixture
async def desk(local: LocalTable) -> AsyncIterator[Desk]:
    async with aiohttp.ClientSession() as session:
        yield Desk(local, session)
