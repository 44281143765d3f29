"""Another database is put in the place of the one that is there, which is kept."""

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store import backup
from bot.store.backup import Copy
from bot.store.errors import StoreUnusable
from bot.store.schema import must_be_known

BESIDE = ("-wal", "-shm")  # what SQLite keeps beside the file


def restore(source: Path, database: Path) -> tuple[Copy, Path | None]:
    """What was restored, and where what was there before lies. Raises StoreUnusable, and then nothing has changed.

    Nobody may have the database open.
    """
    if not source.exists():
        raise StoreUnusable(f"There is no file {source}.")
    must_be_known(source)
    fresh = database.with_name(f"{database.name}.restored")
    fresh.unlink(missing_ok=True)
    copied = backup.copy(source, fresh)
    before = _set_aside(database) if database.exists() else None
    fresh.replace(database)
    backup.sync(database.parent)
    return Copy(database, copied.matches, copied.bytes), before


def _set_aside(database: Path) -> Path:
    """A copy of what is there; where it is too damaged to be copied, the files themselves."""
    with suppress(StoreUnusable):
        kept = backup.automatic(database, "restore").path
        _fold(database)
        return kept
    kept = backup.folder_of(database) / f"damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}{backup.ENDING}"
    kept.parent.mkdir(exist_ok=True)
    for ending in (*BESIDE, ""):
        if (file := database.with_name(database.name + ending)).exists():
            file.replace(kept.with_name(kept.name + ending))
    return kept


def _fold(database: Path) -> None:
    """The log goes into the file: left behind, it would be taken for the new one's."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreUnusable(f"{database} is in use: {error}.") from error
