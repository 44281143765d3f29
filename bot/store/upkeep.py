"""What SQLite's file needs besides transactions, done on a connection of its own, so that nobody who clicks waits.

To empty the log takes a moment in which nobody reads; whoever asks for it waits for that without the lock of those who
write, and asks again.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bot.store.errors import StoreUnusable

log = logging.getLogger(__name__)
LOCK_SECONDS = 0.005  # longer it stands in nobody's way
INCREMENTAL = 2  # of SQLite's three ways to deal with free pages
PAGES = 64  # given back at a time
LONG_LOG = 4 * 2**20  # bytes; a shorter one is not folded into the file yet
LONGEST_LOG = 2**14  # pages (64 MiB); then a commit folds it after all, as nothing else has
TRIES, PAUSE_SECONDS = 200, 0.05
T = TypeVar("T")


def make(path: Path) -> None:
    """A new file that gives free pages back when it is asked to; that must be said before there is anything in it."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise StoreUnusable(f"The database {path} cannot be made: {error}.") from error


async def fold(path: Path) -> None:
    """What stands in the log goes into the file, as far as nobody reads what was before. Raises sqlite3.Error."""
    log_file = path.with_name(f"{path.name}-wal")
    if log_file.exists() and log_file.stat().st_size >= LONG_LOG:
        await asyncio.to_thread(_tried, path, _folded)


async def empty(path: Path) -> None:
    """Fold the log into the file and empty it, and give free pages back: what was taken out stands in both."""
    if not await _again_and_again(path, _shrunk):
        log.warning("%s keeps pages that are free: somebody writes to it all the time", path)
    if not await _again_and_again(path, _emptied):
        log.warning("the log of %s could not be emptied: somebody reads for long", path)


async def _again_and_again(path: Path, attempt: Callable[[sqlite3.Connection], int]) -> bool:
    """Until nothing is left of it to do. False: it got no further for long."""
    least: int | None = None
    vain = 0
    while vain < TRIES:
        try:
            left = await asyncio.to_thread(_tried, path, attempt)
        except sqlite3.OperationalError:  # it is locked
            vain += 1
            await asyncio.sleep(PAUSE_SECONDS)
            continue
        if not left:
            return True
        vain = 0 if least is None or left < least else vain + 1
        least = left
        await asyncio.sleep(0 if not vain else PAUSE_SECONDS)
    return False


def _tried(path: Path, attempt: Callable[[sqlite3.Connection], T]) -> T:
    with closing(sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        return attempt(connection)


def _shrunk(connection: sqlite3.Connection) -> int:
    """A few pages at each attempt, and how many are left; nothing in a file that was made to keep them."""
    if free(connection) and is_shrinking(connection):
        # As a script, as each page is a row without columns, and Python reads but the first of such.
        connection.executescript(f"PRAGMA incremental_vacuum({PAGES})")
        return free(connection)
    return 0


def is_shrinking(connection: sqlite3.Connection) -> bool:
    """Was the file made to give free pages back?"""
    ((kind,),) = connection.execute("PRAGMA auto_vacuum").fetchall()
    return bool(kind == INCREMENTAL)


def free(connection: sqlite3.Connection) -> int:
    """How many pages hold nothing."""
    ((pages,),) = connection.execute("PRAGMA freelist_count").fetchall()
    return int(pages)


def _folded(connection: sqlite3.Connection) -> None:
    """Those who write meanwhile wait for nothing; the log begins anew with the next of them."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _emptied(connection: sqlite3.Connection) -> int:
    """Most of it while others write, the rest of it in a moment."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    ((is_busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return int(is_busy)
