"""How long things last: a decision and its reminder, a vote, a lobby, a table that everybody has left."""

from datetime import datetime, timedelta

from msgspec import Struct

from bot.engine import Pause, Prompt, offers_in
from bot.host.model.table import Deadline, Table

USUAL_PACE = "relaxed"
PACES: dict[str, timedelta | None] = {
    "live": timedelta(minutes=2),
    "relaxed": timedelta(hours=1),
    "correspondence": timedelta(days=1),
    "bank-live": timedelta(minutes=10),
    "bank": timedelta(days=1),
    "none": None,
}
DESERTED_FOR = timedelta(days=7)  # after so long with nobody there a match is called off
LOBBY_LIFE = timedelta(days=1)  # after so long without anything new a lobby is struck, where a server settles no other
REMIND_AT = 0.8  # after this share of the time given
LEAST_VOTE = timedelta(minutes=10)
VOTE_WITHOUT_CLOCK = timedelta(days=1)
GRACE = timedelta(seconds=60)  # at least this much is left after the bot was away
BY_LETTER = timedelta(days=1)  # with so much time, or without a clock, nobody sits there and waits


class Bank(Struct, frozen=True):
    """At such a pace each seat saves time up: it begins with the pace's, and each answer brings some more."""

    each: timedelta
    most: timedelta


BANKS = {
    "bank-live": Bank(timedelta(seconds=30), timedelta(minutes=20)),
    "bank": Bank(timedelta(hours=4), timedelta(hours=72)),
}


def is_by_letter(pace: str) -> bool:
    """May an answer take a day? Then nobody need be called at once, and whoever is on vacation stops their clock."""
    given = PACES[pace]
    return given is None or given >= BY_LETTER


def time_given(table: Table, prompt: Prompt) -> timedelta | None:
    """For a decision asked now; None where there is no clock at all."""
    given = PACES[table.pace]
    if given is None:
        return None
    if table.pace in BANKS and prompt.seat in table.banks:
        given = timedelta(seconds=table.banks[prompt.seat])
    return given if prompt.within is None else min(given, timedelta(seconds=prompt.within))


def deadline(table: Table, prompt: Prompt, now: datetime) -> Deadline | None:
    """The deadline of a prompt asked now; the clock of somebody on vacation stands still until they are back."""
    given = time_given(table, prompt)
    if given is None:
        return None
    begins = max(now, vacation_of(table, prompt.seat) or now)
    return Deadline(prompt.number, prompt.seat, begins + given, begins + given * REMIND_AT)


def vacation_of(table: Table, seat: int) -> datetime | None:
    """Until when the clock of a seat stands still, as its person is on vacation."""
    person = table.seats[seat].person
    return None if person is None or not is_by_letter(table.pace) else dict(table.notes.vacations).get(person.id)


def lasting(pause: Pause, now: datetime, *, is_slow: bool = False) -> Deadline:
    """When a pause that begins now is over; nobody is reminded of it."""
    seconds = pause.slow if is_slow and pause.slow else pause.seconds
    due = now + timedelta(seconds=seconds)
    return Deadline(pause.number, pause.seat, due, due, is_reminded=True)


def is_slow(table: Table, pause: Pause) -> bool:
    """Is it a breath for people who need not be there? Who plays alone, or has settled it by an order, needs no time.

    It hangs on who it concerns, and never on who could do anything.
    """
    match = table.match
    if match is None or not is_by_letter(table.pace) or len(table.present) < 2:
        return False
    return any(not table.seats[offer.seat].is_automatic for offer in offers_in(pause, match.waits))


def snoozed(pace: str, deadline: Deadline) -> Deadline:
    """The deadline after its person asked for more time: later by what the pace gives."""
    given = PACES[pace]
    assert given is not None
    due = deadline.due + given
    return Deadline(deadline.prompt, deadline.seat, due, due - given * (1 - REMIND_AT))


def moved(deadline: Deadline, by: timedelta) -> Deadline:
    """The deadline, later or earlier, with as much time left as before: nothing is given or taken."""
    return Deadline(deadline.prompt, deadline.seat, deadline.due + by, deadline.remind + by, deadline.is_reminded)


def saved(pace: str, left: timedelta, *, has_answered: bool) -> int:
    """The seconds in a bank of which that much was left, once the seat has answered."""
    bank = BANKS[pace]
    earned = max(left, timedelta()) + (bank.each if has_answered else timedelta())
    return int(min(earned, bank.most).total_seconds())


def vote_time(pace: str) -> timedelta:
    """How long a vote stays open."""
    given = PACES[pace]
    return VOTE_WITHOUT_CLOCK if given is None else max(given, LEAST_VOTE)


def with_grace(deadline: Deadline, now: datetime, lost: timedelta) -> Deadline:
    """The deadline after a restart: nobody loses their turn, or time to think, because the bot was down."""
    if deadline.is_pause:
        return deadline
    due = max(deadline.due + lost, now + GRACE)
    if due == deadline.due:
        return deadline
    remind = max(deadline.remind + lost, now + GRACE * REMIND_AT)
    return Deadline(deadline.prompt, deadline.seat, due, remind, deadline.is_reminded)
