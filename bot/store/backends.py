"""Which database: a path names an SQLite file."""

from pathlib import Path

from bot.store.backend import Backend
from bot.store.database import Mode, SqliteFile

Where = Path


def backend_at(where: Where, mode: Mode = "rw") -> Backend:
    return SqliteFile(where, mode)
