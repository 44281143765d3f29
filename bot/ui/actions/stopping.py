"""Stopping a match for everybody, which is asked twice, and closing a lobby, which is not."""

from msgspec.structs import replace

from bot.host import ServerRights, Table, allowed, require
from bot.ui.actions.confirmation import Confirmation
from bot.ui.messages.presence import has_left_server
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.logbook import Logbook
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.reply import Reply


class Stopping:
    def __init__(self, context: Context, confirmation: Confirmation) -> None:
        self.context = context
        self.confirmation = confirmation
        self.logbook = Logbook(context)

    async def ask(self, reply: Reply, table: Table) -> None:
        require(table, reply.interaction.user.id, "stop", await self._rights(reply, table))
        await self.confirmation.ask(reply, table, "stop-ask", Verb.STOP, "stop-confirm")

    async def stop(self, reply: Reply, table: Table) -> None:
        await self.close_lobby(reply, table)
        await self.confirmation.done(reply, table, "stop-done")

    async def close_lobby(self, reply: Reply, table: Table) -> None:
        """The lobby's own message says what became of it."""
        by, server = person_of(reply.interaction.user), await self._rights(reply, table)
        await self.context.host.commands.stop(table.id, by, server)
        if server.is_manager and by.id != table.starter.id:
            await self.logbook.note_table(table, by.id, "logbook-stopped")

    async def _rights(self, reply: Reply, table: Table) -> ServerRights:
        """Whoever laid a lobby out may have left the server: that is looked up only where it matters."""
        server = self.context.rights(reply.interaction, table.guild)
        if table.status != "lobby" or allowed(table, reply.interaction.user.id, "stop", server) is None:
            return server
        return replace(server, has_starter_left=await has_left_server(self.context, table.guild, table.starter.id))
