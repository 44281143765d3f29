"""The bare discord.py bot Castellan is measured against: it acknowledges every click, and that is all it does."""

import sys
from typing import Any

import discord

from bot.local.redirect import point_discord_at


class EchoBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


if __name__ == "__main__":
    point_discord_at(sys.argv[1])
    EchoBot().run("echo", log_handler=None)
