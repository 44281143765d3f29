"""`doctor`: what is wrong with an installation, and how to mend it."""

import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version

from rich.console import Console
from rich.markup import escape

from bot.cli.doctor_bot import examine_bot
from bot.cli.doctor_data import examine_data
from bot.cli.doctor_shards import examine_shards
from bot.cli.finding import Finding
from bot.cli.reaching import Reached
from bot.cli.translations import languages_found
from bot.games.search import search
from bot.games.shown import all_games
from bot.settings import Settings, unknown_variables
from bot.ui.wire.bot_permissions import application_of, invite_link

PACKAGES = (  # what pyproject.toml requires everywhere
    "discord.py",
    "orjson",
    "aiohttp",
    "msgspec",
    "SQLAlchemy",
    "aiosqlite",
    "alembic",
    "fluent.runtime",
    "Babel",
    "typer",
    "rich",
    "Pillow",
    "deflate",
    "prometheus-client",
    "python-dotenv",
    "rapidfuzz",
    "openskill",
    "font-source-serif-pro",
    "fonticon-materialdesignicons7",
    "fonticon-fontawesome6",
)


def examine(reached: Reached) -> Iterator[Finding]:
    """All checks, in the order in which things would go wrong."""
    settings = reached.settings
    installed: tuple[Callable[[Settings], Finding], ...] = (_python, _packages)
    yield from (check(settings) for check in installed)
    yield _variables(os.environ)
    yield from _games(settings)
    yield from languages_found()
    yield from examine_data(settings)
    yield from examine_bot(reached)
    yield from examine_shards(settings)
    if not reached.bots:
        yield _place(settings)
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
    return Finding("Packages", ", ".join(f"{name} {_version(name)}" for name in PACKAGES))


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _variables(env: Mapping[str, str]) -> Finding:
    if not (unknown := unknown_variables(env)):
        return Finding("Variables", "all that begin with CASTELLAN_ are known")
    return Finding(
        "Variables",
        f"unknown: {', '.join(unknown)}",
        "Fix the spelling. docs/configuration.md lists all variables.",
    )


def _games(settings: Settings) -> Iterator[Finding]:
    """One finding for those that can be played, and one for each that cannot."""
    games, everything = all_games(settings.games, settings.games_off), search(settings.games).games
    bare = {found.game.key for found in games.rules_only}
    told = ", ".join(f"{key} (rules alone, no cog.py)" if key in bare else key for key in games.rules)
    yield Finding("Games", told or "none", None if told else "Restore the cogs folder.")
    if off := sorted(settings.games_off & everything.keys()):
        yield Finding("Games", f"off: {', '.join(off)}")
    if unknown := games.unknown_off:
        remedy = f"Fix CASTELLAN_GAMES_OFF. There are: {', '.join(everything)}."
        yield Finding("Games", f"off, but not known: {', '.join(unknown)}", remedy)
    for broken in games.broken:
        yield Finding("Games", str(broken), "Fix or remove that game. The other games work.")


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
