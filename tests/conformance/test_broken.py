"""A game that cannot be loaded fails its tests with the doctor's sentence, instead of vanishing from all of them."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.games import BrokenGame
from bot.games.shown import all_games
from bot.settings import games_folder
from tests.games.made import changed, in_folder

BROKEN = all_games(games_folder()).broken


def each(broken: Iterable[BrokenGame]) -> list[Any]:
    """Named as its folder and as its key, so that `-k` finds it whichever of the two it is given."""
    names = [(one, Path(one.place).name) for one in broken]
    return [pytest.param(one, id=f"{name}-{name.replace('_', '-')}") for one, name in names]


def must_be_whole(broken: BrokenGame | None) -> None:
    if broken is not None:
        pytest.fail(f"{broken} None of its tests can run until it is mended.", pytrace=False)


@pytest.mark.parametrize("broken", [*each(BROKEN)] or [pytest.param(None, id="none")])
def test_every_game_there_is_can_be_played(broken: BrokenGame | None) -> None:
    must_be_whole(broken)


@pytest.mark.parametrize(
    ("part", "old", "new", "reason"),
    [
        ("game.py", "GAME =", "GAMES =", "has no GAME"),
        ("rules/turn.py", "from ", "frm ", "its game.py cannot be imported (SyntaxError"),
        ("options.py", "= 20", "= 99", "cannot be made of its defaults (ValidationError: Expected `int` <= 40"),
        ("cog.py", "async def setup", "async def begin", "has no `async def setup(bot)`"),
    ],
)
def test_a_broken_game_fails(
    part: str, old: str, new: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its rules or what it shows cannot be used; the others are found all the same."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    game = in_folder(tmp_path)
    changed(game, part, old, new)
    (param,) = each(all_games(tmp_path).broken)
    assert game.names.key in str(param.id)
    assert game.names.package in str(param.id)
    with pytest.raises(pytest.fail.Exception) as failed:
        must_be_whole(*param.values)
    assert reason in str(failed.value)
    assert game.names.package in str(failed.value)


@pytest.mark.long
def test_its_own_tests_are_red(tmp_path: Path) -> None:
    """As people run them: by its key, which selected nothing and was green."""
    game = in_folder(tmp_path)
    changed(game, "game.py", "GAME =", "GAMES =")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/conformance",
        "-k",
        game.names.key,
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    env = os.environ | {"CASTELLAN_GAMES": str(tmp_path)}
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=100)
    assert told.returncode == 1, told.stdout
    assert "its game.py has no GAME" in told.stdout
