"""All that is kept about one person, for themselves: what `forgetting` takes out is found here."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, select, union

from bot.engine import Choice
from bot.store import characters, tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import PERSON, erasures
from bot.store.rows import CharacterRow

Rows = list[dict[str, Any]]


class OwnSeat(Struct, frozen=True):
    match: str
    seat: int
    name: str
    is_away: bool


class OwnResult(Struct, frozen=True):
    match: str
    seat: int
    score: int
    has_won: bool


class OwnAnswer(Struct, frozen=True, omit_defaults=True):
    """Something they decided; `kept` stands for a step back, after which only so many answers counted."""

    match: str
    at: datetime
    prompt: int | None = None
    seat: int | None = None
    choice: Choice | None = None
    by: str | None = None
    kept: int | None = None


class OwnMatch(Struct, frozen=True):
    """One they sat at, opened or decided something in. `notes`: what the host remembers of all who sat there."""

    id: str
    game: str
    guild: int
    channel: int
    status: str
    starter: int
    created: datetime
    started: datetime | None
    ended: datetime | None
    notes: dict[str, Any] | None


class AboutPerson(Struct, frozen=True):
    wishes: dict[str, str] = {}
    matches: list[OwnMatch] = []
    seats: list[OwnSeat] = []
    results: list[OwnResult] = []
    answers: list[OwnAnswer] = []
    characters: list[CharacterRow] = []


_matches, _seats, _results, _journal = tables.matches.c, tables.seats.c, tables.results.c, tables.journal.c
_PERSON = bindparam("of_person", type_=_seats.person.type)
_WISHES = Statement(select(tables.people.c.key, tables.people.c.value).where(tables.people.c.person == _PERSON))
_SEATS = Statement(select(_seats.match, _seats.seat, _seats.name, _seats.is_away).where(_seats.person == _PERSON))
_RESULTS = Statement(
    select(_results.match, _results.seat, _results.score, _results.has_won).where(_results.person == _PERSON)
)
_ANSWERS = Statement(
    select(_journal.match, _journal.at, _journal.prompt, _journal.seat, _journal.choice, _journal.by, _journal.kept)
    .where(_journal.person == _PERSON)
    .order_by(_journal.match, _journal.sequence)
)
_ids = union(
    select(_seats.match).where(_seats.person == _PERSON),
    select(_results.match).where(_results.person == _PERSON),
    select(_journal.match).where(_journal.person == _PERSON),
    select(_matches.id).where(_matches.starter == _PERSON),
)
_its = [_matches[name] for name in OwnMatch.__struct_fields__]
_MATCHES = Statement(select(*_its).where(_matches.id.in_(_ids)).order_by(_matches.created, _matches.id))


async def about_person(connection: Connection, person: int) -> AboutPerson:
    """Of who is being forgotten there is nothing, from the moment they were promised it."""
    async with connection.snapshot():
        if any(one.kind == PERSON and one.id == person for one in await erasures(connection)):
            return AboutPerson()
        return AboutPerson(
            wishes={row["key"]: row["value"] for row in await _WISHES.rows(connection, of_person=person)},
            matches=[OwnMatch(**row) for row in await _MATCHES.rows(connection, of_person=person)],
            seats=[OwnSeat(**row) for row in await _SEATS.rows(connection, of_person=person)],
            results=[OwnResult(**row) for row in await _RESULTS.rows(connection, of_person=person)],
            answers=[OwnAnswer(**row) for row in await _ANSWERS.rows(connection, of_person=person)],
            characters=await characters.of_person(connection, person),
        )
