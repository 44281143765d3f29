"""R1 to R3: stalls are laid out; then by turns one orders at the market, and bargains with the next."""

from bot.engine import (
    REFUSE,
    Amount,
    Answer,
    Bundle,
    Chance,
    Deal,
    Field,
    Form,
    Option,
    Pick,
    PickSome,
    Prompt,
    Script,
    Side,
    Stock,
    Text,
    ask,
    ask_all,
    negotiate,
)
from tests.support.bazaar.state import (
    POINTS,
    PRICES,
    SILK,
    SKILLS,
    Bazaar,
    BazaarOptions,
    LaidOut,
    Ordered,
    Parted,
    Traded,
)

SIGNS = ("moon", "sun", "star")


def laid(seats: int, options: BazaarOptions, chance: Chance) -> Bazaar:
    wares = list(PRICES)
    chance.shuffle(wares)
    goods = [[ware] for ware in wares[:seats]]
    return Bazaar([6] * seats, [1] * seats, goods, wares[seats:], options.rounds * seats, options.open)


def play(state: Bazaar) -> Script[None]:
    if not state.names:
        yield from _lay_out(state)
        return
    seat = state.played % len(state.coins)
    yield from _order(state, seat)
    yield from _bargain(state, seat, (seat + 1) % len(state.coins))
    state.played += 1


def stall() -> Form:
    skills = tuple(Field(skill, Amount(0, 4), price=1) for skill in SKILLS)
    signs = Pick(tuple(Option(sign, "sign-" + sign) for sign in SIGNS))
    return Form(
        (Field("name", Text(2, 20)), *skills, Field("sign", signs), Field("motto", Text(0, 300))),
        least=POINTS,
        most=POINTS,
    )


def _lay_out(state: Bazaar) -> Script[None]:
    """R1: all at once, and in secret."""
    asked = [Prompt(seat, "stall", "R1", stall(), is_secret=True) for seat in range(len(state.coins))]
    answers = yield from ask_all(asked)
    state.names = [answer.field("name").text for answer in answers]
    for seat, name in enumerate(state.names):
        yield LaidOut(seat=seat, name=name)


def _order(state: Bazaar, seat: int) -> Script[None]:
    """R2."""
    wares = tuple(Option(ware, f"ware-{ware}") for ware in state.wares)
    bought = [Field("wares", PickSome(wares, 0, len(wares)), prices=PRICES)] if wares else []
    bill = Form((Field("silk", Amount(0, 40), price=SILK), *bought), most=state.coins[seat])
    answer = yield from ask(Prompt(seat, "order", "R2", bill))
    state.coins[seat] -= bill.cost(answer.parts)
    state.silk[seat] += answer.field("silk").amount
    keys = answer.field("wares").keys if bought else ()
    state.goods[seat] += keys
    state.wares = [ware for ware in state.wares if ware not in keys]
    yield Ordered(seat=seat, cost=bill.cost(answer.parts))


def _bargain(state: Bazaar, seat: int, partner: int) -> Script[None]:
    """R3."""

    def asks(asked: int, deal: Deal) -> Script[Answer]:
        talk = Prompt(asked, "talk", "R3", deal, default=REFUSE, is_secret=not state.is_open)
        return (yield from ask(talk))

    offer = yield from negotiate((seat, partner), lambda side: _side(state, side), asks)
    if offer is None:
        yield Parted(seat=seat, partner=partner)
        return
    _hand_over(state, seat, partner, offer.give)
    _hand_over(state, partner, seat, offer.take)
    yield Traded(seat=seat, partner=partner)


def _side(state: Bazaar, seat: int) -> Side:
    things = tuple(Option(ware, f"ware-{ware}") for ware in state.goods[seat])
    return Side(things, (Stock("coin", state.coins[seat]), Stock("silk", state.silk[seat])))


def _hand_over(state: Bazaar, giver: int, taker: int, bundle: Bundle) -> None:
    for ware in bundle.items:
        state.goods[giver].remove(ware)
        state.goods[taker].append(ware)
    for held, key in ((state.coins, "coin"), (state.silk, "silk")):
        held[giver] -= bundle.amounts.get(key, 0)
        held[taker] += bundle.amounts.get(key, 0)
