"""A game that asks in every way there is, so that a host meets all of them: together, as a race, and side by side."""

from collections.abc import Iterable

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
    PickSome,
    Prompt,
    Script,
    Seat,
    Text,
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


class Scored(Event, rule="R1"):
    seat: Seat
    points: int


class Left(Event, rule="R2"):
    seat: Seat


class EveryPromptOptions(Options, frozen=True):
    rounds: int = 6


class EveryPrompt(Game[Pile, PileView]):
    """The rounds take turns: secret picks together, an amount, words side by side, a race and what its winner takes."""

    key = "every-prompt"
    seats = range(2, 5)
    state_type = Pile
    options_type = EveryPromptOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Pile:
        assert isinstance(options, EveryPromptOptions)
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

    def advise(self, view: PileView, prompt: Prompt, chance: Chance) -> Advice:
        if isinstance(prompt.kind, Amount):
            return Advice(chance.below(10))
        keys = [option.key for option in prompt.options]
        return Advice("well" if isinstance(prompt.kind, Text) else (chance.pick(keys),))

    def _picks(self, state: Pile, chance: Chance) -> Script[None]:
        del chance
        asked = [Prompt(s, "pick", "R1", LETTERS, is_secret=True, default=("b",)) for s in range(len(state.points))]
        answers = yield from ask_all(asked)
        state.hidden = [answer.key for answer in answers]
        for seat, key in enumerate(state.hidden):
            yield self._scored(state, seat, ord(key) - ord("a"), to=(seat,))

    def _bids(self, state: Pile, chance: Chance) -> Script[None]:
        seat = state.played % len(state.points)
        bid = yield from ask(Prompt(seat, "bid", "R1", Amount(0, 9)))
        yield self._scored(state, seat, bid.amount + chance.die(6))

    def _speeches(self, state: Pile, chance: Chance) -> Script[None]:
        """Only those who have not left speak; where nobody is left, nobody does."""
        yield from interleave(self._speech(state, s, chance) for s in range(len(state.points)) if s not in state.gone)

    def _speech(self, state: Pile, seat: int, chance: Chance) -> Script[None]:
        go_on = yield from ask(Prompt(seat, "speak", "R1", LETTERS, within=60))
        if go_on.key != "c":
            said = yield from ask(Prompt(seat, "say", "R1", Text(1, 8), default="hm"))
            yield self._scored(state, seat, len(said.text) + chance.die(4))

    def _race(self, state: Pile, chance: Chance) -> Script[None]:
        del chance
        first = yield from ask_first([Prompt(s, "race", "R1", LETTERS) for s in range(len(state.points))])
        taken = yield from ask(Prompt(first.seat, "take", "R1", PickSome(LETTERS, 0, 3), default=()))
        yield self._scored(state, first.seat, len(taken.keys))

    def _scored(self, state: Pile, seat: int, points: int, to: tuple[int, ...] | None = None) -> Event:
        state.points[seat] += points
        return Scored(seat=seat, points=state.points[seat], to=to)
