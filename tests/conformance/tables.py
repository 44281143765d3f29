"""All games there are, each way to play them, with every number of seats. A new game needs no line here."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.conformance.checked import Checked, checked_games
from bot.conformance.tables import Table, Way, ways_of
from bot.engine import Game
from bot.games import find_games
from bot.games.shown import all_games
from bot.settings import games_folder

GAMES: list[Game[Any, Any]] = list(find_games().values())
CHECKED: list[Checked] = sorted(checked_games(all_games(games_folder())), key=lambda one: one.game.key)
WAYS: list[Way] = [way for game in GAMES for way in ways_of(game)]
TABLES: list[Table] = [Table(way, seats) for way in WAYS for seats in way.seats]
EACH_GAME = [pytest.param(game, id=game.key) for game in GAMES]


def ends_of(ways: Iterable[Way]) -> list[Any]:
    """The fewest and the most seats of every way. The sample: of the other ways the most."""
    tables = [Table(way, seats) for way in ways for seats in way.ends]
    quick = [table for table in tables if table.way.is_usual or table.seats == table.way.ends[-1]]
    return [pytest.param(table, id=table.name, marks=() if table in quick else pytest.mark.long) for table in tables]
