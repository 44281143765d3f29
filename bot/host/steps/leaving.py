"""Leaving a match for good: kept in the journal like an answer; the game's own rule says what comes of it."""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from bot.engine import Answer, leave
from bot.host.model.live import Live, Step
from bot.host.model.rights import require
from bot.host.model.table import SeatInfo
from bot.host.steps.play import played, running
from bot.host.steps.step import step
from bot.store import Entry


def left_for_good(live: Live, person: int, now: datetime) -> Step:
    """They never return; what the seat is asked from here on is answered by the defaults or an automaton."""
    running(live)
    require(live.table, person, "play")
    mine = (live.table.seats[seat] for seat in live.table.seats_of(person))
    info = next(info for info in mine if not info.has_left)
    answer = leave(info.seat)
    new, events, draws = played(live, answer)
    seats = [replace(other, has_left=True) if other == info else other for other in live.table.seats]
    entry = Entry(sequence=live.sequence, answer=answer, person=person, at=now, draws=draws)
    new = replace(new, table=replace(new.table, seats=seats))
    return step(live, new, "seats", now=now, entry=entry, events=events)


def marked(seats: Iterable[SeatInfo], answers: Iterable[Answer]) -> list[SeatInfo]:
    """The seats, with those marked whose person has left: the answers of the match say so."""
    gone = {answer.seat for answer in answers if answer.is_leave}
    return [replace(info, has_left=info.seat in gone) for info in seats]
