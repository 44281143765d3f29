"""What a league is. It is kept with its server's settings, as JSON by these names: to rename a field loses it."""

from collections.abc import Iterator
from datetime import datetime
from typing import Literal

from msgspec import Struct

from bot.host import Person

Status = Literal["open", "on", "over"]  # people may still enter; it is played; all is played, or it was ended


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place in the league. Its points stay with it where a substitute takes it over."""

    number: int
    person: Person
    first: Person | None = None  # who entered, where somebody has taken the place over


class Seating(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One table of a round. `entries` by seat; `points` likewise, once it is over."""

    entries: tuple[int, ...]
    thread: int | None = None
    match: str | None = None
    points: tuple[int, ...] | None = None

    @property
    def is_over(self) -> bool:
        return self.points is not None


class Round(Struct, frozen=True, kw_only=True):
    at: datetime  # when its tables are opened
    tables: tuple[Seating, ...]
    resting: tuple[int, ...] = ()  # entries for which there is no table

    @property
    def is_over(self) -> bool:
        return all(table.is_over for table in self.tables)


class League(Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    guild: int
    channel: int
    game: str
    pace: str
    seats: int  # at a table, as far as the numbers allow
    hours: int  # from one round to the next
    starter: Person
    created: datetime
    status: Status = "open"
    message: int | None = None
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()

    def entry_of(self, person: int) -> Entry | None:
        return next((entry for entry in self.entries if entry.person.id == person), None)

    def tables(self) -> Iterator[tuple[int, int, Seating]]:
        """With the numbers of the round and of the table in it."""
        for number, one in enumerate(self.rounds):
            for place, table in enumerate(one.tables):
                yield number, place, table

    @property
    def is_played(self) -> bool:
        return bool(self.rounds) and all(one.is_over for one in self.rounds)
