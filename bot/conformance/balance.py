"""`content/balance.toml` can be played, and what was measured lies within its bands.

How often automata win is `castellan balance`'s business: it takes hundreds of matches.
"""

import inspect
from pathlib import Path

from bot.conformance.check import Check, Findings, whole
from bot.conformance.checked import Checked
from bot.kit.balance import Cell, read_balance


def cells_of(game: Checked) -> tuple[Cell, ...]:
    return read_balance(Path(inspect.getfile(type(game.game))).parent).cells


def measured(game: Checked) -> Findings:
    """What the lobby says comes from here."""
    for cell in cells_of(game):
        (low, high), said = cell.band, f"the cell {dict(cell.options)} for {cell.seats} seats"
        if cell.seats not in game.game.seats_for(cell.played_by(game.game.options_type)):
            yield f"{said}: the game does not take so many"
        if not 0 <= low < high <= 100:
            yield f"{said}: its band {cell.band} is none in per cent"
        elif cell.of and cell.watched and not low <= 100 * cell.won / cell.of <= high:
            yield f"{said}: {cell.won} of {cell.of} matches were won, which lies outside its band {cell.band}"


def distinct(game: Checked) -> Findings:
    kind, seen = game.game.options_type, set[object]()
    for cell in cells_of(game):
        what = (tuple(cell.played_before(kind)), cell.played_by(kind), cell.seats, cell.winner, cell.role)
        if what in seen:
            yield f"two cells are the same: {dict(cell.options)} for {cell.seats} seats"
        seen.add(what)


CHECKS = (
    Check("what was measured lies within its band", whole, measured),
    Check("no two cells of its balance are the same", whole, distinct),
)
