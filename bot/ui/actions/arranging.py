"""The time at which a lobby begins, and whom it is for: asked and taken in."""

from datetime import UTC

from bot.host import Table, require
from bot.ui.actions.when import read_when
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.wishes import zone_of
from bot.ui.views.arranging import WHEN, arranging_modal, read_purposes
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted


class Arranging:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def ask(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused."""
        server = self.context.rights(reply.interaction, table.guild)
        require(table, reply.interaction.user.id, "arrange", server)
        scene = self.context.private(table, reply.interaction)
        await reply.ask(arranging_modal(scene, self.context.host.now))

    async def settle(self, reply: Reply, table: Table) -> None:
        """Raises HostRefused and Declined."""
        server, filled = self.context.rights(reply.interaction, table.guild), submitted(data_of(reply.interaction))
        quiet = self.context.wishes.of(reply.interaction.user.id).quiet
        zone = UTC if quiet is None else zone_of(quiet.zone)
        at = read_when("".join(filled.fields.get(WHEN, ())), self.context.host.now, zone)
        person = person_of(reply.interaction.user)
        await self.context.host.commands.arrange(table.id, person, at, read_purposes(filled), server)
        await reply.accept()
