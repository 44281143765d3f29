"""How the database shows that a write was kept although the connection broke before it said so: `commit_in_doubt`."""

from sqlalchemy import BindParameter, bindparam, func, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.rows import Commit

_matches, _journal, _leases = tables.matches.c, tables.journal.c, tables.leases.c
_MATCH: BindParameter[str] = bindparam("of_match")
_is_entry = (_journal.match == _MATCH) & (_journal.sequence == bindparam("sequence"))
_is_ours = _leases.holder == bindparam("holder", type_=_leases.holder.type)

# It waits for whoever is writing to the match, as that may be what we have asked for.
_VERSION = Statement(select(_matches.version).where(_matches.id == _MATCH).with_for_update(read=True))
_ENTRY = Statement(select(_journal.at, _journal.person).where(_is_entry))
_MATCHES = Statement(select(_matches.id).where(_matches.id == _MATCH))
_HELD = Statement(select(func.count().label("held")).where(_is_ours))


async def is_made(match: str, connection: Connection) -> bool:
    """A new lobby."""
    return bool(await _MATCHES.rows(connection, of_match=match))


async def is_taken(commit: Commit, connection: Connection) -> bool | None:
    """A step. Where it has no place in the journal, only what came right after it tells."""
    versions = await _VERSION.column(connection, of_match=commit.match)
    if (entry := commit.entry) is not None:
        found = await _ENTRY.rows(connection, of_match=commit.match, sequence=entry.sequence)
        return found == [{"at": entry.at, "person": entry.person}]
    if commit.read is None or versions not in ([commit.read], [commit.read + 1]):
        return None
    return versions == [commit.read + 1]


async def are_held(holder: str, shards: int, connection: Connection) -> bool:
    """Leases that were taken."""
    return await _HELD.column(connection, holder=holder) == [shards]
