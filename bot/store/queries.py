"""How rows come out of the tables: within the caller's transaction, so that all it sees fits together."""

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Answer, Snapshot
from bot.store import tables
from bot.store.rows import DeadlineRow, Entry, History, MatchRow, SeatRow, SnapshotRow


async def history(connection: AsyncConnection, match: str) -> History | None:
    found = await connection.execute(select(tables.matches).where(tables.matches.c.id == match))
    head = found.mappings().one_or_none()
    if head is None:
        return None
    return History(
        MatchRow(**head),
        await _seats(connection, match),
        await _snapshots(connection, match),
        await _entries(connection, match),
        await deadlines(connection, match),
    )


async def live(connection: AsyncConnection, channel: int | None = None) -> list[str]:
    """The ids of lobbies and open matches, oldest first."""
    matches = tables.matches
    query = select(matches.c.id).where(matches.c.status.in_(("lobby", "open"))).order_by(matches.c.created)
    if channel is not None:
        query = query.where(matches.c.channel == channel)
    return list((await connection.scalars(query)).all())


async def latest(connection: AsyncConnection, channel: int) -> str | None:
    """The id of the match that was opened last among those of a channel that began."""
    matches = tables.matches
    begun = (matches.c.channel == channel) & matches.c.started.is_not(None)
    query = select(matches.c.id).where(begun).order_by(matches.c.created.desc()).limit(1)
    return await connection.scalar(query)


async def deadlines(connection: AsyncConnection, match: str | None = None) -> list[DeadlineRow]:
    query = select(tables.deadlines).order_by(tables.deadlines.c.due)
    if match is not None:
        query = query.where(tables.deadlines.c.match == match)
    return [DeadlineRow(**row) for row in (await connection.execute(query)).mappings()]


async def settings(connection: AsyncConnection, guild: int) -> dict[str, str]:
    query = select(tables.settings.c.key, tables.settings.c.value).where(tables.settings.c.guild == guild)
    return {row.key: row.value for row in await connection.execute(query)}


async def setting(connection: AsyncConnection, key: str) -> dict[int, str]:
    query = select(tables.settings.c.guild, tables.settings.c.value).where(tables.settings.c.key == key)
    return {row.guild: row.value for row in await connection.execute(query)}


async def _seats(connection: AsyncConnection, match: str) -> list[SeatRow]:
    seats = tables.seats.c
    query = select(seats.seat, seats.person, seats.name, seats.is_away).where(seats.match == match)
    return [SeatRow(*row) for row in await connection.execute(query.order_by(seats.seat))]


async def _snapshots(connection: AsyncConnection, match: str) -> list[SnapshotRow]:
    kept = tables.snapshots.c
    query = select(kept.rules_version, kept.state, kept.drawn, kept.prompts, kept.answers)
    rows = await connection.execute(query.where(kept.match == match).order_by(kept.answers.desc()))
    return [SnapshotRow(version, Snapshot(*snapshot)) for version, *snapshot in rows]


async def _entries(connection: AsyncConnection, match: str) -> list[Entry]:
    query = select(tables.journal).where(tables.journal.c.match == match).order_by(tables.journal.c.sequence)
    return [_entry(row) for row in (await connection.execute(query)).mappings()]


def _entry(row: RowMapping) -> Entry:
    where = {"sequence": row["sequence"], "person": row["person"], "at": row["at"]}
    if row["kept"] is not None:
        return Entry(**where, kept=row["kept"], leap=row["prompt"])
    return Entry(**where, answer=Answer(row["prompt"], row["seat"], row["choice"], row["by"]))
