"""Somebody wants to be forgotten: their seats at live tables go to automata for good."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.aside import Aside, Motion
from bot.host.live import Live, Step, step
from bot.host.lobby import left
from bot.host.person import Person
from bot.host.table import Table


def forgotten(live: Live, person_id: int, name: str, now: datetime) -> Step | None:
    """`name` stands where theirs stood; a lobby is left. None where this table does not know them."""
    table = live.table
    if not table.is_live or not knows(table, person_id):
        return None
    if table.status == "lobby":
        return left(live, Person(person_id, name), now)
    gone = {"person": None, "name": name, "is_away": False}
    seats = [replace(s, **gone) if s.seat in table.seats_of(person_id) else s for s in table.seats]
    starter = Person(0, name) if table.starter.id == person_id else table.starter  # or whoever else is there
    known = replace(table, seats=seats, starter=starter, aside=_without(table.aside, person_id))
    return step(live, replace(live, table=known), "seats", now=now)


def knows(table: Table, person_id: int) -> bool:
    aside = table.aside
    is_named = any(_names(motion, person_id) for motion in aside.motions) or person_id in dict(aside.held)
    return is_named or table.starter.id == person_id or bool(table.seats_of(person_id))


def _without(aside: Aside, person_id: int) -> Aside:
    """Questions that name them are dropped."""
    motions = tuple(motion for motion in aside.motions if not _names(motion, person_id))
    return replace(aside, motions=motions, held=tuple(one for one in aside.held if one[0] != person_id))


def _names(motion: Motion, person_id: int) -> bool:
    people = {motion.by.id, *motion.asked, *motion.agreed, *motion.refused}
    return person_id in people or (motion.to is not None and motion.to.id == person_id)
