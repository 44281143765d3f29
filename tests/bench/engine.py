"""Whole matches without people: answers per second of CPU time, and where that time goes."""

import cProfile
import pstats
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine import Game, Options
from bot.engine.playout import playout, random_policy
from bot.games import find_games
from tests.bench.figures import Figure
from tests.bench.machine import as_the_bot_runs, rate
from tests.e2e.bot_process import ROOT

SECTION = "engine"
TOP = 5


def measure(seconds: float) -> Iterator[Figure]:
    for key, game in find_games().items():
        ways = {"": game.options_type(), **game.variants()}
        for name, options in ways.items():
            with as_the_bot_runs():
                figure = _figure(f"{key} {name}".strip(), game, options, seconds)
            yield figure


def _figure(name: str, game: Game[Any, Any], options: Options, seconds: float) -> Figure:
    seats = game.seats_for(options)
    played = Playouts(game, seats[len(seats) // 2], options)
    found = rate(played.one, seconds)
    where = ", ".join(f"{module} {share:.0f} %" for module, share in played.where(seconds))
    return Figure(SECTION, f"{name}, {played.seats} seats: answers per second", found, "/s", details=where)


class Playouts:
    """One match after the other, each with a seed of its own."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self.game, self.seats, self.options = game, seats, options
        self._numbers = count()

    def one(self) -> int:
        seed = next(self._numbers).to_bytes(32, "big")
        return playout(self.game, self.seats, self.options, seed, (random_policy,)).answered

    def where(self, seconds: float) -> list[tuple[str, float]]:
        """The modules in which most of the time is spent, in per cent."""
        profile = cProfile.Profile()
        profile.runcall(rate, self.one, seconds / 2)
        spent: Counter[str] = Counter()
        for (file, _, function), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
            spent[_module(file, function)] += own
        return [(module, own / spent.total() * 100) for module, own in spent.most_common(TOP)]


def _module(file: str, function: str) -> str:
    path = Path(file)
    if path.is_relative_to(ROOT):
        return str(path.relative_to(ROOT).with_suffix("")).replace("/", ".")
    return "msgspec" if "msgspec" in function else "Python"
