"""What is done once when the bot comes up: deadlines that ran while it was down get some grace."""

import asyncio
from collections import defaultdict
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.host.pace import with_grace
from bot.host.table import Deadline
from bot.store import Commit, DeadlineRow, Store


async def give_grace(store: Store, now: datetime, last_seen: datetime | None) -> list[tuple[str, Deadline]]:
    """Move deadlines by the time the bot was away, durably. All open deadlines, with their matches."""
    lost = max(now - last_seen, timedelta()) if last_seen else timedelta()
    given = [(row, with_grace(_deadline(row), now, lost)) for row in await store.deadlines()]
    moved: dict[str, list[DeadlineRow]] = defaultdict(list)
    for row, deadline in given:
        if deadline.due != row.due:
            moved[row.match].append(replace(row, due=deadline.due, remind=deadline.remind))
    await asyncio.gather(*(store.commit(Commit(match=match, opened=rows)) for match, rows in moved.items()))
    return [(row.match, deadline) for row, deadline in given]


def _deadline(row: DeadlineRow) -> Deadline:
    return Deadline(row.prompt, row.seat, row.due, row.remind, row.is_reminded)
