"""A match in memory, and a step from one committed table to the next."""

from msgspec import Struct

from bot.host.model.table import Change, Table
from bot.store import Commit


class Live(Struct, frozen=True):
    """A table together with what only the host may know."""

    table: Table
    rules_version: int  # under which the match began
    seed: bytes | None = None
    sequence: int = 0  # of the next row in the journal


class Step(Struct, frozen=True):
    """Where it leads, what must be written before that is true, and what the audience is told then (None: nothing)."""

    live: Live
    commit: Commit
    change: Change | None
