"""The rules of the harbour: somebody steers, others whistle meanwhile, flares are fired in secret, and dusk falls."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct

from bot.engine import (
    SETTLED,
    Advice,
    Amount,
    Answer,
    Chance,
    Choice,
    Event,
    Game,
    Option,
    Options,
    Order,
    Outcome,
    Part,
    Pause,
    Pick,
    PickSome,
    Prompt,
    Script,
    Seat,
    Standing,
    ask,
    ask_all,
    with_offers,
)

WHISTLES = 2  # in a turn, among all
FIRE, KEEP = Option("fire", "fire"), Option("keep", "keep")
LAMPS = tuple(Option(colour, "lamp", {"colour": colour}) for colour in ("red", "green", "white"))
ORDERS = (
    Order("flares", "R3", Pick((Option("never", "never"), Option("always", "always"))), settles=("flare",)),
    Order("toll", "R6", Amount(0, 3), is_for_turn=True),
    Order("lamps", "R6", PickSome(LAMPS, 1, 2)),
)
COURSES = (Option("north", "north"), Option("south", "south"))
HEADING = Order("heading", "R1", Pick(COURSES), settles=("course",), is_plan=True)


class HarbourOptions(Options, frozen=True):
    """`flares`: which seats hold a flare, as bits. `dusk`: how long the pause lasts; 0: there is none."""

    turns: Annotated[int, Meta(ge=1, le=9)] = 1
    flares: Annotated[int, Meta(ge=0, le=31)] = 0
    dusk: Annotated[int, Meta(ge=0, le=600)] = 0
    has_tolls: bool = False
    has_plans: bool = False


class Dock(Struct):
    options: HarbourOptions
    coins: list[int]
    flares: list[int]
    turn: int = 0
    whistles: int = 0

    @property
    def captain(self) -> int:
        return self.turn % len(self.coins)


class DockView(Struct, frozen=True):
    turn: int
    coins: tuple[int, ...]
    viewer: int | None
    flares: int | None  # the viewer's own
    has_plans: bool = False


class Steered(Event, rule="R1"):
    actor: Seat
    course: str
    knots: int


class Whistled(Event, rule="R2"):
    actor: Seat


class Fired(Event, rule="R3"):
    actor: Seat


class Docked(Event, rule="R5"):
    actor: Seat


class Harbour(Game[Dock, DockView]):
    key = "harbour"
    seats = range(1, 6)
    seats_per_person = 3
    state_type = Dock
    options_type = HarbourOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Dock:
        assert isinstance(options, HarbourOptions)
        return Dock(options, [0] * seats, [options.flares >> seat & 1 for seat in range(seats)])

    def turn(self, state: Dock, chance: Chance) -> Script[None]:
        state.whistles = 0
        yield from with_offers(_steer(state), lambda: list(_offers(state)))
        yield from _flares(state)
        if state.options.dusk:
            yield Pause(state.options.dusk, "dusk", {"turn": state.turn + 1})
        yield SETTLED
        yield from _dock(state)
        state.turn += 1

    def outcome(self, state: Dock) -> Outcome | None:
        if state.turn < state.options.turns:
            return None
        best = max(state.coins)
        return Outcome(tuple(s for s, coins in enumerate(state.coins) if coins == best), tuple(state.coins))

    def view(self, state: Dock, seat: int | None) -> DockView:
        flares = None if seat is None else state.flares[seat]
        return DockView(state.turn, tuple(state.coins), seat, flares, state.options.has_plans)

    def orders(self, view: DockView) -> tuple[Order, ...]:
        """Whoever does not steer may plan how they will."""
        if view.viewer is None:
            return ()
        steers = view.turn % len(view.coins) == view.viewer
        return (*ORDERS, HEADING) if view.has_plans and not steers else ORDERS

    def rests_on(self, view: DockView, plan: Mapping[str, Part]) -> object:
        return view.flares

    def ordered(self, view: DockView, prompt: Prompt, word: str, value: Part) -> Choice | None:
        if word == "flares":
            return ("keep",) if value == ("never",) else ("fire",)
        return value

    def advise(self, view: DockView, prompt: Prompt, chance: Chance) -> Advice:
        if prompt.word == "anchor":
            return Advice(("drop",), "calm", {"turn": view.turn + 1})
        return Advice(
            prompt.kind.random(chance), "flare" if prompt.word == "flare" else "breeze", {"seat": view.viewer or 0}
        )


def _steer(state: Dock) -> Script[None]:
    """R1: two questions at once to the seat that steers."""
    seat = state.captain
    course = Prompt(seat, "course", "R1", COURSES, default=("north",))
    knots = Prompt(seat, "knots", "R1", Amount(1, 3), default=1)
    chosen, named = yield from ask_all([course, knots])
    state.coins[seat] += named.amount
    yield Steered(actor=seat, course=chosen.key, knots=named.amount)


def _offers(state: Dock) -> Iterator[Standing]:
    """R2: the others may whistle; whoever holds a flare may trade it, which nobody else knows."""
    for seat in range(len(state.coins)):
        if seat != state.captain and state.whistles < WHISTLES:
            tunes = (Option("low", "low"), Option("high", "high"))
            yield Standing(Prompt(seat, "whistle", "R2", tunes), lambda answer: _whistled(state, answer))
        if state.flares[seat]:
            trade = Prompt(seat, "trade", "R2", (Option("trade", "trade"),), is_secret=True)
            yield Standing(trade, lambda answer: _traded(state, answer))


def _whistled(state: Dock, answer: Answer) -> Script[None]:
    state.whistles += 1
    state.coins[answer.seat] += 1
    yield Whistled(actor=answer.seat)


def _traded(state: Dock, answer: Answer) -> Script[None]:
    state.flares[answer.seat] -= 1
    yield from ()


def _flares(state: Dock) -> Script[None]:
    """R3: all who hold a flare are asked at once, in secret."""
    holders = [seat for seat, flares in enumerate(state.flares) if flares]
    asked = [Prompt(s, "flare", "R3", (FIRE, KEEP), default=("keep",), is_secret=True) for s in holders]
    for answer in (yield from ask_all(asked)) if asked else []:
        if answer.key == "fire":
            state.flares[answer.seat] -= 1
            yield Fired(actor=answer.seat)


def _dock(state: Dock) -> Script[None]:
    """R5, R6: the ship comes in, and perhaps pays."""
    seat = state.captain
    yield from ask(Prompt(seat, "anchor", "R5", (Option("drop", "drop"), Option("drift", "drift")), default=("drop",)))
    if state.options.has_tolls:
        toll = yield from ask(Prompt(seat, "toll", "R6", Amount(0, 3), default=0))
        yield from ask(Prompt(seat, "lamps", "R6", PickSome(LAMPS, 1, 2), default=("red",)))
        state.coins[seat] -= toll.amount
    yield Docked(actor=seat)


GAME = Harbour()
