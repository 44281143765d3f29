"""A server is forgotten whole: all its matches that are over go, a few hundred rows at a time."""

from sqlalchemy import BindParameter, bindparam, delete, func, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import BEGIN, GUILD, Erasure, is_over
from bot.store.thinning import MATCHES, ROWS, few
from bot.store.writer import Write

_matches, _journal, _people = tables.matches.c, tables.journal.c, tables.characters.c
_GUILD = bindparam("of_guild", type_=_matches.guild.type)
_MATCH: BindParameter[str] = bindparam("of_match")
_NO_SETTINGS = Statement(delete(tables.settings).where(tables.settings.c.guild == _GUILD))
_NO_CHARACTER = Statement(delete(tables.characters).where(_people.id == bindparam("of_character")))
_NO_ANSWERS = Statement(
    delete(tables.journal).where((_journal.match == _MATCH) & (_journal.sequence < bindparam("high")))
)
_NO_MATCH = Statement(delete(tables.matches).where(_matches.id == _MATCH))  # and all that hangs on it
_first = (
    select(func.min(_journal.sequence)).where(_journal.match == _matches.id).correlate(tables.matches).scalar_subquery()
)
_last = (
    select(func.max(_journal.sequence)).where(_journal.match == _matches.id).correlate(tables.matches).scalar_subquery()
)
_OVER = Statement(
    select(_matches.id, func.coalesce(_first, 0).label("first"), func.coalesce(_last - _first + 1, 0).label("rows"))
    .where((_matches.guild == _GUILD) & is_over)
    .limit(MATCHES)
)
_ROSTER = Statement(select(_people.id).where(_people.guild == _GUILD).limit(MATCHES))


def purging(guild: int) -> Write:
    """The first of many writes: from then on nobody sees what was played there."""
    write = Write()
    write.add(BEGIN, [{"kind": GUILD, "id": guild, "name": ""}])
    write.add(_NO_SETTINGS, [{"of_guild": guild}])
    return write


async def next_slice(connection: Connection, erasure: Erasure) -> Write | None:
    """What is to be written next; None: nothing is left but that the server is being forgotten."""
    write = Write()
    if roster := await _ROSTER.column(connection, of_guild=erasure.id):
        write.add(_NO_CHARACTER, [{"of_character": one} for one in roster])
    elif over := await _OVER.rows(connection, of_guild=erasure.id):
        if over[0]["rows"] > ROWS:
            write.add(_NO_ANSWERS, [{"of_match": over[0]["id"], "high": over[0]["first"] + ROWS}])
        else:
            write.add(_NO_MATCH, [{"of_match": match} for match in few(over, {})])
    else:
        return None
    return write
