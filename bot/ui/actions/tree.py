"""The command tree: slash commands, their error border, and telling Discord what has changed."""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from bot.ui.actions.errors import sentence, tell
from bot.ui.shared.in_flight import InFlight
from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.cycles import let_go
from bot.ui.wire.error_codes import is_form_refused, is_undelivered
from bot.ui.wire.localised import Translator
from bot.ui.wire.reply import Reply, data_of
from bot.words import Words

log = logging.getLogger(__name__)
LOCALISED = ("name_localizations", "description_localizations")  # a language more than we have is a difference


class Tree(app_commands.CommandTree[Any]):
    """A tree whose errors are private sentences. It needs `in_flight` and `words` before the first command."""

    in_flight: InFlight
    words: Callable[[discord.Interaction[Any]], Words]

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        """One command, from beginning to end: discord.py has no other place that sees both."""
        try:
            await super()._call(interaction)
        finally:
            let_go(interaction)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Every command and autocomplete comes through here; when the bot closes it goes no further."""
        if not self.in_flight.add_current_task():
            return False
        if self.in_flight.is_closing:
            await self._send_away(interaction, "refused-shutting-down")
        elif not _is_as_declared(interaction):
            await self._send_away(interaction, "refused-unknown-command")
        else:
            return True
        return False

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("An autocomplete failed", exc_info=error)
            return
        if is_undelivered(getattr(error, "original", error)):
            log.warning("Command %d could not be answered: %s", interaction.id, error)
            return
        async with Reply(interaction) as reply:
            await tell(reply, sentence(error, self.words(interaction), interaction))

    async def _send_away(self, interaction: discord.Interaction[Any], reason: str) -> None:
        """Refuse with a sentence; to somebody who is still typing Discord would not show it."""
        if interaction.type is not discord.InteractionType.autocomplete:
            async with Reply(interaction) as reply:
                await tell(reply, self.words(interaction).say(reason))

    async def learn(self) -> None:
        """Take in Discord's ids of our commands, so that people can press them where a sentence names them."""
        assert self.client.application_id is not None
        command_mentions.learn(await self._known())

    async def sync_if_changed(self) -> bool:
        """Tell Discord our commands where it knows others; True if it had to be told."""
        translator = Translator()
        ours = [await command.get_translated_payload(self, translator) for command in self.get_commands()]
        theirs = await self._known()
        command_mentions.learn(theirs)
        if len(ours) == len(theirs) and holds(_named(theirs), _named(ours)):
            return False
        await self._tell(ours)
        await self.learn()
        log.info("Told Discord %d commands", len(ours))
        return True

    async def _known(self) -> list[Any]:
        """What Discord knows, raw: what discord.py makes of it leaves rights and contexts out, and translations."""
        assert self.client.application_id is not None
        route = Route("GET", "/applications/{application_id}/commands", application_id=self.client.application_id)
        known: list[Any] = await self.client.http.request(route, params={"with_localizations": "true"})
        return known

    async def _tell(self, ours: list[Any]) -> None:
        """In every language; where Discord refuses that, in English, so that there are commands at all.

        By discord.py's `sync` they would be translated once more.
        """
        assert self.client.application_id is not None
        try:
            await self.client.http.bulk_upsert_global_commands(self.client.application_id, payload=ours)
        except discord.HTTPException as error:
            if not is_form_refused(error):
                raise
            why = app_commands.CommandSyncFailure(error, self.get_commands())  # names the command
            log.error("Discord refuses the translated commands: they are shown in English", exc_info=why)  # noqa: TRY400
            await self.sync()


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


def _named(commands: Iterable[Any]) -> dict[str, Any]:
    """By type and name, which only together are a command's own."""
    return {f"{command.get('type', 1)}:{command['name']}": command for command in commands}


def holds(known: Any, wanted: Any) -> bool:
    """Does what Discord knows say all we want, and no more choices? It leaves empty things out, and adds its own."""
    if isinstance(wanted, dict):
        known = known if isinstance(known, dict) else {}
        is_said_alike = all((known.get(key) or {}) == (wanted.get(key) or {}) for key in LOCALISED)
        others = {key: value for key, value in wanted.items() if key not in LOCALISED}
        return is_said_alike and all(holds(known.get(key), value) for key, value in others.items())
    if isinstance(wanted, list | tuple):
        known = known or []
        return len(known) == len(wanted) and all(map(holds, known, wanted))
    if isinstance(wanted, int) and isinstance(known, str):
        return known == str(wanted)  # rights come as text
    return bool(known == wanted or (not wanted and not known))
