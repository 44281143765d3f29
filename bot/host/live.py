"""A match in memory, and the steps that lead from one committed table to the next."""

from datetime import datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Event, Prompt
from bot.host.aside import Aside
from bot.host.pace import deadline
from bot.host.person import Person
from bot.host.table import Change, Deadline, Kind, SeatInfo, Table
from bot.host.voices import holding
from bot.store import Commit, DeadlineRow, Entry, MatchRow, ResultRow, SeatRow, SnapshotRow

# What of a table stands in its row and may change. Rows are made only where one of these has.
_HEAD = ("message", "status", "options", "starter", "pace", "commitment", "started", "ended", "aside")


class Live(Struct, frozen=True):
    """A table with what only the host may know."""

    table: Table
    rules_version: int  # when the match began
    seed: bytes | None = None
    sequence: int = 0  # rows in the journal


class Step(Struct, frozen=True):
    """Where a step leads, what must be kept first, and what the audience is told then (None: nothing)."""

    live: Live
    commit: Commit
    change: Change | None


def step(
    old: Live,
    new: Live,
    kind: Kind | None,
    *,
    now: datetime,
    entry: Entry | None = None,
    events: tuple[Event, ...] = (),
) -> Step:
    """The step between two tables: deadlines are set for what is newly asked, and the difference is what is kept."""
    deadlines, aside = _deadlines(new.table, now), _aside(old.table, new.table, now)
    table = replace(new.table, deadlines=deadlines, aside=aside, starter=_starter(new.table))
    live = replace(new, table=table, sequence=old.sequence + (entry is not None))
    change = None if kind is None else Change(table=table, kind=kind, events=events, new_prompts=_asked(old, live))
    return Step(live, _difference(old, live, entry), change)


def seat_row(info: SeatInfo) -> SeatRow:
    return SeatRow(info.seat, None if info.person is None else info.person.id, info.name, info.is_away)


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
        aside=msgspec.to_builtins(table.aside, str_keys=True) or None,
    )


def deadline_row(table: Table, due: Deadline) -> DeadlineRow:
    return DeadlineRow(table.id, due.prompt, due.seat, due.remind, due.due, due.is_reminded)


def _deadlines(table: Table, now: datetime) -> dict[int, Deadline]:
    """One for each open prompt of a person who is here; those already running go on."""
    asked = [prompt for prompt in table.prompts if not table.seats[prompt.seat].is_automatic]
    running = [table.deadlines.get(prompt.number) or deadline(table.pace, prompt, now) for prompt in asked]
    return {due.prompt: due for due in running if due is not None}


def _aside(old: Table, table: Table, now: datetime) -> Aside:
    """What no longer holds is forgotten, all of it when the match is over."""
    aside = table.aside
    if table.status != "open":
        return Aside(ending=aside.ending)
    stirred = now if old.status == "open" and old.seats != table.seats else aside.stirred
    deserted = (aside.deserted or now) if table.is_deserted else None
    return replace(
        aside,
        motions=holding(table),
        retaken=_retaken(table),
        gone=_gone(table),
        deserted=deserted,
        stirred=stirred,
    )


def _retaken(table: Table) -> tuple[tuple[int, int], ...]:
    """How often somebody took an answer back is counted for one turn."""
    turn = table.match.snapshot.answers if table.match is not None else 0
    return tuple((seat, kept) for seat, kept in table.aside.retaken if kept >= turn)


def _gone(table: Table) -> tuple[int, ...]:
    """Nobody has gone who sits here again, and nobody whose seat another has."""
    away = {seat.person.id for seat in table.seats if seat.person is not None and seat.is_away}
    return tuple(person for person in table.aside.gone if person in away)


def _starter(table: Table) -> Person:
    """Where who laid the table out has left for good, the next person has the say."""
    is_there = any(person.id == table.starter.id for person in table.staying)
    return table.starter if is_there or not table.is_live or not table.staying else table.staying[0]


def _asked(old: Live, new: Live) -> tuple[Prompt, ...]:
    known = {prompt.number for prompt in old.table.prompts}
    return tuple(prompt for prompt in new.table.prompts if prompt.number not in known)


def _difference(old: Live, new: Live, entry: Entry | None) -> Commit:
    before, after = old.table, new.table
    return Commit(
        match=after.id,
        head=None if _is_same_head(old, new) else head_row(new),
        seats=[seat_row(seat) for seat in after.seats] if after.seats != before.seats else None,
        entry=entry,
        snapshot=_snapshot(before, after),
        opened=[deadline_row(after, d) for d in after.deadlines.values() if d != before.deadlines.get(d.prompt)],
        closed=[number for number in before.deadlines if number not in after.deadlines],
        results=_results(after) if after.status == "finished" != before.status else [],
    )


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
