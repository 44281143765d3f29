"""The durable memory. Reads see what is committed; writes are on disk when they return."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store import commits, forgetting, queries, tables
from bot.store.database import open_database
from bot.store.errors import StorageFailed
from bot.store.rows import Commit, DeadlineRow, History, MatchRow, SeatRow
from bot.store.standings import Standing, standings
from bot.store.writer import Writer

EVERYWHERE = 0  # in a server's place, for what concerns all of them
DRAIN = "drain"
READERS = 2  # threads
P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """One SQLite file. All methods may raise StorageFailed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open or make the file, and bring its tables up to date. Raises StoreUnusable with a sentence."""
        return cls(await asyncio.to_thread(open_database, path))

    async def close(self) -> None:
        """Write what is waiting, fold the log into the file, let go."""
        await self.writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._engine.dispose)

    async def create(self, head: MatchRow, seats: list[SeatRow]) -> None:
        """Keep a new lobby. Raises ChannelBusy."""

        def job(connection: Connection) -> None:
            commits.create(connection, head, seats)

        await self.writer.write(job)

    async def commit(self, commit: Commit) -> None:
        """Keep all that one step changed, together."""

        def job(connection: Connection) -> None:
            commits.apply(connection, commit)

        await self.writer.write(job)

    async def put_deadlines(self, rows: list[DeadlineRow]) -> None:
        """Keep deadlines that were moved, of any matches."""

        def job(connection: Connection) -> None:
            commits.put_deadlines(connection, rows)

        if rows:
            await self.writer.write(job)

    async def put_setting(self, guild: int, key: str, value: str | None) -> None:
        """Set a server's setting; None forgets it."""
        mine = (tables.settings.c.guild == guild) & (tables.settings.c.key == key)

        def job(connection: Connection) -> None:
            connection.execute(delete(tables.settings).where(mine))
            if value is not None:
                connection.execute(insert(tables.settings).values(guild=guild, key=key, value=value))

        await self.writer.write(job)

    async def forget(self, person: int, name: str) -> None:
        """Take a person out of everything, also of matches that are over; `name` stands where theirs stood."""

        def job(connection: Connection) -> None:
            forgetting.forget(connection, person, name)

        await self.writer.write(job)

    async def history(self, match: str) -> History | None:
        return await self._read(queries.history, match)

    async def live(self, channel: int | None = None) -> list[str]:
        """The ids of lobbies and open matches (in one channel, or all), oldest first."""
        return await self._read(queries.live, channel)

    async def unsettled(self, since: datetime, versions: Mapping[str, int]) -> set[str]:
        """The live ones that must be looked at after a restart: `since` then nothing is sure to be shown."""
        return await self._read(queries.unsettled, since, versions)

    async def latest(self, channel: int) -> str | None:
        """The id of the last match that began in a channel, also of one that is over."""
        return await self._read(queries.latest, channel)

    async def deadlines(self) -> list[DeadlineRow]:
        """All open deadlines, the nearest first."""
        return await self._read(queries.deadlines)

    async def settings(self, guild: int) -> dict[str, str]:
        return await self._read(queries.settings, guild)

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """Who has played a game on a server, the most victories first."""
        return await self._read(standings, guild, game)

    async def put_drain(self, reason: str | None) -> None:
        """No new matches, and why; None lifts it."""
        await self.put_setting(EVERYWHERE, DRAIN, reason)

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return (await self.settings(EVERYWHERE)).get(DRAIN)

    async def setting(self, key: str) -> dict[int, str]:
        """One setting of all servers that have it."""
        return await self._read(queries.setting, key)

    async def check(self) -> str:
        """SQLite's own opinion of the file: "ok", or what is wrong."""
        return str(await self._read(Connection.scalar, text("PRAGMA quick_check")))

    async def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the query in a reader's thread, within one transaction."""

        def job() -> T:
            with self._engine.connect() as connection:
                return query(connection, *args, **kwargs)

        if self.writer.is_closed:
            raise StorageFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, job)
        except SQLAlchemyError as error:
            raise StorageFailed(f"reading did not succeed: {error}") from error
