"""A game that asks in every way there is, so that a host meets all of them: together, first come, side by side."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from bot.engine import (
    Chance,
    Choice,
    Event,
    Game,
    Option,
    Options,
    Outcome,
    Prompt,
    Script,
    Seat,
    ask,
    ask_all,
    ask_first,
    interleave,
)

LETTERS = tuple(Option(letter) for letter in "abc")


class Pile(Struct):
    rounds: int
    points: list[int]
    played: int = 0
    hidden: list[str] = []  # picks of this round
    gone: list[int] = []


class PileView(Struct, frozen=True):
    points: tuple[int, ...]
    mine: str | None


class Scored(Event, frozen=True):
    rule: ClassVar[str] = "R1"
    seat: Seat
    points: int


class Left(Event, frozen=True):
    rule: ClassVar[str] = "R2"
    seat: Seat


class MedleyOptions(Options, frozen=True):
    rounds: int = 6


class Medley(Game[Pile, PileView]):
    """The rounds take turns: secret picks together, an amount, words side by side, a race and what its winner takes."""

    key = "medley"
    seats = range(2, 5)
    state_type = Pile
    options_type = MedleyOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Pile:
        assert isinstance(options, MedleyOptions)
        return Pile(options.rounds, [0] * seats)

    def turn(self, state: Pile, chance: Chance) -> Script[None]:
        rounds = (self._picks, self._bids, self._speeches, self._race)
        yield from rounds[state.played % len(rounds)](state, chance)
        state.played += 1
        state.hidden = []

    def leave(self, state: Pile, seat: int, chance: Chance) -> Iterable[Event]:
        state.gone.append(seat)
        yield Left(seat=seat)

    def outcome(self, state: Pile) -> Outcome | None:
        best = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Outcome(best, tuple(state.points)) if state.played == state.rounds else None

    def view(self, state: Pile, seat: int | None) -> PileView:
        return PileView(tuple(state.points), state.hidden[seat] if seat is not None and state.hidden else None)

    def advise(self, view: PileView, prompt: Prompt, chance: Chance) -> Choice:
        if prompt.kind == "amount":
            return chance.below(10)
        return "well" if prompt.kind == "text" else (chance.pick([option.key for option in prompt.options]),)

    def _picks(self, state: Pile, chance: Chance) -> Script[None]:
        del chance
        asked = [Prompt(s, "pick", "R1", LETTERS, is_secret=True, default=("b",)) for s in range(len(state.points))]
        answers = yield from ask_all(asked)
        state.hidden = [answers[seat].key for seat in sorted(answers)]
        for seat, key in enumerate(state.hidden):
            yield self._scored(state, seat, ord(key) - ord("a"), to=(seat,))

    def _bids(self, state: Pile, chance: Chance) -> Script[None]:
        seat = state.played % len(state.points)
        bid = yield from ask(Prompt(seat, "bid", "R1", kind="amount", least=0, most=9))
        yield self._scored(state, seat, bid.amount + chance.die(6))

    def _speeches(self, state: Pile, chance: Chance) -> Script[None]:
        """Only those who have not left speak; where nobody is left, nobody does."""
        yield from interleave(self._speech(state, s, chance) for s in range(len(state.points)) if s not in state.gone)

    def _speech(self, state: Pile, seat: int, chance: Chance) -> Script[None]:
        go_on = yield from ask(Prompt(seat, "speak", "R1", LETTERS, within=60))
        if go_on.key != "c":
            said = yield from ask(Prompt(seat, "say", "R1", kind="text", least=1, most=8, default="hm"))
            yield self._scored(state, seat, len(said.text) + chance.die(4))

    def _race(self, state: Pile, chance: Chance) -> Script[None]:
        del chance
        first = yield from ask_first([Prompt(s, "race", "R1", LETTERS) for s in range(len(state.points))])
        taken = yield from ask(Prompt(first.seat, "take", "R1", LETTERS, kind="some", least=0, most=3, default=()))
        yield self._scored(state, first.seat, len(taken.keys))

    def _scored(self, state: Pile, seat: int, points: int, to: tuple[int, ...] | None = None) -> Event:
        state.points[seat] += points
        return Scored(seat=seat, points=state.points[seat], to=to)
