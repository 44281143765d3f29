"""How many tables may be laid out: by one person and on one server at a time, and how fast one after the other."""

from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from discord.utils import format_dt

from bot.host import Host
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.declined import Declined
from bot.words import Plain

AT_ONCE = 5  # tables somebody may lay out without a pause; from there on each one takes the cooldown


class Openings:
    """One for all servers. What is just being laid out counts already, so that nobody is quicker than the count."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._under_way: Counter[tuple[int, int]] = Counter()  # by server and person
        self._lately: dict[tuple[int, int], deque[datetime]] = {}

    @asynccontextmanager
    async def one_more(self, guild: int, person: int, settings: ServerSettings) -> AsyncIterator[None]:
        """Around the laying out of a table. Raises Declined, and then there is none."""
        self._check_pace(guild, person, settings)
        key = guild, person
        self._under_way[key] += 1
        try:
            await self._check_count(guild, person, settings)
            yield
            self._note(key)
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]

    def _check_pace(self, guild: int, person: int, settings: ServerSettings) -> None:
        key, now = (guild, person), self._host.now
        cooldown = timedelta(seconds=settings.cooldown)
        lately = self._lately.setdefault(key, deque(maxlen=AT_ONCE))
        while lately and lately[0] + cooldown * AT_ONCE <= now:
            lately.popleft()
        if not lately and not self._under_way[key]:
            del self._lately[key]
        elif settings.cooldown and len(lately) + self._under_way[key] >= AT_ONCE:
            free = (lately[0] if lately else now) + cooldown * AT_ONCE
            raise Declined("refused-too-fast", when=Plain(format_dt(free, "R")))

    async def _check_count(self, guild: int, person: int, settings: ServerSettings) -> None:
        starters = Counter(await self._host.queries.laid_out(guild))
        mine = starters[person] + self._under_way[(guild, person)] - 1
        others = sum(count for (server, _), count in self._under_way.items() if server == guild) - 1
        if settings.tables_each and mine >= settings.tables_each:
            raise Declined("refused-tables-each", most=settings.tables_each)
        if settings.tables and starters.total() + others >= settings.tables:
            raise Declined("refused-tables", most=settings.tables)

    def _note(self, key: tuple[int, int]) -> None:
        self._lately.setdefault(key, deque(maxlen=AT_ONCE)).append(self._host.now)
