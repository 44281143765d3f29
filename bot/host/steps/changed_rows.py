"""The rows of the store that a step changes. What has not changed is not written again."""

import msgspec

from bot.host.model.live import Live
from bot.host.model.table import Deadline, SeatInfo, Table
from bot.host.steps.characters import returned
from bot.store import Commit, DeadlineRow, Entry, MatchRow, ResultRow, SeatRow, SnapshotRow

# The fields of a table that are kept in its row of `matches` and may change: where none has, no row is written.
_HEAD = (
    *("message", "status", "options", "starter", "pace", "commitment", "started", "ended", "notes"),
    *("called", "call_at", "banks"),
)


def changed_rows(old: Live, new: Live, entry: Entry | None) -> Commit:
    before, after = old.table, new.table
    return Commit(
        match=after.id,
        read=old.version,
        head=None if _is_same_head(old, new) else head_row(new),
        seats=[seat_row(seat) for seat in after.seats] if after.seats != before.seats else None,
        entry=entry,
        snapshot=_snapshot(before, after),
        opened=[deadline_row(after, d) for d in after.deadlines.values() if d != before.deadlines.get(d.prompt)],
        closed=[number for number in before.deadlines if number not in after.deadlines],
        results=_results(after) if after.status == "finished" != before.status else [],
        brought=list(after.brought) if not before.brought else [],
        returned=returned(after) if before.is_live and not after.is_live else [],
    )


def seat_row(info: SeatInfo) -> SeatRow:
    return SeatRow(info.seat, None if info.person is None else info.person.id, info.name, info.is_away, info.strength)


def head_row(live: Live) -> MatchRow:
    table = live.table
    return MatchRow(
        id=table.id,
        game=table.game,
        rules_version=live.rules_version,
        guild=table.guild,
        channel=table.channel,
        message=table.message,
        status=table.status,
        options=msgspec.to_builtins(table.options),
        seed=live.seed,
        commitment=table.commitment,
        starter=table.starter.id,
        starter_name=table.starter.name,
        pace=table.pace,
        created=table.created,
        started=table.started,
        ended=table.ended,
        outcome=table.match.outcome if table.match is not None else None,
        notes=msgspec.to_builtins(table.notes, str_keys=True) or None,
        called=table.called or None,
        call_at=table.call_at,
        banks=table.banks or None,
        version=live.version,
    )


def deadline_row(table: Table, due: Deadline) -> DeadlineRow:
    return DeadlineRow(table.id, due.prompt, due.seat, due.remind, due.due, due.is_reminded)


def _is_same_head(old: Live, new: Live) -> bool:
    before, after = old.table, new.table
    is_same = all(getattr(before, name) == getattr(after, name) for name in _HEAD)
    return is_same and (old.rules_version, old.seed) == (new.rules_version, new.seed)


def _snapshot(before: Table, after: Table) -> SnapshotRow | None:
    if after.match is None or (before.match is not None and before.match.snapshot == after.match.snapshot):
        return None
    return SnapshotRow(after.match.game.rules_version, after.match.snapshot)


def _results(table: Table) -> list[ResultRow]:
    assert table.match is not None
    assert table.match.outcome is not None
    won, scores = table.match.outcome.winners, table.match.outcome.scores
    seats = zip(table.seats, scores, strict=True)
    return [ResultRow(s.seat, None if s.person is None else s.person.id, score, s.seat in won) for s, score in seats]
