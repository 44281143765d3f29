"""Whether somebody has ever won a game on a server, from the results of finished matches."""

from sqlalchemy import bindparam, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import PERSON, is_erased, is_kept

_results, _matches = tables.results.c, tables.matches.c
_is_seen = is_kept & ~is_erased(PERSON, _results.person)
# It is asked at every new table, and ends at the first victory.
_HAS_WON = Statement(
    select(_results.match)
    .join_from(tables.results, tables.matches, _results.match == _matches.id)
    .where((_matches.guild == bindparam("of_guild")) & (_matches.game == bindparam("of_game")))
    .where((_results.person == bindparam("of_person")) & _results.has_won & _is_seen)
    .limit(1)
)


async def has_won(connection: Connection, guild: int, game: str, person: int) -> bool:
    """Has this person ever won that game on that server?"""
    return bool(await _HAS_WON.rows(connection, of_guild=guild, of_game=game, of_person=person))
