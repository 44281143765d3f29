"""More time for somebody who must decide: the pace's length once more, a few times a match."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.live import Live, Step, step
from bot.host.pace import snoozed
from bot.host.play import running
from bot.host.refused import HostRefused


def given_time(live: Live, person_id: int, now: datetime) -> Step:
    """Raises HostRefused where nothing waits for them, there is no clock, or they have had all they may."""
    running(live)
    table = live.table
    mine = table.seats_of(person_id)
    if not mine:
        raise HostRefused("not-seated")
    asked = next((p.number for p in table.prompts if p.seat in mine and not table.seats[p.seat].is_away), None)
    if asked is None:
        raise HostRefused("not-asked")
    if asked not in table.deadlines:
        raise HostRefused("no-clock")
    due = table.deadlines[asked]
    if table.aside.snoozes_left(due.seat) <= 0:
        raise HostRefused("no-snooze")
    deadlines = {**table.deadlines, asked: snoozed(table.pace, due)}
    times = {**table.aside.snoozed, due.seat: table.aside.snoozed.get(due.seat, 0) + 1}
    given = replace(table, deadlines=deadlines, aside=replace(table.aside, snoozed=times))
    found = step(live, replace(live, table=given), "snoozed", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, seat=due.seat))
