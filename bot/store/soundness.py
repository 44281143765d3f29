"""Is an SQLite file whole? Little of it is read at the start, all of it behind the running bot, as that takes long."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Literal

from bot.store import backup
from bot.store.errors import StoreDamaged, StoreUnusable

Mode = Literal["rw", "ro"]  # a file that is not there is never made by opening it
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY = 0xFF  # the part of an error's number that says of which kind it is
WHOLE = "ok"


def address(path: Path, mode: Mode) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def was_cut_short(path: Path) -> bool:
    """Did whoever had it open last not close it? Then its log still stands beside it."""
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > 0


def must_be_readable(path: Path) -> None:
    """Raises StoreUnusable where it is no database, lacks its end or cannot say what is in it."""
    _must_be_well(path, _glance)


def must_be_sound(path: Path) -> None:
    """Raises StoreUnusable where SQLite finds damaged pages: whoever played on would make it worse."""
    _must_be_well(path, _look_through)


def _must_be_well(path: Path, look: Callable[[sqlite3.Connection], str]) -> None:
    try:
        with closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
            found = look(connection)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & PRIMARY not in DAMAGE:
            raise StoreUnusable(f"The database {path} cannot be read: {error}.") from error
        found = str(error)
    if found != WHOLE:
        raise StoreDamaged(
            f"The database {path} is damaged ({found}). Put the newest backup in its place: "
            f"`python -m bot restore FILE`; they lie in {backup.folder_of(path)}."
        )


def _glance(connection: sqlite3.Connection) -> str:
    """SQLite sees for itself whether the file has its end."""
    connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    return WHOLE


def _look_through(connection: sqlite3.Connection) -> str:
    ((found,), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    return str(found)
