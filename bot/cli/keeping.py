"""`backup`, `restore` and `migrate`: the database is copied, put back, and brought up to date."""

import os
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

from bot.process.folder_lock import AlreadyOwned, owned
from bot.process.heartbeat_file import heartbeat_file
from bot.settings import Settings
from bot.store import StoreUnusable, backup
from bot.store.backends import backend_at
from bot.store.compacting import compact, mebibytes
from bot.store.restore import restore

# What a server's admin does with PostgreSQL's own means; docs/hosting.md says how.
BACK_UP = "Your data is in PostgreSQL. Back it up with its own tool: pg_dump --format=custom --file=FILE DATABASE"
PUT_BACK = "Your data is in PostgreSQL. Stop every bot, then run: pg_restore --clean --if-exists --dbname=DATABASE FILE"

GIVES_BACK = "Your data is in PostgreSQL. It uses the room of deleted rows again by itself, so there is nothing to do."


class CannotKeep(Exception):
    """Nothing was changed; the message says why."""


def back_up(settings: Settings, file: Path | None) -> str:
    """Copy the database, also while the bot runs. Raises CannotKeep."""
    if settings.database_url:
        raise CannotKeep(BACK_UP)
    try:
        made = backup.automatic(settings.database) if file is None else backup.copy(settings.database, file)
    except StoreUnusable as error:
        raise CannotKeep(str(error)) from error
    return f"{made.path}: {_said(made)}, read through."


def put_back(settings: Settings, file: Path) -> str:
    """Put a copy in the database's place, while no bot runs. Raises CannotKeep."""
    if settings.database_url:
        raise CannotKeep(PUT_BACK)
    _must_have_folder(settings.data)
    try:
        with owned(settings.data):
            made_at = backup.made_at(file) if file.exists() else datetime.now(UTC)
            restored, before = restore(file, settings.database)
            _was_last_alive(settings.data, made_at)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} Stop it first: I cannot restore while it runs.") from error
    except (StoreUnusable, OSError) as error:
        raise CannotKeep(str(error)) from error
    kept = f" The old database is in {before}." if before else ""
    return f"{settings.database} is {file} now: {_said(restored)}.{kept}"


def bring_up_to_date(settings: Settings) -> str:
    """Migrate the database, while no bot runs. Raises CannotKeep."""
    if settings.database_url is None and not settings.database.exists():
        raise CannotKeep(f"There is no database at {settings.database}. CASTELLAN_DATA names its folder.")
    try:
        backend = backend_at(settings.kept_at)
        with nullcontext() if settings.database_url else owned(settings.data):
            found = backend.migrate(is_shared=settings.database_url is not None)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} It has migrated the database when it started.") from error
    except StoreUnusable as error:
        raise CannotKeep(str(error)) from error
    if found.before == found.after:
        return f"{backend} is up to date (schema {found.after})."
    kept = f" Backup: {found.backup}" if found.backup else ""
    return f"{backend} was at schema {found.before or 'none'} and is now at {found.after}.{kept}"


def make_compact(settings: Settings) -> str:
    """Give the disk back what is free in the file, while no bot runs. Raises CannotKeep."""
    if settings.database_url:
        return GIVES_BACK
    if not settings.database.exists():
        raise CannotKeep(f"There is no database at {settings.database}. CASTELLAN_DATA names its folder.")
    try:
        with owned(settings.data):
            before, after = compact(settings.database)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} Stop it first: I cannot compact the database while it runs.") from error
    except (StoreUnusable, OSError) as error:
        raise CannotKeep(str(error)) from error
    size, free, now = map(mebibytes, (before.bytes, before.free, after.bytes))
    return f"{settings.database} took {size}, of which {free} were free. It takes {now} now, read through."


def _must_have_folder(data: Path) -> None:
    if not data.is_dir():
        raise CannotKeep(f"There is no data folder {data}. CASTELLAN_DATA names it.")


def _was_last_alive(data: Path, at: datetime) -> None:
    """So that everybody gets back the time since the copy was made, in which they could not decide anything."""
    heartbeat_file(data).touch()
    os.utime(heartbeat_file(data), (at.timestamp(), at.timestamp()))


def _said(copy: backup.Copy) -> str:
    return f"{copy.matches:,} match{'' if copy.matches == 1 else 'es'}, {max(1, copy.bytes // 1024):,} KiB"
