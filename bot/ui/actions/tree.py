"""The command tree: slash commands, their error border, and telling Discord what has changed."""

import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.ui.actions.errors import sentence, tell
from bot.ui.shared.in_flight import InFlight
from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.error_codes import is_undelivered
from bot.ui.wire.reply import Reply, data_of
from bot.words import Catalogue

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[Any]):
    """A tree whose errors are private sentences. It needs its `in_flight` before the first command comes."""

    in_flight: InFlight

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Every command and autocomplete comes through here; when the bot closes it goes no further."""
        if not self.in_flight.add_current_task():
            return False
        if self.in_flight.is_closing:
            await _send_away(interaction, "refused-shutting-down")
        elif not _is_as_declared(interaction):
            await _send_away(interaction, "refused-unknown-command")
        else:
            return True
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        words = Catalogue().words(interaction.locale, interaction.guild_locale)
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        if is_undelivered(getattr(error, "original", error)):
            log.warning("Command %d could not be answered: %s", interaction.id, error)
            return
        async with Reply(interaction) as reply:
            await tell(reply, sentence(error, words, interaction))

    async def learn(self) -> None:
        """Take in Discord's ids of our commands, so that people can press them where a sentence names them."""
        assert self.client.application_id is not None
        known: list[Any] = await self.client.http.get_global_commands(self.client.application_id)
        command_mentions.learn(known)

    async def sync_if_changed(self) -> bool:
        """Tell Discord our commands where it knows others; True if it had to be told."""
        ours = [command.to_dict(self) for command in self.get_commands()]
        # Taken raw: what discord.py makes of them leaves rights and contexts out.
        assert self.client.application_id is not None
        theirs: list[Any] = await self.client.http.get_global_commands(self.client.application_id)
        command_mentions.learn(theirs)
        if len(ours) == len(theirs) and holds(_named(theirs), _named(ours)):
            return False
        await self.sync()
        await self.learn()
        log.info("Told Discord %d commands", len(ours))
        return True


def _is_as_declared(interaction: discord.Interaction[Any]) -> bool:
    """Has each option the type it was declared with? discord.py hands a number on where a text should be."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True  # discord.py says what is wrong with it
    declared = {parameter.display_name: parameter.type.value for parameter in command.parameters}
    given = _options(data_of(interaction).get("options", []))
    return all(declared.get(option["name"], option["type"]) == option["type"] for option in given)


def _options(options: Iterable[Any]) -> list[Any]:
    """Those of the command itself, below groups and subcommands."""
    return [inner for option in options for inner in (_options(option["options"]) if "options" in option else [option])]


async def _send_away(interaction: discord.Interaction[Any], reason: str) -> None:
    """Refuse with a sentence; to somebody who is still typing Discord would not show it."""
    words = Catalogue().words(interaction.locale, interaction.guild_locale)
    if interaction.type is not discord.InteractionType.autocomplete:
        async with Reply(interaction) as reply:
            await tell(reply, words.say(reason))


def _named(commands: Iterable[Any]) -> dict[str, Any]:
    """By type and name, which only together are a command's own."""
    return {f"{command.get('type', 1)}:{command['name']}": command for command in commands}


def holds(known: Any, wanted: Any) -> bool:
    """Does what Discord knows say all we want, and no more choices? It leaves empty things out, and adds its own."""
    if isinstance(wanted, dict):
        known = known if isinstance(known, dict) else {}
        return all(holds(known.get(key), value) for key, value in wanted.items())
    if isinstance(wanted, list | tuple):
        known = known or []
        return len(known) == len(wanted) and all(map(holds, known, wanted))
    if isinstance(wanted, int) and isinstance(known, str):
        return known == str(wanted)  # rights come as text
    return bool(known == wanted or (not wanted and not known))
