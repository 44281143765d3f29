"""The README shows what there is: its pictures, its files, its commands."""

import re
from pathlib import Path

from typer.testing import CliRunner

from bot.__main__ import app

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


def test_every_slash_command_it_names_is_there() -> None:
    """Looked for among the decorated methods, as a bot that is not logged in has no tree."""
    cogs = "".join(path.read_text(encoding="utf-8") for path in [*ROOT.glob("cogs/**/cog.py"), ROOT / "cogs/server.py"])
    table = "".join((ROOT / f"bot/ui/{name}.py").read_text(encoding="utf-8") for name in ("game_cog", "table_cog"))
    for name in re.findall(r"`/(?:kingdom|bag|gm) ([a-z]+)", README):
        assert re.search(rf"async def {name}_?\(|name=\"{name}\"", cogs + table), name
