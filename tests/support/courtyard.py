"""A small game for the engine's own tests: everybody bids at once, races for a bell, and rolls for the rest."""

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
    ask_first,
)
from bot.engine.playout import any_choice

ROUNDS = 3


class Court(Struct):
    bids: list[int]
    bell: list[int]
    rolled: list[int]
    round: int = 0


class CourtView(Struct, frozen=True):
    round: int
    own_bid: int | None


class Bid(Event, rule="R1"):
    seat: Seat
    amount: int


class Rang(Event, rule="R2"):
    seat: Seat


class Courtyard(Game[Court, CourtView]):
    """Bids are secret (R1), the first at the bell scores (R2), the bell's owner may trip the rules (R3)."""

    key = "courtyard"
    seats = range(2, 5)
    state_type = Court

    def setup(self, seats: int, options: Options, chance: Chance) -> Court:
        return Court([0] * seats, [0] * seats, [])

    def turn(self, state: Court, chance: Chance) -> Script[None]:
        state.round += 1
        answers = yield from ask_all([_bid(seat) for seat in range(len(state.bids))])
        for answer in answers:
            state.bids[answer.seat] += answer.amount
            yield Bid(seat=answer.seat, amount=answer.amount, to=(answer.seat,))
        ringer = (yield from ask_first([_bell(seat) for seat in range(len(state.bids))])).seat
        state.bell[ringer] += 1
        yield Rang(seat=ringer)
        answer = yield from ask(Prompt(ringer, "trip", "R3", (Option("on"), Option("trip")), default=("on",)))
        state.rolled.append(chance.die(20))
        if answer.key == "trip":
            raise RuntimeError("tripped over the rules")

    def outcome(self, state: Court) -> Outcome | None:
        if state.round < ROUNDS or len(state.rolled) < ROUNDS:
            return None
        best = max(state.bids)
        return Outcome(tuple(seat for seat, bid in enumerate(state.bids) if bid == best), tuple(state.bids))

    def view(self, state: Court, seat: int | None) -> CourtView:
        return CourtView(state.round, None if seat is None else state.bids[seat])

    def advise(self, view: CourtView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(("on",) if prompt.word == "trip" else any_choice(prompt, chance))


def _bid(seat: int) -> Prompt:
    return Prompt(seat, "bid", "R1", Amount(0, 9), is_secret=True)


def _bell(seat: int) -> Prompt:
    return Prompt(seat, "bell", "R2", (Option("ring"),))


GAME = Courtyard()
