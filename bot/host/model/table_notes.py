"""What is remembered of a table besides the match: open votes, time that was given, and who is there."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from bot.host.model.person import Person

Purpose = Literal["newcomers", "quick", "slow"]  # whom a lobby is for
About = Literal["undo", "end", "swap"]
Ending = Literal["agreed", "deserted", "left", "idle"]  # why it was called off, where nobody stopped it
MOST_SNOOZES = 3  # per seat and match
MOST_UNDOS = 3  # per seat and turn, taken or asked for; who plays alone may go on


class Vote(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question put to the table, open until it is settled or `due`. People are named by their ids.

    "undo": take all answers but the first `kept` back; all who were `asked` and are still there must agree.
    "end": call the match off; more than half of those who stay must agree, at the end more than half of those there.
    "swap": `to` takes the seat; only they are asked.
    """

    number: int  # never used twice in a match
    about: About
    by: Person
    due: datetime
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    kept: int = 0
    seat: int = 0
    to: Person | None = None
    has_left_server: bool = False  # the person whose seat is offered is no longer on the server

    def concerns(self, person_id: int) -> bool:
        return person_id in {self.by.id, *self.asked}


class Bringing(Struct, frozen=True):
    """A seat in a lobby means to bring a character; it is bound to the match only when that begins."""

    seat: int
    character: str
    name: str


class TableNotes(Struct, frozen=True, omit_defaults=True):
    """Kept with the match as JSON, by these names: to rename a field takes a migration."""

    votes: tuple[Vote, ...] = ()  # open, oldest first; at most one about each thing
    votes_called: int = 0  # in this match so far; the next vote gets the next number
    snoozed: dict[int, int] = {}  # by seat: how often it has been given more time
    retaken: tuple[tuple[int, int], ...] = ()  # undos of this turn, taken or asked for: the seat, the answers kept
    given_away: tuple[tuple[int, int], ...] = ()  # person and seat: they know its secrets, so may take no other seat
    left_server: tuple[int, ...] = ()  # people who are away because they are no longer on the server
    deserted: datetime | None = None  # since when nobody is at the table
    seats_changed: datetime | None = None  # when last: the message may not show it yet, so a restart looks there
    ending: Ending | None = None
    brings: tuple[Bringing, ...] = ()  # in a lobby
    sought: datetime | None = None  # in a lobby: when it called people to the table
    meets: datetime | None = None  # when a lobby begins by itself; known of a match that began so, too
    has_met: bool = False  # that time has come
    purposes: tuple[Purpose, ...] = ()  # in a lobby
    touched: datetime | None = None  # in a lobby: when somebody last sat down, got up or brought somebody
    vacations: tuple[tuple[int, datetime], ...] = ()  # people on vacation, and until when
    rung: dict[int, int] = {}  # by person: how often they have been called since they last decided something
    film: int | None = None  # the message with the film of a match that is over, once somebody has shared it

    def vote(self, number: int) -> Vote | None:
        return next((vote for vote in self.votes if vote.number == number), None)

    def snoozes_left(self, seat: int) -> int:
        return MOST_SNOOZES - self.snoozed.get(seat, 0)

    def undos_left(self, seat: int) -> int:
        return MOST_UNDOS - sum(taker == seat for taker, _ in self.retaken)
