"""How rows get into the tables. Every function works within the caller's transaction."""

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables
from bot.store.errors import ChannelBusy
from bot.store.rows import Commit, Entry, MatchRow, SeatRow, SnapshotRow

SNAPSHOTS_KEPT = 8  # besides the first: how far back a match can step


def _columns(row: msgspec.Struct, **more: Any) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | more


async def create(connection: AsyncConnection, head: MatchRow, seats: list[SeatRow]) -> None:
    try:
        await connection.execute(insert(tables.matches).values(_columns(head)))
    except IntegrityError as error:
        raise ChannelBusy(f"channel {head.channel} already has a match") from error
    await _set_seats(connection, head.id, seats)


async def apply(connection: AsyncConnection, commit: Commit) -> None:
    """Write a commit."""
    match = commit.match
    if commit.head is not None:
        where = tables.matches.c.id == match
        await connection.execute(update(tables.matches).where(where).values(_columns(commit.head)))
    if commit.seats is not None:
        await _set_seats(connection, match, commit.seats)
    if commit.entry is not None:
        await _append(connection, match, commit.entry)
    if commit.snapshot is not None:
        await _put_snapshot(connection, match, commit.snapshot)
    await _set_deadlines(connection, commit)
    if commit.results:
        rows = [_columns(result, match=match) for result in commit.results]
        await connection.execute(insert(tables.results), rows)


async def _set_seats(connection: AsyncConnection, match: str, seats: list[SeatRow]) -> None:
    await connection.execute(delete(tables.seats).where(tables.seats.c.match == match))
    if seats:
        await connection.execute(insert(tables.seats), [_columns(seat, match=match) for seat in seats])


async def _append(connection: AsyncConnection, match: str, entry: Entry) -> None:
    row: dict[str, Any] = {"match": match, "sequence": entry.sequence, "person": entry.person, "at": entry.at}
    if entry.answer is None:
        await connection.execute(insert(tables.journal).values(row | {"kept": entry.kept, "prompt": entry.leap}))
        ahead = (tables.snapshots.c.match == match) & (tables.snapshots.c.answers > entry.kept)
        await connection.execute(delete(tables.snapshots).where(ahead))
    else:
        await connection.execute(insert(tables.journal).values(row | _columns(entry.answer)))


async def _put_snapshot(connection: AsyncConnection, match: str, row: SnapshotRow) -> None:
    """Keep it in place of one as old; the oldest make way, except for the first."""
    kept = tables.snapshots
    newest = select(kept.c.answers).where(kept.c.match == match).order_by(kept.c.answers.desc())
    is_old = (kept.c.answers > 0) & kept.c.answers.not_in(newest.limit(SNAPSHOTS_KEPT - 1))
    is_same = kept.c.answers == row.snapshot.answers
    await connection.execute(delete(kept).where((kept.c.match == match) & (is_old | is_same)))
    await connection.execute(insert(kept).values(_columns(row.snapshot, match=match, rules_version=row.rules_version)))


async def _set_deadlines(connection: AsyncConnection, commit: Commit) -> None:
    over = [*commit.closed, *(row.prompt for row in commit.opened)]
    if over:
        mine = tables.deadlines.c.match == commit.match
        await connection.execute(delete(tables.deadlines).where(mine & tables.deadlines.c.prompt.in_(over)))
    if commit.opened:
        await connection.execute(insert(tables.deadlines), [_columns(row) for row in commit.opened])
