"""Castellan, the Discord client: owns the store, the host and everything shown; starts and stops them."""

import asyncio
import logging
import pkgutil
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

import cogs
from bot.engine import Game
from bot.games import find_games, game_folders
from bot.heartbeat import last_beat
from bot.host import Host
from bot.settings import Settings
from bot.stalls import Stalls
from bot.store import Store
from bot.ui.criers import Criers
from bot.ui.game_cog import GameMaster
from bot.ui.house import House
from bot.ui.router import Router
from bot.ui.tree import Tree
from bot.ui.watch import Watch

log = logging.getLogger(__name__)
LOCAL_READY_SECONDS = 0.05  # the local table has told everything by then
READY_SECONDS = 2.0

# A game master does not speak: no word about missing voice libraries.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Castellan(GameMaster):
    """The bot. `start(token)` runs it, `close()` ends it in order; matches survive either way."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,  # there are no text commands; discord.py wants one
            help_command=None,
            # Messages are not read, and come without their content: we want to hear when one of ours is deleted.
            intents=discord.Intents(guilds=True, guild_messages=True),
            tree_cls=Tree,
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),  # as Discord would fill it in
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=LOCAL_READY_SECONDS if settings.api else READY_SECONDS,
        )
        self.settings = settings
        self.was_ready = asyncio.Event()  # connected at least once, with all servers known
        self.stalls = Stalls()
        self._setting_up = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Before the gateway."""
        async with self._setting_up:
            if not self.is_closed():
                await self._set_up()

    async def _set_up(self) -> None:
        """Memory, matches, commands."""
        assert isinstance(self.tree, Tree)
        self.store = await Store.open(self.settings.database)
        games: dict[str, Game[Any, Any]] = find_games()
        self.host = Host(self.store, games, automaton_delay=self.settings.automaton_delay)
        self.house = House(self, self.host, self.stalls)
        self.criers = Criers(self.house)
        self.router = Router(self.house, self.criers)
        self.tree.doorman = self.house.doorman
        await self.add_cog(Watch(self, self.criers))
        for extension in extensions():
            await self.load_extension(extension)
        self.host.audience = self.criers
        await self.host.start(last_beat(self.settings.data))
        await self.tree.sync_if_changed()
        self._warming = asyncio.create_task(self.router.help.prepare(), name="warming")

    async def on_ready(self) -> None:
        """Connected, perhaps again."""
        self.was_ready.set()
        log.info("Ready as %s in %d servers", self.user, len(self.guilds))

    def is_quiet(self) -> bool:
        """Does nobody wait for an answer?"""
        return not self.house.doorman.is_serving

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await self.router.on_interaction(interaction)

    async def close(self) -> None:
        """Answer who has clicked, finish what is being written and painted, then let go of Discord."""
        async with self._setting_up:  # what is begun is finished, so that it can be undone
            if not self.is_closed():
                await self._close_in_order()

    async def _close_in_order(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        if hasattr(self, "criers"):
            await self.house.doorman.announce()
            await self.host.close()
            await self.criers.close()
            await self.house.doorman.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()


def extensions() -> list[str]:
    """Every game with a cog, and the server's own commands."""
    games = [f"cogs.{folder}.cog" for folder in game_folders() if has_cog(folder)]
    return games + [f"cogs.{m.name}" for m in pkgutil.iter_modules(cogs.__path__) if not m.ispkg]


def has_cog(folder: str) -> bool:
    return any((Path(path) / folder / "cog.py").exists() for path in cogs.__path__)
