"""The local table that `run` opens if there is no token."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from errno import EADDRINUSE

from bot.cli.endings import CannotRun
from bot.cli.welcome import welcome_cards
from bot.games.shown import all_games
from bot.local.server import LocalTable
from bot.settings import Settings

LOCAL_TOKEN = "local"  # noqa: S105 - a local table in another process takes any


@asynccontextmanager
async def local_table(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """Address and bot's token of a local table: the one that is named, or our own, which takes this bot only."""
    if settings.api:
        yield settings.api, LOCAL_TOKEN
        return
    token = secrets.token_urlsafe(32)
    cards = welcome_cards(all_games(settings.games, settings.games_off).shown)
    table = LocalTable(
        port=settings.port, state=settings.local_world, bot_token=token, cards=cards, guilds=settings.local_guilds
    )
    try:
        await table.start()
    except OSError as error:
        if error.errno != EADDRINUSE:
            raise CannotRun(f"The local table cannot be opened on port {settings.port}: {error}.") from error
        raise CannotRun(
            f"Port {settings.port} is taken. Stop what uses it, or choose another: PORT={settings.port + 1} make run"
        ) from error
    try:
        yield table.base_url, token
    finally:
        await table.stop()
