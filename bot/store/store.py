"""The durable memory. Reads see what is committed; writes are on disk when they return."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import delete, insert, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import commits, forgetting, queries, tables
from bot.store.database import open_database
from bot.store.errors import StorageFailed
from bot.store.rows import Commit, DeadlineRow, History, MatchRow, SeatRow
from bot.store.standings import Standing, standings
from bot.store.writer import Writer

EVERYWHERE = 0  # in a server's place, for what concerns all of them
DRAIN = "drain"


class Store:
    """One SQLite file. All methods may raise StorageFailed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open or make the file, and bring its tables up to date. Raises StoreUnusable with a sentence."""
        return cls(await open_database(path))

    async def close(self) -> None:
        """Write what is waiting, fold the log into the file, let go."""
        await self.writer.close()
        await self._engine.dispose()

    async def create(self, head: MatchRow, seats: list[SeatRow]) -> None:
        """Keep a new lobby. Raises ChannelBusy."""

        async def job(connection: AsyncConnection) -> None:
            await commits.create(connection, head, seats)

        await self.writer.write(job)

    async def commit(self, commit: Commit) -> None:
        """Keep all that one step changed, together."""

        async def job(connection: AsyncConnection) -> None:
            await commits.apply(connection, commit)

        await self.writer.write(job)

    async def put_setting(self, guild: int, key: str, value: str | None) -> None:
        """Set a server's setting; None forgets it."""
        mine = (tables.settings.c.guild == guild) & (tables.settings.c.key == key)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(tables.settings).where(mine))
            if value is not None:
                await connection.execute(insert(tables.settings).values(guild=guild, key=key, value=value))

        await self.writer.write(job)

    async def forget(self, person: int, name: str) -> None:
        """Take a person out of everything, also of matches that are over; `name` stands where theirs stood."""

        async def job(connection: AsyncConnection) -> None:
            await forgetting.forget(connection, person, name)

        await self.writer.write(job)

    async def history(self, match: str) -> History | None:
        async with self._reading() as connection:
            return await queries.history(connection, match)

    async def live(self, channel: int | None = None) -> list[str]:
        """The ids of lobbies and open matches (in one channel, or all), oldest first."""
        async with self._reading() as connection:
            return await queries.live(connection, channel)

    async def latest(self, channel: int) -> str | None:
        """The id of the last match that began in a channel, also of one that is over."""
        async with self._reading() as connection:
            return await queries.latest(connection, channel)

    async def deadlines(self) -> list[DeadlineRow]:
        """All open deadlines, the nearest first."""
        async with self._reading() as connection:
            return await queries.deadlines(connection)

    async def settings(self, guild: int) -> dict[str, str]:
        async with self._reading() as connection:
            return await queries.settings(connection, guild)

    async def standings(self, guild: int, game: str) -> list[Standing]:
        """Who has played a game on a server, the most victories first."""
        async with self._reading() as connection:
            return await standings(connection, guild, game)

    async def put_drain(self, reason: str | None) -> None:
        """No new matches, and why; None lifts it."""
        await self.put_setting(EVERYWHERE, DRAIN, reason)

    async def drain(self) -> str | None:
        """Why no new match may be opened, if so."""
        return (await self.settings(EVERYWHERE)).get(DRAIN)

    async def setting(self, key: str) -> dict[int, str]:
        """One setting of all servers that have it."""
        async with self._reading() as connection:
            return await queries.setting(connection, key)

    async def check(self) -> str:
        """SQLite's own opinion of the file: "ok", or what is wrong."""
        async with self._reading() as connection:
            return str(await connection.scalar(text("PRAGMA quick_check")))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StorageFailed(f"reading did not succeed: {error}") from error
