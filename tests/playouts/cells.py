"""What is played how often: a game's way to play, a number of seats and a policy; and what was found there."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from bot.conformance.tables import Way


class Cell(NamedTuple):
    way: Way
    seats: int
    policy: str

    @property
    def name(self) -> str:
        return f"{self.way.name}-{self.seats} {self.policy}"


class Found(NamedTuple):
    """What came of one slice."""

    cell: str
    matches: int
    errors: list[str]


def read_kept(path: Path) -> list[Found]:
    if not path.exists():
        return []
    return [Found(**json.loads(line)) for line in path.read_text().splitlines()]


def least_played(cells: Iterable[Cell], found: Iterable[Found], matches: int) -> Cell | None:
    """None once each has been played so often."""
    played = _played(found)
    open_ones = [cell for cell in cells if played[cell.name] < matches]
    return min(open_ones, key=lambda cell: played[cell.name], default=None)


def told(cells: Iterable[Cell], found: Iterable[Found]) -> Iterator[str]:
    """A line for each cell, and one for all."""
    slices = list(found)
    played = _played(slices)
    broken = Counter(one.cell for one in slices for _ in one.errors)
    total = 0
    for cell in cells:
        total += played[cell.name]
        yield f"{cell.name}: {played[cell.name]} matches, {broken[cell.name]} broken"
    yield f"{total} matches"


def _played(found: Iterable[Found]) -> Counter[str]:
    played: Counter[str] = Counter()
    for one in found:
        played[one.cell] += one.matches
    return played
