"""The command tree: slash commands, their error border, and telling Discord what has changed."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.ui.explain import sentence, tell
from bot.ui.reply import Reply, is_unheard
from bot.words import Catalogue

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[Any]):
    """A tree whose errors are private sentences."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        words = Catalogue().words(interaction.locale, interaction.guild_locale)
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        if is_unheard(getattr(error, "original", error)):
            log.warning("Command %d could not be answered: %s", interaction.id, error)
            return
        async with Reply(interaction) as reply:
            await tell(reply, sentence(error, words, interaction))

    async def sync_if_changed(self) -> bool:
        """Tell Discord our commands where it knows others; True if it had to be told."""
        ours = {command.name: command.to_dict(self) for command in self.get_commands()}
        theirs = {command.name: command.to_dict() for command in await self.fetch_commands()}
        if ours.keys() == theirs.keys() and all(holds(theirs[name], ours[name]) for name in ours):
            return False
        await self.sync()
        log.info("Told Discord %d commands", len(ours))
        return True


def holds(known: Any, wanted: Any) -> bool:
    """Does what Discord knows say all we want? It may say more, and leaves empty things out."""
    if isinstance(wanted, dict):
        known = known if isinstance(known, dict) else {}
        return all(holds(known.get(key), value) for key, value in wanted.items())
    if isinstance(wanted, list | tuple):
        known = known or []
        return len(known) == len(wanted) and all(map(holds, known, wanted))
    return bool(known == wanted or (not wanted and not known))
