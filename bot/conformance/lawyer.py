"""Rare deeds under short limits: a lawyer plays a game each way, and after every answer the invariants hold.

Chance and advisers seldom bring two rare rules together; the lawyer prefers whatever has been done least in a match.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.conformance.check import Case, Check, Findings, each_way
from bot.conformance.checked import Checked
from bot.conformance.tables import Table, Way
from bot.engine import Chance, Match, Options
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import playout
from bot.engine.retrace import NotRebuilt, Retrace

LIMITS = ("most_rounds", "dusk")  # options that end a match after so many rounds
SHORT = range(3, 16)
MATCHES = 8  # at each table, where it may take long
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


def few(game: Checked) -> Iterator[Case]:
    """Matches at each table that is not too large. The sample: one match, with a seat more than the fewest."""
    for way in game.ways:
        for table in (Table(way, seats) for seats in way.seats if seats <= MANY):
            wanted = min(way.ends[0] + 1, way.ends[-1])
            for number in range(1, 2 + MATCHES):
                is_sample = number == 1 and table.seats == wanted
                yield Case(f"{table.name}-{number}", (game, table, number), is_long=not is_sample)


def rare_deeds(game: Checked, table: Table, number: int) -> Findings:
    if argue(table, number).outcome is None:
        yield "the match has no outcome"


def long_ways(game: Checked) -> Iterator[Case]:
    return (case._replace(is_long=True) for case in each_way(game))


def rebuilt(game: Checked, way: Way) -> Findings:
    options = shortened(way.options, Chance(b"rebuilt"))
    try:
        playout(way.game, way.seats[0], options, b"rebuilt", (lawyer_policy,), Retrace().watch)
    except NotRebuilt as error:
        yield str(error)


CHECKS = (
    Check("rare deeds break no invariant", few, rare_deeds),
    Check("what a lawyer plays can be rebuilt", long_ways, rebuilt),
)
