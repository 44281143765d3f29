"""Copies of the database that can be trusted: made by SQLite while the bot runs, and read through before they count.

A copy made of the file alone lacks what still lies in the log beside it.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec import Struct

from bot.store.errors import StoreUnusable

KEPT = 7  # of those made by themselves each day, and as many of those made before migrations
DAILY = timedelta(days=1)
ALL = -1  # pages at a time: of one moment, beside which others write. In parts, each write would begin the copy anew
PREFIX, ENDING, BEFORE = "castellan-", ".sqlite3", "-before-"


class Copy(Struct, frozen=True):
    path: Path
    matches: int
    bytes: int


def folder_of(database: Path) -> Path:
    return database.parent / "backups"


def copy(database: Path, target: Path) -> Copy:
    """Copy the database as it is now, and read the copy through. Raises StoreUnusable, and then there is no copy."""
    if target.exists():
        raise StoreUnusable(f"{target} is there already: name another file.")
    if not database.exists():
        raise StoreUnusable(f"There is no database at {database}. CASTELLAN_DATA names its folder.")
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        _copy(database, part)
        matches = proven(part)
        part.replace(target)
        sync(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusable(f"{database} cannot be copied to {target}: {error}.") from error
    finally:
        with suppress(OSError):
            part.unlink()
    return Copy(target, matches, target.stat().st_size)


def proven(path: Path) -> int:
    """How many matches a database holds, once all of it has been read. Raises StoreUnusable where it is damaged."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            ((found,), *_) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            ((matches,),) = connection.execute("SELECT count(*) FROM matches").fetchall()
    except sqlite3.Error as error:
        raise StoreUnusable(f"{path} is no database of Castellan's, or is damaged: {error}.") from error
    if found != "ok":
        raise StoreUnusable(f"{path} is damaged: {found}.")
    return int(matches)


def automatic(database: Path, reason: str | None = None) -> Copy:
    """A copy in the folder of backups, with the time in its name; the oldest of its kind go. Raises StoreUnusable."""
    stamp = f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    name = f"{PREFIX}{stamp}{BEFORE + reason if reason else ''}{ENDING}"
    made = copy(database, folder_of(database) / name)
    for old in [path for path in kept(database) if (BEFORE in path.name) == (reason is not None)][KEPT:]:
        old.unlink()
    return made


def kept(database: Path) -> list[Path]:
    """The copies made by themselves, the newest first."""
    return sorted(folder_of(database).glob(f"{PREFIX}*{ENDING}"), key=lambda path: path.name, reverse=True)


def is_due(database: Path) -> bool:
    """Is the newest of the daily copies a day old?"""
    daily = [path for path in kept(database) if BEFORE not in path.name]
    return not daily or datetime.now(UTC) - made_at(daily[0]) >= DAILY


def made_at(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def sync(folder: Path) -> None:
    """What was renamed in a folder is on disk."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _copy(database: Path, part: Path) -> None:
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(part)) as target:
        source.backup(target, pages=ALL)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
