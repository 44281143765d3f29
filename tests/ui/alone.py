"""A bot in this very process, at a local table, that knows one game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import Castellan
from bot.engine import Game
from bot.games.place import Place
from bot.games.search import FoundGame
from bot.games.shown import AllGames, shown_game
from bot.local.redirect import point_discord_at
from bot.local.server import LocalTable
from bot.settings import Settings
from tests.client.person import Person
from tests.support import translating  # noqa: F401 - for the bots that start here
from tests.support.unhurried import UnhurriedClock


def game_alone(monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any], package: str) -> None:
    """The bot finds this game and no other."""
    place = Place(package, package.replace(".", "/"))
    games = AllGames((shown_game(FoundGame(game, place)),), (), ())
    monkeypatch.setattr("bot.app.all_games", lambda *_: games)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Person]:
    """Ada, at a local table with a bot in this very process."""
    async with opened_with_bot(data) as (ada, _):
        yield ada


@asynccontextmanager
async def opened_with_bot(data: Path, **settings: Any) -> AsyncIterator[tuple[Person, Castellan]]:
    """Ada and the bot, with these settings."""
    async with LocalTable(clock=UnhurriedClock()) as local, opened_at(local, data, **settings) as found:
        yield found


@asynccontextmanager
async def opened_at(local: LocalTable, data: Path, **settings: Any) -> AsyncIterator[tuple[Person, Castellan]]:
    """The same, at a table that is open."""
    async with await Person.sit(local.base_url, "Ada") as ada:
        point_discord_at(local.base_url)
        bot = Castellan(Settings(**{"api": local.base_url, "data": data, "has_limits": False, **settings}))
        running = asyncio.create_task(bot.start("local"))
        await ada.waits_for(lambda: ada.sight.is_bot_online, "the bot")
        await bot.wait_until_ready()
        try:
            yield ada, bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
