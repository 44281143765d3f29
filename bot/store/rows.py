"""What is kept, as typed rows; fields are named like the columns."""

from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from bot.engine import Answer, Outcome, Sheet, Snapshot, Strength

Status = Literal["lobby", "open", "finished", "stopped"]


class MatchRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules_version: int  # under which the match began
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
    notes: dict[str, Any] | None = None  # what the host remembers besides the match itself
    called: dict[int, int] | None = None  # by prompt: how often whoever is asked has been called
    call_at: datetime | None = None
    banks: dict[int, int] | None = None  # by seat: the seconds it has saved up
    thinned: datetime | None = None
    version: int = 0  # rises with every step
    draws: tuple[int, ...] | None = None  # the bounds of what was drawn before the first answer


class SeatRow(Struct, frozen=True):
    seat: int
    person: int | None
    name: str
    is_away: bool
    strength: Strength = "steady"  # of its automaton


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
    draws: tuple[int, ...] | None = None  # the bounds of what was drawn for the answer; None: from before that was kept


FREE = ""  # the holder of a lease that was given back


class LeaseRow(Struct, frozen=True):
    """Which process serves a shard, until when, and how often it has been taken."""

    shard: int
    shards: int  # how many there are
    holder: str  # or FREE
    epoch: int
    until: datetime

    def is_live(self, now: datetime) -> bool:
        """Is somebody there, as far as anybody can tell?"""
        return bool(self.holder) and now < self.until


class CharacterRow(Struct, frozen=True, kw_only=True):
    """A character that lives on from match to match."""

    id: str
    owner: int
    guild: int | None = None  # the server whose own roster it is in; None: it is known on all others
    game: str
    name: str
    sheet: dict[str, Any]  # the game's own, see `Sheet`
    revision: int = 1
    playing: str | None = None  # the match it is in
    origin: str | None = None  # what it was made from, where that can be done but once
    created: datetime
    changed: datetime
    retired: datetime | None = None


class Brought(Struct, frozen=True):
    """A character as it came into a match, and which revision of it that was."""

    sheet: Sheet
    revision: int


class Returned(Struct, frozen=True):
    """What a match that is over gives back of a character that was brought."""

    character: str
    revision: int  # as it came
    sheet: dict[str, Any]
    name: str
    at: datetime
    retires: bool = False


class Commit(Struct, frozen=True, kw_only=True):
    """All that one step changes in one match. It is written whole or not at all."""

    match: str
    read: int | None = None  # the version of the match that the step was made from; None: whatever is there
    head: MatchRow | None = None
    seats: list[SeatRow] | None = None  # all of them
    draws: tuple[int, ...] | None = None  # as the match begins: see MatchRow
    entry: Entry | None = None
    left: list[Entry] = []  # after a step back: who had left stays away, though the answers around that are gone
    snapshot: SnapshotRow | None = None
    opened: list[DeadlineRow] = []
    closed: list[int] = []  # prompts whose deadlines are over
    results: list[ResultRow] = []
    brought: list[Brought] = []  # characters that come in now, as the match begins
    returned: list[Returned] = []  # all of them again, as it is over


class History(Struct, frozen=True):
    """What is known of one match: all of it, or what it takes to go on from its newest snapshot (see `recent`)."""

    head: MatchRow
    seats: list[SeatRow]
    snapshots: list[SnapshotRow]  # newest first
    entries: list[Entry]
    deadlines: list[DeadlineRow]
    brought: list[Brought] = []

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The characters as they came into the match."""
        return tuple(brought.sheet for brought in self.brought)

    @property
    def counted(self) -> list[Entry]:
        """The entries with the answers that count, as far as they were read."""
        return [entry for entry in self._counted if entry is not None]

    @property
    def leaps(self) -> dict[int, int]:
        """By number of answers, above which number the prompts go on after an undo; see Match."""
        leaps: dict[int, int] = {}
        for entry in self.entries:
            if entry.kept is not None:
                leaps = {after: above for after, above in leaps.items() if after < entry.kept}
                leaps |= {} if entry.leap is None else {entry.kept: entry.leap}
        return leaps

    @property
    def answers(self) -> list[Answer]:
        return [entry.answer for entry in self.counted if entry.answer is not None]

    @property
    def draws(self) -> tuple[int, ...] | None:
        """The bounds of all that was drawn for what counts; None where some of it is from before that was kept."""
        kept = [self.head.draws, *(entry.draws for entry in self.counted)]
        return None if None in kept else tuple(bound for part in kept for bound in part or ())

    @property
    def sequence(self) -> int:
        """Of the next entry."""
        return self.entries[-1].sequence + 1 if self.entries else 0

    def since(self, answered: int) -> list[Answer]:
        """The answers that count after the first so many."""
        entries = [entry for entry in self._counted[answered:] if entry is not None]
        return [entry.answer for entry in entries if entry.answer is not None]

    @property
    def _counted(self) -> list[Entry | None]:
        """None stands for an answer that was not read."""
        counted: list[Entry | None] = []
        following = 0
        for entry in self.entries:
            counted += [None] * (entry.sequence - following)
            following = entry.sequence + 1
            if entry.answer is not None:
                counted.append(entry)
            else:
                del counted[entry.kept :]
        return counted
