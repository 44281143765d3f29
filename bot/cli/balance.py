"""`balance`: how often automata win, in every cell of a game's `content/balance.toml`."""

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.simulate import SEEDS
from bot.cli.simulated import interval
from bot.engine import Game, Match, Options, Sheet
from bot.engine.playout import adviser_policy, playout
from bot.kit.balance import FILE, Balance, Cell, read_balance

MEASURED = re.compile(r"(, won = .*?)? \}(?=,?\s*(#|$))")  # the end of a cell's line, before what is said of it


def folder_of(game: Game[Any, Any]) -> Path:
    """Where the game lies."""
    return Path(inspect.getfile(type(game))).parent


def balance_of(game: Game[Any, Any]) -> Balance:
    """What the game's own file says; without one each way to play that it names is a cell without a band."""
    if (balance := read_balance(folder_of(game))).cells:
        return balance
    ways = [game.options_type(), *game.variants().values()]
    cells = [
        Cell(seats, (0, 100), msgspec.structs.asdict(options)) for options in ways for seats in game.seats_for(options)
    ]
    return Balance(tuple(cells))


def results(game: Game[Any, Any], cell: Cell, seed: int, matches: int) -> Iterator[bool]:
    """Match after match: has it been won? Every seat follows the adviser."""
    before, options = cell.played_before(game.options_type), cell.played_by(game.options_type)
    for number in range(seed * SEEDS, seed * SEEDS + matches):
        match = _last_of(game, cell.seats, [*before, options], str(number))
        assert match.outcome is not None
        yield cell.is_won(match.outcome, game.roles(match.state))


def _last_of(game: Game[Any, Any], seats: int, campaign: Sequence[Options], seed: str) -> Match[Any]:
    """One match after the other by the same characters, as they came out of the one before."""
    brought: Sequence[Sheet] = ()
    for place, options in enumerate(campaign):
        named = f"{seed}-{place}" if place else seed
        match = playout(game, seats, options, named.encode(), (adviser_policy,), brought=brought)
        brought = [sheet for sheet in game.keepsakes(match.state) if not game.retires(sheet)]
    return match


def measured(game: Game[Any, Any], cell: Cell, seed: int, matches: int) -> Cell:
    won = sum(results(game, cell, seed, matches))
    return replace(cell, won=won, of=matches, on=datetime.now(UTC).date().isoformat())


def is_wanted(cell: Cell, options: Mapping[str, str], seats: int | None) -> bool:
    """Does the cell agree with what was asked for on the command line?"""
    same = all(str(cell.options.get(name, "")).lower() == value.lower() for name, value in options.items())
    return same and seats in (None, cell.seats)


def measure(
    game: Game[Any, Any], wanted: Mapping[int, Cell], seed: int, matches: int, console: Console
) -> dict[int, Cell]:
    """The cells by their number in the file, measured anew."""
    numbers = track(wanted, f"Playing {game.key}", console=console, transient=True)
    return {number: measured(game, wanted[number], seed, matches) for number in numbers}


def print_balance(title: str, cells: Mapping[int, Cell], before: Balance, console: Console) -> None:
    table = Table("options", "seats", "band", "won", "95 %", "", "before", title=title)
    for number, cell in cells.items():
        table.add_row(*_row(cell, before.cells[number]))
    console.print(table)


def _row(cell: Cell, before: Cell) -> list[str]:
    low, high = interval(cell.won, cell.of)
    named = ", ".join(f"{name} {value}" for name, value in cell.options.items()) or "as it comes"
    if cell.winner:
        named += f" (seat {cell.winner})"
    if cell.role:
        named += f" ({cell.role})"
    if cell.after:
        named += f", after {len(cell.after)} matches"
    old = "" if before.rate is None else f"{before.rate:.0%} of {before.of}"
    band = f"{cell.band[0]} to {cell.band[1]} %"
    won = f"{cell.won / cell.of:.1%}"
    return [named, str(cell.seats), band, won, f"{low:.0%} to {high:.0%}", _said(cell, low, high), old]


def _said(cell: Cell, low: float, high: float) -> str:
    """Within its band, beyond it, or too few matches to tell."""
    least, most = cell.band[0] / 100, cell.band[1] / 100
    if high < least or low > most:
        return "beyond"
    return "within" if least <= cell.won / cell.of <= most else "just beyond"


def record(game: Game[Any, Any], cells: Mapping[int, Cell]) -> Path:
    """Write what was measured into the game's file, each cell in its own line; all else there stays as it is."""
    path = folder_of(game) / FILE
    lines = path.read_text(encoding="utf-8").splitlines()
    places = [place for place, line in enumerate(lines) if line.startswith("    {")]
    for number, cell in cells.items():
        found = f', won = {cell.won}, of = {cell.of}, on = "{cell.on}" }}'
        lines[places[number]] = MEASURED.sub(found, lines[places[number]], count=1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
