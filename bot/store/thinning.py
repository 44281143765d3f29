"""Matches long over are thinned to their record, a few hundred rows at a time, so that no click waits for it."""

from datetime import datetime

from sqlalchemy import BindParameter, bindparam, delete, func, select, update

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import is_over
from bot.store.writer import Write

ROWS = 200  # of the journal in a slice
MATCHES = 20  # in a slice
_matches, _kept, _journal = tables.matches.c, tables.snapshots.c, tables.journal.c
_MATCH: BindParameter[str] = bindparam("of_match")
_NOW = bindparam("now", type_=_matches.ended.type)
_is_part = (_journal.sequence >= bindparam("low")) & (_journal.sequence < bindparam("high"))
_newest = select(func.max(_kept.answers)).where(_kept.match == _MATCH).scalar_subquery()
rows_of = (
    func.coalesce(
        select(func.max(_journal.sequence) + 1)
        .where(_journal.match == _matches.id)
        .correlate(tables.matches)
        .scalar_subquery(),
        0,
    )
).label("rows")

_DUE = Statement(
    select(_matches.id, rows_of)
    .where((_matches.guild == bindparam("of_guild")) & is_over & _matches.thinned.is_(None))
    .where(_matches.ended < bindparam("before", type_=_matches.ended.type))
    .limit(MATCHES)
)
# A match that is over is loaded from its newest snapshot; who answered when is nobody's business any more.
_OLD_SNAPSHOTS = Statement(delete(tables.snapshots).where((_kept.match == _MATCH) & (_kept.answers < _newest)))
_WHO_AND_WHEN = Statement(
    update(tables.journal).where((_journal.match == _MATCH) & _is_part).values(person=None, at=_NOW)
)
_THINNED = Statement(update(tables.matches).where(_matches.id == _MATCH).values(thinned=_NOW))


class Thinning:
    """Of a server's matches that were over before then. Ended between two slices, it begins with the same match."""

    def __init__(self, guild: int, before: datetime, now: datetime) -> None:
        self._due = {"of_guild": guild, "before": before}
        self._now = now
        self._done: dict[str, int] = {}  # by match, how many rows of a long journal

    async def next_slice(self, connection: Connection) -> Write | None:
        due = await _DUE.rows(connection, **self._due)
        if not due:
            return None
        if due[0]["rows"] - self._done.get(due[0]["id"], 0) > ROWS:
            return self._part(due[0]["id"])
        return self._whole(few(due, self._done))

    def _part(self, match: str) -> Write:
        low = self._done.get(match, 0)
        self._done[match] = low + ROWS
        write = Write(match)
        write.add(_WHO_AND_WHEN, [{"of_match": match, "low": low, "high": low + ROWS, "now": self._now}])
        return write

    def _whole(self, due: dict[str, int]) -> Write:
        write = Write(*due)
        write.add(_OLD_SNAPSHOTS, [{"of_match": match} for match in due])
        write.add(
            _WHO_AND_WHEN,
            [
                {"of_match": match, "low": self._done.get(match, 0), "high": rows, "now": self._now}
                for match, rows in due.items()
            ],
        )
        write.add(_THINNED, [{"of_match": match, "now": self._now} for match in due])
        return write


def few(due: list[dict[str, object]], done: dict[str, int]) -> dict[str, int]:
    """As many matches as are one slice together: how many rows each has. The first is in any case."""
    found: dict[str, int] = {}
    left = ROWS
    for row in due:
        match, rows = str(row["id"]), int(str(row["rows"]))
        left -= rows - done.get(match, 0)
        if found and left < 0:
            break
        found[match] = rows
    return found
