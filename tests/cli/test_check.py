"""`check`: a game that keeps the promises passes, and one with a planted fault fails in a sentence."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.cli.new_game.writing import NewGame, Template, new_game
from bot.conformance.subjects import SUBJECTS
from tests.cli.running import run
from tests.games.made import changed

_NUMBERS = count(1)


@pytest.fixture
def bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewGame]:
    """Each has a name of its own: Python imports no module twice. Whoever checks it silences the log."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield new_game(f"Oxo {next(_NUMBERS)}", tmp_path, Template.BIDS)
    logging.disable(logging.NOTSET)


def checked(game: NewGame, *more: str) -> tuple[int, str]:
    """Its exit code and what it said. In this process: another would first import all games there are."""
    done = run("check", game.names.key, *more, CASTELLAN_GAMES=str(game.folder.parent))
    return done.exit_code, done.output


@pytest.mark.long  # that of the race is played by the page on writing a game
def test_a_new_game_passes_every_check(bids: NewGame) -> None:
    code, told = checked(bids)
    assert code == 0, told
    assert "✓ secrecy: nobody sees what is hidden" in told
    assert "passes all" in told
    assert {subject for subject in SUBJECTS if f"✓ {subject}: " not in told} == {"lessons"}  # it teaches nothing


@pytest.mark.parametrize(
    ("part", "old", "new", "subject", "sentence"),
    [
        (
            "view/sight.py",
            "card if is_own else None for",
            "card for",
            "secrecy",
            "view shows the public what is hidden: hands, in",
        ),
        ("rules/turn.py", "state.prizes.pop(), []", "state.prizes.pop(), [id(state)]", "matches", "lead elsewhere"),
        ("rules/turn.py", "state.prizes.pop(), []", 'state.prizes.pop(), [hash("oxo")]', "resume", "another process"),
        ("words/en/choices.ftl", "\noption-", "\nlost-", "words", "is missing: what its button says"),
    ],
    ids=["leak", "address", "hash", "words"],
)
def test_a_planted_fault_fails(part: str, old: str, new: str, subject: str, sentence: str, bids: NewGame) -> None:
    changed(bids, part, old, new)
    code, told = checked(bids, "--only", subject)
    assert code == 1
    assert f"✗ {subject}: " in told
    assert sentence in told
    assert "Traceback" not in told


def test_a_game_that_cannot_be_loaded_says_why(bids: NewGame) -> None:
    changed(bids, "game.py", "GAME =", "GAMES =")
    code, told = checked(bids)
    assert code == 1
    assert "its game.py has no GAME" in told


@pytest.mark.long
def test_what_is_not_there_is_a_sentence(bids: NewGame) -> None:
    assert checked(bids, "--only", "manners")[1].startswith("There are no checks 'manners'. There are: words, ")
    command = [sys.executable, "-m", "bot", "check", "no-such-game"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.startswith("There is no game 'no-such-game'.")) == (1, True)
