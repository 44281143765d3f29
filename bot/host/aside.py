"""What is remembered of a table besides the match: open questions, time given, whether anybody is there."""

from datetime import datetime, timedelta
from typing import Literal

from msgspec import Struct

from bot.host.person import Person

About = Literal["undo", "end", "swap"]
Ending = Literal["agreed", "deserted"]  # why a match was called off, where nobody stopped it
DESERTED_FOR = timedelta(days=7)  # then it is called off
MOST_SNOOZES = 3  # per seat and match
MOST_UNDOS = 3  # per seat and turn, taken or asked for; who plays alone may go on


class Motion(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    is_gone: bool = False  # who holds the seat has left the server, without a word

    def concerns(self, person_id: int) -> bool:
        return person_id in {self.by.id, *self.asked}


class Aside(Struct, frozen=True, omit_defaults=True):
    """Durable with the match, as JSON."""

    motions: tuple[Motion, ...] = ()  # open, oldest first; one of a kind
    moved: int = 0  # motions there have been
    snoozed: dict[int, int] = {}  # by seat: how often it has been given more time
    retaken: tuple[tuple[int, int], ...] = ()  # in this turn: which seat took or asked back, and to where
    held: tuple[tuple[int, int], ...] = ()  # who gave which seat away: they know its secrets
    gone: tuple[int, ...] = ()  # who is away because they have left the server
    deserted: datetime | None = None  # since when nobody is there
    stirred: datetime | None = None  # when somebody last came or went: after a restart it is not taken for quiet
    ending: Ending | None = None

    def motion(self, number: int) -> Motion | None:
        return next((motion for motion in self.motions if motion.number == number), None)

    def snoozes_left(self, seat: int) -> int:
        return MOST_SNOOZES - self.snoozed.get(seat, 0)

    def undos_left(self, seat: int) -> int:
        return MOST_UNDOS - sum(taker == seat for taker, _ in self.retaken)
