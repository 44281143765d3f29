"""The time lost as the clock was set or the machine slept is given back to all who have to decide or to vote."""

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.pace import GRACE, is_by_letter, moved, with_grace
from bot.host.model.table import Deadline, Table
from bot.host.model.table_notes import TableNotes
from bot.host.steps.step import step


def given_back(
    live: Live, known: Collection[Deadline], lost: timedelta, now: datetime, *, moves_votes: bool = True
) -> Step | None:
    """`known`: the deadlines as they were before; what is another by now stays as it is. None: nothing moves."""
    table = live.table
    if table.status != "open":
        return None
    open_ = [due for due in table.deadlines.values() if due in known]
    later = {due.prompt: later_by(due, _lost_of(table, due, lost, now), now) for due in open_}
    notes = _moved_votes(table.notes, lost, now) if moves_votes else table.notes
    if notes == table.notes and all(table.deadlines[number] == due for number, due in later.items()):
        return None
    given = replace(table, deadlines={**table.deadlines, **later}, notes=notes)
    found = step(live, replace(live, table=given), "resumed", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, new_prompts=given.prompts))


def _lost_of(table: Table, deadline: Deadline, lost: timedelta, now: datetime) -> timedelta:
    """Somebody's clock that stands still until a certain day loses nothing before that day."""
    person = None if deadline.is_pause else table.seats[deadline.seat].person
    until = None if person is None else dict(table.notes.vacations).get(person.id)
    if until is None or not is_by_letter(table.pace):
        return lost
    return max(now, until) - max(now - lost, until)


def _moved_votes(notes: TableNotes, lost: timedelta, now: datetime) -> TableNotes:
    """Votes last as long as they would have; so does the time for which nobody has been at the table."""
    votes = tuple(replace(vote, due=max(vote.due + lost, now + GRACE)) for vote in notes.votes)
    deserted = None if notes.deserted is None else notes.deserted + lost
    return replace(notes, votes=votes, deserted=deserted)


def later_by(deadline: Deadline, lost: timedelta, now: datetime) -> Deadline:
    """With as much time left as before, and a moment at least; `lost` is negative where the clock was set back."""
    return moved(deadline, lost) if deadline.is_pause else with_grace(deadline, now, lost)
