"""What one may ask the host: tables, the story of a match and its record, results."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import datetime
from typing import Any, TypeVar

from bot.engine import Event, Game, Match, Seen
from bot.engine.record import Record
from bot.host.model import faults
from bot.host.model.refused import HostRefused
from bot.host.model.table import Table
from bot.host.runtime import story
from bot.host.runtime.mailboxes import Mailboxes
from bot.host.runtime.story import Told
from bot.store import AboutPerson, Film, History, LeaseRow, Over, Reliability, StorageFailed, Store

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_EXPLAINED = 4  # stories with their reasons that are kept


class Queries:
    """Nothing here changes a match. All may raise HostRefused("storage")."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any, Any]], mailboxes: Mailboxes) -> None:
        self._store, self._games, self._mailboxes = store, games, mailboxes
        self._explained: dict[str, list[Told]] = {}

    async def table(self, match: str) -> Table:
        """The table as last committed, also of a match that is over. Raises HostRefused("no-match")."""
        return await self._mailboxes.of(match).load()

    def in_memory(self, match: str) -> Table | None:
        """The table as last committed, where it need not be loaded."""
        return self._mailboxes.seen(match)

    async def table_in(self, channel: int) -> Table | None:
        """The lobby or open match of a channel."""
        ids = await self.read(self._store.live(channel))
        return await self.table(ids[0]) if ids else None

    async def last_in(self, channel: int) -> Table | None:
        """The last match that began in a channel, also one that is over."""
        found = await self.read(self._store.latest(channel))
        return await self.table(found) if found else None

    async def open_tables(self) -> list[Table]:
        """All lobbies and open matches, oldest first."""
        return [await self.table(match) for match in await self.read(self._store.live())]

    async def open_tables_on(self, guild: int) -> list[Table]:
        """The lobbies and open matches of a server."""
        return [await self.table(match) for match in await self.read(self._store.live_on(guild))]

    async def moved(self, match: str) -> datetime | None:
        """When something was last decided there; None: nothing yet."""
        return await self.read(self._store.moved(match))

    async def laid_out(self, guild: int) -> list[int]:
        """Who laid out the lobbies and open matches of a server, one for each."""
        return await self.read(self._store.laid_out(guild))

    async def tables_of(self, person: int) -> list[Table]:
        """The lobbies and open matches in which somebody has a seat, oldest first."""
        return [await self.table(match) for match in await self.read(self._store.live_of(person))]

    async def about_person(self, person: int) -> AboutPerson:
        """All that is kept about somebody."""
        return await self.read(self._store.about_person(person))

    async def films(self, person: int) -> list[Film]:
        """The films people have shared of matches in which somebody played."""
        return await self.read(self._store.films(person))

    async def films_on(self, guild: int) -> list[Film]:
        """The films people have shared on a server."""
        return await self.read(self._store.films_on(guild))

    async def over_since(self, guild: int, game: str, since: datetime) -> list[Over]:
        """The first PAGE matches of a game on a server that ended then or later, in that order."""
        return await self.read(self._store.over_since(guild, game, since))

    async def name_in(self, match: str, person: int) -> str | None:
        """What somebody was called in a match."""
        return await self.read(self._store.name_in(match, person))

    async def reliability(self, guild: int, person: int) -> Reliability:
        """How reliably somebody answered in their latest matches on a server."""
        return await self.read(self._store.reliability(guild, person))

    async def has_won(self, guild: int, game: str, person: int) -> bool:
        """Has this person ever won this game on this server?"""
        return await self.read(self._store.has_won(guild, game, person))

    async def leases(self) -> list[LeaseRow]:
        """Which process serves which shard, or did last."""
        return await self.read(self._store.leases())

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return await self.read(self._store.drain())

    async def log(self, match: str) -> list[Event]:
        """All events so far, secret ones among them: show a reader only what `is_for` their seat."""
        return [event for told in await self.story(match) for event in told.events]

    async def story(self, match: str) -> list[Told]:
        """The answers that count and the events that came of each; a replay finds them."""
        history = await self._history(match)
        return await asyncio.to_thread(story.story, history, self.game(history.head.game))

    async def explained(self, match: str) -> list[Told]:
        """The same with the reasons of automata, where the match is over; found once, as somebody turns its pages."""
        if match not in self._explained:
            history = await self._history(match)
            found = await asyncio.to_thread(story.story, history, self.game(history.head.game), has_reasons=True)
            if not story.is_over(history):
                return found
            while len(self._explained) >= MOST_EXPLAINED:
                del self._explained[next(iter(self._explained))]
            self._explained[match] = found
        return self._explained[match]

    async def watched(self, match: str, look: Callable[[Iterator[Seen[Any]]], T]) -> T | None:
        """What `look`, in a thread, makes of a match that is over as everybody could watch it.

        None where it does not replay from its start, as the rules have changed. Raises HostRefused("unfinished").
        """
        history = await self._history(match)
        if not story.is_over(history):
            raise HostRefused("unfinished")
        return await asyncio.to_thread(story.watch, history, self.game(history.head.game), look)

    async def match_after(self, match: str, answered: int) -> Match[Any] | None:
        """A match that is over as it stood after so many answers, to be played on by whoever asks, and kept nowhere.

        None where it does not replay from its start. Raises HostRefused("unfinished").
        """
        history = await self._history(match)
        if not story.is_over(history):
            raise HostRefused("unfinished")
        return await asyncio.to_thread(story.after, history, self.game(history.head.game), answered)

    def trace(self, match: str, error_id: str) -> str:
        """What the log needs of a match where showing it went wrong; empty if the match is not in memory."""
        table = self._mailboxes.seen(match)
        return "" if table is None else faults.trace(table, error_id)

    async def record(self, match: str) -> Record:
        """The record for export and verification."""
        history = await self._history(match)
        return story.record(history, self.game(history.head.game))

    async def _history(self, match: str) -> History:
        history = await self.read(self._store.history(match))
        if history is None:
            raise HostRefused("no-match")
        return history

    async def read(self, reading: Awaitable[T]) -> T:
        """What the store says; where it cannot be read, that is a refusal like any other."""
        try:
            return await reading
        except StorageFailed as error:
            log.exception("the store could not be read")
            raise HostRefused("storage") from error

    def game(self, key: str) -> Game[Any, Any]:
        """The rules of a game. Raises HostRefused where they are no longer among ours."""
        if key not in self._games:
            raise HostRefused("no-match")
        return self._games[key]
