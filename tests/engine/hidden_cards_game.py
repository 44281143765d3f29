"""A game of one question, asked twice in a turn: what the first answer leads to is what a test wants to look at."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from msgspec import Struct

from bot.engine import (
    Advice,
    As,
    Chance,
    Event,
    Fact,
    Game,
    Match,
    Option,
    Options,
    Outcome,
    Prompt,
    Script,
    Term,
    ask,
)
from bot.engine.answer import Answer
from bot.engine.secrecy import is_quiet

KING, QUEEN, FOOL = "king", "queen", "fool"  # the King lies hidden, the Queen openly; the Fool is in seat 0's hand
Card = Annotated[str, As("card")]


class Table(Struct):
    open: list[str]
    hand: list[str]
    counted: int | None = None
    marked: dict[str, str] = {}
    is_dark: bool = False


class TableView(Struct, frozen=True):
    open: tuple[str, ...]
    hand: tuple[str, ...]
    counted: int | None
    marked: dict[str, str]
    is_dark: bool


class Told(Event, rule="R1"):
    card: Card | None = None
    said: str | None = None
    number: int | None = None


Effect = Callable[[Table, Chance], list[Event | Prompt]]


class HiddenCards(Game[Table, TableView]):
    key = "hidden-cards"
    seats = range(2, 3)
    state_type = Table

    def __init__(self, effect: Effect, hand: Sequence[str] = (FOOL,)) -> None:
        self.effect, self.hand = effect, hand

    def setup(self, seats: int, options: Options, chance: Chance) -> Table:
        return Table([QUEEN], [*self.hand], marked={"left": "nobody"})

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        play = Option("play", "play", {"card": Term("card", (FOOL,))})
        yield from ask(Prompt(0, "play", "R1", (play, Option("pass"))))
        for step in self.effect(state, chance):
            if isinstance(step, Event):
                yield step
            else:
                yield from ask(step)
        yield from ask(again())

    def outcome(self, state: Table) -> Outcome | None:
        return None

    def view(self, state: Table, seat: int | None) -> TableView:
        return TableView(
            tuple(state.open), tuple(state.hand) if seat == 0 else (), state.counted, state.marked, state.is_dark
        )

    def advise(self, view: TableView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice((prompt.options[0].key,))


def again(seat: int = 0, *options: Option, is_secret: bool = False, facts: dict[str, Fact] | None = None) -> Prompt:
    return Prompt(seat, "again", "R2", options or (Option("on"),), is_secret=is_secret, facts=facts or {})


def is_told_by(effect: Effect, *, chosen: str = "play", hand: Sequence[str] = (FOOL,), **traits: Any) -> bool:
    """Has somebody learned something when seat 0, with this hand, answers the first question and this follows?"""
    kind = type("Shown", (HiddenCards,), traits)
    matches = [Match.start(kind(effect, hand), 2, Options(), Chance(b"cards")) for _ in range(2)]
    matches[1].answer(Answer(matches[1].prompts[0].number, 0, (chosen,)))
    return not is_quiet(matches[0], matches[1], seats=2)
