"""Two seats bargain: a proposal, counter-offers, and an end where both have agreed or one refuses."""

from collections.abc import Callable

from bot.engine.answer import Answer
from bot.engine.kinds import ACCEPT, Deal, Offer, Side
from bot.engine.script import Script

ROUNDS = 3  # offers altogether; the last one is to be taken or left


def negotiate(
    seats: tuple[int, int],
    side: Callable[[int], Side],
    asks: Callable[[int, Deal], Script[Answer]],
    *,
    rounds: int = ROUNDS,
    offer: Offer | None = None,
) -> Script[Offer | None]:
    """The deal both have agreed to, as the first of the two sees it; None where there is none.

    The first is asked first. `side` says what a seat can give now; `asks` is the game's own sub-script: it asks the
    seat, as secretly and with as much time as it likes, and tells what is to be told. `offer` is one the second has
    made already, as the first sees it. Both confirm: whoever proposes has agreed, and whoever accepts agrees.
    """
    asked, other = seats
    made = int(offer is not None)
    while True:
        deal = Deal(other, side(asked), side(other), offer, can_propose=made < rounds)
        if deal.offer is not None and not deal.is_possible(deal.offer):
            return None  # what was offered is no longer there
        answer = yield from asks(asked, deal)
        if answer.choice == ACCEPT:
            assert offer is not None
            return offer if asked == seats[0] else offer.reversed
        if answer.offer is None:
            return None
        offer, made = answer.offer.reversed, made + 1
        asked, other = other, asked
