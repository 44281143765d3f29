"""When a bot took its matches up again, as it notes itself: what deadlines should be from there on is known exactly."""

from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.engine import NOBODY
from bot.store import DeadlineRow
from tests.crash.haste import GRACE

Window = tuple[datetime, datetime]


class Wake(Struct, frozen=True):
    """It began to take them up at `start`, and was done at `end` (None: it died before)."""

    start: datetime
    seen: datetime | None  # when the bot before it gave its last sign of life
    end: datetime | None = None
    grace: timedelta = GRACE  # what was left to decide in any case

    def due(self, row: DeadlineRow, died: datetime) -> Window:
        """When a deadline of before is due from here on: not before the first moment, and not after the second."""
        if row.seat == NOBODY:
            return row.due, row.due
        given = self._given(row.due, self.start), self._given(row.due, self.end or died)
        return (row.due, given[1]) if self.end is None else given

    def _given(self, due: datetime, now: datetime) -> datetime:
        """The time without a bot is given back, and a moment is left in any case."""
        lost = max(now - self.seen, timedelta()) if self.seen else timedelta()
        return max(due + lost, now + self.grace)


def wake_file(data: Path) -> Path:
    return data / "wake"


def note(data: Path, wake: Wake) -> None:
    written = wake_file(data).with_suffix(".new")
    written.write_bytes(msgspec.json.encode(wake))
    written.replace(wake_file(data))


def read(data: Path) -> Wake | None:
    """Of the bot that died last; None where it had not come so far."""
    try:
        return msgspec.json.decode(wake_file(data).read_bytes(), type=Wake)
    except FileNotFoundError:
        return None
