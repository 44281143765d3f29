"""The tables of docs/configuration.md and `.env.example`, made from the code by `python -m tests.docs.tables`."""

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer.main
from discord import app_commands
from discord.ext import commands

from bot.cli.commands import app
from bot.games.shown import all_games
from bot.settings import DECLARED

EXAMPLE = Path(__file__).parents[2] / ".env.example"
PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"
OF_SERVERS = ("gm", "manage")
GAME = "kingdom"  # stands for all
SERVER = ("cogs.server", "cogs.managing")
_LINK = re.compile(r" \(\[([^]]+)\]\([^)]*\)\)")


def slash_table() -> str:
    """Every command of every game once, what a game alone has, and /gm."""
    groups = dict(_groups())
    shared = set.intersection(*({name for name, _ in told} for name, told in groups.items() if name not in OF_SERVERS))
    lines = ["| Command | What it does |", "|---|---|"]
    lines += [f"| `/{GAME} {name}` | {about} |" for name, about in groups[GAME] if name in shared]
    for group, told in groups.items():
        lines += [
            f"| `/{group} {name}` | {about} |" for name, about in told if group in OF_SERVERS or name not in shared
        ]
    return "\n".join(lines)


def _groups() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for extension in (*sorted(game.extension for game in all_games(None).shown), *SERVER):
        for kind in vars(importlib.import_module(extension)).values():
            if inspect.isclass(kind) and issubclass(kind, commands.GroupCog) and kind.__module__ == extension:
                yield str(kind.__cog_group_name__), sorted(_told(kind.__cog_app_commands__))


def _told(among: list[Any], above: str = "") -> Iterator[tuple[str, str]]:
    for one in among:
        if isinstance(one, app_commands.Group):
            yield from _told(list(one.commands), f"{above}{one.name} ")
        else:
            yield f"{above}{one.name}", one.description


def slash_commands() -> dict[str, set[str]]:
    """The commands of every group by their first word."""
    return {group: {name.split()[0] for name, _ in told} for group, told in _groups()}


def cli_table() -> str:
    """Every command of the command line, in a line."""
    group = typer.main.get_group(app)
    lines = ["| Command | What it does |", "|---|---|"]
    for name, command in sorted(group.commands.items()):
        about = " ".join((command.help or "").split("\n\n")[0].split())
        lines.append(f"| `python -m bot {name}` | {about} |")
    return "\n".join(lines)


def variables_table() -> str:
    """Every variable, its meaning and its default."""
    lines = ["| Variable | Meaning | Default |", "|---|---|---|"]
    lines += [f"| `{one.name}` | {one.meaning} | {one.default_said} |" for one in DECLARED]
    return "\n".join(lines).replace("|  |", "| |")


def example() -> str:
    """A file of variables with all of them switched off, for an admin to copy."""
    lines = [
        "# Copy this file to .env and remove the # of the lines you need. docs/configuration.md explains each variable."
    ]
    for one in DECLARED:
        if one.name != "CASTELLAN_ENV_FILE":  # it names this file
            lines += ["", f"# {_LINK.sub('', one.meaning).replace('`', '')}", f"#{one.name}={one.default}"]
    return "\n".join(lines) + "\n"


def filled(page: str) -> str:
    """The page with its tables as the code has them."""
    tables = (("variables", variables_table()), ("slash commands", slash_table()), ("command line", cli_table()))
    for heading, table in tables:
        begin, end = f"<!-- {heading}: begin -->", f"<!-- {heading}: end -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{table}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")
