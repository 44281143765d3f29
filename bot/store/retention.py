"""Of which servers anything is kept, and which films stand where."""

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, bindparam, func, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.commits import EVERYWHERE
from bot.store.compiled_statements import Statement
from bot.store.dialects import JsonField


class Film(Struct, frozen=True):
    """Where the film of a match stands."""

    match: str
    channel: int
    message: int


_matches, _seats = tables.matches.c, tables.seats.c
_played = _matches.id.in_(select(_seats.match).where(_seats.person == bindparam("of_person")))
_film = JsonField(_matches.notes, "film")
_FILMS_OF_GUILD = Statement(
    select(_matches.id, _matches.channel, _film.label("film")).where(
        (_matches.guild == bindparam("of_guild")) & _film.is_not(None)
    )
)
_FILMS = Statement(select(_matches.id, _matches.channel, _film.label("film")).where(_played & _film.is_not(None)))


def _each_guild(of: ColumnElement[int]) -> Select[int]:
    """From each server to the next one in the index: DISTINCT would read an entry for every row."""
    least = func.min(of)
    here = select(least.label("guild")).cte("here", recursive=True)
    after = select(least).where(of > here.c.guild).scalar_subquery()
    here = here.union_all(select(after).where(here.c.guild.is_not(None)))
    return select(here.c.guild).where(here.c.guild.is_not(None))


_OF_MATCHES = Statement(_each_guild(_matches.guild))
_OF_SETTINGS = Statement(select(tables.settings.c.guild).distinct())
_OF_ROSTERS = Statement(_each_guild(tables.characters.c.guild))


async def films(connection: Connection, person: int) -> list[Film]:
    return _read(await _FILMS.rows(connection, of_person=person))


async def films_on(connection: Connection, guild: int) -> list[Film]:
    return _read(await _FILMS_OF_GUILD.rows(connection, of_guild=guild))


def _read(found: list[dict[str, Any]]) -> list[Film]:
    return [Film(row["id"], row["channel"], int(row["film"])) for row in found]


async def servers(connection: Connection) -> set[int]:
    """The servers of which anything is kept."""
    found = [await one.column(connection) for one in (_OF_MATCHES, _OF_SETTINGS, _OF_ROSTERS)]
    return {guild for guilds in found for guild in guilds} - {EVERYWHERE}
