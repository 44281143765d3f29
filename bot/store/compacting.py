"""A file that was made before it could give free pages back by itself: once it is written anew, it can.

It is done while no bot runs: all of the file is copied, and nobody can write meanwhile.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.store import backup, upkeep
from bot.store.errors import StoreUnusable

COPIES = 2  # of the file SQLite makes meanwhile: one beside it, and one in its log


class Room(Struct, frozen=True):
    """How much of a file is free, in bytes, and whether it gives that back by itself."""

    bytes: int
    free: int
    is_given_back: bool


def room(database: Path) -> Room:
    """Raises StoreUnusable."""
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return _room(connection)
    except sqlite3.Error as error:
        raise StoreUnusable(f"{database} cannot be read: {error}.") from error


def compact(database: Path) -> tuple[Room, Room]:
    """Write the file anew without what is free, and read it through: how it was, and how it is.

    Raises StoreUnusable; then the file is as it was.
    """
    before = room(database)
    needed, there = COPIES * (before.bytes - before.free), shutil.disk_usage(database.parent).free
    if there < needed:
        raise StoreUnusable(
            f"{database} was not changed: that needs {mebibytes(needed)} of disk for a while, and {mebibytes(there)} "
            "are free. Free some space, and try again."
        )
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA auto_vacuum = {upkeep.INCREMENTAL}")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.Error as error:
        raise StoreUnusable(f"{database} was not changed: {error}.") from error
    backup.proven(database)
    return before, room(database)


def mebibytes(count: int) -> str:
    return f"{count / 2**20:,.1f} MiB"


def _room(connection: sqlite3.Connection) -> Room:
    ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    ((pages,),) = connection.execute("PRAGMA page_count").fetchall()
    return Room(pages * size, upkeep.free(connection) * size, upkeep.is_shrinking(connection))
