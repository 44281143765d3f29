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

from bot.store.errors import StoreUnusable

log = logging.getLogger(__name__)
LOCK_SECONDS = 0.005  # longer it stands in nobody's way
INCREMENTAL = 2  # of SQLite's three ways to deal with free pages
PAGES = 64  # given back at a time
TRIES, PAUSE_SECONDS = 200, 0.05


def make(path: Path) -> None:
    """A new file that gives free pages back when it is asked to; that must be said before there is anything in it."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise StoreUnusable(f"The database {path} cannot be made: {error}.") from error


async def empty(path: Path) -> None:
    """Fold the log into the file and empty it, and give free pages back: what was taken out stands in both."""
    if not await _again_and_again(path, _shrunk):
        log.warning("%s keeps pages that are free: somebody writes to it all the time", path)
    if not await _again_and_again(path, _emptied):
        log.warning("the log of %s could not be emptied: somebody reads for long", path)


async def _again_and_again(path: Path, attempt: Callable[[sqlite3.Connection], bool]) -> bool:
    for _ in range(TRIES):
        try:
            if await asyncio.to_thread(_tried, path, attempt):
                return True
        except sqlite3.OperationalError:  # it is locked
            await asyncio.sleep(PAUSE_SECONDS)
        else:
            await asyncio.sleep(0)
    return False


def _tried(path: Path, attempt: Callable[[sqlite3.Connection], bool]) -> bool:
    with closing(sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        return attempt(connection)


def _shrunk(connection: sqlite3.Connection) -> bool:
    """A few pages at each attempt; nothing in a file that was made to keep them."""
    ((kind,),) = connection.execute("PRAGMA auto_vacuum").fetchall()
    connection.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    ((left,),) = connection.execute("PRAGMA freelist_count").fetchall()
    return bool(kind != INCREMENTAL or not left)


def _emptied(connection: sqlite3.Connection) -> bool:
    """Most of it while others write, the rest of it in a moment."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    ((is_busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return not is_busy
