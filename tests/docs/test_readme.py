"""The README shows what there is: its pictures, its files, its commands."""

import importlib
import inspect
import re
from pathlib import Path

from discord.ext import commands
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.games.shown import all_games
from bot.ui.wire.rights import ALL_BITS, RIGHTS, invite_link
from bot.words import Catalogue

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_picture_and_file_it_names_is_there() -> None:
    named = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert len(named) >= 4
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_command_it_names_is_there() -> None:
    known = CliRunner().invoke(app, ["--help"]).output
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in re.findall(r"python -m bot ([a-z]+)", README) if name not in known] == []
    assert [name for name in re.findall(r"\bmake ([a-z-]+)$", README, re.MULTILINE) if name not in targets] == []


def slash_commands() -> dict[str, set[str]]:
    """The commands of every group, as they are declared; a bot that is not logged in has no tree."""
    games = [game.extension for game in all_games(None).shown]
    cogs = [kind for name in (*games, "cogs.server") for kind in vars(importlib.import_module(name)).values()]
    groups = [kind for kind in cogs if inspect.isclass(kind) and issubclass(kind, commands.GroupCog)]
    return {str(kind.__cog_group_name__): {one.name for one in kind.__cog_app_commands__} for kind in groups}


def test_every_slash_command_it_names_is_there() -> None:
    known = slash_commands()
    named = re.findall(r"`/([a-z-]+) ([a-z]+)", README)
    assert len(named) > 15
    assert [f"/{group} {name}" for group, name in named if name not in known.get(group, ())] == []


def test_every_variable_of_the_environment_has_its_line() -> None:
    settings = (ROOT / "bot/settings.py").read_text(encoding="utf-8")
    known = set(re.findall(r"env(?:\.get\(|\[)\"([A-Z_]+)\"", settings))
    assert "CASTELLAN_GAMES" in known
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)) == known


def test_it_names_the_rights_that_are_asked_for() -> None:
    """All of them, what for, and their sum, as the invite link has them."""
    words = Catalogue().words()
    told = re.findall(r"^\| \*([A-Z][\w ]+)\* \| `(\d+)` \| (.+) \|$", README, re.MULTILINE)
    asked = [(words.say(f"permission-{r.message}"), str(r.bit), words.say(f"right-{r.message}")) for r in RIGHTS]
    assert told == asked
    assert f"`{ALL_BITS}` in all" in README
    assert invite_link(1).endswith(f"client_id=1&scope=bot+applications.commands&permissions={ALL_BITS}")
