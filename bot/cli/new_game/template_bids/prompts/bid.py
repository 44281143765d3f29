"""R3: which card to bid."""

from collections.abc import Sequence

from bot.engine import Option, Prompt


def bid(seat: int, hand: Sequence[int], prize: int) -> Prompt:
    """Only the seat sees its cards. If time runs out, it bids the lowest."""
    options = tuple(Option(str(card), "bid", {"card": card}) for card in hand)
    return Prompt(seat, "bid", "R3", options, default=(str(hand[0]),), is_secret=True, facts={"prize": prize})
