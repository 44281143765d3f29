"""More time for all that somebody must decide: the pace's length once more, a few times a match."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.pace import BANKS, snoozed
from bot.host.model.refused import HostRefused
from bot.host.model.rights import ServerRights, require
from bot.host.steps.play import running
from bot.host.steps.step import step


def extended(live: Live, by: int, now: datetime, server: ServerRights) -> Step:
    """A manager gives all who must decide the pace's time once more. Raises HostRefused, as `no-clock`."""
    running(live)
    table = live.table
    require(table, by, "extend", server)
    timed = [due for due in table.deadlines.values() if not due.is_pause]
    if not timed:
        raise HostRefused("no-clock")
    deadlines = {**table.deadlines, **{due.prompt: snoozed(table.pace, due) for due in timed}}
    found = step(live, replace(live, table=replace(table, deadlines=deadlines)), "snoozed", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, seat=timed[0].seat))


def given_time(live: Live, person_id: int, now: datetime) -> Step:
    """Raises HostRefused where no decision waits for them, the pace has no deadlines or a bank, or too often."""
    running(live)
    table = live.table
    require(table, person_id, "play")
    mine = table.seats_of(person_id)
    asked = [p.number for p in table.prompts if p.seat in mine and not table.seats[p.seat].is_away]
    if not asked:
        raise HostRefused("not-asked")
    if table.pace in BANKS:
        raise HostRefused("no-snooze-bank")
    timed = [table.deadlines[number] for number in asked if number in table.deadlines]
    if not timed:
        raise HostRefused("no-clock")
    later = [due for due in timed if table.notes.snoozes_left(due.seat) > 0]
    if not later:
        raise HostRefused("no-snooze")
    deadlines = {**table.deadlines, **{due.prompt: snoozed(table.pace, due) for due in later}}
    times = {**table.notes.snoozed, **{due.seat: table.notes.snoozed.get(due.seat, 0) + 1 for due in later}}
    given = replace(table, deadlines=deadlines, notes=replace(table.notes, snoozed=times))
    found = step(live, replace(live, table=given), "snoozed", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, seat=later[0].seat))
