"""Duel, a small game with all a host must cope with: secret picks together, an amount, chance, a rule that raises."""

from typing import ClassVar

from msgspec import Struct

from bot.engine import (
    Advice,
    Amount,
    Chance,
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
)


class Ring(Struct):
    rounds: int
    points: list[int]
    played: int = 0
    hidden: list[str] = []  # picks of this round


class RingView(Struct, frozen=True):
    points: tuple[int, ...]
    mine: str | None


class Picked(Event, rule="R1"):
    seat: Seat
    key: str


class Scored(Event, rule="R2"):
    seat: Seat
    points: int


class DuelOptions(Options, frozen=True):
    rounds: int = 3


class Duel(Game[Ring, RingView]):
    """Every round all pick a letter in secret; then the first seat adds an amount and a roll to its points."""

    key = "duel"
    seats = range(2, 5)
    state_type = Ring
    options_type = DuelOptions
    picks: ClassVar[tuple[str, ...]] = ("a", "b", "boom")
    default: ClassVar[tuple[str, ...]] = ("b",)

    def setup(self, seats: int, options: Options, chance: Chance) -> Ring:
        assert isinstance(options, DuelOptions)
        return Ring(options.rounds, [0] * seats)

    def turn(self, state: Ring, chance: Chance) -> Script[None]:
        options = tuple(Option(key) for key in self.picks)
        prompts = [
            Prompt(s, "pick", "R1", options, is_secret=True, default=self.default) for s in range(len(state.points))
        ]
        answers = yield from ask_all(prompts)
        if any(answer.key == "boom" for answer in answers):
            raise RuntimeError("a rule that is wrong")
        state.hidden = [answer.key for answer in answers]
        for seat, key in enumerate(state.hidden):
            yield Picked(seat=seat, key=key, to=(seat,))
        bid = yield from ask(Prompt(0, "bid", "R2", Amount(0, 9)))
        state.points[0] += bid.amount + chance.die(6)
        yield Scored(seat=0, points=state.points[0])
        state.played += 1
        state.hidden = []

    def outcome(self, state: Ring) -> Outcome | None:
        return Outcome((0,), tuple(state.points)) if state.played == state.rounds else None

    def view(self, state: Ring, seat: int | None) -> RingView:
        return RingView(tuple(state.points), state.hidden[seat] if seat is not None and state.hidden else None)

    def advise(self, view: RingView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(chance.below(10) if isinstance(prompt.kind, Amount) else ("a",))
