"""`pace`: how a full table feels: what a seat presses, how long it waits, and whether it can do something meanwhile.

Time is counted in presses, as what people take to think is nobody's to measure here.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.cli.simulate import SEEDS
from bot.engine import Answer, Game, Match, Options
from bot.engine.playout import adviser_policy, playout

LOOKED_AT = 7  # what a waiting seat can do is looked at once in so many presses: to build a view is dear
OFTEN = 0.9


class Pace(Struct):
    """Of all matches of one size. `waits`: how many presses of others lie between two of one seat.

    `waiting`: so often a seat that is asked nothing was looked at; `active`: so often it could do something;
    `invited`: so often there was an offer to it.
    """

    seats: int
    presses: list[int] = []  # of each seat in each match
    waits: list[int] = []
    waiting: int = 0
    active: int = 0
    invited: int = 0

    def row(self) -> list[str]:
        """Its figures in words, as the columns go."""
        return [
            str(self.seats),
            f"{sum(self.presses) / max(1, len(self.presses)):.0f}",
            f"{_quantile(self.waits, 0.5)}",
            f"{_quantile(self.waits, OFTEN)}",
            _rate(self.active, self.waiting),
            _rate(self.invited, self.waiting),
        ]


COLUMNS = (
    "seats",
    "presses of a seat",
    "presses of others between two of its own, median",
    "in nine of ten at most",
    "waiting, but able to do something",
    "with an offer to it",
)


class Ear:
    """Hears the answers of one match."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._by_seat = [0] * pace.seats
        self._since: dict[int, int] = {}  # how many presses of others, by the seat that has pressed before
        self._heard = 0

    def hear(self, match: Match[Any], answer: Answer) -> None:
        """A moment that is over asks nobody, and what orders answer is never pressed."""
        if match.prompt(answer.prompt) is None:
            return
        self._count(answer.seat)
        self._heard += 1
        if self._heard % LOOKED_AT == 0:
            self._look_at_waiting(match)

    def _count(self, seat: int) -> None:
        self._by_seat[seat] += 1
        if seat in self._since:
            self._pace.waits.append(self._since[seat])
        self._since = {other: count + 1 for other, count in self._since.items()} | {seat: 0}

    def _look_at_waiting(self, match: Match[Any]) -> None:
        asked = {prompt.seat for prompt in match.prompts}
        invited = {offer.seat for offer in match.offers}
        for seat in set(range(self._pace.seats)) - asked:
            self._pace.waiting += 1
            self._pace.invited += seat in invited
            self._pace.active += seat in invited or bool(match.orders(seat))

    def close(self) -> None:
        self._pace.presses += self._by_seat


def sizes(game: Game[Any, Any], options: Options) -> Iterator[int]:
    """The usual size, which is the middle of all, and the largest."""
    legal = game.seats_for(options)
    yield from dict.fromkeys((legal[(len(legal) - 1) // 2], legal[-1]))


def pace_of(
    game: Game[Any, Any],
    seats: int,
    options: Options,
    seed: int,
    matches: int,
    watched: Callable[[Iterable[int]], Iterable[int]] = iter,
) -> Pace:
    """Of so many matches in which all follow the adviser."""
    pace = Pace(seats)
    for number in watched(range(seed * SEEDS, seed * SEEDS + matches)):
        ear = Ear(pace)
        playout(game, seats, options, str(number).encode(), (adviser_policy,), hear=ear.hear)
        ear.close()
    return pace


def measure(
    game: Game[Any, Any], counts: Iterable[int], options: Options, seed: int, matches: int, console: Console
) -> list[Pace]:
    def shown(seeds: Iterable[int]) -> Iterable[int]:
        return track(list(seeds), f"Playing {game.key}", console=console, transient=True)

    return [pace_of(game, seats, options, seed, matches, shown) for seats in counts]


def print_pace(title: str, paces: Iterable[Pace], console: Console) -> None:
    table = Table(*COLUMNS, title=title)
    for pace in paces:
        table.add_row(*pace.row())
    console.print(table)


def _quantile(values: list[int], share: float) -> int | str:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else "–"


def _rate(count: int, of: int) -> str:
    """Nobody waits alone."""
    return f"{count / of:.0%}" if of else "–"
