"""The README and the pages for players and hosts show what there is: pictures, files, commands, variables."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.settings import OURS, VARIABLES
from bot.ui.wire.bot_permissions import ALL_BITS, RIGHTS, invite_link
from bot.words import Catalogue
from tests.docs.tables import PAGE, filled, slash_commands

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONFIGURATION = PAGE.read_text(encoding="utf-8")
LONGEST = 110  # lines: what a newcomer reads before the first match
PAGES = ("README.md", "docs/playing.md", "docs/configuration.md", "docs/hosting.md")


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= LONGEST


def test_every_picture_and_file_it_names_is_there() -> None:
    named = [*re.findall(r"\]\((?!https?:|#)([^)#]+)", README), *re.findall(r'src="([^"]+)"', README)]
    assert len(named) >= 10
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_it_names_is_there(page: str) -> None:
    text, known = (ROOT / page).read_text(encoding="utf-8"), CliRunner().invoke(app, ["--help"]).output
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in re.findall(r"python -m bot ([a-z-]+)", text) if name not in known] == []
    assert [name for name in re.findall(r"`?make ([a-z-]+)[`$]", text, re.MULTILINE) if name not in targets] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_slash_command_it_names_is_there(page: str) -> None:
    known, text = slash_commands(), (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`/([a-z-]+) ([a-z]+)", text)
    assert [f"/{group} {name}" for group, name in named if name not in known.get(group, ())] == []
    if page != "docs/hosting.md":
        assert len(named) > 10


def test_the_tables_of_commands_are_those_of_the_code() -> None:
    assert filled(CONFIGURATION) == CONFIGURATION, "write them again: python -m tests.docs.tables"


def test_every_variable_that_is_read_is_declared() -> None:
    code = [path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py")]
    read = {name for text in code for name in re.findall(r"env(?:iron)?(?:\.get\(|\[)\"([A-Z_]+)\"", text)}
    assert "CASTELLAN_GAMES" in read
    assert {name for name in read if name.startswith(OURS)} <= set(VARIABLES)
    assert re.findall(r"^\| `([A-Z_]+)` \|", CONFIGURATION, re.MULTILINE) == list(VARIABLES)


def test_it_names_the_permissions_that_are_asked_for() -> None:
    """All of them, what for, and their sum, as the invite link has them."""
    words = Catalogue().words()
    told = re.findall(r"^\| \*([A-Z][\w ]+)\* \| `(\d+)` \| (.+) \|$", CONFIGURATION, re.MULTILINE)
    asked = [(words.say(f"permission-{r.message}"), str(r.bit), words.say(f"right-{r.message}")) for r in RIGHTS]
    assert told == asked
    assert f"`{ALL_BITS}` in all" in CONFIGURATION
    assert invite_link(1).endswith(f"client_id=1&scope=bot+applications.commands&permissions={ALL_BITS}")
