"""Which database: a path names an SQLite file, a URL a PostgreSQL server."""

from pathlib import Path

from bot.store.backend import Backend
from bot.store.database import SqliteFile
from bot.store.errors import NoDriver
from bot.store.soundness import Mode

Where = Path | str
NO_DRIVER = "PostgreSQL needs a driver: pip install --require-hashes -r requirements-postgres.lock"


def backend_at(where: Where, mode: Mode = "rw") -> Backend:
    """Raises StoreUnusable where it is a URL we know no driver for, or the driver is not installed."""
    if isinstance(where, Path):
        return SqliteFile(where, mode)
    try:
        from bot.store.postgres import PostgresServer  # noqa: PLC0415 - most bots have no use for it
    except ImportError as error:
        raise NoDriver(NO_DRIVER) from error
    return PostgresServer(where)
