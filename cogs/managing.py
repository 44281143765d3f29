"""/manage: what only those who manage a server may do. Discord hides it from the others; each command checks again."""

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.host import PACES, USUAL_PACE
from bot.ui.actions.game_cog import GameMaster, Interaction
from bot.ui.actions.league.leagues import MOST_HOURS, WEEK
from bot.ui.server.barring import MOST_DAYS, Barring
from bot.ui.server.forgetting import Forgetting
from bot.ui.server.overseeing import Overseeing
from bot.ui.server.seasons import Seasons
from bot.ui.shared.server_settings import LONGEST_REASON, LONGEST_SEASON
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.localised import choices, options, said
from bot.ui.wire.reply import Reply


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Managing(commands.GroupCog, group_name="manage", group_description=said("command-manage")):
    def __init__(self, bot: GameMaster) -> None:
        context = bot.router.context
        self.overseeing = Overseeing(context)
        self.barring = Barring(context)
        self.forgetting = Forgetting(context)
        self.seasons = Seasons(context)
        bot.router.apart[Verb.OVERSEE] = self.overseeing.chosen
        bot.router.answering[Verb.EXTEND] = lambda reply, table, _: self.overseeing.extend(reply, table)
        bot.router.answering[Verb.GIVE] = lambda reply, table, wanted: self.overseeing.give(
            reply, table, wanted.argument
        )
        self.leagues = bot.router.leagues
        self._running: asyncio.Task[None] | None = None
        super().__init__()

    async def cog_load(self) -> None:
        self._running = asyncio.create_task(self.leagues.running.run(), name="leagues")

    async def cog_unload(self) -> None:
        if self._running is not None:
            self._running.cancel()

    @app_commands.command(description=said("command-manage-tables"))
    async def tables(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.overseeing.show(reply)

    @app_commands.command(description=said("command-manage-bar"))
    @app_commands.describe(**options("command-manage-bar"))
    async def bar(
        self,
        interaction: Interaction,
        who: discord.Member,
        days: app_commands.Range[int, 1, MOST_DAYS],
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
    ) -> None:
        async with Reply(interaction) as reply:
            await self.barring.bar(reply, who, days, reason)

    @app_commands.command(description=said("command-manage-allow"))
    @app_commands.describe(**options("command-manage-allow"))
    async def allow(self, interaction: Interaction, who: discord.Member) -> None:
        async with Reply(interaction) as reply:
            await self.barring.allow(reply, who)

    @app_commands.command(description=said("command-manage-bars"))
    async def bars(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.barring.show(reply)

    @app_commands.command(description=said("command-manage-season"))
    @app_commands.describe(**options("command-manage-season"))
    async def season(self, interaction: Interaction, name: app_commands.Range[str, 0, LONGEST_SEASON] = "") -> None:
        async with Reply(interaction) as reply:
            await self.seasons.turn(reply, name)

    @app_commands.command(description=said("command-manage-league"))
    @app_commands.describe(**options("command-manage-league"))
    @app_commands.choices(pace=choices("choice-pace", PACES))
    async def league(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 16],
        pace: str = USUAL_PACE,
        hours: app_commands.Range[int, 0, MOST_HOURS] = WEEK,
    ) -> None:
        async with Reply(interaction) as reply:
            await self.leagues.new(reply, game, seats, pace, hours)

    @league.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return self.leagues.games(interaction, typed)

    @app_commands.command(name="league-end", description=said("command-manage-league-end"))
    async def league_end(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.leagues.end(reply)

    @app_commands.command(description=said("command-manage-substitute"))
    @app_commands.describe(**options("command-manage-substitute"))
    async def substitute(self, interaction: Interaction, who: discord.Member, instead: discord.Member) -> None:
        async with Reply(interaction) as reply:
            await self.leagues.substitute(reply, who, instead)

    @app_commands.command(description=said("command-manage-purge"))
    @app_commands.describe(**options("command-manage-purge"))
    async def purge(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.purge(reply, is_sure=sure)


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Managing(bot))
