"""/gm: the game master itself, on this server."""

import asyncio
from typing import Any, get_args

from discord import app_commands
from discord.ext import commands

from bot.host import PACES, HostRefused, Openers, Stoppers, Table
from bot.ui.actions.game_cog import GameMaster, Interaction
from bot.ui.actions.places import Place
from bot.ui.messages.digests import Digests
from bot.ui.server.about import About
from bot.ui.server.doctor import Doctor
from bot.ui.server.forgetting import Forgetting
from bot.ui.server.own_characters import OwnCharacters
from bot.ui.server.own_data import OwnData
from bot.ui.server.own_language import OwnLanguage
from bot.ui.server.own_pings import MOST_VACATION, OwnPings, read_digest, read_quiet, vacation_until, zones
from bot.ui.server.own_record import OwnRecord
from bot.ui.server.papers import Papers
from bot.ui.server.settings import SettingsCommand
from bot.ui.shared.sight import can_see
from bot.ui.shared.wishes import Pings
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.limits import CHOICES
from bot.ui.wire.localised import choices, languages, options, said
from bot.ui.wire.reply import Reply
from bot.words import Catalogue

SERVERS_OWN = "server"
DISCORDS = "discord"
LOCALES = Catalogue().locales


@app_commands.guild_only()
class Server(commands.GroupCog, group_name="gm", group_description=said("command-gm")):
    forget = app_commands.Group(name="forget", description=said("command-gm-forget"))

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.context = bot.router.context
        self.about_command = About(self.context)
        self.doctor_command = Doctor(self.context)
        self.forgetting = Forgetting(self.context)
        self.papers = Papers(self.context)
        self.own_characters = OwnCharacters(self.context)
        self.own_data = OwnData(self.context)
        self.own_language = OwnLanguage(self.context)
        self.digests = Digests(self.context)
        self._digesting: asyncio.Task[None] | None = None
        self.own_pings = OwnPings(self.context)
        self.own_record = OwnRecord(self.context)
        self.settings_command = SettingsCommand(self.context)
        self.router.apart[Verb.SETTLE] = self.settings_command.chosen
        super().__init__()

    async def cog_load(self) -> None:
        await self.context.settings.load()
        await self.context.wishes.load()
        self.context.host.on_news = self._hear
        self._digesting = asyncio.create_task(self.digests.run(), name="digests")

    async def cog_unload(self) -> None:
        if self._digesting is not None:
            self._digesting.cancel()

    async def _hear(self) -> None:
        """Another process has changed what is known of people, or has forgotten somebody."""
        self.context.ledgers.forget()
        await self.context.wishes.load()

    @app_commands.command(description=said("command-gm-about"))
    async def about(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.about_command.show(reply)

    @app_commands.command(description=said("command-gm-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.doctor_command.examine(reply)

    @app_commands.command(description=said("command-gm-export"))
    @app_commands.describe(**options("command-gm-export"))
    async def export(self, interaction: Interaction, match: str = "") -> None:
        async with Reply(interaction) as reply:
            await self.router.proof.export(reply, await self._recorded(interaction, match))

    @app_commands.command(description=said("command-gm-settings"))
    @app_commands.describe(**options("command-gm-settings"))
    @app_commands.choices(
        language=[*choices("choice-language", [SERVERS_OWN]), *languages()],
        pace=choices("choice-pace", PACES),
        start=choices("choice-start", get_args(Openers)),
        stop=choices("choice-stop", get_args(Stoppers)),
        pings=choices("choice-pings", get_args(Pings)),
    )
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
        if pace not in (None, *PACES) or language not in (None, SERVERS_OWN, *LOCALES):
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        changes = {name: value for name, value in named.items() if value is not None}
        async with Reply(interaction) as reply:
            await self.settings_command.show(reply, changes, None if channel is None else channel.id)

    @app_commands.command(description=said("command-gm-language"))
    @app_commands.describe(**options("command-gm-language"))
    @app_commands.choices(language=[*choices("choice-language", [DISCORDS]), *languages()])
    async def language(self, interaction: Interaction, language: str) -> None:
        async with Reply(interaction) as reply:
            if language not in (DISCORDS, *LOCALES):
                raise HostRefused("illegal")  # Discord offers no other, but a client may send it
            await self.own_language.settle(reply, "" if language == DISCORDS else language)

    @app_commands.command(description=said("command-gm-pings"))
    @app_commands.describe(**options("command-gm-pings"))
    @app_commands.choices(when=choices("choice-own-pings", [*get_args(Pings), SERVERS_OWN]))
    async def pings(
        self,
        interaction: Interaction,
        when: str | None = None,
        quiet: str = "",
        zone: str = "",
        vacation: app_commands.Range[int, 0, MOST_VACATION] | None = None,
        dm: bool | None = None,  # noqa: FBT001
        digest: str = "",
    ) -> None:
        async with Reply(interaction) as reply:
            if when not in (None, SERVERS_OWN, *get_args(Pings)):
                raise HostRefused("illegal")  # Discord offers no other, but a client may send it
            changes: dict[str, Any] = {} if when is None else {"pings": None if when == SERVERS_OWN else when}
            known = self.context.wishes.of(interaction.user.id)
            if quiet or (zone and (known.quiet or not digest)):
                changes["quiet"] = read_quiet(quiet, zone, known.quiet)
            if digest:
                changes["digest"] = read_digest(digest, zone, known, self.context.host.now)
            if dm is not None:
                changes["has_letters"] = dm
            if vacation is not None:
                changes["vacation"] = vacation_until(vacation, self.context.host.now)
            await self.own_pings.show(reply, changes)

    @pings.autocomplete("zone")
    async def _suggest_zone(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        del interaction
        return [app_commands.Choice(name=name, value=name) for name in zones(typed)[:CHOICES]]

    @app_commands.command(description=said("command-gm-tables"))
    async def tables(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.own_pings.tables(reply)

    @app_commands.command(description=said("command-gm-me"))
    @app_commands.describe(**options("command-gm-me"))
    async def me(self, interaction: Interaction, listed: bool | None = None) -> None:  # noqa: FBT001
        async with Reply(interaction) as reply:
            await self.own_record.show(reply, is_listed=listed)

    @app_commands.command(description=said("command-gm-league"))
    async def league(self, interaction: Interaction) -> None:
        async with Reply(interaction, will_show=True) as reply:
            await self.router.leagues.show(reply)

    @app_commands.command(description=said("command-gm-characters"))
    @app_commands.describe(**options("command-gm-characters"))
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

    @forget.command(name="me", description=said("command-gm-forget-me"))
    @app_commands.describe(**options("command-gm-forget-me"))
    async def forget_me(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.forget(reply, is_sure=sure)

    @app_commands.command(description=said("command-gm-data"))
    async def data(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.own_data.show(reply)

    @app_commands.command(description=said("command-gm-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.papers.show(reply, "PRIVACY.md")

    @app_commands.command(description=said("command-gm-terms"))
    async def terms(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.papers.show(reply, "TERMS.md")

    async def _recorded(self, interaction: Interaction, match: str) -> Table:
        """A match of this server whose channel they see, or in which they sit. Raises HostRefused and Declined."""
        host = self.context.host
        try:
            table = await (host.queries.table(match) if match else host.queries.last_in(interaction.channel_id or 0))
        except HostRefused as refused:
            raise Declined("export-none") if refused.reason == "no-match" else refused from None
        if table is None or table.guild != interaction.guild_id:
            raise Declined("export-none")
        if not table.seats_of(interaction.user.id) and not await can_see(interaction, table.channel):
            raise Declined("export-none")  # as if there were none, to give nothing away
        return table


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Server(bot))
