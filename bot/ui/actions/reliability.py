"""How reliable people are: one's own to see, and where a server wants it, whoever opens a table sees it, too."""

from bot.host import Table, require
from bot.store.reliability import LATEST
from bot.ui.shared.context import Context
from bot.ui.views.reliability import reliability_line
from bot.ui.views.scene import mention
from bot.ui.wire.declined import Declined
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.reply import Reply


class Reliabilities:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, table: Table) -> None:
        """Of those who have joined. Raises HostRefused, Declined."""
        require(table, reply.interaction.user.id, "arrange", self.context.rights(reply.interaction, table.guild))
        if not self.context.settings.of(table.guild).shows_reliability:
            raise Declined("reliability-off")
        scene = self.context.private(table, reply.interaction)
        people = [one.id for one in table.people if one.id != reply.interaction.user.id]
        listed = [one for one in people if not self.context.wishes.of(one).is_unlisted]
        found = [(one, await self.context.host.queries.reliability(table.guild, one)) for one in listed]
        said = [reliability_line(its, mention(one), scene.words) for one, its in found]
        title, how = scene.say("reliability-title", most=LATEST), scene.say("reliability-how")
        told = lines(*said) or scene.say("reliability-nobody")
        await reply.show(layout(scene.face.accent, f"### {title}", told, f"-# {how}"))
