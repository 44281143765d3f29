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
from bot.ui.server.own_data import OwnData
from bot.ui.server.own_pings import MOST_VACATION, OwnPings, read_quiet, vacation_until, zones
from bot.ui.server.own_record import OwnRecord
from bot.ui.server.papers import Papers
from bot.ui.server.settings import SettingsCommand
from bot.ui.shared.sight import can_see
from bot.ui.shared.wishes import Pings
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.limits import CHOICES
from bot.ui.wire.reply import Reply
from bot.words import Catalogue, own_name

SERVERS_OWN = "server"
LANGUAGES = [
    app_commands.Choice(name="The server's own", value=SERVERS_OWN),
    *(app_commands.Choice(name=own_name(locale), value=locale) for locale in Catalogue().locales),
]
PINGS = [
    app_commands.Choice(name="Every decision", value="every"),
    app_commands.Choice(name="Only when others wait for me", value="waited"),
    app_commands.Choice(name="Only at the end", value="end"),
    app_commands.Choice(name="Never", value="never"),
    app_commands.Choice(name="As the server has it", value=SERVERS_OWN),
]


@app_commands.guild_only()
class Server(commands.GroupCog, group_name="gm", group_description="The game master: health, records and settings"):
    forget = app_commands.Group(name="forget", description="What I know about you")

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.context = bot.router.context
        self.about_command = About(self.context)
        self.doctor_command = Doctor(self.context)
        self.forgetting = Forgetting(self.context)
        self.papers = Papers(self.context)
        self.own_characters = OwnCharacters(self.context)
        self.own_data = OwnData(self.context)
        self.own_pings = OwnPings(self.context)
        self.own_record = OwnRecord(self.context)
        self.settings_command = SettingsCommand(self.context)
        self.router.apart[Verb.SETTLE] = self.settings_command.chosen
        super().__init__()

    async def cog_load(self) -> None:
        await self.context.settings.load()
        await self.context.wishes.load()
        self.context.host.on_news = self._hear

    async def _hear(self) -> None:
        """Another process has changed what is known of people, or has forgotten somebody."""
        self.context.ledgers.forget()
        await self.context.wishes.load()

    @app_commands.command(description="See who I am and what I can play")
    async def about(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.about_command.show(reply)

    @app_commands.command(description="Check my permissions, database and versions here, and see what to fix")
    async def doctor(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.doctor_command.examine(reply)

    @app_commands.command(description="Get the record of a match as a file; secrets stay sealed until its end")
    @app_commands.describe(match="Id of the match (default: the last one in this channel)")
    async def export(self, interaction: Interaction, match: str = "") -> None:
        async with Reply(interaction) as reply:
            await self.router.proof.export(reply, await self._recorded(interaction, match))

    @app_commands.command(description="See how matches work on this server; server managers can change it")
    @app_commands.describe(
        language="Language of everything public",
        pace="Default pace: how long a decision may take",
        channel="Channel, thread or forum to add to or remove from the list; an empty list means everywhere",
        start="Who may open a table",
        stop="Who may stop a match, besides server managers",
        threads="Give each match its own thread?",
        stories="Show everybody what players write in their own words?",
        roster="Give this server its own roster of characters?",
        lobby_hours="Hours without activity after which I close a lobby (default 24)",
        tables_each="Open tables allowed per person; 0 for any number",
        tables="Open tables allowed on this server; 0 for any number",
        cooldown="Seconds to wait between tables after five in a row; 0 for none",
        pings="When I call people who have not chosen for themselves",
        keep_days="Days after its end until I reduce a match to its record (default 365); 0 for never",
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

    @app_commands.command(description="Choose when I call you, and set quiet hours or a vacation")
    @app_commands.describe(
        when="What I call you for",
        quiet="Hours in which I do not call you, such as 22-8; off for none",
        zone="Your time zone, such as Europe/Berlin, or your offset from UTC, such as +2",
        vacation="Number of days; 0 when you are back",
        dm="Call me by direct message instead of in the channel",
    )
    @app_commands.choices(when=PINGS)
    async def pings(
        self,
        interaction: Interaction,
        when: str | None = None,
        quiet: str = "",
        zone: str = "",
        vacation: app_commands.Range[int, 0, MOST_VACATION] | None = None,
        dm: bool | None = None,  # noqa: FBT001
    ) -> None:
        async with Reply(interaction) as reply:
            if when not in (None, SERVERS_OWN, *get_args(Pings)):
                raise HostRefused("illegal")  # Discord offers no other, but a client may send it
            changes: dict[str, Any] = {} if when is None else {"pings": None if when == SERVERS_OWN else when}
            if quiet or zone:
                changes["quiet"] = read_quiet(quiet, zone, self.context.wishes.of(interaction.user.id).quiet)
            if dm is not None:
                changes["has_letters"] = dm
            if vacation is not None:
                changes["vacation"] = vacation_until(vacation, self.context.host.now)
            await self.own_pings.show(reply, changes)

    @pings.autocomplete("zone")
    async def _suggest_zone(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        del interaction
        return [app_commands.Choice(name=name, value=name) for name in zones(typed)[:CHOICES]]

    @app_commands.command(description="See where you play on this server, and which tables wait for you")
    async def tables(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.own_pings.tables(reply)

    @app_commands.command(description="See your own record, and choose whether others see you in standings")
    @app_commands.describe(listed="May others see you in the standings, on every server?")
    async def me(self, interaction: Interaction, listed: bool | None = None) -> None:  # noqa: FBT001
        async with Reply(interaction) as reply:
            await self.own_record.show(reply, is_listed=listed)

    @app_commands.command(description="See your characters in all games, wherever they live")
    @app_commands.describe(delete="Character to delete for good", sure="You cannot undo this")
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

    @forget.command(name="me", description="Delete your name and id from everything I keep, on every server")
    @app_commands.describe(sure="You cannot undo this: your seats, victories, characters and settings are gone")
    async def forget_me(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.forget(reply, is_sure=sure)

    @app_commands.command(description="Get all I keep about you, from every server, as a file only you see")
    async def data(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.own_data.show(reply)

    @app_commands.command(description="Read what I keep, for how long, and how to be forgotten")
    async def privacy(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.papers.show(reply, "PRIVACY.md")

    @app_commands.command(description="Read the terms under which I run your games")
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
