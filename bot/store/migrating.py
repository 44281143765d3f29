"""Alembic, which changes tables from one schema to the next."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_ONE_AT_A_TIME = Lock()  # Alembic has one context for all threads


def config(migrations: Path) -> Config:
    made = Config()
    made.set_main_option("script_location", str(migrations).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made


def to_newest(connection: Connection, migrations: Path) -> None:
    """Take all steps that are due, in the connection's transaction."""
    made = config(migrations)
    made.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        command.upgrade(made, "head")
