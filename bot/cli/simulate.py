"""`simulate`: many matches without people, checked after every answer."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.engine import Game, Match, Options
from bot.engine.playout import Policy, adviser_policy, playout, random_policy, rebuilds

POLICIES: dict[str, Policy] = {"random": random_policy, "adviser": adviser_policy}


class Plan(Struct, frozen=True):
    """What to simulate."""

    game: Game[Any, Any]
    matches: int
    seats: int
    seed: int
    policy: str
    must_rebuild: bool  # rebuild every match from snapshot + answers after every answer, and compare
    options: Options


class Failure(Struct, frozen=True):
    """A match that broke; `seed` plays it again."""

    seed: int
    error: str


class Report(Struct):
    """What came of it. `wins` by seat; a match won by nobody counts in `without_winner`."""

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
    errors: list[Failure] = []

    @property
    def answers_per_second(self) -> float:
        return self.answers / self.seconds if self.seconds else 0.0


class Broken(Exception):
    """A check failed in the middle of a match."""


def simulate(plan: Plan, console: Console) -> Report:
    """Play all matches, with a progress bar; a match that breaks is counted and the rest go on."""
    report = Report(plan.game.key, plan.seats, plan.policy, plan.must_rebuild, msgspec.to_builtins(plan.options))
    wins: Counter[int] = Counter()
    start = time.perf_counter()
    for number in track(range(plan.matches), description="Playing", console=console, transient=True):
        seed = plan.seed * 1_000_003 + number
        try:
            match = _play(plan, seed)
        except Exception as error:  # noqa: BLE001 - a simulation exists to count what breaks
            report.errors.append(Failure(seed, f"{type(error).__name__}: {error.__cause__ or error}"))
        else:
            _count(report, wins, match)
        report.matches += 1
    report.seconds = time.perf_counter() - start
    report.wins = {seat: wins[seat] for seat in range(plan.seats)}
    return report


def _play(plan: Plan, seed: int) -> Match[Any]:
    policy = POLICIES[plan.policy]
    return playout(plan.game, plan.seats, plan.options, str(seed).encode(), (policy,), _watcher(plan))


def _watcher(plan: Plan) -> Callable[[Match[Any]], None]:
    def watch(match: Match[Any]) -> None:
        plan.game.check(match.state)
        if plan.must_rebuild and not rebuilds(match):
            raise Broken(f"snapshot and answers do not rebuild the match after answer {match.answered}")

    return watch


def _count(report: Report, wins: Counter[int], match: Match[Any]) -> None:
    assert match.outcome is not None
    report.answers += match.answered
    wins.update(match.outcome.winners)
    report.shared += len(match.outcome.winners) > 1
    report.without_winner += not match.outcome.winners


def print_report(report: Report, console: Console) -> None:
    chosen = "".join(f", {name} {value}" for name, value in report.options.items())
    table = Table(title=f"{report.game}{chosen}, {report.seats} seats, {report.policy}")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for what, figure in _rows(report):
        table.add_row(what, figure)
    console.print(table)
    for failure in report.errors[:5]:
        console.print(f"seed {failure.seed}: {failure.error}", style="red", markup=False)


def _rows(report: Report) -> list[tuple[str, str]]:
    played = max(1, report.matches)
    return [
        ("matches", f"{report.matches:,}"),
        ("answers", f"{report.answers:,}"),
        ("answers per second", f"{report.answers_per_second:,.0f}"),
        *((f"won by seat {seat + 1}", f"{won:,} ({won / played:.1%})") for seat, won in report.wins.items()),
        ("shared wins", f"{report.shared:,}"),
        ("without winner", f"{report.without_winner:,}"),
        ("rebuilt after every answer", "yes" if report.checked else "no"),
        ("errors", f"{len(report.errors):,}"),
    ]


def report_json(report: Report) -> str:
    fields = msgspec.to_builtins(report, str_keys=True) | {"answers_per_second": round(report.answers_per_second)}
    return msgspec.json.encode(fields).decode()
