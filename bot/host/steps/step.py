"""From one committed table to the next: what follows from the change itself is settled here, for every step alike."""

from datetime import datetime

from msgspec.structs import replace

from bot.engine import Event, Prompt
from bot.host.model.live import Live, Step
from bot.host.model.pace import deadline, is_slow, lasting
from bot.host.model.person import Person
from bot.host.model.table import Change, Deadline, Kind, Table
from bot.host.model.table_notes import TableNotes
from bot.host.steps.banks import banks
from bot.host.steps.changed_rows import changed_rows
from bot.host.steps.voters import open_votes
from bot.store import Entry


def step(
    old: Live,
    new: Live,
    kind: Kind | None,
    *,
    now: datetime,
    entry: Entry | None = None,
    events: tuple[Event, ...] = (),
) -> Step:
    """The step between two tables: deadlines are set for what is newly asked, and what differs is what is written."""
    by = entry.person if entry is not None and entry.answer is not None else None
    table = replace(
        new.table,
        notes=_notes(old.table, new.table, now, by),
        starter=_starter(new.table),
        banks=banks(old.table, new.table, entry, now),
    )
    table = replace(table, deadlines=_deadlines(table, now), called=_called(old.table, table), call_at=_call_at(table))
    playing = new.playing if table.status == "open" else None
    sequence, version = old.sequence + (entry is not None), old.version + 1
    live = replace(new, table=table, sequence=sequence, version=version, playing=playing)
    prompts = _asked(old, live)
    change = None if kind is None else Change(table=table, kind=kind, events=events, new_prompts=prompts, by=by)
    return Step(live, changed_rows(old, live, entry), change)


def _deadlines(table: Table, now: datetime) -> dict[int, Deadline]:
    """One for each open prompt of a person who is at the table, and each pause; those that run already go on."""
    asked = [prompt for prompt in table.prompts if not table.seats[prompt.seat].is_automatic]
    running = [table.deadlines.get(prompt.number) or deadline(table, prompt, now) for prompt in asked]
    running += [
        table.deadlines.get(pause.number) or lasting(pause, now, is_slow=is_slow(table, pause))
        for pause in table.pauses
    ]
    return {due.prompt: due for due in running if due is not None}


def _notes(old: Table, table: Table, now: datetime, by: int | None) -> TableNotes:
    """The notes without what no longer holds; when the match is over only why it ended, and its film, are left."""
    notes = table.notes
    if table.status == "lobby":
        is_touched = (old.seats, old.notes.brings) != (table.seats, notes.brings)
        return TableNotes(
            brings=notes.brings,
            sought=notes.sought,
            meets=notes.meets,
            has_met=notes.has_met,
            purposes=notes.purposes,
            touched=now if is_touched else notes.touched,
        )
    if table.status != "open":
        return TableNotes(ending=notes.ending, film=notes.film)
    seats_changed = now if old.status == "open" and old.seats != table.seats else notes.seats_changed
    deserted = (notes.deserted or now) if table.is_deserted else None
    return replace(
        notes,
        votes=open_votes(table),
        retaken=_retaken(table),
        left_server=_gone(table),
        deserted=deserted,
        seats_changed=seats_changed,
        brings=(),
        touched=None,
        sought=None,
        purposes=(),
        vacations=tuple((person, until) for person, until in notes.vacations if until > now),
        rung=_rung(old, table, by),
    )


def _rung(old: Table, table: Table, by: int | None) -> dict[int, int]:
    """How often each person at the table has been called in vain. Whoever decides something begins again at none."""
    holders = {prompt.number: table.seats[prompt.seat].person for prompt in table.prompts}
    now = {
        person.id
        for number, person in holders.items()
        if person is not None and table.called.get(number, 0) > old.called.get(number, 0)
    }
    before = table.notes.rung
    seated = {person.id for person in table.people} - {by}
    return {person: before.get(person, 0) + (person in now) for person in seated if person in before or person in now}


def _called(old: Table, table: Table) -> dict[int, int]:
    """Who was called for what is still asked, by the game or by the table. Whoever takes a seat is called anew."""
    if not table.called:
        return {}
    before = {info.seat: info.person for info in old.seats}
    same = {info.seat for info in table.seats if info.person == before.get(info.seat)}
    asked = {prompt.number for prompt in table.prompts if prompt.seat in same}
    asked |= {-vote.number for vote in table.notes.votes}
    return {number: count for number, count in table.called.items() if number in asked}


def _call_at(table: Table) -> datetime | None:
    return table.call_at if table.status == "open" else None


def _retaken(table: Table) -> tuple[tuple[int, int], ...]:
    """The undos of this turn: with the next one the count begins anew."""
    began = table.match.turn_began if table.match is not None else 0
    return tuple((seat, kept) for seat, kept in table.notes.retaken if kept >= began)


def _gone(table: Table) -> tuple[int, ...]:
    """Those who have left the server, but for who took their seat back, or has it no more."""
    away = {seat.person.id for seat in table.seats if seat.person is not None and seat.is_away}
    return tuple(person for person in table.notes.left_server if person in away)


def _starter(table: Table) -> Person:
    """Whoever laid the table out; where they have left for good, the next person becomes the starter."""
    is_there = any(person.id == table.starter.id for person in table.staying)
    return table.starter if is_there or not table.is_live or not table.staying else table.staying[0]


def _asked(old: Live, new: Live) -> tuple[Prompt, ...]:
    known = {prompt.number for prompt in old.table.prompts}
    return tuple(prompt for prompt in new.table.prompts if prompt.number not in known)
