"""Handing a seat to somebody else."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.aside import Motion
from bot.host.live import Live, Step, step
from bot.host.person import Person
from bot.host.refused import HostRefused, Reason
from bot.host.table import SeatInfo, Table


def check_swap(table: Table, by: Person, seat: int | None, to: Person, *, may_hand: bool, is_gone: bool) -> int:
    """The seat (None: one's own) that may go to `to`. Raises HostRefused.

    Everybody may hand on their own seat, the starter and `may_hand` one that an automaton plays or whose person is
    gone. Nobody has two seats, and who has given one away knows its secrets, so they may take no other.
    """
    mine = table.seats_of(by.id)
    if seat is None:
        if not mine:
            raise HostRefused("not-seated")
        seat = mine[0]
    if not 0 <= seat < len(table.seats):
        raise HostRefused("no-such-seat")
    if seat not in mine:
        if not may_hand and by.id != table.starter.id:
            raise HostRefused("not-starter")
        if not (is_gone or table.seats[seat].is_automatic):
            raise HostRefused("not-your-seat")
    if table.seats[seat].has_left:
        raise HostRefused("left")
    _check_taking(table, seat, to, "already-seated" if to.id == by.id else "other-seated")
    return seat


def swapped(live: Live, motion: Motion, now: datetime) -> Step:
    """The seat changes hands, with all it knows, and the starter's say with it.

    Things may have changed since it was offered.
    """
    table, seat, to = live.table, motion.seat, motion.to
    assert to is not None
    before = table.seats[seat]
    is_own = before.person is not None and before.person.id == motion.by.id
    if before.has_left or not (is_own or motion.is_gone or before.is_automatic):
        raise HostRefused("settled")
    _check_taking(table, seat, to, "already-seated")
    seats = [SeatInfo(seat, to, to.name) if info.seat == seat else info for info in table.seats]
    gone = () if before.person is None or before.person.id == to.id else ((before.person.id, seat),)
    aside = replace(table.aside, held=(*table.aside.held, *gone), motions=_asked_instead(table, before, to))
    starter = to if before.person is not None and before.person.id == table.starter.id else table.starter
    new = replace(table, seats=seats, aside=aside, starter=starter)
    return step(live, replace(live, table=new), "seats", now=now)


def _asked_instead(table: Table, before: SeatInfo, to: Person) -> tuple[Motion, ...]:
    """Whoever takes a seat is asked what its person was asked."""
    heir = {} if before.person is None else {before.person.id: to.id}
    return tuple(
        replace(motion, asked=tuple(heir.get(person, person) for person in motion.asked))
        if motion.about == "undo"
        else motion
        for motion in table.aside.motions
    )


def _check_taking(table: Table, seat: int, to: Person, twice: Reason) -> None:
    if table.seats_of(to.id):
        raise HostRefused(twice)
    if any(person == to.id and held != seat for person, held in table.aside.held):
        raise HostRefused("knows-a-hand")
