"""The games' transcripts stand, another process plays the same, and what looks at matches can fail."""

import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import pytest

from bot.conformance.check import Case
from bot.conformance.checked import Checked
from bot.conformance.matches import each_policy, promises
from bot.engine import Chance, Game, Match
from bot.engine.playout import adviser_policy, fingerprint, playout, rebuilds
from tests.conformance.tables import EACH_GAME, WAYS
from tests.conformance.transcript import golden_of, transcripts
from tests.support import courtyard, nim

NIM = [pytest.param(case, id=case.name) for case in each_policy(Checked(nim.GAME, "")) if not case.is_long]


@pytest.mark.parametrize("case", NIM)
def test_nim_keeps_its_promises(case: Case) -> None:
    assert list(promises(*case.given)) == []


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_golden_transcript_stands(game: Game[Any, Any]) -> None:
    """A changed line is a changed rule: raise `rules_version` and write the goldens anew."""
    for golden, told in transcripts(game).items():
        assert golden.exists(), f"there is no {golden} yet: python -m tests.conformance.transcript {game.key}"
        assert told.splitlines() == golden.read_text(encoding="utf-8").splitlines()


@pytest.mark.long
def test_another_process_plays_the_same() -> None:
    """No set order, clock or address decides anything: another hash seed, the goldens' transcripts.

    The test above finds that too, now and then: Python chooses a hash seed at every start.
    """
    code = (
        "from hashlib import sha256; from bot.games import find_games;"
        "from tests.conformance.transcript import transcripts;"
        "print(*(sha256(t.encode()).hexdigest() for g in find_games().values() for t in transcripts(g).values()))"
    )
    env = os.environ | {"PYTHONHASHSEED": "4242"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, timeout=60)
    here = [sha256(golden_of(way.game, way.name).read_bytes()).hexdigest() for way in WAYS]
    assert told.stdout.split() == here


def test_rebuilding_would_notice_a_difference() -> None:
    """The check above can fail: a match whose journal lost an answer does not compare equal."""
    match = Match.start(nim.GAME, 2, nim.NimOptions(), Chance(b"seed"))
    before = fingerprint(match)
    match.state.left -= 1
    assert fingerprint(match) != before
    assert not rebuilds(match)


def test_the_courtyard_is_a_game_too() -> None:
    match = playout(courtyard.GAME, 3, courtyard.GAME.options_type(), b"yard", (adviser_policy,))
    assert match.outcome is not None
