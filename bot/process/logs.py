"""Where the log goes and how it looks: one line each on standard error, times in UTC; as text or as JSON."""

import logging
import sys
import time
from collections.abc import Callable
from typing import Literal

import msgspec

from bot.store.errors import StorageFailed

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
TIMES = "%Y-%m-%d %H:%M:%SZ"
REPEAT_SECONDS = 60.0

# Below WARNING they log whole messages, statements and tokens: hands, seeds and what else is nobody's business.
TELLTALES = ("discord", "aiohttp", "sqlalchemy", "alembic", "PIL")


def set_up_logs(level: str, form: Literal["text", "json"] = "text") -> None:
    """Log from `level` on. The libraries' own chatter starts at WARNING, whatever we debug."""
    formatter = Lines() if form == "json" else logging.Formatter(FORMAT, TIMES)
    formatter.converter = time.gmtime
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(Repeats())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for telltale in TELLTALES:
        logging.getLogger(telltale).setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level]))


class Lines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%SZ"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Repeats(logging.Filter):
    """A full disk fails every click in the same way: it is said once a minute, and how often it was meanwhile."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[object, tuple[float, int]] = {}  # when last, and how often it was kept quiet since

    def filter(self, record: logging.LogRecord) -> bool:
        if not _is_of_storage(record):
            return True
        now, (last, quiet) = self._clock(), self._said.get(record.msg, (float("-inf"), 0))
        if now - last < REPEAT_SECONDS:
            self._said[record.msg] = last, quiet + 1
            return False
        self._said[record.msg] = now, 0
        if quiet:
            record.msg = f"{record.msg} (and {quiet} times in the last minute)"
        return True


def _is_of_storage(record: logging.LogRecord) -> bool:
    """Only what the disk does to every match alike; what a rule does to one is told each time."""
    is_raised = record.exc_info is not None and isinstance(record.exc_info[1], StorageFailed)
    return is_raised or getattr(record, "is_of_storage", False)
