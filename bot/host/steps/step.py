"""From one committed table to the next: what follows from the change itself is settled here, for every step alike."""

from datetime import datetime

from msgspec.structs import replace

from bot.engine import Event, Prompt
from bot.host.model.live import Live, Step
from bot.host.model.pace import deadline, lasting
from bot.host.model.person import Person
from bot.host.model.table import Change, Deadline, Kind, Table
from bot.host.model.table_notes import TableNotes
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
    deadlines, notes = _deadlines(new.table, now), _notes(old.table, new.table, now)
    table = replace(new.table, deadlines=deadlines, notes=notes, starter=_starter(new.table))
    playing = new.playing if table.status == "open" else None
    sequence, version = old.sequence + (entry is not None), old.version + 1
    live = replace(new, table=table, sequence=sequence, version=version, playing=playing)
    change = None if kind is None else Change(table=table, kind=kind, events=events, new_prompts=_asked(old, live))
    return Step(live, changed_rows(old, live, entry), change)


def _deadlines(table: Table, now: datetime) -> dict[int, Deadline]:
    """One for each open prompt of a person who is at the table, and each pause; those that run already go on."""
    asked = [prompt for prompt in table.prompts if not table.seats[prompt.seat].is_automatic]
    running = [table.deadlines.get(prompt.number) or deadline(table.pace, prompt, now) for prompt in asked]
    running += [table.deadlines.get(pause.number) or lasting(pause, now) for pause in table.pauses]
    return {due.prompt: due for due in running if due is not None}


def _notes(old: Table, table: Table, now: datetime) -> TableNotes:
    """The notes without what no longer holds; when the match is over only why it ended, and its film, are left."""
    notes = table.notes
    if table.status == "lobby":
        return TableNotes(brings=notes.brings)
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
    )


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
