"""/gm: the game master itself, on this server."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.host import PACES, HostRefused, Openers, Stoppers, Table
from bot.ui.actions.game_cog import GameMaster, Interaction, pace_choices
from bot.ui.server.about import About
from bot.ui.server.doctor import Doctor
from bot.ui.server.forgetting import Forgetting
from bot.ui.server.own_characters import OwnCharacters
from bot.ui.server.settings import SettingsCommand
from bot.ui.shared.sight import can_see
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply
from bot.words import Catalogue

SERVERS_OWN = "server"
# Where commands can be typed; a forum stands for all its posts, as a channel does for its threads.
Place: TypeAlias = (
    discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel | discord.Thread
)
LANGUAGES = [app_commands.Choice(name=name, value=name) for name in (SERVERS_OWN, *Catalogue().locales)]


@app_commands.guild_only()
class Server(commands.GroupCog, group_name="gm", group_description="The game master: how it is, records, settings"):
    forget = app_commands.Group(name="forget", description="What I know of you")

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.context = bot.router.context
        self.about_command = About(self.context)
        self.doctor_command = Doctor(self.context)
        self.forgetting = Forgetting(self.context)
        self.own_characters = OwnCharacters(self.context)
        self.settings_command = SettingsCommand(self.context)
        super().__init__()

    async def cog_load(self) -> None:
        await self.context.settings.load()

    @app_commands.command(description="Who I am and what I can play")
    async def about(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.about_command.show(reply)

    @app_commands.command(description="Am I well here? Permissions, memory, versions, and what to do")
    async def doctor(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.doctor_command.examine(reply)

    @app_commands.command(description="The record of a match as a file; what is hidden stays sealed until its end")
    @app_commands.describe(match="The match's id; the last one of this channel if left out")
    async def export(self, interaction: Interaction, match: str = "") -> None:
        async with Reply(interaction) as reply:
            await self.router.proof.export(reply, await self._recorded(interaction, match))

    @app_commands.command(description="How matches are played on this server; its managers may change it")
    @app_commands.describe(
        language="Of what everybody sees",
        pace="How long a decision may take, where nobody says otherwise",
        channel="A channel, thread or forum to play in, or to play in no more; none means everywhere",
        start="Who may lay out a table",
        stop="Who may stop a match, besides the managers",
        threads="Does each match get a thread of its own?",
        stories="Is what players write in their own words told to all?",
        roster="Does the server have a roster of its own for characters that live on?",
    )
    @app_commands.choices(language=LANGUAGES, pace=pace_choices(Catalogue().words()))
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        channel: Place | None = None,
        start: Openers | None = None,
        stop: Stoppers | None = None,
        threads: bool | None = None,  # noqa: FBT001 - Discord passes options by name
        stories: bool | None = None,  # noqa: FBT001
        roster: bool | None = None,  # noqa: FBT001
    ) -> None:
        named = {
            "language": "" if language == SERVERS_OWN else language,
            "pace": pace,
            "openers": start,
            "stoppers": stop,
            "has_threads": threads,
            "has_stories": stories,
            "has_roster": roster,
        }
        if pace not in (None, *PACES) or language not in (None, SERVERS_OWN, *Catalogue().locales):
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        changes = {name: value for name, value in named.items() if value is not None}
        async with Reply(interaction) as reply:
            await self.settings_command.show(reply, changes, None if channel is None else channel.id)

    @app_commands.command(description="Your characters in all games, wherever they live")
    @app_commands.describe(delete="One to take out for good", sure="It cannot be taken back")
    async def characters(
        self,
        interaction: Interaction,
        delete: str = "",
        sure: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        async with Reply(interaction) as reply:
            if delete:
                await self.own_characters.delete(reply, delete, is_sure=sure)
            else:
                await self.own_characters.show(reply)

    @characters.autocomplete("delete")
    async def _suggest_character(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self.own_characters.suggest(interaction.user.id, typed)
        return [app_commands.Choice(name=name, value=character) for character, name in found]

    @forget.command(name="me", description="Take your name and id out of all I keep, on every server")
    @app_commands.describe(
        sure="It cannot be taken back: seats go to automata, victories are nobody's, characters are gone"
    )
    async def forget_me(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.forget(reply, is_sure=sure)

    async def _recorded(self, interaction: Interaction, match: str) -> Table:
        """A match of this server whose channel they see, or in which they sit. Raises HostRefused and Declined."""
        host = self.context.host
        table = await (host.queries.table(match) if match else host.queries.last_in(interaction.channel_id or 0))
        if table is None or table.guild != interaction.guild_id:
            raise Declined("export-none")
        if not table.seats_of(interaction.user.id) and not await can_see(interaction, table.channel):
            raise Declined("export-none")  # as if there were none, to give nothing away
        return table


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Server(bot))
