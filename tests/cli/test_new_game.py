"""`new-game`: which names it takes, what it writes, and that all of it is right at once."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli.new_game.naming import BadName, names_of
from bot.cli.new_game.template_bids.game import GAME as BIDS
from bot.cli.new_game.template_bids.game import TemplateBidsGame
from bot.cli.new_game.template_bids.state.match import State
from bot.cli.new_game.template_bids.view.sight import sight
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.cli.new_game.template_race.game import GAME as RACE
from bot.cli.new_game.writing import NewGame, Template, new_game
from bot.conformance.checked import Checked
from bot.conformance.other_turns import asked_alike
from bot.conformance.private import unmoved
from bot.conformance.secrecy import LOOKS, hidden, match_of, other_worlds
from bot.conformance.tables import Way, ways_of
from bot.conformance.worlds import seats_of
from bot.engine import Chance, Game
from bot.games.shown import all_games
from tests.cli.running import run, said
from tests.conformance.transcript import transcripts

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("given", "title", "package", "key", "prefix"),
    [
        ("Kings' Road", "Kings' Road", "kings_road", "kings-road", "KingsRoad"),
        ("kings_road", "Kings Road", "kings_road", "kings-road", "KingsRoad"),
        ("  The   7th Gate ", "The 7th Gate", "the_7th_gate", "the-7th-gate", "The7thGate"),
        ("7 Gates", "7 Gates", "game_7_gates", "7-gates", "Game7Gates"),
        ("P52", "P52", "p52", "p52", "P52"),
        ("Dûr’s Keep", "Dûr’s Keep", "durs_keep", "durs-keep", "DursKeep"),
        ("Up & Away!", "Up & Away!", "up_away", "up-away", "UpAway"),
    ],
)
def test_a_name_gives_the_others(given: str, title: str, package: str, key: str, prefix: str) -> None:
    names = names_of(given)
    assert (names.title, names.package, names.key, names.prefix) == (title, package, key, prefix)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("", "begin with a letter or a digit"),
        ("!!!", "begin with a letter or a digit"),
        ('Say "Go"', "begin with a letter or a digit, then letters, digits, spaces"),
        ("Go {there}", "begin with a letter or a digit, then letters, digits, spaces"),
        ("張偉", "has no letter from a to z"),
        ("Class", "'class' is a word of Python itself. Add another word, as in 'The Class'."),
        ("match", "'match' is a word of Python itself"),
        ("A Very Long Journey Beyond The Sea", "is too long"),
        ("Death over the Kingdom", "is there already"),
        ("server", "is there already"),
        ("gm", "The command /gm is taken"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_a_sentence(given: str, why: str) -> None:
    result = run("new-game", given)
    assert result.exit_code == 1
    assert why in said(result)
    assert "Traceback" not in said(result)


@pytest.mark.parametrize("given", ["Random", "Bot", "Cogs", "Tests"])
def test_in_a_folder_of_its_own_a_game_hides_no_module_of_python(given: str, tmp_path: Path) -> None:
    with pytest.raises(BadName, match="Python knows another module"):
        new_game(given, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    assert run("new-game", "Lamp Oil", "--folder", str(tmp_path)).exit_code == 0
    again = run("new-game", "lamp-oil", "--folder", str(tmp_path))
    assert again.exit_code == 1
    assert f"{tmp_path}/lamp_oil is there already" in said(again)


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    result = run("new-game", "Lamp Oil", "--folder", str(file))
    assert result.exit_code == 1
    assert "cannot be written" in said(result)


LONGEST = "Zanzibar's Most Remarkable Relay"
MOST_OF_ITS_OWN = 6  # tests of its own rules
GAMES: dict[Template, Game[Any, Any]] = {Template.RACE: RACE, Template.BIDS: BIDS}
EACH_TEMPLATE = [pytest.param(template, id=template.value) for template in Template]


SHORT = [pytest.param(("Oxo", template), id=f"short-{template.value}") for template in Template]
LONG = [pytest.param((LONGEST, template), id=f"long-{template.value}", marks=pytest.mark.long) for template in Template]


@pytest.fixture(scope="module", params=[*SHORT, *LONG])
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewGame:
    """A short name, and the longest there can be; of each template."""
    name, template = request.param
    return new_game(name, tmp_path_factory.mktemp("games"), template)


def checked(game: NewGame, *command: str) -> str:
    """Run a command that must end well, with the game's folder known to it; what it said."""
    folder = str(game.folder.parent)
    env = os.environ | {"CASTELLAN_GAMES": folder, "MYPYPATH": folder}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_name_of_the_template_is_left(game: NewGame) -> None:
    for path in game.folder.rglob("*.*"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [word for word in ("template", "new_game", "bot.cli") if word in text], path


def test_its_code_is_in_shape(game: NewGame) -> None:
    checked(game, "ruff", "check", "--config", "pyproject.toml", "--no-cache", str(game.folder))
    checked(game, "ruff", "format", "--config", "pyproject.toml", "--no-cache", "--check", str(game.folder))


@pytest.mark.long  # what the page on writing a game makes is run as well
@pytest.mark.parametrize("game", LONG, indirect=True)
def test_it_passes_its_rule_test_and_conformance(game: NewGame) -> None:
    only = f"{game.names.key} or test_turn"
    told = checked(game, "pytest", "-q", "-p", "no:cacheprovider", str(game.tests), "tests/conformance", "-k", only)
    assert int(told.rpartition(" passed")[0].split()[-1]) > MOST_OF_ITS_OWN + 18


@pytest.mark.long
def test_it_plays(game: NewGame) -> None:
    checked(game, "bot", "simulate", game.names.key, "--matches", "200", "--check", "--policy", "mixed")


@pytest.mark.long
def test_its_types_hold(game: NewGame) -> None:
    assert "Success" in checked(game, "mypy", "-p", game.package)


@pytest.mark.parametrize("template", EACH_TEMPLATE)
def test_the_templates_golden_is_what_it_plays(template: Template) -> None:
    """`python -m tests.cli.test_new_game` writes it anew."""
    (told,) = transcripts(GAMES[template]).values()
    assert told == (template.folder / "tests" / "golden.txt").read_text(encoding="utf-8")


def test_the_template_is_chosen_by_name(tmp_path: Path) -> None:
    assert run("new-game", "Night Sale", "--template", "bids", "--folder", str(tmp_path)).exit_code == 0
    made = all_games(tmp_path).rules["night-sale"]
    assert made.has_hands
    assert type(made).reshuffle_hidden is not Game.reshuffle_hidden


class OpenHands(TemplateBidsGame):
    """Somebody has forgotten to turn the cards over."""

    def view(self, state: State, seat: int | None) -> TemplateBidsView:
        return msgspec.structs.replace(sight(state, seat), hands=tuple(tuple(hand) for hand in state.hands))


class StillHands(TemplateBidsGame):
    """In its other worlds nothing lies otherwise."""

    def reshuffle_hidden(self, state: State, viewer: int | None, chance: Chance) -> None:
        del state, viewer, chance


class TellingStock(TemplateBidsGame):
    """What is bid for tells what the next prize will be."""

    def view(self, state: State, seat: int | None) -> TemplateBidsView:
        return msgspec.structs.replace(sight(state, seat), prize=state.prizes[-1])


def way_of(game: Game[Any, Any]) -> Way:
    return ways_of(game)[0]


def leaks(game: Game[Any, Any]) -> list[str]:
    return list(hidden(Checked(game, ""), way_of(game), LOOKS))


def test_bids_keep_their_secrets() -> None:
    """By the checks that every game must pass."""
    way = way_of(BIDS)
    assert leaks(BIDS) == []
    said_of = list(asked_alike(way, match_of(way)))
    assert said_of
    assert not any(said_of)
    assert unmoved(BIDS, other_worlds(way), seats_of(way)) == []


@pytest.mark.parametrize("leaking", [OpenHands(), TellingStock()], ids=["hands", "prizes"])
def test_a_view_of_bids_that_leaks_is_noticed(leaking: Game[Any, Any]) -> None:
    assert "view shows the public what is hidden: " in leaks(leaking)[0]


def test_bids_that_move_nothing_are_noticed() -> None:
    assert "nothing was compared" in leaks(StillHands())[0]


if __name__ == "__main__":
    for template, played in GAMES.items():
        (told,) = transcripts(played).values()
        (template.folder / "tests" / "golden.txt").write_text(told, encoding="utf-8")
