"""What is read of matches, as committed."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from datetime import datetime
from typing import Concatenate, ParamSpec, TypeVar

from bot.store import queries
from bot.store.backend import Backend, Connection
from bot.store.errors import StorageFailed
from bot.store.reader_pool import Readers
from bot.store.rows import DeadlineRow, History
from bot.store.writer import Writer

MOST_IDS = 500  # read at once
P = ParamSpec("P")
T = TypeVar("T")


class MatchReads:
    """What is read of matches."""

    def __init__(self, backend: Backend) -> None:
        self.writer = Writer(backend)
        self._readers = Readers(backend)

    async def history(self, match: str) -> History | None:
        """All that is kept of a match."""
        return await self._read(queries.history, match)

    async def recent(self, match: str) -> History | None:
        """What a match goes on from: its newest snapshot and what came since."""
        return await self._read(queries.recent, match)

    async def live(self, channel: int | None = None) -> list[str]:
        """The ids of lobbies and open matches (in one channel, or all), oldest first."""
        return await self._read(queries.live, channel)

    async def live_on(self, guild: int) -> list[str]:
        """The lobbies and open matches of a server, oldest first."""
        return await self._read(queries.live_on, guild)

    async def live_of(self, person: int) -> list[str]:
        """The lobbies and open matches in which somebody has a seat, oldest first."""
        return await self._read(queries.live_of, person)

    async def laid_out(self, guild: int) -> list[int]:
        """Who laid out the lobbies and open matches of a server, one for each."""
        return await self._read(queries.laid_out, guild)

    async def unsettled(self, since: datetime, versions: Mapping[str, int]) -> set[str]:
        """The live ones to look at after a restart, as what happened `since` then may not have been shown."""
        return await self._read(queries.unsettled, since, versions)

    async def ended(self, since: datetime, most: int) -> list[str]:
        """The matches that are over since then and stand in a message; the latest, in the order they ended."""
        return await self._read(queries.ended, since, most)

    async def moved(self, match: str) -> datetime | None:
        """When something was last decided in a match."""
        return await self._read(queries.moved, match)

    async def begun(self) -> AsyncIterator[str]:
        """The ids of all matches that ever began, also of those that are over; read some at a time."""
        found = await self._read(queries.begun, "", MOST_IDS)
        while found:
            for match in found:
                yield match
            found = await self._read(queries.begun, found[-1], MOST_IDS)

    async def lately(self, most: int) -> list[tuple[str, datetime]]:
        """The lobbies and open matches in which something happened last, and when; the latest first."""
        return await self._read(queries.lately, most)

    async def latest(self, channel: int) -> str | None:
        """The id of the last match that began in a channel, also of one that is over."""
        return await self._read(queries.latest, channel)

    async def deadlines(self) -> list[DeadlineRow]:
        """All open deadlines, the nearest first."""
        return await self._read(queries.deadlines)

    async def calls(self) -> list[tuple[str, datetime]]:
        """Where somebody is to be called later, and when."""
        return await self._read(queries.calls)

    async def guilds(self, since: datetime | None = None) -> dict[str, int]:
        """On which server each lobby and open match is, and each that is over since then."""
        return await self._read(queries.guilds, since)

    async def versions(self) -> dict[str, int]:
        """The version each lobby and open match is at."""
        return await self._read(queries.versions)

    async def check(self) -> str:
        """SQLite's own opinion of the file: "ok", or what is wrong."""
        return await self._read(queries.check)

    async def _read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        if self.writer.is_closed:
            raise StorageFailed("the store is closed")
        return await self._readers.read(lambda connection: query(connection, *args, **kwargs))
