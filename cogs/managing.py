"""/manage: what only those who manage a server may do. Discord hides it from the others; each command checks again."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.actions.game_cog import GameMaster, Interaction
from bot.ui.server.barring import MOST_DAYS, REASON, Barring
from bot.ui.server.forgetting import Forgetting
from bot.ui.server.overseeing import Overseeing
from bot.ui.server.seasons import LONGEST_NAME, Seasons
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.localised import options, said
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
        super().__init__()

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
        reason: app_commands.Range[str, 0, REASON] = "",
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
    async def season(self, interaction: Interaction, name: app_commands.Range[str, 0, LONGEST_NAME] = "") -> None:
        async with Reply(interaction) as reply:
            await self.seasons.turn(reply, name)

    @app_commands.command(description=said("command-manage-purge"))
    @app_commands.describe(**options("command-manage-purge"))
    async def purge(self, interaction: Interaction, sure: bool = False) -> None:  # noqa: FBT001, FBT002
        async with Reply(interaction) as reply:
            await self.forgetting.purge(reply, is_sure=sure)


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Managing(bot))
