"""The matches of a game that are over on a server, in the order in which they ended: what ratings are derived from."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, select

from bot.engine import Outcome
from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.dialects import JsonField
from bot.store.erased import PERSON, is_erased, is_kept

PAGE = 100  # matches read at once


class Over(Struct, frozen=True):
    """`people` by seat; automata and who was forgotten are not among them. No outcome: it was called off."""

    id: str
    started: datetime
    ended: datetime
    options: dict[str, Any]
    outcome: Outcome | None
    ending: str | None  # why it was called off, where nobody stopped it
    people: dict[int, int]


_matches, _results = tables.matches.c, tables.results.c
_is_meant = (
    (_matches.guild == bindparam("of_guild"))
    & (_matches.game == bindparam("of_game"))
    & (_matches.ended >= bindparam("since", type_=_matches.ended.type))
    & _matches.started.is_not(None)
    & is_kept
)
_OVER = Statement(
    select(
        *(_matches.id, _matches.started, _matches.ended, _matches.options, _matches.outcome),
        JsonField(_matches.notes, "ending").label("ending"),
    )
    .where(_is_meant)
    .order_by(_matches.ended, _matches.id)
    .limit(PAGE)
)
_page = select(_matches.id).where(_is_meant).order_by(_matches.ended, _matches.id).limit(PAGE)
_SAT = Statement(
    select(_results.match, _results.seat, _results.person).where(
        _results.match.in_(_page) & _results.person.is_not(None) & ~is_erased(PERSON, _results.person)
    )
)


async def over_since(connection: Connection, guild: int, game: str, since: datetime) -> list[Over]:
    """Those that ended then or later, a page of them: a thousand rows more would keep a click waiting."""
    asked = {"of_guild": guild, "of_game": game, "since": since}
    async with connection.snapshot():
        people: dict[str, dict[int, int]] = {}
        for row in await _SAT.rows(connection, **asked):
            people.setdefault(row["match"], {})[row["seat"]] = row["person"]
        return [Over(**row, people=people.get(row["id"], {})) for row in await _OVER.rows(connection, **asked)]


_seats = tables.seats.c
_NAME = Statement(
    select(_seats.name)
    .where((_seats.match == bindparam("of_match")) & (_seats.person == bindparam("of_person")))
    .where(~is_erased(PERSON, _seats.person))
    .limit(1)
)


async def name_in(connection: Connection, match: str, person: int) -> str | None:
    """What somebody was called in a match."""
    return next(iter(await _NAME.column(connection, of_match=match, of_person=person)), None)
