"""What is done once at the start: deadlines get the lost time back, and the matches to be shown anew are found."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from bot.cluster.sharding import Shards
from bot.host.model.pace import with_grace
from bot.host.model.table import Deadline
from bot.store import DeadlineRow, Store

SETTLED = timedelta(minutes=15)  # a change older than this has been shown, unless Discord was down as well
MOST_UNSHOWN = 300  # matches that moved last: what Discord takes in a few seconds, longer a change seldom waits
IsOurs = Callable[[str], bool]  # is a match, live or just over, one of this process's own?


class Grace(Struct, frozen=True):
    """The open deadlines with the lost time given back, and the matches in whose message one has passed."""

    deadlines: list[tuple[str, Deadline]]
    overdue: set[str]


async def find_ours(store: Store, shards: Shards, last_seen: datetime | None) -> IsOurs:
    """Other processes see to what is on their own servers."""
    if shards.is_whole:
        return lambda _: True
    guilds = await store.guilds(last_seen - SETTLED if last_seen else None)
    ours = {match for match, guild in guilds.items() if shards.holds(guild)}
    return ours.__contains__


async def give_grace(store: Store, now: datetime, last_seen: datetime | None, is_ours: IsOurs) -> Grace:
    """Move all open deadlines by the time the bot was away, and keep that."""
    lost = max(now - last_seen, timedelta()) if last_seen else timedelta()
    rows = [row for row in await store.deadlines() if is_ours(row.match)]
    given = [(row, with_grace(deadline_of(row), now, lost)) for row in rows]
    moved = [(row, replace(row, due=deadline.due, remind=deadline.remind)) for row, deadline in given]
    await store.move_deadlines([(row, later) for row, later in moved if later.due != row.due])
    return Grace([(row.match, deadline) for row, deadline in given], {row.match for row, _ in given if row.due <= now})


async def to_be_resumed(
    store: Store,
    now: datetime,
    last_seen: datetime | None,
    versions: Mapping[str, int],
    overdue: set[str],
    is_ours: IsOurs,
) -> tuple[list[str], set[str]]:
    """Matches to take up again at once, and the live ones that can wait until somebody comes to them.

    At once: what may not have been shown before the bot went down, also an end; where an automaton may be about to
    move, and where the message says that the time is over. A deadline that was moved is shown anew with the reminder
    at the latest.
    """
    live = [match for match in await store.live() if is_ours(match)]
    lately = [] if last_seen else await store.lately(MOST_UNSHOWN)
    still_since = last_seen or (lately[0][1] if lately else now)  # with no sign of life: since a live match moved last
    ended = await store.ended(still_since - SETTLED, MOST_UNSHOWN)
    at_once = overdue | await store.unsettled(last_seen - SETTLED if last_seen else now, versions)
    at_once |= {match for match, changed in lately if changed >= still_since - SETTLED}
    return [match for match in live if match in at_once] + list(filter(is_ours, ended)), set(live) - at_once


def deadline_of(row: DeadlineRow) -> Deadline:
    return Deadline(row.prompt, row.seat, row.due, row.remind, row.is_reminded)
