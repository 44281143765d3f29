"""Every game, each way to play it, with every number of seats. A new game needs no line here.

`make test` takes samples where all would last too long: a game as it comes is looked at more closely than in its other
ways to play. `make test-long` takes the whole.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from bot.engine import Game, Options
from bot.games import find_games

GAMES: list[Game[Any, Any]] = list(find_games().values())


class Way(NamedTuple):
    """One way to play one game."""

    name: str
    game: Game[Any, Any]
    options: Options

    @property
    def is_usual(self) -> bool:
        """As the game comes."""
        return self.name == self.game.key

    @property
    def seats(self) -> range:
        return self.game.seats_for(self.options)

    @property
    def ends(self) -> list[int]:
        """The fewest seats, and the most."""
        return sorted({self.seats[0], self.seats[-1]})


class Table(NamedTuple):
    way: Way
    seats: int

    @property
    def name(self) -> str:
        return f"{self.way.name}-{self.seats}"


def ways_of(game: Game[Any, Any]) -> list[Way]:
    """The game as it comes, and its other ways to play."""
    others = [Way(f"{game.key}-{name}", game, way) for name, way in game.variants().items()]
    return [Way(game.key, game, game.rehearsed()), *others]


WAYS: list[Way] = [way for game in GAMES for way in ways_of(game)]
TABLES: list[Table] = [Table(way, seats) for way in WAYS for seats in way.seats]
EACH_GAME = [pytest.param(game, id=game.key) for game in GAMES]
EACH_WAY = [pytest.param(way, id=way.name) for way in WAYS]
EACH_TABLE = [pytest.param(table, id=table.name) for table in TABLES]


def sampled(tables: Iterable[Table], is_sampled: Callable[[Table], bool]) -> list[Any]:
    """Parameters of a test: all of the tables, and those that are no sample are `long`."""
    return [pytest.param(table, id=table.name, marks=() if is_sampled(table) else pytest.mark.long) for table in tables]


def looks(few: int, many: int) -> list[Any]:
    """Parameters of a test: at so many moments of a match it looks; at many more it takes `long`."""
    return [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.long)]


def ends_of(ways: Iterable[Way]) -> list[Any]:
    """The fewest and the most seats of every way. The sample: of the other ways the most."""
    tables = (Table(way, seats) for way in ways for seats in way.ends)
    return sampled(tables, lambda table: table.way.is_usual or table.seats == table.way.ends[-1])
