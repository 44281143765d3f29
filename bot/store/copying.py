"""All that is kept goes from one database into another, an empty one: from an SQLite file to PostgreSQL, and back."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from sqlalchemy import Column, Connection, Row, TableClause, column, func, insert, select, table, tuple_

from bot.store.backend import Backend
from bot.store.errors import StoreUnusable
from bot.store.tables import AsJson, metadata

ROWS = 500  # read, written and compared at a time
Counts = dict[str, int]  # how many rows, by table


def copy(source: Backend, target: Backend) -> Counts:
    """Copy every row, and compare it with what came of it. Raises StoreUnusable, and then nothing is in the target.

    No bot may write to either of them meanwhile.
    """
    source.must_be_current()
    target.migrate()
    with ExitStack() as stack:
        ours, theirs = stack.enter_context(source.opened(is_still=True)), stack.enter_context(target.opened())
        _must_be_empty(target, theirs)
        return {one.name: _copied(_plain(one.name), ours, theirs) for one in metadata.sorted_tables}


def _plain(name: str) -> TableClause:
    """A table as it is kept: JSON stays the text it is, to the letter."""
    return table(name, *(column(one.name, _kind(one)) for one in metadata.tables[name].c))


def _kind(one: Column[Any]) -> Any:
    return one.type.impl if isinstance(one.type, AsJson) else one.type


def _must_be_empty(target: Backend, connection: Connection) -> None:
    for one in metadata.sorted_tables:
        if _count(_plain(one.name), connection):
            raise StoreUnusable(f"{target} is not empty: there are {one.name} in it. Name a database without any.")


def _copied(rows_of: TableClause, source: Connection, target: Connection) -> int:
    count = 0
    for rows in source.execution_options(yield_per=ROWS).execute(select(rows_of)).partitions():
        target.execute(insert(rows_of), [dict(zip(rows_of.c.keys(), row, strict=True)) for row in rows])
        _must_have_arrived(rows_of, rows, target)
        count += len(rows)
    if _count(rows_of, target) != count:
        raise StoreUnusable(f"Somebody else writes to the table {rows_of.name} meanwhile. Stop every bot first.")
    return count


def _must_have_arrived(rows_of: TableClause, rows: Sequence[Row[Any]], target: Connection) -> None:
    """Each as it was: read back by its key, and compared."""
    names = [one.name for one in metadata.tables[rows_of.name].primary_key]
    places = [rows_of.c.keys().index(name) for name in names]

    def key_of(row: Row[Any]) -> tuple[Any, ...]:
        return tuple(row[place] for place in places)

    there = select(rows_of).where(tuple_(*(rows_of.c[name] for name in names)).in_([*map(key_of, rows)]))
    arrived = {key_of(row): row for row in target.execute(there)}
    for row in rows:
        if arrived.get(key_of(row)) != row:
            raise StoreUnusable(
                f"A row of {rows_of.name} came out otherwise than it went in: {key_of(row)}. Nothing is kept."
            )


def _count(rows_of: TableClause, connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(rows_of)).scalar_one()
