"""Tables as everybody outside the host sees them. A table is never altered: after a step there is a new one."""

from datetime import datetime
from typing import Any, Literal, Protocol

from msgspec import Struct

from bot.engine import NOBODY, Event, Options, Pause, Position, Prompt, Sheet, Strength, offers_in
from bot.host.model.person import Person
from bot.host.model.refused import HostRefused
from bot.host.model.table_notes import TableNotes, Vote
from bot.store import Brought

Status = Literal["lobby", "open", "finished", "stopped"]
Kind = Literal[
    "lobby",
    "met",  # the time that a lobby names has come, and it could not begin
    "started",
    "answered",
    "reminded",
    "finished",
    "stopped",
    "resumed",
    "seats",
    "stepped-back",
    "undone",  # answers were taken back
    "snoozed",
    "vacation",  # somebody is on vacation, or back from it
    "called",  # nothing has happened, but somebody may be called now who could not be before
    "proposed",  # a vote is open; then it is agreed to or refused by one person, or its time is over
    "agreed",
    "refused",
    "lapsed",
    "failed",  # nobody answered: the rules failed where an automaton or a time-out should have
]


class SeatInfo(Struct, frozen=True):
    """One place at a table. Without a person it is an automaton's; `is_away`: an automaton plays for the person.

    `has_left`: the person is gone for good, and what the seat is still asked is answered by the defaults, or by an
    automaton where the game is played on for them. `strength`: of the automaton that has a seat of its own; for people
    steady ones stand in.
    """

    seat: int
    person: Person | None
    name: str
    is_away: bool = False
    has_left: bool = False
    strength: Strength = "steady"

    @property
    def is_automatic(self) -> bool:
        return self.person is None or self.is_away or self.has_left


class Deadline(Struct, frozen=True):
    """When an open prompt is reminded of, and when it is answered by its default."""

    prompt: int
    seat: int
    due: datetime
    remind: datetime
    is_reminded: bool = False

    @property
    def is_pause(self) -> bool:
        """Does nobody decide anything until then?"""
        return self.seat == NOBODY

    @property
    def next(self) -> datetime:
        """When it is reminded of, or else answered."""
        return self.due if self.is_reminded else self.remind


class Table(Struct, frozen=True, kw_only=True, eq=False):
    """A match and those who play it, as last committed. Read-only, its `match` too; the host knows what is newer."""

    id: str
    game: str
    guild: int
    channel: int
    message: int | None  # the table message
    status: Status
    options: Options
    pace: str
    starter: Person
    seats: list[SeatInfo]
    commitment: str | None  # SHA-256 of the seed; None in the lobby
    seed: str | None = None  # hex; None until the match is over
    match: Position[Any] | None = None  # None in the lobby, and where a match was stopped before it began
    deadlines: dict[int, Deadline] = {}  # by prompt number
    created: datetime
    started: datetime | None = None
    ended: datetime | None = None
    notes: TableNotes = TableNotes()
    brought: tuple[Brought, ...] = ()  # the characters that live on, as they came
    called: dict[int, int] = {}  # by open prompt (votes below 0): how often whoever is asked has been called
    call_at: datetime | None = None  # when somebody is to be called who must not be yet
    banks: dict[int, int] = {}  # by seat, at a pace with a bank: the seconds it has saved up

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The characters as they came into the match."""
        return tuple(brought.sheet for brought in self.brought)

    @property
    def is_live(self) -> bool:
        return self.status in ("lobby", "open")

    @property
    def people(self) -> list[Person]:
        """Each once, however many seats they hold."""
        return list({seat.person.id: seat.person for seat in self.seats if seat.person is not None}.values())

    @property
    def staying(self) -> list[Person]:
        """Who counts in a vote: also people who are away, but nobody who has left the match or the server."""
        return [person for person in self.people if not self.has_gone(person.id)]

    @property
    def present(self) -> list[Person]:
        """The people at the table now."""
        here = (seat.person for seat in self.seats if not seat.is_automatic)
        return list({person.id: person for person in here if person is not None}.values())

    def has_gone(self, person_id: int) -> bool:
        """Has somebody left the match, or the server?"""
        return person_id in self.notes.left_server or any(
            self.seats[seat].has_left for seat in self.seats_of(person_id)
        )

    @property
    def is_deserted(self) -> bool:
        """Is a match on, and nobody there? Then automata wait for whoever may come back."""
        return self.status == "open" and not self.present

    @property
    def is_abandoned(self) -> bool:
        """Is a match on, and nobody left who could come back?"""
        return self.is_deserted and all(seat.person is None or seat.has_left for seat in self.seats)

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open prompts that are waited for, oldest first."""
        return self.match.prompts if self.match is not None and self.status == "open" else ()

    @property
    def offers(self) -> tuple[Prompt, ...]:
        """What may be answered meanwhile, and nobody waits for."""
        return self.match.offers if self.match is not None and self.status == "open" else ()

    @property
    def pauses(self) -> tuple[Pause, ...]:
        """The moments that last now, in which nobody decides anything."""
        return self.match.pauses if self.match is not None and self.status == "open" else ()

    @property
    def offers_in_breath(self) -> tuple[Prompt, ...]:
        """Of the offers those that pass with the moment: an automaton may take them up."""
        return tuple(offer for pause in self.pauses for offer in offers_in(pause, self.offers))

    def seats_of(self, person_id: int) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.person is not None and seat.person.id == person_id)

    def view(self, seat: int | None) -> Any:
        """What that seat (None: the public) may know. Raises HostRefused("not-open") in a lobby."""
        if self.match is None:
            raise HostRefused("not-open")
        return self.match.view(seat)

    def name(self, seat: int) -> str:
        return self.seats[seat].name


class Change(Struct, frozen=True, kw_only=True, eq=False):
    """What has just been committed, in order. `table` is as it was right after it."""

    table: Table
    kind: Kind
    events: tuple[Event, ...] = ()
    new_prompts: tuple[Prompt, ...] = ()  # for "reminded": the prompt that still waits
    vote: Vote | None = None  # the one that was opened, voted in, settled or closed
    seat: int | None = None  # for "snoozed", "vacation", "undone" and "failed": the seat it is about
    by: int | None = None  # the person whose answer it was
    count: int = 0  # for "undone" and "stepped-back": how many answers were taken back
    error_id: str | None = None  # for "failed": finds the error in the log

    @property
    def stepped_back(self) -> bool:
        return self.kind == "stepped-back"


class Audience(Protocol):
    """Whoever shows tables to people. Called after the commit, one change at a time per match."""

    async def changed(self, change: Change) -> None: ...
