"""What is done once when the bot comes up: deadlines that ran while it was down get some grace."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.host.pace import with_grace
from bot.host.table import Deadline
from bot.store import DeadlineRow, Store

SHORT = timedelta(minutes=5)
SETTLED = timedelta(minutes=15)  # by then a change is shown, or Discord was down for longer


async def give_grace(store: Store, now: datetime, last_seen: datetime | None) -> list[tuple[str, Deadline]]:
    """Move deadlines by the time the bot was away, durably. All open deadlines, with their matches."""
    lost = max(now - last_seen, timedelta()) if last_seen else timedelta()
    given = [(row, with_grace(_deadline(row), now, lost)) for row in await store.deadlines()]
    moved = [
        replace(row, due=deadline.due, remind=deadline.remind) for row, deadline in given if deadline.due != row.due
    ]
    await store.put_deadlines(moved)
    return [(row.match, deadline) for row, deadline in given]


async def to_be_resumed(
    store: Store, now: datetime, last_seen: datetime | None, versions: Mapping[str, int]
) -> tuple[list[str], set[str]]:
    """Live matches to take up again at once, and those whose messages still show how they stand.

    A short absence leaves alone what was quiet before it; after a long one every deadline shown is wrong.
    """
    live = await store.live()
    if last_seen is None or now - last_seen > SHORT:
        return live, set()
    unsettled = await store.unsettled(last_seen - SETTLED, versions)
    return [match for match in live if match in unsettled], set(live) - unsettled


def _deadline(row: DeadlineRow) -> Deadline:
    return Deadline(row.prompt, row.seat, row.due, row.remind, row.is_reminded)
