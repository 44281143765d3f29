"""`match-up`: one seat plays as gentle or sharp, all others as steady, against the same match with all steady.

Each deal is played once by steady automata alone and then with the other in each seat by turns, so that what the deal
and the seat give falls away. The seats of one deal hang together: the interval is of deals.
"""

import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, variance
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.simulate import SEEDS
from bot.engine import Chance, Choice, Game, Match, Options, Prompt
from bot.engine.advising import advised
from bot.engine.foresight import Question, answer
from bot.engine.playout import Policy, playout
from bot.engine.strength import Strength

SIDE = 1.96  # standard errors to each side: 95 %


class Deal(Struct, frozen=True):
    """How often the other has won one deal, over all seats, and how often the steady ones in the same seats."""

    won: int
    steady: int
    seats: int

    @property
    def gain(self) -> float:
        return (self.won - self.steady) / self.seats


class Player:
    """Answers as that strength does, and keeps how long each answer took."""

    def __init__(self, strength: Strength, seats: int) -> None:
        self.strength, self.seats = strength, seats
        self.seconds: list[float] = []

    def __call__(self, match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        del chance  # an automaton's own hangs on the place, so that paired matches differ by their choices alone
        began = time.perf_counter()
        advice = advised(match, prompt, strength=self.strength)
        if self.strength == "sharp":
            advice = answer(Question(match.game, match.state, prompt, advice, self.seats))
        self.seconds.append(time.perf_counter() - began)
        return advice.choice


class MatchUp(Struct):
    """What has come of so many deals."""

    deals: list[Deal]
    seconds: list[float]

    @property
    def pairs(self) -> int:
        return sum(deal.seats for deal in self.deals)

    @property
    def rates(self) -> tuple[float, float]:
        """Of the other, and of the steady ones in its place."""
        return sum(deal.won for deal in self.deals) / self.pairs, sum(deal.steady for deal in self.deals) / self.pairs

    @property
    def gain(self) -> tuple[float, float]:
        """In parts of a match, and how far the truth may lie to either side."""
        gains = [deal.gain for deal in self.deals]
        return fmean(gains), SIDE * sqrt(variance(gains) / len(gains)) if len(gains) > 1 else 1.0

    @property
    def slow(self) -> float:
        """Seconds that all but one in twenty answers stay below."""
        return sorted(self.seconds)[len(self.seconds) * 19 // 20]


def deals(game: Game[Any, Any], player: Player, seats: int, options: Options, seed: int, count: int) -> Iterator[Deal]:
    """Deal after deal."""
    steady = Player("steady", seats)
    for number in range(seed * SEEDS, seed * SEEDS + count):
        before = _winners(game, options, number, (steady,) * seats)
        won = 0
        for seat in range(seats):
            players: list[Policy] = [steady] * seats
            players[seat] = player
            won += seat in _winners(game, options, number, tuple(players))
        yield Deal(won, len(before), seats)


def measure(
    game: Game[Any, Any], strength: Strength, seats: int, options: Options, seed: int, count: int, console: Console
) -> MatchUp:
    player = Player(strength, seats)
    played = deals(game, player, seats, options, seed, count)
    found = list(track(played, f"Playing {game.key}", total=count, console=console, transient=True))
    return MatchUp(found, player.seconds)


def print_match_up(title: str, found: MatchUp, console: Console) -> None:
    (won, steady), (gain, side) = found.rates, found.gain
    table = Table("pairs", "it wins", "steady wins", "gain", "95 %", "answer, mean", "95 % below", title=title)
    mean = f"{1000 * fmean(found.seconds):.0f} ms"
    low, high = f"{100 * (gain - side):+.1f}", f"{100 * (gain + side):+.1f}"
    rates = f"{won:.1%}", f"{steady:.1%}", f"{100 * gain:+.1f} points"
    table.add_row(str(found.pairs), *rates, f"{low} to {high}", mean, f"{1000 * found.slow:.0f} ms")
    console.print(table)


def _winners(game: Game[Any, Any], options: Options, number: int, players: tuple[Policy, ...]) -> tuple[int, ...]:
    outcome = playout(game, len(players), options, str(number).encode(), players).outcome
    assert outcome is not None
    return outcome.winners
