"""What is kept, as typed rows; fields are named like the columns."""

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from bot.engine import Answer, Outcome, Snapshot

Status = Literal["lobby", "open", "finished", "stopped"]


class MatchRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules_version: int  # at the start
    guild: int
    channel: int
    message: int | None = None
    status: Status
    options: dict[str, Any]
    seed: bytes | None = None
    commitment: str | None = None
    starter: int
    starter_name: str
    pace: str
    created: datetime
    started: datetime | None = None
    ended: datetime | None = None
    outcome: Outcome | None = None
    aside: dict[str, Any] | None = None  # what the host remembers of the table besides


class SeatRow(Struct, frozen=True):
    seat: int
    person: int | None
    name: str
    is_away: bool


class DeadlineRow(Struct, frozen=True):
    match: str
    prompt: int
    seat: int
    remind: datetime
    due: datetime
    is_reminded: bool


class ResultRow(Struct, frozen=True):
    seat: int
    person: int | None
    score: int
    has_won: bool


class SnapshotRow(Struct, frozen=True):
    """A snapshot and the version of the rules that play on from it."""

    rules_version: int
    snapshot: Snapshot


class Entry(Struct, frozen=True, kw_only=True):
    """One row of the journal: an answer, or a step back after which only the first `kept` answers count.

    `leap`: the numbers of the prompts then open go on above this one; None where the snapshot itself says so.
    """

    sequence: int
    answer: Answer | None = None
    kept: int | None = None
    leap: int | None = None
    person: int | None = None
    at: datetime


class Commit(Struct, frozen=True, kw_only=True):
    """All that one step changes in one match. It is written whole or not at all."""

    match: str
    head: MatchRow | None = None
    seats: list[SeatRow] | None = None  # all of them
    entry: Entry | None = None
    snapshot: SnapshotRow | None = None
    opened: list[DeadlineRow] = []
    closed: list[int] = []  # prompts whose deadlines are over
    results: list[ResultRow] = []


class History(Struct, frozen=True):
    """All that is known of one match."""

    head: MatchRow
    seats: list[SeatRow]
    snapshots: list[SnapshotRow]  # newest first
    entries: list[Entry]
    deadlines: list[DeadlineRow]

    @property
    def counted(self) -> list[Entry]:
        """The entries with the answers that count, from the start."""
        counted: list[Entry] = []
        for entry in self.entries:
            if entry.answer is not None:
                counted.append(entry)
            else:
                del counted[entry.kept :]
        return counted

    @property
    def leaps(self) -> dict[int, int]:
        """Where answers were taken back for good: see Match."""
        leaps: dict[int, int] = {}
        for entry in self.entries:
            if entry.kept is not None:
                leaps = {after: above for after, above in leaps.items() if after < entry.kept}
                leaps |= {} if entry.leap is None else {entry.kept: entry.leap}
        return leaps

    @property
    def answers(self) -> list[Answer]:
        return [entry.answer for entry in self.counted if entry.answer is not None]
