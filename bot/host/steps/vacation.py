"""Somebody is on vacation, or back: their clock stands still at tables by letter, and everybody there hears of it."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.pace import is_by_letter, moved
from bot.host.model.table import Table
from bot.host.steps.step import step


def on_vacation(live: Live, person: int, until: datetime | None, now: datetime) -> Step | None:
    """Their open decisions wait until then with as much time as they had; None: they are back now.

    None is returned where nothing changes here.
    """
    table = live.table
    if table.status != "open" or not table.seats_of(person):
        return None
    before = dict(table.notes.vacations).get(person)
    after = until if until is not None and until > now else None
    if before == after:
        return None
    others = tuple(one for one in table.notes.vacations if one[0] != person)
    notes = replace(table.notes, vacations=(*others, *(() if after is None else ((person, after),))))
    resting = replace(_shifted(table, person, before, after, now), notes=notes)
    found = step(live, replace(live, table=resting), "vacation", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, seat=table.seats_of(person)[0]))


def _shifted(table: Table, person: int, before: datetime | None, after: datetime | None, now: datetime) -> Table:
    if not is_by_letter(table.pace):
        return table
    by = max(after or now, now) - max(before or now, now)
    mine = table.seats_of(person)
    due = {number: moved(due, by) if due.seat in mine else due for number, due in table.deadlines.items()}
    return replace(table, deadlines=due)
