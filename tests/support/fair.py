"""A fair: a game for the engine's own tests that asks in every way there is.

By turns somebody at the fair hawks, haggles, orders goods or spreads points, while the others may juggle for coins. A
thief may come by: whoever has settled to let him pass is not asked.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.engine import (
    REFUSE,
    SETTLED,
    Advice,
    Amount,
    Answer,
    Bundle,
    Chance,
    Choice,
    Deal,
    Event,
    Field,
    Form,
    Game,
    Offer,
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
    Side,
    Standing,
    Stock,
    ask,
    ask_all,
    ask_any,
    negotiate,
    with_offers,
)

MOST_JUGGLES = 2  # per turn
GOODS = ("apple", "bell", "cloth")
PRICES = {"apple": 1, "bell": 2, "cloth": 3}
WATCHES = Order("watch", "R4", Pick((Option("never"), Option("always"))), settles=("thief",))
HASTE = Order("haste", "R4", Pick((Option("yes"),)), settles=("points",), is_for_turn=True)


class Stall(Struct):
    coins: list[int]
    goods: list[list[str]]
    turns: int
    played: int = 0
    juggled: int = 0
    jugglers: list[int] = []  # who is asked whether they are sure: nothing else is offered to them meanwhile
    is_hushed: bool = False  # while the thief is about nobody juggles


class StallView(Struct, frozen=True):
    coins: tuple[int, ...]
    goods: tuple[str, ...]
    viewer: int | None


class Juggled(Event, rule="R2"):
    seat: Seat


class Traded(Event, rule="R3"):
    giver: Seat
    is_done: bool


class Caught(Event, rule="R4"):
    seat: Seat


class FairOptions(Options, frozen=True):
    turns: int = 8


class Fair(Game[Stall, StallView]):
    key = "fair"
    seats = range(2, 5)
    state_type = Stall
    options_type = FairOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Stall:
        assert isinstance(options, FairOptions)
        goods = [[chance.pick(GOODS)] for _ in range(seats)]
        return Stall([chance.die(6) for _ in range(seats)], goods, options.turns)

    def turn(self, state: Stall, chance: Chance) -> Script[None]:
        seat, state.juggled = state.played % len(state.coins), 0
        deeds: Sequence[Callable[[Stall, int, Chance], Script[None]]] = (_haggle, _order, _points, _menu, _thief)
        yield from with_offers(deeds[state.played % len(deeds)](state, seat, chance), lambda: _juggles(state))
        state.played += 1

    def outcome(self, state: Stall) -> Outcome | None:
        if state.played < state.turns:
            return None
        best = max(state.coins)
        return Outcome(tuple(s for s, coins in enumerate(state.coins) if coins == best), tuple(state.coins))

    def view(self, state: Stall, seat: int | None) -> StallView:
        return StallView(tuple(state.coins), () if seat is None else tuple(state.goods[seat]), seat)

    def orders(self, view: StallView) -> tuple[Order, ...]:
        return () if view.viewer is None else (WATCHES, HASTE)

    def ordered(self, view: StallView, prompt: Prompt, word: str, value: Part) -> Choice | None:
        if word == "haste":
            return {"lift": 3, "think": 0}
        return ("pass",) if value == ("never",) else ("grab",)

    def advise(self, view: StallView, prompt: Prompt, chance: Chance) -> Advice:
        return Advice(prompt.kind.random(chance), "whim")

    def check(self, state: Stall) -> None:
        assert min(state.coins) >= 0
        assert sum(map(len, state.goods)) >= len(state.goods)


def _juggles(state: Stall) -> list[Standing]:
    """R2: whoever likes may juggle for a coin; so often a turn, and not while the thief is about."""
    if state.juggled >= MOST_JUGGLES or state.is_hushed:
        return []
    return [Standing(_juggle(seat), lambda answer: _juggled(state, answer)) for seat in _idle(state)]


def _idle(state: Stall) -> list[int]:
    return [seat for seat in range(len(state.coins)) if seat not in state.jugglers]


def _juggle(seat: int) -> Prompt:
    return Prompt(seat, "juggle", "R2", (Option("two"), Option("three")))


def _juggled(state: Stall, answer: Answer) -> Script[None]:
    state.juggled += 1
    if answer.key == "three":
        state.jugglers.append(answer.seat)
        sure = yield from ask(Prompt(answer.seat, "sure", "R2", (Option("yes"), Option("no")), default=("no",)))
        state.jugglers.remove(answer.seat)
        if sure.key == "no":
            return
    state.coins[answer.seat] += 1
    yield Juggled(seat=answer.seat)


def _haggle(state: Stall, seat: int, chance: Chance) -> Script[None]:
    """R3: two bargain."""
    del chance
    other = (seat + 1) % len(state.coins)

    def asks(asked: int, deal: Deal) -> Script[Answer]:
        prompt = Prompt(asked, "deal", "R3", deal, default=REFUSE, is_secret=True)
        return (yield from ask(prompt))

    offer = yield from negotiate((seat, other), lambda side: _side(state, side), asks)
    if offer is not None:
        _hand_over(state, seat, other, offer.give)
        _hand_over(state, other, seat, offer.take)
    yield Traded(giver=seat, is_done=offer is not None)
    yield SETTLED


def _side(state: Stall, seat: int) -> Side:
    items = tuple(Option(f"{good}-{place}", "good") for place, good in enumerate(state.goods[seat]))
    return Side(items, (Stock("coin", state.coins[seat]),))


def _hand_over(state: Stall, giver: int, taker: int, bundle: Bundle) -> None:
    for key in bundle.items:
        good = key.partition("-")[0]
        state.goods[giver].remove(good)
        state.goods[taker].append(good)
    coins = bundle.amounts.get("coin", 0)
    state.coins[giver] -= coins
    state.coins[taker] += coins


def _order(state: Stall, seat: int, chance: Chance) -> Script[None]:
    """R5: goods for coins, all at once."""
    yield Pause(5, "opening")
    options = tuple(Option(good, group="goods") for good in GOODS)
    bill = Form((Field("buy", PickSome(options, 0, 3), prices=PRICES),), most=state.coins[seat])
    answer = yield from ask(Prompt(seat, "order", "R5", bill))
    state.coins[seat] -= bill.cost(answer.parts)
    state.goods[seat] += answer.field("buy").keys
    state.coins[seat] += chance.die(2)


def _points(state: Stall, seat: int, chance: Chance) -> Script[None]:
    """R6: everybody spreads three points, and says a number as well; those who lift most earn it."""
    del seat
    spread = Form((Field("lift", Amount(0, 3), price=1), Field("think", Amount(0, 3), price=1)), least=3, most=3)
    asked = [Prompt(seat, "points", "R6", spread, is_secret=True) for seat in range(len(state.coins))]
    asked += [Prompt(seat, "number", "R6", Amount(1, 2), is_secret=True) for seat in range(len(state.coins))]
    answers = yield from ask_all(asked)
    for points, number in zip(answers[: len(state.coins)], answers[len(state.coins) :], strict=True):
        assert points.seat == number.seat
        state.coins[points.seat] += number.amount if points.field("lift").amount > chance.below(3) else 0


def _menu(state: Stall, seat: int, chance: Chance) -> Script[None]:
    """R7: one hawks until they have enough; another may whistle, which makes the menu anew."""
    whistles = 0
    while True:
        menu = Prompt(seat, "menu", "R7", (Option("hawk"), Option("rest")), default=("rest",), facts={"n": whistles})
        whistle = Prompt((seat + 1) % len(state.coins), "whistle", "R7", (Option("whistle"),))
        asked, answer = yield from ask_any([menu], [whistle] if whistles < 2 else [])
        if asked is whistle:
            whistles += 1
        elif answer.key == "rest":
            return
        else:
            state.coins[seat] += chance.die(2)
            yield Juggled(seat=seat)


def _thief(state: Stall, seat: int, chance: Chance) -> Script[None]:
    """R4: all are asked at once, and in secret, whether they grab the thief."""
    state.is_hushed = True
    options = (Option("grab"), Option("pass"))
    asked = [
        Prompt(s, "thief", "R4", options, default=("pass",), is_secret=True, within=20) for s in range(len(state.coins))
    ]
    for answer in (yield from ask_all(asked)):
        if answer.key == "grab" and chance.die(2) == 1:
            yield Caught(seat=answer.seat)
    yield Pause(3)
    state.is_hushed = False


def offered(offer: Offer | None) -> dict[str, Part]:
    assert offer is not None
    return offer.choice


GAME = Fair()
