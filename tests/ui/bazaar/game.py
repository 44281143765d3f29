"""The rules of the bazaar: everybody buys from one stall, and the match is over."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.engine import (
    Advice,
    Chance,
    Event,
    Game,
    Option,
    Options,
    Outcome,
    Pick,
    PickSome,
    Prompt,
    Script,
    Seat,
    ask_all,
)
from bot.engine.playout import any_choice

GROUPS = ("", "spices", "cloth")


class Stalls(Struct):
    options: "BazaarOptions"
    seats: int
    bought: dict[int, tuple[str, ...]] = {}


class BazaarView(Struct, frozen=True):
    bought: int


class Bought(Event, rule="R1"):
    actor: Seat
    goods: str


class BazaarOptions(Options, frozen=True):
    """`hidden`: how many of the last options are secret."""

    count: Annotated[int, Meta(ge=1, le=1000)] = 9
    hidden: Annotated[int, Meta(ge=0, le=1000)] = 0
    kind: Literal["one", "some"] = "one"
    is_grouped: bool = False
    is_secret: bool = False


class Bazaar(Game[Stalls, BazaarView]):
    key = "bazaar"
    seats = range(1, 6)
    state_type = Stalls
    options_type = BazaarOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Stalls:
        assert isinstance(options, BazaarOptions)
        return Stalls(options, seats)

    def turn(self, state: Stalls, chance: Chance) -> Script[None]:
        answers = yield from ask_all([stall(seat, state.options) for seat in range(state.seats)])
        for answer in answers:
            state.bought[answer.seat] = answer.keys
            yield Bought(actor=answer.seat, goods=" ".join(answer.keys))

    def outcome(self, state: Stalls) -> Outcome | None:
        return Outcome((0,), (1,) + (0,) * (state.seats - 1)) if state.bought else None

    def view(self, state: Stalls, seat: int | None) -> BazaarView:
        return BazaarView(len(state.bought))

    def advise(self, view: BazaarView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(any_choice(prompt, chance))


def stall(seat: int, options: BazaarOptions) -> Prompt:
    goods = tuple(
        Option(
            f"goods{number}",
            is_secret=number >= options.count - options.hidden,
            group=GROUPS[number % len(GROUPS)] if options.is_grouped else "",
        )
        for number in range(options.count)
    )
    kind = Pick(goods) if options.kind == "one" else PickSome(goods, 1, 2)
    default = (goods[-1].key,)
    return Prompt(seat, "stall", "R1", kind, default=default, is_secret=options.is_secret)


GAME = Bazaar()
