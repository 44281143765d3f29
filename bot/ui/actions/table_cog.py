"""The slash commands around a match that is on: to go and come back, and what the people at a table settle."""

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.host import Table
from bot.ui.actions.router import Router
from bot.ui.views.face import Face
from bot.ui.wire.declined import Declined
from bot.ui.wire.localised import options, said
from bot.ui.wire.reply import Reply
from bot.words import clean

Interaction = discord.Interaction[Any]
Seat = app_commands.Range[int, 1, 16]


class GameMaster(commands.AutoShardedBot):
    """The bot as a cog sees it."""

    router: Router


@app_commands.guild_only()  # of single commands in a group Discord does not look at it
class TableCog(commands.GroupCog):
    """The part of a GameCog that needs a match."""

    face: ClassVar[Face[Any]]

    def __init__(self, bot: GameMaster) -> None:
        self.router = bot.router
        self.router.context.faces[self.face.game.key] = self.face
        self.router.context.commands[self.face.game.key] = str(type(self).__cog_group_name__)
        super().__init__()

    @app_commands.command(description=said("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.leaving.ask(reply, await self._table(interaction))

    @app_commands.command(description=said("command-away"))
    async def away(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.leaving.go_away(reply, await self._table(interaction))

    @app_commands.command(description=said("command-back"))
    async def back(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.leaving.come_back(reply, await self._table(interaction))

    @app_commands.command(description=said("command-stop"))
    async def stop(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.stopping.ask(reply, await self._table(interaction))

    @app_commands.command(description=said("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.votes.undo(reply, await self._table(interaction))

    @app_commands.command(description=said("command-end"))
    async def end(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.votes.ask_end(reply, await self._table(interaction))

    @app_commands.command(description=said("command-snooze"))
    async def snooze(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.snooze.take(reply, await self._table(interaction))

    @app_commands.command(description=said("command-swap"))
    @app_commands.describe(**options("command-swap"))
    async def swap(self, interaction: Interaction, to: discord.Member | None = None, seat: Seat | None = None) -> None:
        async with Reply(interaction) as reply:
            await self.router.votes.swap(reply, await self._table(interaction), seat, to)

    @swap.autocomplete("seat")
    async def _suggest_seat(self, interaction: Interaction, _: object) -> list[app_commands.Choice[int]]:
        table = await self.router.context.host.queries.table_in(interaction.channel_id or 0)
        seats = table.seats if table is not None else []
        return [app_commands.Choice(name=f"{info.seat + 1}. {clean(info.name)}", value=info.seat + 1) for info in seats]

    async def _last_table(self, interaction: Interaction) -> Table:
        """The same; where none is on, the one that was played here last. Raises Declined."""
        queries, channel = self.router.context.host.queries, interaction.channel_id or 0
        return self._own(await queries.table_in(channel) or await queries.last_in(channel))

    async def _begun_table(self, interaction: Interaction) -> Table:
        """The match that began here last; a lobby is none yet. Raises Declined."""
        return self._own(await self.router.context.host.queries.last_in(interaction.channel_id or 0))

    async def _table(self, interaction: Interaction) -> Table:
        """The match of this game in this channel. Raises Declined."""
        return self._own(await self.router.context.host.queries.table_in(interaction.channel_id or 0))

    def _own(self, table: Table | None) -> Table:
        """It, if it is of this game. Raises Declined, and names what else is being played here."""
        if table is None or (table.game != self.face.game.key and not table.is_live):
            raise Declined("refused-no-match")
        if table.game != self.face.game.key:
            raise self.router.context.other_game(table)
        return table
