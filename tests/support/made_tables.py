"""The tables of a new SQLite file, made by the statements that Alembic's steps have come to.

The steps take 40 ms, and the tests make a thousand files. A file that has tables already is brought up to date by the
steps, as is a server's database; and so is every file of a bot that is a process of its own.
"""

import sqlite3
from functools import cache

from sqlalchemy import Connection, create_engine

from bot.store import schema

by_steps = schema.upgrade


def upgrade(connection: Connection) -> None:
    if connection.dialect.name != "sqlite" or schema.current_of(connection) is not None:
        by_steps(connection)
        return
    for statement in _statements():
        connection.exec_driver_sql(statement)


def make_tables_at_once() -> None:
    setattr(schema, "upgrade", upgrade)  # noqa: B010 - for all tests


@cache
def _statements() -> tuple[str, ...]:
    """Without the first and the last, which begin and end: the driver does."""
    with create_engine("sqlite://").begin() as connection:
        by_steps(connection)
        made = connection.connection.driver_connection
        assert isinstance(made, sqlite3.Connection)
        _, *statements, _ = made.iterdump()
    return tuple(statements)
