"""The bare discord.py bots Castellan is measured against: all that one costs that keeps its promises, without a game.

`keeping FILE` keeps each click in that SQLite file before it acknowledges it. `showing FILE PNG` does so, too, and
answers with a ready-made picture in the message that was clicked.
"""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import discord

from bot.local.redirect import point_discord_at
from bot.store.database import PRAGMAS


class KeepingBot(discord.Client):
    """One transaction a click, in a thread of its own."""

    def __init__(self, path: str) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self._thread = ThreadPoolExecutor(1)
        self._database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute("CREATE TABLE clicks (id INTEGER PRIMARY KEY, person INTEGER, button TEXT)")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        click = interaction.id, interaction.user.id, str(interaction.data)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, click)
        await self.answer(interaction)

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()

    def _keep(self, click: tuple[int, int, str]) -> None:
        self._database.execute("INSERT INTO clicks VALUES (?, ?, ?)", click)  # a transaction by itself


class ShowingBot(KeepingBot):
    def __init__(self, path: str, picture: str) -> None:
        super().__init__(path)
        self._picture = Path(picture)

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(attachments=[discord.File(self._picture)])


if __name__ == "__main__":
    api, kind, *files = sys.argv[1:]
    point_discord_at(api)
    {"keeping": KeepingBot, "showing": ShowingBot}[kind](*files).run("echo", log_handler=None)
