"""What is kept no longer: matches long over are thinned to their record, and a server is forgotten whole."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, bindparam, delete, func, or_, select, update

from bot.store import tables
from bot.store.backend import Connection
from bot.store.dialects import JsonField
from bot.store.statements import Statement
from bot.store.writer import Write


class Film(Struct, frozen=True):
    """Where the film of a match stands."""

    match: str
    channel: int
    message: int


_matches, _seats, _kept, _journal = tables.matches.c, tables.seats.c, tables.snapshots.c, tables.journal.c
_GUILD = bindparam("of_guild", type_=_matches.guild.type)
_NOW = bindparam("now", type_=_matches.ended.type)
_is_due = (
    (_matches.guild == _GUILD)
    & or_(_matches.status == "finished", _matches.status == "stopped")
    & (_matches.ended < bindparam("before", type_=_matches.ended.type))
    & _matches.thinned.is_(None)
)
_due = select(_matches.id).where(_is_due)
_other = tables.snapshots.alias()
_newest = select(func.max(_other.c.answers)).where(_other.c.match == _kept.match).scalar_subquery()
# A match that is over is loaded from its newest snapshot; who answered when is nobody's business any more.
_OLD_SNAPSHOTS = Statement(delete(tables.snapshots).where(_kept.match.in_(_due) & (_kept.answers < _newest)))
_WHO_AND_WHEN = Statement(update(tables.journal).where(_journal.match.in_(_due)).values(person=None, at=_NOW))
_THINNED = Statement(update(tables.matches).where(_is_due).values(thinned=_NOW))

_NO_CHARACTERS = Statement(delete(tables.characters).where(tables.characters.c.guild == _GUILD))
_NO_MATCHES = Statement(delete(tables.matches).where(_matches.guild == _GUILD))  # and all that hangs on them
_NO_SETTINGS = Statement(delete(tables.settings).where(tables.settings.c.guild == _GUILD))

_played = _matches.id.in_(select(_seats.match).where(_seats.person == bindparam("of_person")))
_film = JsonField(_matches.notes, "film")
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


def thinning(guild: int, before: datetime, now: datetime) -> Write:
    """The matches of a server that were over before then keep what proves them, and who won."""
    write = Write()
    write.is_long = True
    for statement in (_OLD_SNAPSHOTS, _WHO_AND_WHEN, _THINNED):
        write.add(statement, [{"of_guild": guild, "before": before, "now": now}])
    return write


def purging(guild: int) -> Write:
    """All that is kept of a server."""
    write = Write()
    write.empties_log = write.is_long = True
    for statement in (_NO_CHARACTERS, _NO_MATCHES, _NO_SETTINGS):
        write.add(statement, [{"of_guild": guild}])
    return write


async def films(connection: Connection, person: int) -> list[Film]:
    found = await _FILMS.rows(connection, of_person=person)
    return [Film(row["id"], row["channel"], int(row["film"])) for row in found]


async def servers(connection: Connection) -> set[int]:
    """The servers of which anything is kept; 0 stands for none in particular."""
    found = [await one.column(connection) for one in (_OF_MATCHES, _OF_SETTINGS, _OF_ROSTERS)]
    return {guild for guilds in found for guild in guilds} - {0}
