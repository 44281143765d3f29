"""The engine alone, on the smallest of games, against engines of others: answers per second of CPU time."""

import random
import shutil
import subprocess
from collections.abc import Callable, Iterator

from bot.engine import Answer, Chance, Match, Options
from tests.bench.figures import Figure, at_least
from tests.bench.machine import rate
from tests.bench.peers.install import HERE, NODE_MODULES, PYTHON, NoPeer
from tests.bench.tictactoe import GAME

SECTION = "kernel, tic-tac-toe"
PEER_PATIENCE_S = 120
OPTIONS = Options()


def measure(seconds: float) -> Iterator[Figure]:
    chance = random.Random(1)
    ours = rate(lambda: sum(playout(chance) for _ in range(50)), seconds)
    yield Figure(SECTION, "answers per second", ours, "/s")
    yield _against("OpenSpiel's Python game", ours, 2, lambda: _open_spiel(seconds))
    yield _against("boardgame.io", ours, 20, lambda: _boardgame(seconds))


def playout(chance: random.Random) -> int:
    """A match in which both seats choose at random; how many answers it took."""
    match = Match.start(GAME, 2, OPTIONS, Chance(bytes(32)))
    while match.outcome is None:
        (prompt,) = match.prompts
        match.answer(Answer(prompt.number, prompt.seat, (chance.choice(prompt.options).key,)))
    return match.answered


def _against(peer: str, ours: float, wanted: float, theirs: Callable[[], float]) -> Figure:
    what = f"times {peer}"
    try:
        found = theirs()
    except NoPeer as error:
        return Figure(SECTION, what, None, "×", at_least(wanted, "×"), str(error))
    return Figure(SECTION, what, ours / found, "×", at_least(wanted, "×"), f"theirs: {found:,.0f} /s")


def _open_spiel(seconds: float) -> float:
    if not PYTHON.exists():
        raise NoPeer("OpenSpiel is not installed: `make bench` brings it")
    return _asked("OpenSpiel", PYTHON, HERE / "openspiel_tictactoe.py", seconds)


def _boardgame(seconds: float) -> float:
    node = shutil.which("node")
    if node is None:
        raise NoPeer("there is no node here, which boardgame.io runs on")
    if not NODE_MODULES.exists():
        raise NoPeer("boardgame.io is not installed: `make bench` brings it")
    return _asked("boardgame.io", node, HERE / "tictactoe.mjs", NODE_MODULES, seconds)


def _asked(peer: str, *command: object) -> float:
    """What a peer's own script prints."""
    words = [str(part) for part in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PEER_PATIENCE_S)
    try:
        return float(done.stdout)
    except ValueError:
        last = (done.stderr.strip() or "it printed no figure").splitlines()[-1]
        raise NoPeer(f"{peer} failed: {last}") from None
