"""The bare discord.py bot Castellan is measured against: it acknowledges every click, and that is all it does.

With a second argument it keeps each click in that SQLite file first: what a promise costs, without any game.
"""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import discord

from bot.local.redirect import point_discord_at
from bot.store.database import PRAGMAS


class EchoBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


class KeepingBot(EchoBot):
    """One transaction a click, in a thread of its own."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._thread = ThreadPoolExecutor(1)
        self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute("CREATE TABLE clicks (id INTEGER PRIMARY KEY, person INTEGER, button TEXT)")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        click = interaction.id, interaction.user.id, str(interaction.data)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, click)
        await super().on_interaction(interaction)

    def _keep(self, click: tuple[int, int, str]) -> None:
        self._database.execute("INSERT INTO clicks VALUES (?, ?, ?)", click)  # a transaction by itself


if __name__ == "__main__":
    api, *kept = sys.argv[1:]
    point_discord_at(api)
    (KeepingBot(kept[0]) if kept else EchoBot()).run("echo", log_handler=None)
