"""`verify`: prove an exported match, roll by roll."""

from pathlib import Path

import msgspec
from msgspec import UNSET
from rich.console import Console
from rich.table import Table

from bot.engine.record import InPart, Record, Replay, Unproven, prove
from bot.games import UnknownGame, find_game

MOST_ROLLS_SHOWN = 40


def verify(path: Path) -> tuple[Record, Replay | InPart]:
    """Replay the export at `path` and check its claims. Raises Unproven with the reason."""
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
        return record, prove(find_game(record.game), record)
    except OSError as error:
        raise Unproven(f"{path} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise Unproven(f"{path} is not a whole export: {error}") from error
    except UnknownGame as error:
        raise Unproven(str(error)) from error


def print_proof(record: Record, proof: Replay | InPart, console: Console) -> None:
    table = Table(title="Rolls", caption=_caption(proof))
    for heading in ("roll", "of", "result"):
        table.add_column(heading, justify="right")
    for roll in proof.rolls[:MOST_ROLLS_SHOWN]:
        table.add_row(str(roll.number), str(roll.sides), str(roll.face))
    console.print(table)
    if isinstance(proof, InPart):
        console.print(_in_part(record, proof), markup=False, style="yellow")
        return
    winners = [record.seats[seat] for seat in record.outcome.winners] if record.outcome else []
    console.print(
        f"Proven: {record.game}, {len(record.answers or ())} answers and {len(proof.rolls)} rolls follow from the "
        f"seed that was committed to. {_rules(record)} Won by {', '.join(winners) or 'nobody'}.",
        markup=False,
        style="green",
    )


def _rules(record: Record) -> str:
    """Under which rules it was played."""
    end = f", and from some turn on under {record.rules_at_end}" if record.rules_at_end is not UNSET else ""
    return f"It was played under rules {record.rules_version}{end}."


def _in_part(record: Record, proof: InPart) -> str:
    """The seed stands; of the rolls what was kept; the answers only where the rules are."""
    rolls = f"its {len(proof.rolls)} rolls follow from it" if proof.rolls else "its draws were not kept in those days"
    return (
        f"Proven in part: {record.game}. The seed is the one that was committed to, and {rolls}. {_rules(record)} "
        f"Under the rules that are here it does not replay ({proof.because}): an older Castellan proves its answers."
    )


def _caption(proof: Replay | InPart) -> str | None:
    more = len(proof.rolls) - MOST_ROLLS_SHOWN
    return f"and {more} more" if more > 0 else None
