"""What one may ask the host: tables, what has happened, records, standings."""

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import Any, TypeVar

from bot.engine import Event, Game
from bot.engine.record import Record
from bot.host import faults, story
from bot.host.refused import HostRefused
from bot.host.rooms import Rooms
from bot.host.story import Told
from bot.host.table import Table
from bot.store import History, Standing, StorageFailed, Store

log = logging.getLogger(__name__)
T = TypeVar("T")


class Reader:
    """The reading side of the host; nothing here changes a match. All may raise HostRefused."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any, Any]], rooms: Rooms) -> None:
        self.store, self.games = store, games
        self._rooms = rooms

    async def table(self, match: str) -> Table:
        """The table as last committed, also of a match that is over. Raises HostRefused("no-match")."""
        return await self._rooms.of(match).load()

    async def table_in(self, channel: int) -> Table | None:
        """The lobby or open match of a channel."""
        ids = await self._read(self.store.live(channel))
        return await self.table(ids[0]) if ids else None

    async def last_in(self, channel: int) -> Table | None:
        """The last match that began in a channel, also one that is over."""
        found = await self._read(self.store.latest(channel))
        return await self.table(found) if found else None

    async def open_tables(self) -> list[Table]:
        """All lobbies and open matches, oldest first."""
        return [await self.table(match) for match in await self._read(self.store.live())]

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """What people have done in a game on a server, the most victories first."""
        return await self._read(self.store.standings(guild, game))

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return await self._read(self.store.drain())

    async def log(self, match: str) -> list[Event]:
        """All that has happened, secret events among it: show what `is_for` the reader's seat."""
        return [event for told in await self.story(match) for event in told.events]

    async def story(self, match: str) -> list[Told]:
        """The answers that count and what came of each, by replay."""
        history = await self._history(match)
        return await asyncio.to_thread(story.story, history, self._game(history.head.game))

    def trace(self, match: str, error_id: str) -> str:
        """For the log, where showing a match went wrong: all it takes to see it again. Empty if it is not in memory."""
        table = self._rooms.seen(match)
        return "" if table is None else faults.trace(table, error_id)

    async def record(self, match: str) -> Record:
        """The record for export and verification."""
        history = await self._history(match)
        return story.record(history, self._game(history.head.game))

    async def _history(self, match: str) -> History:
        history = await self._read(self.store.history(match))
        if history is None:
            raise HostRefused("no-match")
        return history

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StorageFailed as error:
            log.exception("the store could not be read")
            raise HostRefused("storage") from error

    def _game(self, key: str) -> Game[Any, Any]:
        if key not in self.games:
            raise HostRefused("no-match")  # its game is no longer among ours
        return self.games[key]
