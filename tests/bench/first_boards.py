"""A game's first board, in a process of its own: cold, and once what boards are made of was drawn ahead."""

import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine import Chance, Match
from bot.ui.actions.warming import drawn_ahead
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from images.banded import cached_bands
from images.cells import cached_cells
from tests.bench.figures import Figure, at_most
from tests.e2e.bot_process import ROOT
from tests.pictures.faces import find_faces

SECTION = "first boards"


class First(msgspec.Struct):
    """CPU milliseconds."""

    ahead: float  # to draw ahead
    slowest: float  # of the first boards of all ways to play and seats
    again: float  # the same board, another time


def measure() -> Iterator[Figure]:
    for game in find_faces():
        cold, warm = _apart(game, "cold"), _apart(game, "warm")
        details = f"{warm.slowest:.0f} ms; cold: {cold.slowest:.0f} ms; drawing ahead: {warm.ahead:.0f} ms"
        what = f"{game}, the slowest first board of all ways and seats, against drawing it again"
        yield Figure(SECTION, what, warm.slowest / warm.again, "×", at_most(5, "×"), details)


def first_of(face: Face[Any], *, is_warm: bool) -> First:
    ahead = sum(map(_spent, drawn_ahead(face))) if is_warm else 0.0
    ways = (face.game.options_type(), *face.game.variants().values())
    boards = [_Board(face, options, seats) for options in ways for seats in face.game.seats_for(options)]
    spent = [_spent(board) for board in boards]
    slowest = spent.index(max(spent))
    return First(ahead, spent[slowest], min(_spent(boards[slowest]) for _ in range(3)))


class _Board:
    """The first one of a match that chance has begun; what has been encoded before does not count."""

    def __init__(self, face: Face[Any], options: Any, seats: int) -> None:
        self._face = face
        match = Match.start(face.game, seats, options, Chance(b"another match"))
        self._shown = Shown(match.view(None), tuple(f"Person {seat}" for seat in range(seats)))

    def __call__(self) -> bytes:
        cached_bands.clear()
        cached_cells.clear()
        return self._face.draw_board(self._shown, self._face.catalogue.words())


def _spent(work: Any) -> float:
    started = time.process_time()
    work()
    return (time.process_time() - started) * 1000


def _apart(game: str, how: str) -> First:
    command = (sys.executable, "-W", "ignore", "-m", "tests.bench.first_boards", game, how)
    return msgspec.json.decode(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout, type=First)


if __name__ == "__main__":
    found = first_of(find_faces()[sys.argv[1]], is_warm=sys.argv[2] == "warm")
    sys.stdout.buffer.write(msgspec.json.encode(found))
