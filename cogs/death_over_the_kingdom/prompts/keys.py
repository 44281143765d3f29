"""The keys of options tell nothing hidden: a hand card is named by its place in the hand, a target by its seat."""

EXCHANGE, CUT, FOLD = "exchange", "cut", "fold"
SEAL, JUGGLER = "seal", "juggler"
SWAP, KEEP = "swap", "keep"
YES, NO = "yes", "no"


def hand_key(place: int) -> str:
    """The key of the card at this place (from 0) in the seat's own hand."""
    return f"hand-{place + 1}"


def seat_key(seat: int) -> str:
    return f"seat-{seat}"


def is_hand_key(key: str) -> bool:
    return key.startswith("hand-")


def place_of(key: str) -> int:
    """The place in the hand that `hand_key` named."""
    return int(key.removeprefix("hand-")) - 1


def verb_of(key: str) -> str:
    """What a key does: `thief-3` is thief."""
    return key.partition("-")[0]


def seats_of(key: str) -> tuple[int, ...]:
    """The seats a key names, in order: `seat-3`, `thief-3`, `juggler-0-2`."""
    return tuple(int(part) for part in key.split("-")[1:])
