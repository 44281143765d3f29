"""Rare deeds under short limits: a lawyer plays every game each way, and after every answer the invariants hold.

Chance and advisers seldom bring two rare rules together; the lawyer prefers whatever has been done least in a match.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.engine import Chance, Match, Options
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import fingerprint, playout
from bot.engine.retrace import Retrace
from tests.conformance.tables import EACH_WAY, TABLES, Table, Way, sampled
from tests.support import fair

LIMITS = ("most_rounds", "dusk")  # options that end a match after so many rounds
SHORT = range(3, 16)
MATCHES = 8  # of the long test, at each table
MANY = 7  # seats; such matches are long


def shortened(options: Options, chance: Chance) -> Options:
    """With a short limit of rounds, where there is one to be set."""
    limits = {name: chance.pick(SHORT) for name in LIMITS if hasattr(options, name)}
    return msgspec.structs.replace(options, **limits)


def argue(table: Table, number: int) -> Match[Any]:
    """One match, its invariants looked at after every answer."""
    game, seed = table.way.game, b"lawyer %d" % number
    options = shortened(table.way.options, Chance(seed)) if number % 4 else table.way.options
    return playout(game, table.seats, options, seed, (lawyer_policy,), lambda match: game.check(match.state))


def few(tables: list[Table]) -> Iterator[Table]:
    return (table for table in tables if table.seats <= MANY)


@pytest.mark.parametrize("table", sampled(few(TABLES), lambda table: table.seats == table.way.ends[0] + 1))
def test_rare_deeds_break_nothing(table: Table) -> None:
    assert argue(table, 1).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("table", [pytest.param(table, id=table.name) for table in few(TABLES)])
@pytest.mark.parametrize("number", range(2, 2 + MATCHES))
def test_many_rare_deeds_break_nothing(table: Table, number: int) -> None:
    assert argue(table, number).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("way", EACH_WAY)
def test_what_a_lawyer_plays_can_be_rebuilt(way: Way) -> None:
    options = shortened(way.options, Chance(b"rebuilt"))
    playout(way.game, way.seats[0], options, b"rebuilt", (lawyer_policy,), Retrace().watch)


def test_a_lawyer_plays_the_same_match_again() -> None:
    """What it remembers is the match's own."""
    one, other = (playout(fair.GAME, 3, fair.FairOptions(turns=8), b"fair", (lawyer_policy,)) for _ in "ab")
    assert fingerprint(one) == fingerprint(other)
