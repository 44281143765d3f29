"""The doctor on the data folder: rights, room, database and backups. Nothing is made or changed in it."""

import os
import shutil
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile

from bot.cli.doctor_server import examine_server
from bot.cli.finding import Finding
from bot.settings import PRIVATE, Settings
from bot.store import StoreDamaged, StoreUnusable, backup, schema
from bot.store.compacting import mebibytes, room
from bot.store.soundness import must_be_sound

LEAST_FREE_BYTES = 200 * 1024 * 1024
LEAST_WASTED = 64 * 1024 * 1024
STALE = 3 * backup.DAILY


def examine_data(settings: Settings) -> Iterator[Finding]:
    yield _folder(settings.data)
    yield _space(settings.data)
    if settings.database_url:
        yield from examine_server(settings.database_url)
        return
    if not settings.database.exists():
        yield Finding("Database", "none yet: it is made at the first start")
        return
    yield _privacy(settings.data)
    yield _database(settings.database)
    yield from _room(settings.database)
    yield _backups(settings.database)


def _folder(data: Path) -> Finding:
    """Where there is none yet, the nearest that is there must take it."""
    nearest = next(folder for folder in (data, *data.absolute().parents) if folder.exists())
    try:
        with TemporaryFile(dir=nearest):
            pass
    except OSError as error:
        remedy = f"Let the user {_user()} write to it, or set CASTELLAN_DATA to another folder."
        return Finding("Data folder", f"{data}: {error.strerror}", remedy)
    return Finding("Data folder", f"{data} " + ("is writable" if data.exists() else "will be created"))


def _user() -> str:
    """Its name, or its number where it has none, as in a container."""
    return os.environ.get("USER") or str(os.getuid())


def _space(data: Path) -> Finding:
    free = shutil.disk_usage(data if data.exists() else Path()).free
    remedy = "Free some space: a full disk stops every match." if free < LEAST_FREE_BYTES else None
    return Finding("Disk", f"{free // 1024**2:,} MiB free", remedy)


def _privacy(data: Path) -> Finding:
    """Hands, seeds and names are in there."""
    readable = [path for path in data.rglob("*") if path.is_file() and _is_open(path)] if _is_open(data) else []
    if not readable:
        return Finding("Privacy", f"only the user {_user()} can read the data")
    return Finding("Privacy", f"other users can read {readable[0]}", f"Run `chmod -R go= {data}`.")


def _is_open(path: Path) -> bool:
    return bool(stat.S_IMODE(path.stat().st_mode) & PRIVATE)


def _database(database: Path) -> Finding:
    """SQLite's own opinion of the file, and whether its schema is ours."""
    try:
        must_be_sound(database)
        found, newest = schema.must_be_known(database), schema.known()[0]
    except StoreDamaged as error:
        remedy = "Stop the bot, and run `python -m bot restore FILE` with the newest backup."
        return Finding("Database", str(error), remedy)
    except StoreUnusable as error:
        remedy = "Update the bot." if "newer" in str(error) else f"Let the user {_user()} read and write its folder."
        return Finding("Database", str(error), remedy)
    if not os.access(database, os.W_OK):
        return Finding("Database", f"{database} is read-only", f"Let the user {_user()} write to it.")
    if found != newest:
        return Finding("Database", f"{database} is sound (schema {found}; the next start migrates it to {newest})")
    return Finding("Database", f"{database} is sound (schema {found})")


def _room(database: Path) -> Iterator[Finding]:
    """A file from before 0.2.0 keeps what is free in it until it is written anew once."""
    try:
        found = room(database)
    except StoreUnusable:  # said above
        return
    if not found.is_given_back:
        said = f"{mebibytes(found.free)} of {mebibytes(found.bytes)} are free, and the file keeps them"
        is_much = found.free >= max(LEAST_WASTED, found.bytes // 10)
        remedy = "Stop the bot, and run `python -m bot compact` once: from then on the file shrinks by itself."
        yield Finding("Free space", said, remedy if is_much else None)


def _backups(database: Path) -> Finding:
    """The bot makes one a day while it runs; where the newest is old, it does not succeed, or does not run."""
    made = backup.kept(database)
    if not made:
        return Finding("Backups", "none yet: one a day is made while the bot runs, or now by `python -m bot backup`")
    age = datetime.now(UTC) - backup.made_at(made[0])
    remedy = "Run `python -m bot backup`, and look in the log why the bot made none." if age > STALE else None
    return Finding("Backups", f"{len(made)}, the newest {made[0]} ({age.days} days old)", remedy)
