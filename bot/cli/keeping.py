"""`backup`, `restore` and `migrate`: the database is copied, put back, and brought up to date."""

import os
from datetime import UTC, datetime
from pathlib import Path

from bot.owner import AlreadyOwned, owned
from bot.pulse import heartbeat_file
from bot.settings import Settings
from bot.store import StoreUnusable, backup
from bot.store.database import migrate
from bot.store.restore import restore


class CannotKeep(Exception):
    """Nothing was changed; the message says why."""


def back_up(settings: Settings, file: Path | None) -> str:
    """Copy the database, also while the bot runs. Raises CannotKeep."""
    try:
        made = backup.automatic(settings.database) if file is None else backup.copy(settings.database, file)
    except StoreUnusable as error:
        raise CannotKeep(str(error)) from error
    return f"{made.path}: {_said(made)}, read through."


def put_back(settings: Settings, file: Path) -> str:
    """Put a copy in the database's place, while no bot runs. Raises CannotKeep."""
    _must_have_folder(settings.data)
    try:
        with owned(settings.data):
            made_at = backup.made_at(file) if file.exists() else datetime.now(UTC)
            restored, before = restore(file, settings.database)
            _was_last_alive(settings.data, made_at)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} Stop it first: nothing can be restored while it runs.") from error
    except (StoreUnusable, OSError) as error:
        raise CannotKeep(str(error)) from error
    kept = f" What was there before is kept as {before}." if before else ""
    return f"{settings.database} is {file} now: {_said(restored)}.{kept}"


def bring_up_to_date(settings: Settings) -> str:
    """Migrate the database, while no bot runs. Raises CannotKeep."""
    if not settings.database.exists():
        raise CannotKeep(f"There is no database at {settings.database}. CASTELLAN_DATA names its folder.")
    try:
        with owned(settings.data):
            found = migrate(settings.database)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} It has migrated the database when it started.") from error
    except StoreUnusable as error:
        raise CannotKeep(str(error)) from error
    if found.backup is None:
        return f"{settings.database} is up to date (schema {found.after})."
    return f"{settings.database} was of schema {found.before} and is of {found.after} now. As it was: {found.backup}"


def _must_have_folder(data: Path) -> None:
    if not data.is_dir():
        raise CannotKeep(f"There is no data folder {data}. CASTELLAN_DATA names it.")


def _was_last_alive(data: Path, at: datetime) -> None:
    """So that everybody gets back the time since the copy was made, in which they could not decide anything."""
    heartbeat_file(data).touch()
    os.utime(heartbeat_file(data), (at.timestamp(), at.timestamp()))


def _said(copy: backup.Copy) -> str:
    return f"{copy.matches:,} match{'' if copy.matches == 1 else 'es'}, {max(1, copy.bytes // 1024):,} KiB"
