"""Two bargain until both have agreed, or one has not."""

from bot.engine import (
    ACCEPT,
    REFUSE,
    Answer,
    Bundle,
    Choice,
    Deal,
    Offer,
    Option,
    Prompt,
    Script,
    Side,
    Stock,
    ask,
    negotiate,
)
from bot.engine.playout import rebuilds
from tests.engine.scripted import Ledger, begin, say, seats_asked

SIDES = {
    0: Side((Option("axe"),), (Stock("coin", 3),)),
    1: Side((Option("map"),), (Stock("coin", 1),)),
}
AXE_FOR_MAP = Offer(Bundle(("axe",)), Bundle(("map",)))


def trade(state: Ledger, rounds: int = 3, offer: Offer | None = None) -> Script[None]:
    def asks(seat: int, deal: Deal) -> Script[Answer]:
        state.lines.append(f"{seat} is asked")
        return (yield from ask(Prompt(seat, "trade", "R38", deal, default=REFUSE, is_secret=True)))

    def side(seat: int) -> Side:
        return Side() if "sold" in state.lines and seat == 0 else SIDES[seat]

    found = yield from negotiate((0, 1), side, asks, rounds=rounds, offer=offer)
    state.lines.append(repr(found))


def test_a_proposal_that_is_accepted() -> None:
    match = begin(trade)
    say(match, 0, AXE_FOR_MAP.choice)
    deal = match.prompts[0].kind
    assert isinstance(deal, Deal)
    assert (seats_asked(match), deal.partner, deal.offer) == ([1], 0, AXE_FOR_MAP.reversed)
    assert rebuilds(match)
    say(match, 1, ACCEPT)
    assert match.state.lines[-1] == repr(AXE_FOR_MAP)


def test_a_counter_offer_turns_the_table_and_the_deal_is_told_as_the_first_sees_it() -> None:
    match = begin(trade)
    say(match, 0, AXE_FOR_MAP.choice)
    say(match, 1, {"give": ("map",), "take": ("axe",), "take.coin": 2})
    assert seats_asked(match) == [0]
    match.undo(1)
    assert seats_asked(match) == [1]
    say(match, 1, {"give": ("map",), "take": ("axe",), "take.coin": 2})
    say(match, 0, ACCEPT)
    assert match.state.lines[-1] == repr(Offer(Bundle(("axe",), {"coin": 2}), Bundle(("map",))))


def test_either_may_refuse() -> None:
    ways: list[list[tuple[int, Choice]]] = [[(0, REFUSE)], [(0, AXE_FOR_MAP.choice), (1, REFUSE)]]
    for given in ways:
        match = begin(trade)
        for seat, choice in given:
            say(match, seat, choice)
        assert match.state.lines[-1] == "None"


def test_the_last_offer_is_to_be_taken_or_left() -> None:
    match = begin(trade)
    for seat in (0, 1, 0):
        say(match, seat, {"give.coin": 1})
    deal = match.prompts[0].kind
    assert isinstance(deal, Deal)
    assert (deal.can_propose, deal.is_legal({"give.coin": 1}), deal.is_legal(ACCEPT)) == (False, False, True)
    say(match, 1, REFUSE)
    assert match.state.lines == ["0 is asked", "1 is asked", "0 is asked", "1 is asked", "None"]


def test_what_one_has_offered_before_can_be_taken_at_once() -> None:
    """One offer and one answer a turn: the state keeps what is on the table."""
    match = begin(lambda state: trade(state, offer=AXE_FOR_MAP))
    say(match, 0, ACCEPT)
    assert match.state.lines == ["0 is asked", repr(AXE_FOR_MAP)]


def test_what_is_no_longer_there_cannot_be_taken() -> None:
    match = begin(trade)
    match.state.lines.append("sold")
    say(match, 0, REFUSE)
    match = begin(trade)
    say(match, 0, {"give.coin": 1})
    match.state.lines.append("sold")
    say(match, 1, {"take": ("axe",)})
    assert match.state.lines[-1] == "None"


def test_three_offers_are_made_where_a_game_says_nothing_else() -> None:
    can_propose: list[bool] = []

    def asks(seat: int, deal: Deal) -> Script[Answer]:
        can_propose.append(deal.can_propose)
        return (yield from ask(Prompt(seat, "trade", "R38", deal, default=REFUSE, is_secret=True)))

    def play(state: Ledger) -> Script[None]:
        yield from negotiate((0, 1), lambda seat: SIDES[seat], asks)

    match = begin(play)
    for seat, offer in ((0, AXE_FOR_MAP), (1, AXE_FOR_MAP.reversed), (0, AXE_FOR_MAP)):
        say(match, seat, offer.choice)
    assert can_propose == [True, True, True, False]
