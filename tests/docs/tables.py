"""The tables of commands in docs/configuration.md, made from the code: `python -m tests.docs.tables` writes them."""

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer.main
from discord import app_commands
from discord.ext import commands

from bot.cli.commands import app
from bot.games.shown import all_games

PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"
OF_SERVERS = ("gm", "manage")
GAME = "kingdom"  # stands for all
SERVER = ("cogs.server", "cogs.managing")


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


def filled(page: str) -> str:
    """The page with its tables as the code has them."""
    for heading, table in (("slash commands", slash_table()), ("command line", cli_table())):
        begin, end = f"<!-- {heading}: begin -->", f"<!-- {heading}: end -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{table}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
