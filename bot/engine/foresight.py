"""Looking ahead: each option is played out in worlds as the seat may believe them, and what does best is chosen.

All options meet the same worlds, so that luck does not part them. After each heat the worse half is dropped
(successive halving). The budget counts playouts, not seconds, and chance follows from the seat's view: asked again, it
says the same.
"""

import hashlib
from collections.abc import Sequence
from math import ceil, log2, sqrt
from statistics import fmean, variance
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.advice import Advice
from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.game import Game
from bot.engine.imagined import CannotImagine, Imagined, imagine
from bot.engine.kinds import Pick
from bot.engine.prompt import Prompt

S = TypeVar("S", bound=Struct)
BUDGET = 288  # playouts for one answer, shared by all options that are tried, times seats: a turn of many takes longer
TRIED = 4  # where the adviser ranks the options; else all are
SURE = 1.0  # by how many standard errors another choice must do better than the adviser's
LOST = 2.0  # by how many it has done so much worse that it need not be tried on
FORESEEN = "foreseen-ahead"  # the word of its reason


class Question(Struct, frozen=True):
    """All that an answer takes, so that another process can find it."""

    game: Game[Any, Any]
    state: Any
    prompt: Prompt
    advised: Advice
    seats: int

    @property
    def playouts(self) -> int:
        return BUDGET // self.seats


def answer(question: Question) -> Advice:
    """What is foreseen; the adviser's choice where the game cannot look ahead from there."""
    try:
        return foresee(question.game, question.state, question.prompt, question.advised, question.playouts)
    except CannotImagine:
        return question.advised


def foresee(game: Game[S, Any], state: S, prompt: Prompt, advised: Advice, playouts: int) -> Advice:
    """The adviser's choice, or what surely does better. Raises CannotImagine, or whatever the rules raise."""
    if not isinstance(prompt.kind, Pick) or len(prompt.options) < 2:
        return advised
    every: list[Choice] = [(option.key,) for option in prompt.options]
    others = advised.others[: TRIED - 1] or [choice for choice in every if choice != advised.choice]
    heats = Heats(game, state, prompt, [advised.choice, *others])
    heats.run(playouts)
    best = heats.best()
    return advised if best == advised.choice else Advice(best, FORESEEN)


class Heats(Generic[S]):
    """What came of each choice, world by world. The first one stays in to the end: the others are held against it."""

    def __init__(self, game: Game[S, Any], state: S, prompt: Prompt, choices: Sequence[Choice]) -> None:
        self._game, self._state, self._prompt, self._choices = game, state, prompt, choices
        self._chance = _own_chance(game.view(state, prompt.seat), prompt)
        self._worlds: list[bytes] = []
        self._worth: list[list[float]] = [[] for _ in choices]
        self._running = list(range(len(choices)))

    def run(self, playouts: int) -> None:
        heats = ceil(log2(len(self._choices)))
        for _ in range(heats):
            self._heat(max(2, playouts // heats // len(self._running)))
            ranked = sorted(self._running, key=lambda place: -fmean(self._worth[place]))
            kept = [place for place in ranked[: max(2, ceil(len(ranked) / 2))] if place and not self._is_lost(place)]
            self._running = [0, *kept]
            if not kept:
                return

    def best(self) -> Choice:
        place = max(self._running, key=lambda place: fmean(self._worth[place]))
        return self._choices[place if self._is_sure(place) else 0]

    @property
    def worths(self) -> dict[Choice, list[float]]:
        """Of each choice, world by world, as far as it was tried."""
        return dict(zip(self._choices, self._worth, strict=True))

    def _heat(self, count: int) -> None:
        first = len(self._worth[0])
        for number in range(first, first + count):
            if number == len(self._worlds):
                self._worlds.append(self._imagined(number))
            for place in self._running:
                self._worth[place].append(self._played_out(number, self._choices[place]))

    def _imagined(self, number: int) -> bytes:
        return imagine(self._game, self._state, self._prompt.seat, self._chance.aside(f"world:{number}"))

    def _played_out(self, world: int, choice: Choice) -> float:
        chance = self._chance.aside(f"play:{world}")
        imagined = Imagined(self._game, self._worlds[world], self._prompt, chance)
        imagined.play_out(self._prompt, choice)
        return self._game.worth(imagined.view(self._prompt.seat))

    def _is_sure(self, place: int) -> bool:
        gain, error = self._gain(place)
        return gain > SURE * error

    def _is_lost(self, place: int) -> bool:
        gain, error = self._gain(place)
        return gain < -LOST * error

    def _gain(self, place: int) -> tuple[float, float]:
        """How much better it has done than the first choice, and the standard error of that."""
        gains = [one - other for one, other in zip(self._worth[place], self._worth[0], strict=True)]
        return fmean(gains), sqrt(variance(gains) / len(gains))


def _own_chance(view: Any, prompt: Prompt) -> Chance:
    """From what the seat sees, and not from the match's seed: what is hidden from it can change nothing."""
    seen = msgspec.msgpack.encode([view, prompt.word])
    return Chance(hashlib.sha256(seen).digest())
