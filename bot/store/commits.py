"""How rows get into the tables. Every function works within the caller's transaction.

The statements are made once: to build one anew costs more than SQLite takes to run it.
"""

from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store import tables
from bot.store.errors import ChannelBusy
from bot.store.rows import Commit, DeadlineRow, Entry, MatchRow, SeatRow, SnapshotRow

SNAPSHOTS_KEPT = 8  # besides the first: how far back a match can step

_MATCH: BindParameter[str] = bindparam("of_match")
_NUMBER: BindParameter[int] = bindparam("number")
_kept, _due = tables.snapshots.c, tables.deadlines.c
_newest = select(_kept.answers).where(_kept.match == _MATCH).order_by(_kept.answers.desc()).limit(SNAPSHOTS_KEPT - 1)
_is_old = (_kept.answers > 0) & _kept.answers.not_in(_newest)

_NEW_MATCH, _NEW_SEATS = insert(tables.matches), insert(tables.seats)
_HEAD = update(tables.matches).where(tables.matches.c.id == _MATCH)
_NO_SEATS = delete(tables.seats).where(tables.seats.c.match == _MATCH)
_NEW_ENTRY = insert(tables.journal)
_NEW_SNAPSHOT = insert(tables.snapshots)
_NOT_AHEAD = delete(tables.snapshots).where((_kept.match == _MATCH) & (_kept.answers > _NUMBER))
_MAKE_WAY = delete(tables.snapshots).where((_kept.match == _MATCH) & (_is_old | (_kept.answers == _NUMBER)))
_NO_DEADLINE = delete(tables.deadlines).where((_due.match == _MATCH) & (_due.prompt == _NUMBER))
_NEW_DEADLINES = insert(tables.deadlines).prefix_with("OR REPLACE")
_NEW_RESULTS = insert(tables.results)


def _columns(row: msgspec.Struct, **more: Any) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | more


def create(connection: Connection, head: MatchRow, seats: list[SeatRow]) -> None:
    try:
        connection.execute(_NEW_MATCH, _columns(head))
    except IntegrityError as error:
        raise ChannelBusy(f"channel {head.channel} already has a match") from error
    _set_seats(connection, head.id, seats)


def apply(connection: Connection, commit: Commit) -> None:
    """Write a commit."""
    match = commit.match
    if commit.head is not None:
        connection.execute(_HEAD, _columns(commit.head, of_match=match))
    if commit.seats is not None:
        _set_seats(connection, match, commit.seats)
    if commit.entry is not None:
        _append(connection, match, commit.entry)
    if commit.snapshot is not None:
        _put_snapshot(connection, match, commit.snapshot)
    _set_deadlines(connection, commit)
    if commit.results:
        connection.execute(_NEW_RESULTS, [_columns(result, match=match) for result in commit.results])


def _set_seats(connection: Connection, match: str, seats: list[SeatRow]) -> None:
    connection.execute(_NO_SEATS, {"of_match": match})
    if seats:
        connection.execute(_NEW_SEATS, [_columns(seat, match=match) for seat in seats])


def _append(connection: Connection, match: str, entry: Entry) -> None:
    row: dict[str, Any] = {"match": match, "sequence": entry.sequence, "person": entry.person, "at": entry.at}
    if entry.answer is None:
        connection.execute(_NEW_ENTRY, row | {"kept": entry.kept, "prompt": entry.leap})
        connection.execute(_NOT_AHEAD, {"of_match": match, "number": entry.kept})
    else:
        connection.execute(_NEW_ENTRY, row | _columns(entry.answer))


def _put_snapshot(connection: Connection, match: str, row: SnapshotRow) -> None:
    """Keep it in place of one as old; the oldest make way, except for the first."""
    connection.execute(_MAKE_WAY, {"of_match": match, "number": row.snapshot.answers})
    connection.execute(_NEW_SNAPSHOT, _columns(row.snapshot, match=match, rules_version=row.rules_version))


def _set_deadlines(connection: Connection, commit: Commit) -> None:
    if commit.closed:
        connection.execute(_NO_DEADLINE, [{"of_match": commit.match, "number": prompt} for prompt in commit.closed])
    if commit.opened:
        put_deadlines(connection, commit.opened)


def put_deadlines(connection: Connection, rows: list[DeadlineRow]) -> None:
    """In place of those of the same prompts."""
    connection.execute(_NEW_DEADLINES, [_columns(row) for row in rows])
