"""/gm: the game master itself, on this server."""

from typing import Any, get_args

from discord import app_commands
from discord.ext import commands

from bot.host import PACES, HostRefused, Openers, Stoppers, Table
from bot.ui.actions.game_cog import GameMaster, Interaction, pace_choices
from bot.ui.actions.places import Place
from bot.ui.server.about import About
from bot.ui.server.doctor import Doctor
from bot.ui.server.forgetting import Forgetting
from bot.ui.server.own_characters import OwnCharacters
from bot.ui.server.own_pings import MOST_VACATION, OwnPings, read_quiet, vacation_until, zones
from bot.ui.server.papers import Papers
from bot.ui.server.settings import SettingsCommand
from bot.ui.shared.sight import can_see
from bot.ui.shared.wishes import Pings
from bot.ui.wire.declined import Declined
from bot.ui.wire.limits import CHOICES
from bot.ui.wire.reply import Reply
from bot.words import Catalogue

SERVERS_OWN = "server"
LANGUAGES = [app_commands.Choice(name=name, value=name) for name in (SERVERS_OWN, *Catalogue().locales)]
PINGS = [
    app_commands.Choice(name="Every decision", value="every"),
    app_commands.Choice(name="Only when others wait for me", value="waited"),
    app_commands.Choice(name="Only at the end", value="end"),
    app_commands.Choice(name="Never", value="never"),
    app_commands.Choice(name="As the server has it", value=SERVERS_OWN),
]


@app_commands.guild_only()
class Server(commands.GroupCog, group_name="gm", group_description="The game master: how it is, records, settings"):
    forget = app_commands.Group(name="forget", description="What I know of you")

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.context = bot.router.context
        self.about_command = About(self.context)
        self.doctor_command = Doctor(self.context)
        self.forgetting = Forgetting(self.context)
        self.papers = Papers(self.context)
        self.own_characters = OwnCharacters(self.context)
        self.own_pings = OwnPings(self.context)
        self.settings_command = SettingsCommand(self.context)
        super().__init__()

    async def cog_load(self) -> None:
        await self.context.settings.load()
        await self.context.wishes.load()
        self.context.host.on_news = self.context.wishes.load

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
        lobby_hours="Hours after which a lobby is struck where nothing happens",
        tables_each="Tables one person may have laid out at a time; 0 for any number",
        tables="Tables that may be open at a time; 0 for any number",
        cooldown="Seconds for each further table of somebody who has just laid out some; 0 for none",
        pings="When people are called who have settled nothing else for themselves",
        keep_days="Days a match is kept whole after its end, before only its record stays; 0 for ever",
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
        lobby_hours: app_commands.Range[int, 1, 720] | None = None,
        tables_each: app_commands.Range[int, 0, 100] | None = None,
        tables: app_commands.Range[int, 0, 1000] | None = None,
        cooldown: app_commands.Range[int, 0, 3600] | None = None,
        pings: Pings | None = None,
        keep_days: app_commands.Range[int, 0, 3650] | None = None,
    ) -> None:
        named = {
            "language": "" if language == SERVERS_OWN else language,
            "pace": pace,
            "openers": start,
            "stoppers": stop,
            "has_threads": threads,
            "has_stories": stories,
            "has_roster": roster,
            "lobby_hours": lobby_hours,
            "tables_each": tables_each,
            "tables": tables,
            "cooldown": cooldown,
            "pings": pings,
            "keep_days": keep_days,
        }
        if pace not in (None, *PACES) or language not in (None, SERVERS_OWN, *Catalogue().locales):
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        changes = {name: value for name, value in named.items() if value is not None}
        async with Reply(interaction) as reply:
            await self.settings_command.show(reply, changes, None if channel is None else channel.id)

    @app_commands.command(description="When I call you: how often, quiet hours, vacation")
    @app_commands.describe(
        when="What I call you for",
        quiet="Hours in which I do not call you, such as 22-8; off for none",
        zone="Where you live, such as Europe/Berlin, or how far ahead of UTC, such as +2",
        vacation="For so many days; 0 when you are back",
    )
    @app_commands.choices(when=PINGS)
    async def pings(
        self,
        interaction: Interaction,
        when: str | None = None,
        quiet: str = "",
        zone: str = "",
        vacation: app_commands.Range[int, 0, MOST_VACATION] | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            if when not in (None, SERVERS_OWN, *get_args(Pings)):
                raise HostRefused("illegal")  # Discord offers no other, but a client may send it
            changes: dict[str, Any] = {} if when is None else {"pings": None if when == SERVERS_OWN else when}
            if quiet or zone:
                changes["quiet"] = read_quiet(quiet, zone, self.context.wishes.of(interaction.user.id).quiet)
            if vacation is not None:
                changes["vacation"] = vacation_until(vacation, self.context.host.now)
            await self.own_pings.show(reply, changes)

    @pings.autocomplete("zone")
    async def _suggest_zone(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        del interaction
        return [app_commands.Choice(name=name, value=name) for name in zones(typed)[:CHOICES]]

    @app_commands.command(description="Where you play on this server, and which tables wait for you")
    async def tables(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.own_pings.tables(reply)

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

    @app_commands.command(description="Forget this server: its matches, standings, settings and roster")
    @app_commands.describe(sure="It cannot be taken back, and what is being played is called off")
    async def purge(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.purge(reply, is_sure=sure)

    @app_commands.command(description="What I keep, for how long, and how to be forgotten")
    async def privacy(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.papers.show(reply, "PRIVACY.md")

    @app_commands.command(description="The terms under which I run your games")
    async def terms(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.papers.show(reply, "TERMS.md")

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
