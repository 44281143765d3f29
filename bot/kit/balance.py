"""How hard a game is meant to be, and was measured to be: the cells of its `content/balance.toml`.

A cell is one way to play with one number of seats:

    free = ["hints"]   # options that change no chances
    cells = [
        { options = { level = "hard" }, seats = 3, band = [75, 90], won = 82, of = 100, on = "2026-11-24" },
    ]

`python -m bot balance` measures them, and `--record` writes what it found into the file.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.engine import Options, Outcome

FILE = Path("content") / "balance.toml"


class Cell(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play, with one number of seats. The band is in per cent, both ends within.

    `after`: the options of the matches that the same characters have come through before, one after the other.
    `winner`: the seat whose wins count, from 1; 0: whoever wins. `role`: whose wins count, in whatever seat.
    `watched`: the tests that take longer measure it anew.
    `won`, `of`, `on`: what automata have won, of how many matches, measured on which day.
    """

    seats: int
    band: tuple[int, int]
    options: dict[str, Any] = {}
    after: tuple[dict[str, Any], ...] = ()
    winner: int = 0
    role: str = ""
    watched: bool = False
    won: int = 0
    of: int = 0
    on: str = ""

    def is_won(self, outcome: Outcome, roles: Sequence[str] = ()) -> bool:
        if self.role:
            return any(roles[seat] == self.role for seat in outcome.winners)
        return self.winner - 1 in outcome.winners if self.winner else bool(outcome.winners)

    def played_by(self, kind: type[Options]) -> Options:
        """Raises msgspec.ValidationError where the game has no such option."""
        return _as_options(self.options, kind)

    def played_before(self, kind: type[Options]) -> Sequence[Options]:
        return [_as_options(options, kind) for options in self.after]

    @property
    def rate(self) -> float | None:
        return self.won / self.of if self.of else None


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's cells, and the options that change no chances."""

    cells: tuple[Cell, ...] = ()
    free: frozenset[str] = frozenset()

    def cell_of(self, options: Options, seats: int) -> Cell | None:
        """What was measured of tables played so, by this number of seats or the nearest; None: nothing was."""
        wanted = self._weighed(options)
        cells = [cell for cell in self.cells if cell.of and not (cell.winner or cell.role or cell.after)]
        known = [cell for cell in cells if self._weighed(cell.played_by(type(options))) == wanted]
        return min(known, key=lambda cell: abs(cell.seats - seats), default=None)

    def watched(self) -> Sequence[Cell]:
        return [cell for cell in self.cells if cell.watched]

    def _weighed(self, options: Options) -> Mapping[str, Any]:
        every: dict[str, Any] = msgspec.structs.asdict(options)
        return {name: value for name, value in every.items() if name not in self.free}


def _as_options(named: Mapping[str, Any], kind: type[Options]) -> Options:
    unknown = named.keys() - {field.name for field in msgspec.structs.fields(kind)}
    if unknown:
        raise msgspec.ValidationError(f"there is no option {', '.join(sorted(unknown))}")
    return msgspec.convert(named, kind)


def read_balance(folder: Path) -> Balance:
    """The cells of the game in this folder; none where it has no such file."""
    path = folder / FILE
    if not path.is_file():
        return Balance()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Balance)
