"""What a check is, and where it looks.

A check takes samples where all would last too long: a game as it comes is looked at more closely than its other ways to
play. A case that is no sample is long.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from bot.conformance.checked import Checked
from bot.conformance.tables import Table

Findings: TypeAlias = Iterator[str]  # a sentence for each fault


class Case(NamedTuple):
    """One thing that a check looks at: what its function is called with."""

    name: str
    given: tuple[Any, ...]
    is_long: bool = False


Cases: TypeAlias = Callable[[Checked], Iterable[Case]]


class Check(Struct, frozen=True):
    """`says`: what holds for a game that passes, as a sentence without its full stop."""

    says: str
    cases: Cases
    find: Callable[..., Findings]


def whole(game: Checked) -> Iterator[Case]:
    yield Case(game.game.key, (game,))


def each_way(game: Checked) -> Iterator[Case]:
    return (Case(way.name, (game, way)) for way in game.ways)


def few_ways(game: Checked) -> Iterator[Case]:
    """Every way. The sample: the game as it comes; of its other ways whole matches are played."""
    return (case._replace(is_long=not case.given[1].is_usual) for case in each_way(game))


def ends(game: Checked) -> Iterator[Case]:
    """Every way with its fewest and its most seats. The sample: the game as it comes."""
    for table in (Table(way, seats) for way in game.ways for seats in way.ends):
        yield Case(table.name, (game, table), is_long=not table.way.is_usual)


def fewest(game: Checked) -> Iterator[Case]:
    """Every way with the fewest seats. The sample: the game as it comes."""
    return (_case(game, Table(way, way.seats[0]), is_long=not way.is_usual) for way in game.ways)


def most(game: Checked) -> Iterator[Case]:
    """Every way with the most seats. The sample: the game as it comes."""
    return (_case(game, Table(way, way.seats[-1]), is_long=not way.is_usual) for way in game.ways)


def _case(game: Checked, table: Table, *, is_long: bool) -> Case:
    return Case(table.way.name, (game, table), is_long)


def of_shown(cases: Cases) -> Cases:
    """None of them where a game is rules alone."""
    return lambda game: cases(game) if game.shows is not None else ()


def with_looks(cases: Cases, few: int, many: int) -> Cases:
    """Each looks at so many moments of a match; to look at many more takes long."""

    def with_each(game: Checked) -> Iterator[Case]:
        for case in cases(game):
            yield Case(f"{case.name}-few", (*case.given, few), case.is_long)
            yield Case(f"{case.name}-many", (*case.given, many), is_long=True)

    return with_each
