"""What a table is worth, and how the league stands.

The first of a table has 100 points, the last none, the others between them by how many they have left behind; who is
level shares. Whoever rests, and everybody at a table that was called off, has 50. Whoever has left a match, or let an
automaton play to its end, has none.
"""

from collections import defaultdict

from msgspec import Struct

from bot.host import Table
from bot.ui.actions.league.model import League

WHOLE, HALF = 100, 50


class Line(Struct, frozen=True):
    """One entry in the standing. Equal points: more tables won, then stronger opponents, then who entered first."""

    entry: int
    points: int
    played: int
    won: int
    strength: int  # the points of all they have met


def points_of(table: Table) -> tuple[int, ...]:
    """By seat, of a match that is over."""
    outcome = table.match.outcome if table.match is not None else None
    if table.status != "finished" or outcome is None:
        return (HALF,) * len(table.seats)
    ranks = [(seat not in outcome.winners, outcome.rank(seat)) for seat in range(len(table.seats))]
    return tuple(0 if info.is_automatic else _points(ranks, info.seat) for info in table.seats)


def _points(ranks: list[tuple[bool, int]], seat: int) -> int:
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    beaten = sum(2 * (ranks[seat] < rank) + (ranks[seat] == rank) for rank in others)
    return round(WHOLE * beaten / (2 * len(others)))


def standing(league: League) -> list[Line]:
    """The best first."""
    points, played, won, met = defaultdict[int, int](int), defaultdict[int, int](int), defaultdict[int, int](int), []
    for one in league.rounds:
        if one.is_over:
            for entry in one.resting:
                points[entry] += HALF
        for table in one.tables:
            for entry, given in zip(table.entries, table.points or (), strict=False):
                points[entry] += given
                played[entry] += 1
                won[entry] += given == max(table.points or (0,)) > HALF
                met += [(entry, other) for other in table.entries if other != entry]
    strength = defaultdict[int, int](int)
    for entry, other in met:
        strength[entry] += points[other]
    lines = [
        Line(one.number, points[one.number], played[one.number], won[one.number], strength[one.number])
        for one in league.entries
    ]
    return sorted(lines, key=lambda line: (-line.points, -line.won, -line.strength, line.entry))
