"""The SQLite file: how it is opened, and brought up to date."""

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from bot.store.errors import StoreUnusable

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10  # how long to wait for another process that writes
# On a file that may only be read, SQLite begins a reading transaction without a word, and fails at the first write.
WRITE_NOTHING = "DELETE FROM alembic_version WHERE 0"
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def open_database(path: Path) -> Engine:
    """Open the file, made where there is none, with all migrations applied. Raises StoreUnusable."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(f"The data folder {path.parent} cannot be made: {error.strerror}.") from error
    engine = _engine(path)
    try:
        with engine.execution_options(begin="IMMEDIATE").begin() as connection:
            _migrate(connection, path)
            connection.exec_driver_sql(WRITE_NOTHING)
    except SQLAlchemyError as error:
        engine.dispose()
        reason = getattr(error, "orig", error)
        raise StoreUnusable(f"The database {path} cannot be opened for writing: {reason}.") from error
    except StoreUnusable:
        engine.dispose()
        raise
    return engine


def _engine(path: Path) -> Engine:
    url = URL.create("sqlite", database=str(path))
    # Parameters are answers and names: they are not for the log that an error goes to.
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, record: Any) -> None:
    del record
    connection.isolation_level = None  # the driver's own BEGIN would come late and leave DDL out
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    """Readers take a snapshot; the writer takes the lock at once, as a late upgrade of it cannot wait its turn."""
    kind = connection.get_execution_options().get("begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {kind}")


def _migrate(connection: Connection, path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreUnusable(
            f"The database {path} was written by a newer Castellan (its version is {current}). "
            "Update the bot, or give it another data folder."
        )
    command.upgrade(config, "head")
