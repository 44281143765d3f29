"""Somebody wants to be forgotten: their seats at live tables go to automata for good."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.live import Live, Step, step
from bot.host.lobby import left
from bot.host.table import Person, Table


def forgotten(live: Live, person_id: int, name: str, now: datetime) -> Step | None:
    """`name` stands where theirs stood; a lobby is left. None where this table does not know them."""
    table = live.table
    if not table.is_live or not knows(table, person_id):
        return None
    if table.status == "lobby":
        return left(live, Person(person_id, name), now)
    seats = [replace(s, person=None, name=name) if s.seat in table.seats_of(person_id) else s for s in table.seats]
    staying = [info.person for info in seats if info.person is not None]
    starter = table.starter
    if starter.id == person_id:
        starter = staying[0] if staying else Person(0, name)
    return step(live, replace(live, table=replace(table, seats=seats, starter=starter)), "seats", now=now)


def knows(table: Table, person_id: int) -> bool:
    return table.starter.id == person_id or bool(table.seats_of(person_id))
