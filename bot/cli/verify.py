"""`verify`: prove an exported match, roll by roll."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bot.engine.record import Record, Replay, Unproven, replay
from bot.games import UnknownGame, find_game

MOST_ROLLS_SHOWN = 40


def verify(path: Path) -> tuple[Record, Replay]:
    """Replay the export at `path` and check its claims. Raises Unproven with the reason."""
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
        return record, replay(find_game(record.game), record)
    except OSError as error:
        raise Unproven(f"{path} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise Unproven(f"{path} is not a whole export: {error}") from error
    except UnknownGame as error:
        raise Unproven(str(error)) from error


def print_proof(record: Record, proof: Replay, console: Console) -> None:
    table = Table(title="Rolls", caption=_caption(proof))
    for heading in ("roll", "of", "result"):
        table.add_column(heading, justify="right")
    for roll in proof.rolls[:MOST_ROLLS_SHOWN]:
        table.add_row(str(roll.number), str(roll.sides), str(roll.face))
    console.print(table)
    winners = [record.seats[seat] for seat in record.outcome.winners] if record.outcome else []
    console.print(
        f"Proven: {record.game}, {len(record.answers or ())} answers and {len(proof.rolls)} rolls follow from the "
        f"seed that was committed to. Won by {', '.join(winners) or 'nobody'}.",
        markup=False,
        style="green",
    )


def _caption(proof: Replay) -> str | None:
    more = len(proof.rolls) - MOST_ROLLS_SHOWN
    return f"and {more} more" if more > 0 else None
