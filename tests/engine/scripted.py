"""A game made of one script, so that a test says in a few lines what is asked."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.engine import (
    Advice,
    Answer,
    Chance,
    Choice,
    Event,
    Game,
    Match,
    Options,
    Order,
    Outcome,
    Part,
    Prompt,
    Script,
)

Play = Callable[["Ledger"], Script[None]]


class Ledger(Struct):
    """What the scripts write down, in order."""

    lines: list[str] = []
    turns: int = 0


class Scripted(Game[Ledger, Ledger]):
    """Every turn is that script; it is over after so many."""

    key = "scripted"
    seats = range(1, 6)
    state_type = Ledger

    def __init__(self, play: Play, turns: int = 1, orders: tuple[Order, ...] = ()) -> None:
        self._play, self._turns, self._orders = play, turns, orders

    def setup(self, seats: int, options: Options, chance: Chance) -> Ledger:
        return Ledger()

    def turn(self, state: Ledger, chance: Chance) -> Script[None]:
        yield from self._play(state)
        state.turns += 1

    def outcome(self, state: Ledger) -> Outcome | None:
        return Outcome((), (0,) * 5) if state.turns == self._turns else None

    def view(self, state: Ledger, seat: int | None) -> Ledger:
        return state

    def orders(self, view: Ledger) -> tuple[Order, ...]:
        return self._orders

    def ordered(self, view: Ledger, prompt: Prompt, word: str, value: Part) -> Choice | None:
        return value

    def advise(self, view: Ledger, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(prompt.kind.random(chance))


def begin(play: Play, turns: int = 1, orders: tuple[Order, ...] = ()) -> Match[Ledger]:
    return Match.start(Scripted(play, turns, orders), 3, Options(), Chance(b"seed"))


def say(match: Match[Any], seat: int, choice: Choice, word: str | None = None) -> list[Event]:
    """Answer the prompt or the offer of that seat, of that word."""
    asked = (*match.prompts, *match.offers)
    prompt = next(prompt for prompt in asked if prompt.seat == seat and word in {None, prompt.word})
    return match.answer(Answer(prompt.number, seat, choice))


def seats_asked(match: Match[Any]) -> list[int]:
    return [prompt.seat for prompt in match.prompts]
