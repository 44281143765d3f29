"""Games lie in three kinds of places; a broken one is told of in a sentence and hinders no other."""

import shutil
import sys
from pathlib import Path

import pytest

from bot.cli.new_game.writing import NewGame
from bot.games import search
from bot.games.shown import all_games
from tests.games.made import changed, in_folder, installed

OURS = list(search(None).games)


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put on Python's path is taken from it again."""
    monkeypatch.setattr(sys, "path", list(sys.path))


def found(folder: Path | None = None) -> tuple[list[str], list[str]]:
    """The keys of the games there are beside our own, and a sentence for each that is broken."""
    games = all_games(folder)
    assert set(OURS) <= set(games.rules)
    return [key for key in games.rules if key not in OURS], [str(broken) for broken in games.broken]


def broken_in(folder: Path) -> str:
    """What is said of the one broken game in a folder."""
    games, (sentence,) = found(folder)
    assert games == []
    return sentence


@pytest.fixture
def game(tmp_path: Path) -> NewGame:
    return in_folder(tmp_path)


def test_without_a_folder_there_are_our_own() -> None:
    assert found() == ([], [])


def test_a_game_in_the_admins_folder_is_found(game: NewGame) -> None:
    assert found(game.folder.parent) == ([game.names.key], [])


def test_a_game_in_an_installed_package_is_found(tmp_path: Path) -> None:
    game = installed(tmp_path)
    sys.path.append(str(tmp_path))
    assert found() == ([game.names.key], [])


def test_a_package_of_another_group_is_nobodys_concern(tmp_path: Path) -> None:
    installed(tmp_path, group="somebody.else")
    sys.path.append(str(tmp_path))
    assert found() == ([], [])


def test_a_game_with_rules_alone_can_be_simulated(game: NewGame) -> None:
    (game.folder / "cog.py").unlink()
    (game.folder / "face.py").unlink()
    assert found(game.folder.parent) == ([game.names.key], [])


def test_other_folders_beside_it_are_left_alone(game: NewGame) -> None:
    (game.folder.parent / "notes").mkdir()
    (game.folder.parent / "notes" / "todo.txt").write_text("paint the lanterns")
    assert found(game.folder.parent) == ([game.names.key], [])


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "there is no such folder; CASTELLAN_GAMES names it" in broken_in(tmp_path / "nowhere")


def test_of_two_games_with_one_key_the_first_is_played(tmp_path: Path) -> None:
    folder, target = tmp_path / "folder", tmp_path / "target"
    first, second = installed(target), in_folder(folder)
    key, where = first.names.key, f"the package castellan-{first.names.key} 1.0 ({first.package})"
    changed(second, "game.py", f'"{second.names.key}"', f'"{key}"')
    sys.path.append(str(target))
    assert found(folder) == ([key], [f"The game in {second.folder} is left out: {where} has the key {key!r} as well."])


def test_of_two_games_with_one_command_the_first_is_played(game: NewGame) -> None:
    second, command = in_folder(game.folder.parent), game.names.key
    changed(second, "cog.py", f'group_name="{second.names.key}"', f'group_name="{command}"')
    games, (sentence,) = found(game.folder.parent)
    assert games == [game.names.key]
    assert f"{game.folder} has the command /{command} as well" in sentence


@pytest.mark.parametrize(
    ("part", "old", "new", "sentence"),
    [
        ("game.py", "GAME = ", "WRONG = ", "its game.py has no GAME, an instance of your Game"),
        ("game.py", "    key = ", "    other = ", "its GAME has no key"),
        ("game.py", '    key = "', '    key = "a-key-that-no-button-can-hold-', "must be 1 to 32 small letters"),
        ("game.py", '    key = "', '    key = "a_', "must be 1 to 32 small letters, digits and hyphens"),
        (
            "game.py",
            "outcome = bind(",
            "result = bind(",
            "its game.py cannot be imported (TypeError: result: no Game has a method of that name",
        ),
        ("game.py", "from bot.engine import", "from bot.engines import", "(ModuleNotFoundError: No module named 'bot."),
        ("game.py", "class ", "clas ", "its game.py cannot be imported (SyntaxError: "),
        (
            "options.py",
            "SHORTEST, LONGEST = 12, 40",
            "raise RuntimeError('no [bold] track')",
            "RuntimeError: no [bold]",
        ),
        ("cog.py", "async def setup", "async def begin", "its cog.py has no `async def setup(bot)`"),
        ("cog.py", "    GameCog,\n", "    dict,\n", "its cog.py cannot be imported"),
        ("cog.py", "    face = ", "    mask = ", "its cog.py has no GameCog with a face"),
        (
            "face.py",
            "read_hand = bind(",
            "tell_hand = bind(",
            "its cog.py cannot be imported (TypeError: tell_hand: no Face has a method of that name",
        ),
        ("words/en/story.ftl", "event-stumbled", "event-fell", "its words lack event-stumbled"),
        ("words/en/new.ftl", "new-length", "new-width", "its words lack new-length"),
        ("words/en/game.ftl", "game-name", "the-name", "its words lack game-name"),
        ("words/en/game.ftl", "hand-die = Your die", "hand-die {", "(BrokenCatalogue: "),
        ("words/en/guide.md", "## ", "", "its guide.md does not begin with a `## topic` and numbered steps"),
        ("words/en/guide.md", "1. ", "- ", ""),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(game: NewGame, part: str, old: str, new: str, sentence: str) -> None:
    changed(game, part, old, new)
    if not sentence:  # one step fewer is no fault
        assert found(game.folder.parent) == ([game.names.key], [])
        return
    told = broken_in(game.folder.parent)
    assert told.startswith(f"The game in {game.folder} is left out: ")
    assert sentence in told


def test_a_guide_that_is_missing_is_named(game: NewGame) -> None:
    (game.folder / "words" / "en" / "guide.md").unlink()
    assert "its guide.md cannot be read" in broken_in(game.folder.parent)


@pytest.mark.parametrize(
    ("name", "reason"), [("json", "Python knows another module 'json'"), ("my race", "use letters, digits and _")]
)
def test_a_folder_that_python_cannot_import_is_named(game: NewGame, name: str, reason: str) -> None:
    shutil.move(game.folder, game.folder.with_name(name))
    assert reason in broken_in(game.folder.parent)


def test_the_servers_own_command_is_not_a_games(game: NewGame) -> None:
    changed(game, "cog.py", f'group_name="{game.names.key}"', 'group_name="gm"')
    assert "the command /gm is the server's own" in broken_in(game.folder.parent)
