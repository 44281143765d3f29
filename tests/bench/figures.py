"""What was measured, and the one table in which it is shown."""

from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from statistics import median
from typing import Literal

from msgspec import Struct
from rich.console import Console
from rich.table import Table

PARTS = 8  # of what is measured


class Goal(Struct, frozen=True):
    """What a figure shall be."""

    kind: Literal["at least", "at most"]
    limit: float
    unit: str = ""

    def is_met(self, value: float) -> bool:
        return value >= self.limit if self.kind == "at least" else value <= self.limit

    def __str__(self) -> str:
        return f"{self.kind} {shown(self.limit, self.unit)}"


class Figure(Struct, frozen=True):
    """One row. `value` is what the goal judges; None where it could not be measured, and `details` say why."""

    section: str
    what: str
    value: float | None
    unit: str = ""
    goal: Goal | None = None
    details: str = ""

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        if self.goal is None:
            return ""
        return "met" if self.goal.is_met(self.value) else "NOT MET"


def at_least(limit: float, unit: str = "") -> Goal:
    return Goal("at least", limit, unit)


def at_most(limit: float, unit: str = "") -> Goal:
    return Goal("at most", limit, unit)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """How the ratio of the medians varies from part to part of what was measured."""
    size = max(1, min(len(ours), len(theirs)) // PARTS)
    starts = range(0, size * PARTS, size)
    ratios = [median(ours[at : at + size]) / median(theirs[at : at + size]) for at in starts if theirs[at : at + size]]
    return f"{min(ratios):.2f} to {max(ratios):.2f} in its {len(ratios)} parts"


def shown(value: float, unit: str) -> str:
    """A number with as many digits as one reads: 0.93 ×, 12.4 ms, 15,300 /s."""
    number = f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
    return f"{number} {unit}".strip()


def print_table(machine: str, figures: Iterable[Figure], console: Console) -> None:
    table = Table(title=f"Castellan on {machine}", title_justify="left", box=None, pad_edge=False)
    for name in ("", "what", "figure", "goal", "", "how it came about"):
        table.add_column(name, overflow="fold")
    section = ""
    for figure in figures:
        value = "–" if figure.value is None else shown(figure.value, figure.unit)
        name = figure.section if figure.section != section else ""
        section = figure.section
        table.add_row(name, figure.what, value, str(figure.goal or ""), figure.verdict, figure.details)
    console.print(table)


def save_table(machine: str, figures: Iterable[Figure], path: Path, width: int) -> None:
    """The same as an SVG, so many letters wide."""
    console = Console(record=True, width=width, file=StringIO())
    print_table(machine, figures, console)
    path.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(path), title="make bench")
