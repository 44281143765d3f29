"""Where the clock has leapt, all open deadlines leap with it: at a table in memory by a step, at the others on disk."""

import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from bot.host.model.refused import HostRefused
from bot.host.model.table import Deadline
from bot.host.runtime.mailboxes import Mailboxes
from bot.host.runtime.wakeup import deadline_of
from bot.host.steps.given_back import given_back, later_by
from bot.store import DeadlineRow, Store

log = logging.getLogger(__name__)
Known = dict[str, list[Deadline]]  # by match
Moved = Callable[[str, Deadline], None]


class Leap:
    def __init__(self, store: Store, mailboxes: Mailboxes, clock: Callable[[], datetime]) -> None:
        self._store, self._mailboxes, self._clock = store, mailboxes, clock
        self._done: set[tuple[str, Deadline]] = set()  # moved already, where not all could be
        self._voted: set[str] = set()  # matches whose votes have moved, likewise

    async def follow(
        self, lost: timedelta, is_ours: Callable[[str], bool], moved: Moved, besides: Collection[str] = ()
    ) -> None:
        """`moved` hears of those on disk. Raises StorageFailed; then it is to be called again for what is left.

        `besides`: matches in which more waits for its time than decisions, so they are loaded.
        """
        log.warning("The clock has leapt by %s, so all deadlines move with it: nobody loses their time", lost)
        known: Known = defaultdict(list)
        for row in filter(lambda row: is_ours(row.match), await self._store.deadlines()):
            if (row.match, due := deadline_of(row)) not in self._done:
                known[row.match].append(due)
        for match in filter(is_ours, besides):
            await self._in_memory(match, known.pop(match, []), lost, must_load=True)
        on_disk = {match: dues for match, dues in known.items() if not await self._in_memory(match, dues, lost)}
        await self._on_disk(on_disk, lost, moved)
        for match, dues in on_disk.items():  # what was loaded meanwhile
            await self._in_memory(match, dues, lost)
        self._done.clear()
        self._voted.clear()

    async def _on_disk(self, known: Known, lost: timedelta, moved: Moved) -> None:
        now = self._clock()
        later = [(match, due, later_by(due, lost, now)) for match, dues in known.items() for due in dues]
        await self._store.move_deadlines([(_row(match, due), _row(match, new)) for match, due, new in later])
        for match, _, due in later:
            moved(match, due)

    async def _in_memory(self, match: str, dues: list[Deadline], lost: timedelta, *, must_load: bool = False) -> bool:
        """False: it is not there, or no longer, as its mailbox drops what it cannot write."""
        if self._mailboxes.seen(match) is None and not must_load:
            return False
        is_first = match not in self._voted
        try:
            found = await self._mailboxes.take(
                match, lambda live: given_back(live, dues, lost, self._clock(), moves_votes=is_first)
            )
        except HostRefused as refused:
            log.warning("the deadlines of match %s could not be moved: %s", match, refused)
            return False
        self._voted.add(match)
        if found is not None:
            self._done |= {(match, due) for due in found.live.table.deadlines.values()}
        return True


def _row(match: str, due: Deadline) -> DeadlineRow:
    return DeadlineRow(match, due.prompt, due.seat, due.remind, due.due, due.is_reminded)
