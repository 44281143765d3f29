"""Which schema a file has, looked up without changing it; and the sentences where it is not ours."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreUnusable

MIGRATIONS = Path(__file__).parent / "migrations"
OUTDATED = "A newer Castellan has changed the database meanwhile: start this version no more, but the newer one."
_ONE_AT_A_TIME = Lock()  # Alembic has one context for all threads


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date."""
    made = config()
    made.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        command.upgrade(made, "head")


def known() -> list[str]:
    """All schemas there have been, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


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
