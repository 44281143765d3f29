"""A click is taken even where the table cannot be shown; then the person is told why, and whom to ask."""

from bot.ui.shared.context import Context
from bot.ui.wire.reply import Reply


class ChannelWarnings:
    """Warns each person once per match, until all is well again. Panels say it by themselves."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._warned: set[tuple[str, int]] = set()

    async def warn(self, reply: Reply, match: str) -> None:
        """After a click in public that was taken."""
        table = await self.context.host.queries.table(match)
        key = match, reply.interaction.user.id
        said = self.context.channel_problem(table, reply.interaction) if table.is_live else None
        if said is None:
            self._warned.discard(key)
        elif key not in self._warned:
            self._warned.add(key)
            await reply.whisper(said)
