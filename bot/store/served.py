"""Who serves shards of a database now: looked up before it is changed or copied as a whole."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import Connection, inspect, select

from bot.store import schema, tables
from bot.store.errors import StoreUnusable
from bot.store.rows import FREE, LeaseRow


def named(rows: Sequence[LeaseRow]) -> str:
    """The shards, as in "shards 0, 2 of 4"."""
    numbers = ", ".join(str(row.shard) for row in rows)
    return f"{'shard' if len(rows) == 1 else 'shards'} {numbers} of {rows[0].shards}"


def must_be_unserved_to_migrate(place: object, connection: Connection, found: str | None, gone: str = FREE) -> None:
    """Raises StoreUnusable where the schema is to change, and another process serves shards by the one that is."""
    newest = schema.known()[0]
    if found in (None, newest) or not (served := _served(connection, gone)):
        return
    raise StoreUnusable(
        f"The database {place} is of schema {found} and would be brought to {newest}, but an older Castellan "
        f"uses it: {_told(served)}. Stop it first, best after `python -m bot drain`, then start this one."
    )


def must_be_unserved_to_copy(place: object, connection: Connection) -> None:
    """Raises StoreUnusable where a process serves shards."""
    if served := _served(connection):
        raise StoreUnusable(
            f"A bot uses {place} now: {_told(served)}. Stop it first: what it does meanwhile would be lost."
        )


def _served(connection: Connection, gone: str = FREE) -> list[LeaseRow]:
    """What is served, but for what is held by the one that is `gone`. An old schema has no leases yet."""
    if not inspect(connection).has_table(tables.leases.name):
        return []
    found = connection.execute(select(tables.leases).order_by(tables.leases.c.shard)).mappings()
    rows, now = [LeaseRow(**row) for row in found], datetime.now(UTC)
    return [row for row in rows if row.is_live(now) and row.holder != gone]


def _told(rows: Sequence[LeaseRow]) -> str:
    """Which process serves what, and when whoever was killed is out of the way."""
    holders = dict.fromkeys(row.holder for row in rows)
    parts = [f"{named([row for row in rows if row.holder == holder])} by {holder}" for holder in holders]
    return f"{'; '.join(parts)} (until {max(row.until for row in rows):%H:%M:%S} UTC at the latest, if it is gone)"
