"""Somebody wants to be forgotten: their seats at live tables go to automata for good."""

from datetime import datetime

from msgspec.structs import replace

from bot.host.model.live import Live, Step
from bot.host.model.person import Person
from bot.host.model.table import Table
from bot.host.model.table_notes import TableNotes, Vote
from bot.host.steps.lobby import left_wholly
from bot.host.steps.step import step


def forgotten(live: Live, person_id: int, name: str, now: datetime) -> Step | None:
    """`name` stands where theirs stood; a lobby is left. None where this table does not know them."""
    table = live.table
    if not table.is_live or not knows(table, person_id):
        return None
    if table.status == "lobby":
        return left_wholly(live, Person(person_id, name), now)
    gone = {"person": None, "name": name, "is_away": False}
    seats = [replace(s, **gone) if s.seat in table.seats_of(person_id) else s for s in table.seats]
    starter = (
        Person(0, name) if table.starter.id == person_id else table.starter
    )  # unless somebody else is there: see step
    known = replace(table, seats=seats, starter=starter, notes=_without(table.notes, person_id))
    return step(live, replace(live, table=known), "seats", now=now)


def knows(table: Table, person_id: int) -> bool:
    notes = table.notes
    is_named = any(_names(vote, person_id) for vote in notes.votes) or person_id in dict(notes.given_away)
    return is_named or table.starter.id == person_id or bool(table.seats_of(person_id))


def _without(notes: TableNotes, person_id: int) -> TableNotes:
    """The notes without the votes that name them, and without what they gave away."""
    votes = tuple(vote for vote in notes.votes if not _names(vote, person_id))
    given_away = tuple(one for one in notes.given_away if one[0] != person_id)
    vacations = tuple(one for one in notes.vacations if one[0] != person_id)
    left_server = tuple(person for person in notes.left_server if person != person_id)
    return replace(notes, votes=votes, given_away=given_away, vacations=vacations, left_server=left_server)


def _names(vote: Vote, person_id: int) -> bool:
    people = {vote.by.id, *vote.asked, *vote.agreed, *vote.refused}
    return person_id in people or (vote.to is not None and vote.to.id == person_id)
