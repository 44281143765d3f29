"""`doctor`: what is wrong with an installation, and how to mend it."""

import os
import shutil
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryFile

from msgspec import Struct
from rich.console import Console
from rich.markup import escape

from bot.games.shown import all_games
from bot.settings import Settings
from bot.ui.wire.rights import application_of, invite_link

LEAST_FREE_BYTES = 200 * 1024 * 1024
PACKAGES = (
    "discord.py",
    "aiohttp",
    "msgspec",
    "SQLAlchemy",
    "alembic",
    "fluent.runtime",
    "Pillow",
    "font-source-serif-pro",
    "fonticon-materialdesignicons7",
    "fonticon-fontawesome6",
)


class Finding(Struct, frozen=True):
    """One check. `remedy` is set where something is wrong."""

    label: str
    details: str
    remedy: str | None = None

    @property
    def is_well(self) -> bool:
        return self.remedy is None


def examine(settings: Settings) -> Iterator[Finding]:
    """All checks, in the order in which things would go wrong."""
    installed: tuple[Callable[[Settings], Finding], ...] = (_python, _packages)
    around: tuple[Callable[[Settings], Finding], ...] = (_folder, _space, _database, _place)
    yield from (check(settings) for check in installed)
    yield from _games(settings)
    yield from (check(settings) for check in around)
    yield from _invite(settings)


def print_findings(findings: list[Finding], console: Console) -> None:
    for finding in findings:
        mark, style = ("ok  ", "green") if finding.is_well else ("MEND", "bold red")
        console.print(f"[{style}]{mark}[/] {finding.label}: {escape(finding.details)}", soft_wrap=True)
        if finding.remedy:
            console.print(f"     → {finding.remedy}", markup=False, soft_wrap=True)


def _python(settings: Settings) -> Finding:
    del settings
    found = ".".join(map(str, sys.version_info[:3]))
    old = sys.version_info < (3, 11)
    return Finding("Python", found, "Install Python 3.11 or newer and run `make clean setup`." if old else None)


def _packages(settings: Settings) -> Finding:
    del settings
    missing = [name for name in PACKAGES if not _version(name)]
    if missing:
        return Finding("Packages", f"missing: {', '.join(missing)}", "Run `make setup`.")
    return Finding("Packages", f"all {len(PACKAGES)} are installed (discord.py {_version('discord.py')})")


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _games(settings: Settings) -> Iterator[Finding]:
    """One finding for those that can be played, and one for each that cannot."""
    games = all_games(settings.games)
    bare = {found.game.key for found in games.rules_only}
    told = ", ".join(f"{key} (rules alone, no cog.py)" if key in bare else key for key in games.rules)
    yield Finding("Games", told or "none", None if told else "Restore the cogs folder.")
    for broken in games.broken:
        yield Finding("Games", str(broken), "Mend that game, or take it away; the others are played all the same.")


def _folder(settings: Settings) -> Finding:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=settings.data):
            pass
    except OSError as error:
        remedy = f"Let the user {_user()} write to it, or set CASTELLAN_DATA to another folder."
        return Finding("Data folder", f"{settings.data}: {error.strerror}", remedy)
    return Finding("Data folder", f"{settings.data} can be written")


def _user() -> str:
    return os.environ.get("USER") or f"number {os.getuid()}"


def _space(settings: Settings) -> Finding:
    free = shutil.disk_usage(settings.data if settings.data.exists() else Path()).free
    remedy = "Free some space: a full disk stops every match." if free < LEAST_FREE_BYTES else None
    return Finding("Disk", f"{free // 1024**2:,} MiB free", remedy)


def _database(settings: Settings) -> Finding:
    """SQLite's own opinion of the file, in which nothing is changed."""
    if not settings.database.exists():
        return Finding("Database", "none yet: it is made at the first start")
    try:
        with closing(sqlite3.connect(f"{settings.database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            ((found,), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as error:
        found = str(error)
    if found == "ok" and not os.access(settings.database, os.W_OK):
        return Finding("Database", f"{settings.database} may only be read", f"Let the user {_user()} write to it.")
    if found == "ok":
        return Finding("Database", f"{settings.database} is sound")
    remedy = "Stop the bot, keep a copy of the file, and put the newest backup in its place."
    return Finding("Database", f"{settings.database}: {found}", remedy)


def _place(settings: Settings) -> Finding:
    """Where it would run: Discord with a token, the local table without."""
    if settings.token:
        remedy = None if settings.token.count(".") == 2 else _TOKEN_REMEDY
        return Finding("Discord", "DISCORD_TOKEN is set" if not remedy else "DISCORD_TOKEN is malformed", remedy)
    if settings.api:
        return Finding("Local table", f"elsewhere, at {settings.api}")
    return _port(settings.port)


def _invite(settings: Settings) -> Iterator[Finding]:
    """Where servers let the bot in, with all the rights it needs there."""
    application = application_of(settings.token) if settings.token else None
    if application is not None:
        yield Finding("Invite", invite_link(application))


_TOKEN_REMEDY = "Copy it again from the Discord developer portal: your application, Bot, Reset Token."  # noqa: S105


def _port(port: int) -> Finding:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return Finding("Local table", f"port {port} is taken", f"Stop what uses it, or set PORT={port + 1}.")
    return Finding("Local table", f"port {port} is free (no DISCORD_TOKEN: `make run` opens the local table)")
