"""More time for one's own decision, a few times a match."""

from bot.host import Table
from bot.ui.messages.panels import Panels
from bot.ui.shared.context import Context
from bot.ui.wire.reply import Reply


class Snooze:
    def __init__(self, context: Context, panels: Panels) -> None:
        self.context = context
        self.panels = panels

    async def take(self, reply: Reply, table: Table) -> None:
        change = await self.context.host.commands.snooze(table.id, reply.interaction.user.id)
        assert change.seat is not None
        left = change.table.notes.snoozes_left(change.seat)
        await self.panels.say(reply, change.table, "snooze-done", left=left)
