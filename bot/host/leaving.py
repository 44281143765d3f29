"""Leaving a match for good: kept in the journal like an answer; the game's own rule says what comes of it."""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from bot.engine import Answer, leave
from bot.host.live import Live, Step, step
from bot.host.play import played, running
from bot.host.refused import HostRefused
from bot.host.table import SeatInfo
from bot.store import Entry


def left_for_good(live: Live, person: int, now: datetime) -> Step:
    """What the seat is still asked is answered by the defaults."""
    running(live)
    info = next((live.table.seats[seat] for seat in live.table.seats_of(person)), None)
    if info is None:
        raise HostRefused("not-seated")
    if info.has_left:
        raise HostRefused("left")
    answer = leave(info.seat)
    match, events = played(live, answer)
    seats = [replace(other, has_left=True) if other == info else other for other in live.table.seats]
    entry = Entry(sequence=live.sequence, answer=answer, person=person, at=now)
    new = replace(live, table=replace(live.table, match=match, seats=seats))
    return step(live, new, "seats", now=now, entry=entry, events=tuple(events))


def marked(seats: Iterable[SeatInfo], answers: Iterable[Answer]) -> list[SeatInfo]:
    """The seats, with those marked that have left by the answers of the match."""
    gone = {answer.seat for answer in answers if answer.is_leave}
    return [replace(info, has_left=info.seat in gone) for info in seats]
