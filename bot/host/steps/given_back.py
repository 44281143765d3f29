"""The time that was lost as the clock was set or the machine slept is given back to all who have to decide."""

from collections.abc import Collection
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.pace import moved, with_grace
from bot.host.model.table import Deadline
from bot.host.steps.step import step


def given_back(live: Live, known: Collection[Deadline], lost: timedelta, now: datetime) -> Step | None:
    """`known`: the deadlines as they were before; what is another by now stays as it is. None: all of them do."""
    table = live.table
    if table.status != "open":
        return None
    later = {due.prompt: later_by(due, lost, now) for due in table.deadlines.values() if due in known}
    if all(table.deadlines[number] == due for number, due in later.items()):
        return None
    given = replace(table, deadlines={**table.deadlines, **later})
    found = step(live, replace(live, table=given), "resumed", now=now)
    assert found.change is not None
    return replace(found, change=replace(found.change, new_prompts=given.prompts))


def later_by(deadline: Deadline, lost: timedelta, now: datetime) -> Deadline:
    """With as much time left as before, and a moment at least; `lost` is negative where the clock was set back."""
    return moved(deadline, lost) if deadline.is_pause else with_grace(deadline, now, lost)
