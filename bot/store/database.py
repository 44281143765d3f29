"""The SQLite file: how it is opened, and brought up to date."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from bot.store.errors import StoreUnusable

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10  # how long to wait for another process that writes
# On a file that may only be read, SQLite begins a reading transaction without a word, and fails at the first write.
WRITE_NOTHING = "DELETE FROM alembic_version WHERE 0"
# What is deleted is overwritten: who wants to be forgotten is in no free page of the file either.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")

# At DEBUG it would log all parameters, which are answers and names.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def connect(path: Path, begin: Literal["IMMEDIATE"] | None = None) -> aiosqlite.Connection:
    """A connection with a thread of its own. `begin`: how a transaction begins by itself at the first change."""
    connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=begin)
    try:
        for pragma in PRAGMAS:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


@asynccontextmanager
async def snapshot(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """All that is read within fits together, whatever is written meanwhile."""
    await connection.execute_fetchall("BEGIN")
    try:
        yield
    finally:
        await connection.rollback()


def migrate(path: Path) -> None:
    """Bring the file up to date, made where there is none. Raises StoreUnusable, and then nothing is changed in it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnusable(f"The data folder {path.parent} cannot be made: {error.strerror}.") from error
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            _upgrade(connection, path)
            connection.exec_driver_sql(WRITE_NOTHING)
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", error)
        raise StoreUnusable(f"The database {path} cannot be opened for writing: {reason}.") from error
    finally:
        engine.dispose()


def _engine(path: Path) -> Engine:
    url = URL.create("sqlite", database=str(path))
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
    """The lock is taken at once, as a late upgrade of it cannot wait its turn."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection, path: Path) -> None:
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
