"""What people have done on a server, from the results of finished matches."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import bindparam, select

from bot.store import tables
from bot.store.backend import Connection
from bot.store.compiled_statements import Statement
from bot.store.erased import PERSON, is_erased, is_kept


class Standing(Struct, frozen=True):
    """How one person stands in one game. `streak`: how many of the latest matches in a row they won."""

    person: int
    played: int
    won: int
    streak: int
    best: int  # the longest streak there was


class Played(Struct, frozen=True):
    person: int
    has_won: bool


_results, _matches = tables.results.c, tables.matches.c
_is_seen = is_kept & ~is_erased(PERSON, _results.person)
_PLAYED = Statement(
    select(_results.match, _results.person, _results.has_won)
    .join_from(tables.results, tables.matches, _results.match == _matches.id)
    .where((_matches.guild == bindparam("of_guild")) & (_matches.game == bindparam("of_game")))
    .where(_results.person.is_not(None) & _is_seen)
    .order_by(_matches.ended, _matches.id, _results.seat)
)
# Of its own, as it is asked at every new table: it ends at the first victory.
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


async def standings(connection: Connection, guild: int, game: str) -> list[Standing]:
    """Who has played, the most victories first; among equals who needed fewer matches."""
    by_match: dict[tuple[str, int], bool] = {}
    for row in await _PLAYED.rows(connection, of_guild=guild, of_game=game):
        key = row["match"], row["person"]  # whoever held several seats has played once
        by_match[key] = by_match.get(key, False) or bool(row["has_won"])
    return counted(Played(person, has_won) for (_, person), has_won in by_match.items())


def counted(played: Iterable[Played]) -> list[Standing]:
    """The standings, from results in the order of time."""
    found: dict[int, Standing] = {}
    for one in played:
        before = found.get(one.person) or Standing(one.person, 0, 0, 0, 0)
        streak = before.streak + 1 if one.has_won else 0
        best = max(before.best, streak)
        found[one.person] = Standing(one.person, before.played + 1, before.won + one.has_won, streak, best)
    return sorted(found.values(), key=lambda standing: (-standing.won, standing.played))
