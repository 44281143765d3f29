"""R137, R141, R144: where the enemies will go once all heroes have played, as the land stands now. Pure."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple

from cogs.dead_throne.content.land import CASTLE, STEPS
from cogs.dead_throne.content.tables import AGRIMOR, ENEMIES
from cogs.dead_throne.rules.defender.boards import CLOSED, packs, speed_of
from cogs.dead_throne.rules.defender.marching import gates_of, marches, nearest_towns
from cogs.dead_throne.state.boards import Defender, Spawn
from cogs.dead_throne.state.match import State

LONG_NIGHT = 3  # every third round they walk one step more
SPEED = 2  # Agrimor's (R154)
Ways = tuple[tuple[str, ...], ...]


class March(NamedTuple):
    """Those at one step act as one. `ways`: every way they may take, of which people choose; an empty one: they stay.

    `towns` are the tiles they make for; the dragon flies to the castle.
    """

    at: str
    enemy: str
    ways: Ways
    towns: tuple[str, ...] = ()


def forecast(board: Defender, number: int, bars: Iterable[str]) -> list[March]:
    """`number` is that of the round; `bars` are steps that are barred to all but their owners."""
    barred = barred_by(board, bars)
    found = [_march(board, number, pack, barred) for pack in packs(board)]
    if board.agrimor_at and board.agrimor_at != CASTLE:
        found.append(March(board.agrimor_at, AGRIMOR, _frozen(flights(board, number, barred))))
    return found


def lasting_bars(state: State) -> list[str]:
    """R180: those who still have a turn in this round lift theirs before the enemies walk."""
    count = len(state.players)
    played = (state.next - state.first) % count
    return [bar.step for bar in state.bars if (bar.seat - state.first) % count <= played]


def barred_by(board: Defender, bars: Iterable[str]) -> frozenset[str]:
    """Bar the Way, and what an omen has closed."""
    return frozenset((*bars, *(CLOSED if board.omen == "burned-bridges" else ())))


def moves_of(board: Defender, number: int, pack: list[Spawn]) -> int:
    """R137."""
    return speed_of(pack) + _farther(board, number)


def _farther(board: Defender, number: int) -> int:
    """In a Long Night every enemy walks one step more in every third round, the dragon too (R73)."""
    return int(board.omen == "long-night" and number % LONG_NIGHT == 0)


def ways_to(
    board: Defender, at: str, goal: str, moves: int, barred: Collection[str], people: Collection[str] = ()
) -> list[list[str]]:
    """To the town of that step; no further than its first."""
    gates = gates_of(board.towns)
    goals = [gate for gate in gates if goal and STEPS[gate].tile == STEPS[goal].tile]
    return marches(at, goals, moves, barred, gates, people)


def flights(board: Defender, number: int, barred: Collection[str], people: Collection[str] = ()) -> list[list[str]]:
    """R144: to the castle; he stops in every town on his way that he has not burned yet."""
    stops = [step for step in gates_of(board.towns) if STEPS[step].tile not in board.attacked]
    return marches(board.agrimor_at, [CASTLE], SPEED + _farther(board, number), barred, stops, people)


def _march(board: Defender, number: int, pack: list[Spawn], barred: frozenset[str]) -> March:
    at, first = pack[0].at, max(pack, key=lambda spawn: ENEMIES[spawn.enemy].level)
    standing = tuple(sorted(tile for tile, left in board.towns.items() if left > 0))
    towns, ways = _planned(at, standing, moves_of(board, number, pack), barred)
    return March(at, first.enemy, ways, towns)


@lru_cache(1024)
def _planned(at: str, standing: tuple[str, ...], moves: int, barred: frozenset[str]) -> tuple[tuple[str, ...], Ways]:
    """Asked again and again while nothing changes. In a town they stay."""
    board = Defender(towns=dict.fromkeys(standing, 1))
    if at in gates_of(board.towns):
        return (STEPS[at].tile,), ((),)
    goals = nearest_towns(at, board.towns, barred)
    ways = [way for goal in goals or [""] for way in ways_to(board, at, goal, moves, barred)]
    return tuple(STEPS[goal].tile for goal in goals), _frozen(ways)


def _frozen(ways: Iterable[list[str]]) -> Ways:
    """Each end once."""
    return tuple({way[-1] if way else "": tuple(way) for way in ways}.values())
