"""Which schema a database has, looked up without changing it; and the sentences where it is not ours."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from bot.store.errors import StoreUnusable

MIGRATIONS = Path(__file__).parent / "migrations"
OUTDATED = "A newer Castellan has changed the database meanwhile: start this version no more, but the newer one."
VERSION = table("alembic_version", column("version_num"))


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date."""
    if current_of(connection) != known()[0]:
        from bot.store.migrating import to_newest  # noqa: PLC0415 - Alembic takes 8 MiB, and is seldom needed

        to_newest(connection, MIGRATIONS)


@cache
def known() -> tuple[str, ...]:
    """All schemas there have been, the newest first: "0002" for `versions/0002_aside.py`."""
    return tuple(sorted((path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")), reverse=True))


def current_of(connection: Connection) -> str | None:
    """The schema of an open database. None where it is empty."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    found = connection.execute(select(VERSION.c.version_num)).scalar_one_or_none()
    return None if found is None else str(found)


def schema_of(path: Path) -> str | None:
    """None where nothing is in the file: it has just been made, or whoever made it was killed.

    Raises StoreUnusable where it is none of ours, or damaged.
    """
    if not path.exists():
        raise StoreUnusable(f"There is no database at {path}. CASTELLAN_DATA names its folder.")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            if not connection.execute("SELECT name FROM sqlite_master LIMIT 1").fetchall():
                return None
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise StoreUnusable(f"{path} is no database of Castellan's, or is damaged: {error}.") from error
    return str(found[0][0]) if found else None


def must_be_known(path: Path) -> str | None:
    """The file's schema. Raises StoreUnusable where a newer Castellan has written it."""
    found = schema_of(path)
    if found is not None and found not in known():
        raise StoreUnusable(newer(path, found))
    return found


def must_be_current(path: Path) -> None:
    """Raises StoreUnusable where the file would have to be migrated before it can be read."""
    found, newest = must_be_known(path), known()[0]
    if found != newest:
        raise StoreUnusable(older(path, found))


def older(place: Path | str, found: str | None) -> str:
    """A file is copied before; of a server's database there is a dump, if anybody has made one."""
    how = "which makes a backup first" if isinstance(place, Path) else "once you have dumped what is there"
    return (
        f"The database {place} is an older Castellan's (its schema is {found or 'none'}, ours {known()[0]}). "
        f"Start the bot, or run `python -m bot migrate`, {how}."
    )


def newer(place: Path | str, found: str) -> str:
    return (
        f"The database {place} was written by a newer Castellan (its version is {found}). "
        "Update the bot, or give it another data folder."
    )
