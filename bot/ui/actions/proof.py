"""The proof of a match: what was promised at its beginning, and its record as a file by which anybody can check it."""

from io import BytesIO
from typing import Any

import discord
import msgspec
from discord import ui

from bot.host import HostRefused, Table
from bot.ui.shared.context import Context
from bot.ui.views.result import proof_view
from bot.ui.wire.layout import layout
from bot.ui.wire.reply import Reply


class Proof:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, table: Table) -> None:
        """The seed as it was committed to, and once the match is over as it is."""
        if table.commitment is None:
            raise HostRefused("not-open")
        await reply.show(proof_view(self.context.private(table, reply.interaction)))

    async def export(self, reply: Reply, table: Table) -> None:
        """The record as a file, for `verify`; complete once the match is over."""
        scene = self.context.private(table, reply.interaction)
        record = msgspec.json.format(msgspec.json.encode(await self.context.host.queries.record(table.id)))
        file = discord.File(BytesIO(record), f"{table.game}-{table.id.strip('-_')}.json")
        shown: ui.File[Any] = ui.File(file.uri)
        told = scene.say("export-sealed" if table.is_live else "export-whole")
        await reply.show(layout(scene.face.accent, told, shown), [file])
