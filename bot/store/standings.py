"""What people have done on a server, from the results of finished matches."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, select

from bot.store import tables


class Standing(Struct, frozen=True):
    """One person's in one game. `streak`: how many of the latest matches in a row were won."""

    person: int
    played: int
    won: int
    streak: int
    best: int  # the longest streak there was


class Played(Struct, frozen=True):
    person: int
    has_won: bool


def standings(connection: Connection, guild: int, game: str) -> list[Standing]:
    """Who has played, the most victories first; among equals who needed fewer matches."""
    results, matches = tables.results.c, tables.matches.c
    query = (
        select(results.person, results.has_won)
        .join_from(tables.results, tables.matches, results.match == matches.id)
        .where((matches.guild == guild) & (matches.game == game) & results.person.is_not(None))
        .order_by(matches.ended, matches.id, results.seat)
    )
    return counted(Played(*row) for row in connection.execute(query))


def counted(played: Iterable[Played]) -> list[Standing]:
    """From results in the order of time."""
    found: dict[int, Standing] = {}
    for one in played:
        before = found.get(one.person) or Standing(one.person, 0, 0, 0, 0)
        streak = before.streak + 1 if one.has_won else 0
        best = max(before.best, streak)
        found[one.person] = Standing(one.person, before.played + 1, before.won + one.has_won, streak, best)
    return sorted(found.values(), key=lambda standing: (-standing.won, standing.played))
