"""The commands of each game are added as the bot starts, by the module that was looked at before."""

from pathlib import Path
from typing import Any

import pytest

from bot.engine import Game
from bot.games.place import Place
from bot.games.search import FoundGame
from bot.games.shown import AllGames, ShownGame, shown_game
from tests.support.bazaar import cog
from tests.support.bazaar.game import GAME as BAZAAR
from tests.support.harbour.game import GAME as HARBOUR
from tests.ui.alone import opened_with_bot


def shown(game: Game[Any, Any], package: str) -> ShownGame:
    return shown_game(FoundGame(game, Place(package, package.replace(".", "/"))))


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> AllGames:
    found = AllGames((shown(BAZAAR, "tests.support.bazaar"), shown(HARBOUR, "tests.support.harbour")), (), ())
    monkeypatch.setattr("bot.app.all_games", lambda *_: found)
    return found


async def test_the_face_that_was_looked_at_is_the_one_that_is_shown(games: AllGames, tmp_path: Path) -> None:
    """Were its module run a second time, there would be another, which reads the game's words again."""
    async with opened_with_bot(tmp_path) as (_, bot):
        assert [bot.context.faces[one.found.game.key] is one.face for one in games.shown] == [True, True]


async def test_one_whose_commands_cannot_be_added_hinders_no_other(
    games: AllGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(_: object) -> None:
        raise RuntimeError("no commands")

    monkeypatch.setattr(cog, "setup", fails)
    async with opened_with_bot(tmp_path) as (_, bot):
        known = {command.name for command in bot.tree.get_commands()}
        assert "harbour" in known
        assert "bazaar" not in known
    assert "tests/support/bazaar has no commands: they cannot be added." in caplog.text
