"""Every function, class and constant of a game is used somewhere in it: what nobody uses is deleted."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in (ROOT / "cogs").glob("*/game.py"))
_WORD = re.compile(r"\w+")
_TABLES = (".py", ".toml")  # some names are looked up by a word of a table


def _words_in(folder: Path) -> Counter[str]:
    paths = (path for path in folder.rglob("*") if path.suffix in _TABLES)
    return Counter(word for path in paths for word in _WORD.findall(path.read_text(encoding="utf-8")))


@cache
def _words_outside() -> Counter[str]:
    """What discord.py, the bot and the kit call by its name."""
    return _words_in(ROOT / "bot") + _words_in(ROOT / "images")


def _defined_in(body: list[ast.stmt]) -> Iterator[str]:
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
                yield from (one.name for one in statement.body if isinstance(one, ast.FunctionDef))
            case ast.Assign(targets=[target]):
                yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: str(folder.name))
def test_every_name_is_used(folder: Path) -> None:
    defined = Counter(
        name
        for path in folder.rglob("*.py")
        for name in _defined_in(ast.parse(path.read_text(encoding="utf-8")).body)
        if not name.startswith("__")
    )
    used = _words_in(folder) - defined
    assert sorted(name for name in defined if not used[name] and not _words_outside()[name]) == []
