"""`python -m tests.playouts bag-of-dungeon p52 --matches 2000 --minutes 30`: every mode, size and policy in turn.

Each slice is a `simulate` of its own; what it found is one line of the file of `--kept`. Called again, the command goes
on with what was played least, so that a long sweep may be done in pieces, and by several processes (`--jobs`).
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from bot.cli.simulate import POLICIES, Plan, simulate
from tests.conformance.tables import WAYS
from tests.playouts.cells import Cell, Found, least_played, read_kept, told

SILENT = Console(quiet=True)


def main(arguments: list[str]) -> None:
    given = _parser().parse_args(arguments)
    cells = [
        Cell(way, seats, policy)
        for way in WAYS
        if way.game.key in given.games or way.name in given.games or not given.games
        for seats in way.seats
        for policy in given.policies
    ]
    found = read_kept(given.kept)
    until = time.monotonic() + given.minutes * 60
    for cell in _in_turn(cells, found, given.matches, until):
        report = simulate(_plan(cell, found, given.slice, given.jobs, given.seed), SILENT)
        errors = [f"seed {failure.seed}: {failure.error}" for failure in report.errors]
        new = Found(cell.name, report.matches, errors)
        found.append(new)
        with given.kept.open("a") as kept:
            kept.write(json.dumps(new._asdict()) + "\n")
        for error in errors:
            print(f"{cell.name}: {error}", flush=True)
    print("\n".join(told(cells, found)))
    sys.exit(any(one.errors for one in found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.playouts", description=__doc__)
    parser.add_argument("games", nargs="*", help="games or their ways to play; all where none is given")
    parser.add_argument("--matches", type=int, default=2000, help="of each mode, size and policy")
    parser.add_argument("--slice", type=int, default=10, help="matches at a time")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--policies", nargs="+", choices=list(POLICIES), default=["random", "adviser", "lawyer"])
    parser.add_argument("--kept", type=Path, default=Path(".playouts.jsonl"))
    return parser


def _in_turn(cells: list[Cell], found: list[Found], matches: int, until: float) -> Iterator[Cell]:
    while time.monotonic() < until and (cell := least_played(cells, found, matches)) is not None:
        yield cell


def _plan(cell: Cell, found: list[Found], matches: int, jobs: int, seed: int) -> Plan:
    """A seed of its own for each slice of a cell, so that no match is played twice."""
    number = seed + sum(one.cell == cell.name for one in found)
    return Plan(cell.way.game, matches, cell.seats, number, cell.policy, False, cell.way.options, jobs)


if __name__ == "__main__":
    main(sys.argv[1:])
