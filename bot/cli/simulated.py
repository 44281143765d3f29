"""What came of a simulation: the figures, as a table or as JSON."""

from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

from bot.cli.presses import Heard, Presses

SURE = 1.96  # standard deviations: 19 times of 20 the true rate lies within
SHOWN = 5  # failures


class Played(Struct, frozen=True):
    """One match. `rounds` and `rooms` are the state's `round` and `rooms` at the end, 0 where the game counts none."""

    seed: int  # plays it again
    answers: int = 0
    rounds: int = 0
    winners: tuple[int, ...] = ()
    heard: Heard = Heard()
    error: str = ""
    rooms: int = 0
    reached: tuple[str, ...] = ()  # the game's milestones


class Failure(Struct, frozen=True):
    """A match that broke; `seed` plays it again."""

    seed: int
    error: str


class Report(Struct):
    """`wins` by seat; a match won by nobody counts in `without_winner`. Rates are of the matches that ended."""

    game: str
    seats: int
    policy: str
    checked: bool
    options: dict[str, Any]
    matches: int = 0
    answers: int = 0
    seconds: float = 0.0
    wins: dict[int, int] = {}
    shared: int = 0
    without_winner: int = 0
    rounds: list[int] = []  # the length of each match
    rooms: list[int] = []
    presses: Presses = field(default_factory=Presses)
    reached: dict[str, int] = {}  # in how many matches, by milestone
    errors: list[Failure] = []

    def add(self, played: Played) -> None:
        self.matches += 1
        self.wins = self.wins or dict.fromkeys(range(self.seats), 0)
        if played.error:
            self.errors.append(Failure(played.seed, played.error))
            return
        self.answers += played.answers
        self.rounds.append(played.rounds)
        self.rooms.append(played.rooms)
        self.presses.add(played.heard)
        for seat in played.winners:
            self.wins[seat] += 1
        for milestone in played.reached:
            self.reached[milestone] = self.reached.get(milestone, 0) + 1
        self.shared += len(played.winners) > 1
        self.without_winner += not played.winners

    @property
    def ended(self) -> int:
        return self.matches - len(self.errors)

    @property
    def won(self) -> int:
        return self.ended - self.without_winner

    @property
    def answers_per_second(self) -> float:
        return self.answers / self.seconds if self.seconds else 0.0


def interval(count: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: where the true one lies, also for few matches and rates near 0 and 1."""
    if not of:
        return 0.0, 1.0
    rate, spread = count / of, SURE**2 / of
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def print_report(report: Report, console: Console) -> None:
    chosen = "".join(f", {name} {value}" for name, value in report.options.items())
    table = Table(title=f"{report.game}{chosen}, {report.seats} seats, {report.policy}")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for what, figure in _rows(report):
        table.add_row(what, figure)
    console.print(table)
    for failure in report.errors[:SHOWN]:
        console.print(f"seed {failure.seed}: {failure.error}", style="red", markup=False)


def _rows(report: Report) -> list[tuple[str, str]]:
    return [
        ("matches", f"{report.matches:,}"),
        ("answers", f"{report.answers:,}"),
        ("answers per second", f"{report.answers_per_second:,.0f}"),
        ("rounds", _length(report.rounds)),
        ("presses of a seat", _presses(report.presses)),
        ("won by somebody", _rate(report.won, report.ended)),
        *((f"won by seat {seat + 1}", _rate(won, report.ended)) for seat, won in report.wins.items()),
        *((f"reached: {milestone}", _rate(count, report.ended)) for milestone, count in report.reached.items()),
        ("shared wins", f"{report.shared:,}"),
        ("without winner", f"{report.without_winner:,}"),
        ("rebuilt after every answer", "yes" if report.checked else "no"),
        ("errors", f"{len(report.errors):,}"),
    ]


def _length(rounds: list[int]) -> str:
    return f"{sum(rounds) / len(rounds):.1f} ({min(rounds)} to {max(rounds)})" if any(rounds) else "not counted"


def _presses(presses: Presses) -> str:
    return f"{presses.mean:.1f} ({min(presses.seats, default=0)} to {max(presses.seats, default=0)})"


def _rate(count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"{count:,} ({count / max(1, of):.1%}, {low:.1%} to {high:.1%})"


def report_json(report: Report) -> str:
    fields = msgspec.to_builtins(report, str_keys=True)
    rounds, rooms = fields.pop("rounds"), fields.pop("rooms")
    more = {
        "presses": report.presses.figures(rounds=sum(rounds), rooms=sum(rooms), matches=len(rounds)),
        "answers_per_second": round(report.answers_per_second),
        "won": report.won,
        "interval": [round(bound, 4) for bound in interval(report.won, report.ended)],
        "mean_rounds": round(sum(rounds) / max(1, len(rounds)), 2),
        "mean_rooms": round(sum(rooms) / max(1, len(rooms)), 2),
    }
    return msgspec.json.encode(fields | more).decode()
