"""A click is taken even where the table cannot show it; then the person is told why, and whom to ask."""

from bot.ui.house import House
from bot.ui.reply import Reply


class Hints:
    """Tells each person once per match, until all is well again. Panels say it by themselves."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._given: set[tuple[str, int]] = set()

    async def give(self, reply: Reply, match: str) -> None:
        """After a click in public that was taken."""
        table = await self.house.host.table(match)
        key = match, reply.interaction.user.id
        said = self.house.hindrance(table, reply.interaction) if table.is_live else None
        if said is None:
            self._given.discard(key)
        elif key not in self._given:
            self._given.add(key)
            await reply.whisper(said)
