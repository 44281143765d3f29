"""A seat is handed to somebody else, who takes over all it knows."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.person import Person
from bot.host.model.refused import HostRefused, Reason
from bot.host.model.rights import ServerRights, require
from bot.host.model.table import SeatInfo, Table
from bot.host.model.table_notes import Vote
from bot.host.steps.orders import without_orders
from bot.host.steps.step import step


def check_swap(
    table: Table, by: Person, seat: int | None, to: Person, *, server: ServerRights, has_left_server: bool
) -> int:
    """The seat (None: one's own) that may go to `to`. Raises HostRefused.

    One's own, or with the right to it one that an automaton plays or whose person has left the server. Nobody has more
    seats than the game allows, and who has given one away knows its secrets, so they may take no other.
    """
    mine = table.seats_of(by.id)
    if seat is None:
        if not mine:
            raise HostRefused("not-seated")
        seat = mine[0]
    if not 0 <= seat < len(table.seats):
        raise HostRefused("no-such-seat")
    if seat not in mine:
        require(table, by.id, "give-empty-seat", server)
        if not (has_left_server or table.seats[seat].is_automatic):
            raise HostRefused("not-your-seat")
    if table.seats[seat].has_left:
        raise HostRefused("left")
    _check_taking(table, seat, to, "already-seated" if to.id == by.id else "other-seated")
    return seat


def swapped(live: Live, vote: Vote, now: datetime) -> Step:
    """The seat changes hands; a starter who gives their last seat away makes the taker the starter.

    What it had settled in advance was its former person's, and goes. All is checked again, as things may have changed
    since the seat was offered.
    """
    table, seat, to = live.table, vote.seat, vote.to
    assert to is not None
    before = table.seats[seat]
    is_own = before.person is not None and before.person.id == vote.by.id
    if before.has_left or not (is_own or vote.has_left_server or before.is_automatic):
        raise HostRefused("settled")
    _check_taking(table, seat, to, "already-seated")
    seats = [SeatInfo(seat, to, to.name) if info.seat == seat else info for info in table.seats]
    gone = () if before.person is None or before.person.id == to.id else ((before.person.id, seat),)
    notes = replace(table.notes, given_away=(*table.notes.given_away, *gone), votes=_asked_instead(table, before, to))
    starter = to if table.seats_of(table.starter.id) == (seat,) else table.starter
    new, entry = without_orders(live, seat, now)
    new = replace(new, table=replace(new.table, seats=seats, notes=notes, starter=starter))
    return step(live, new, "seats", now=now, entry=entry)


def _asked_instead(table: Table, before: SeatInfo, to: Person) -> tuple[Vote, ...]:
    """The votes in which whoever takes the seat is asked instead of who had it."""
    is_last = before.person is not None and table.seats_of(before.person.id) == (before.seat,)
    heir = {before.person.id: to.id} if before.person is not None and is_last else {}
    return tuple(
        replace(vote, asked=tuple(heir.get(person, person) for person in vote.asked)) if vote.about == "undo" else vote
        for vote in table.notes.votes
    )


def _check_taking(table: Table, seat: int, to: Person, twice: Reason) -> None:
    most = 1 if table.match is None else table.match.game.seats_each(table.options)
    if seat in table.seats_of(to.id) or len(table.seats_of(to.id)) >= most:
        raise HostRefused(twice)
    if any(person == to.id and held != seat for person, held in table.notes.given_away):
        raise HostRefused("knows-a-hand")
