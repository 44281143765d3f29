"""/gm: the game master itself, on this server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.host import PACES, HostRefused, Table
from bot.ui.customs import Openers, Stoppers
from bot.ui.desk import Desk
from bot.ui.explain import Declined
from bot.ui.game_cog import PACE_CHOICES, GameMaster, Interaction
from bot.ui.reply import Reply
from bot.ui.settings import SettingsDesk
from bot.words import Catalogue

SERVERS_OWN = "server"
LANGUAGES = [app_commands.Choice(name=name, value=name) for name in (SERVERS_OWN, *Catalogue().locales)]


@app_commands.guild_only()
class Server(commands.GroupCog, group_name="gm", group_description="The game master: how it is, records, settings"):
    forget = app_commands.Group(name="forget", description="What I know of you")

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.house = bot.router.house
        self.desk = Desk(self.house)
        self.settings_desk = SettingsDesk(self.house)
        super().__init__()

    async def cog_load(self) -> None:
        await self.house.customs.load()

    @app_commands.command(description="Who I am and what I can play")
    async def about(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.desk.about(reply)

    @app_commands.command(description="Am I well here? Permissions, memory, versions, and what to do")
    async def doctor(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.desk.doctor(reply)

    @app_commands.command(description="The record of a match as a file; what is hidden stays sealed until its end")
    @app_commands.describe(match="The match's id; the last one of this channel if left out")
    async def export(self, interaction: Interaction, match: str = "") -> None:
        async with Reply(interaction) as reply:
            await self.router.reading.export(reply, await self._recorded(interaction, match))

    @app_commands.command(description="How matches are played on this server; its managers may change it")
    @app_commands.describe(
        language="Of what everybody sees",
        pace="How long a decision may take, where nobody says otherwise",
        channel="A channel to play in, or to play in no more; none means everywhere",
        start="Who may lay out a table",
        stop="Who may stop a match, besides the managers",
        threads="Does each match get a thread of its own?",
    )
    @app_commands.choices(language=LANGUAGES, pace=PACE_CHOICES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        channel: discord.TextChannel | None = None,
        start: Openers | None = None,
        stop: Stoppers | None = None,
        threads: bool | None = None,  # noqa: FBT001 - Discord passes options by name
    ) -> None:
        named = {
            "language": "" if language == SERVERS_OWN else language,
            "pace": pace,
            "openers": start,
            "stoppers": stop,
            "has_threads": threads,
        }
        if pace not in (None, *PACES) or language not in (None, SERVERS_OWN, *Catalogue().locales):
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        changes = {name: value for name, value in named.items() if value is not None}
        async with Reply(interaction) as reply:
            await self.settings_desk.show(reply, changes, None if channel is None else channel.id)

    @forget.command(name="me", description="Take your name and id out of all I keep, on every server")
    @app_commands.describe(sure="It cannot be taken back: your seats go to automata, your victories are nobody's")
    async def forget_me(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.desk.forget(reply, is_sure=sure)

    async def _recorded(self, interaction: Interaction, match: str) -> Table:
        """A match of this server. Raises HostRefused and Declined."""
        host = self.house.host
        table = await (host.table(match) if match else host.last_in(interaction.channel_id or 0))
        if table is None or table.guild != interaction.guild_id:
            raise Declined("export-none")
        return table


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Server(bot))
