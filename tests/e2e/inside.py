"""The bot in the very process of the tests, where the mutants' tracer sees which of its lines a test comes through."""

import asyncio
import logging
import os
from pathlib import Path

import pytest

from bot.app import Castellan
from bot.local.redirect import point_discord_at
from bot.process.logs import FORMAT
from bot.settings import read_settings
from tests.e2e.bot_process import BotProcess
from tests.e2e.forked import ForkedBot
from tests.support import translating  # noqa: F401 - for the bots that start here

IS_INSIDE = os.environ.get("TESTS_BOT") == "inside"


def new_bot(api: str, data: Path) -> BotProcess:
    """A process of its own, unless TESTS_BOT=inside."""
    return InsideBot(api, data) if IS_INSIDE else ForkedBot(api, data)


class InsideBot(BotProcess):
    """It can be ended in order, but not killed."""

    _bot: Castellan | None = None

    async def start(self) -> None:
        settings = read_settings(self._env)
        assert settings.api is not None
        point_discord_at(settings.api)
        self._handler = logging.FileHandler(self.log)
        self._handler.setFormatter(logging.Formatter(FORMAT))
        logging.getLogger().addHandler(self._handler)
        logging.getLogger("bot").setLevel(logging.INFO)  # tests read it
        self._bot = Castellan(settings)
        self._running = asyncio.create_task(self._bot.start("local"))

    async def stop(self) -> int:
        if self._bot is not None:
            await self._bot.close()
            await asyncio.gather(self._running, return_exceptions=True)
            logging.getLogger("bot").setLevel(logging.NOTSET)
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
            self._bot = None
        return 0

    async def kill(self) -> None:
        pytest.skip("what runs in this process cannot be killed")
