"""What is asked: the prompts of a round with their options, time-out defaults (R58) and secrets (R59, R60).

Keys tell nothing hidden: a hand card is named by its place in the hand, a target by its seat.
"""

from collections.abc import Sequence
from itertools import combinations

from bot.engine import Fact, Option, Prompt, Term, Who

EXCHANGE, CUT, FOLD = "exchange", "cut", "fold"
SEAL, JUGGLER = "seal", "juggler"
SWAP, KEEP = "swap", "keep"
YES, NO = "yes", "no"
DECLINE = Option(NO, "decline")
MOST_JUGGLED = 6  # seats of which every pair is an option of its own


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


def card(code: str) -> Term:
    return Term("card", (code,))


def pick(seat: int, hand: Sequence[str], goal: str) -> Prompt:
    """The secret pick (R14). In time-out a random card is laid (R58)."""
    options = tuple(Option(hand_key(place), "lay", {"card": card(code)}) for place, code in enumerate(hand))
    return Prompt(seat, "pick", "R14", options, is_secret=True, facts={"goal": Term("goal", (goal,))})


def action(seat: int, public: Sequence[Option], private: Sequence[Option]) -> Prompt:
    """The one action (R16): exchange, cut and fold are public, abilities and hand swaps secret options (R60)."""
    return Prompt(seat, "action", "R16", (*public, *private), default=(FOLD,))


def exchange(target: int) -> Option:
    return Option(EXCHANGE, "exchange", {"target": Who((target,))})


def cut() -> Option:
    return Option(CUT, "cut")


def fold() -> Option:
    return Option(FOLD, "fold")


def hand_swap(place: int, code: str) -> Option:
    return Option(hand_key(place), "hand-swap", {"card": card(code)}, is_secret=True)


def ability(name: str, target: int) -> Option:
    """`name` is merchant, thief or dragon."""
    return Option(f"{name}-{target}", name, {"target": Who((target,))}, is_secret=True)


def seal() -> Option:
    return Option(SEAL, "seal", is_secret=True)


def juggler(seats: Sequence[int]) -> list[Option]:
    """Every pair of these seats (R26); where those are too many to look through, the pair is asked for afterwards."""
    if len(seats) > MOST_JUGGLED:
        return [Option(JUGGLER, "juggler-any", is_secret=True)]
    return [
        Option(f"juggler-{one}-{other}", "juggler", {"one": Who((one,)), "other": Who((other,))}, is_secret=True)
        for one, other in combinations(seats, 2)
    ]


def juggle(seat: int, seats: Sequence[int]) -> Prompt:
    """Which two, once the Juggler is shown (R26); the action is taken, so in time-out chance names them."""
    options = tuple(Option(seat_key(other), "juggle", {"target": Who((other,))}) for other in seats)
    return Prompt(seat, "juggle", "R26", options, kind="some", least=2, most=2)


def cut_depth(seat: int, deck: int) -> Prompt:
    """How many cards the Dealer lifts (R19); the cut is binding, so in time-out chance names the number."""
    return Prompt(seat, "cut", "R19", kind="amount", least=1, most=deck, facts={"deck": deck})


def merchant(seat: int, target: int, code: str) -> Prompt:
    """After the look: swap or keep (R24). Secret, as it names the card."""
    facts: dict[str, Fact] = {"target": Who((target,)), "card": card(code)}
    options = (Option(SWAP, "swap", {"card": card(code)}), Option(KEEP, "keep"))
    return Prompt(seat, "merchant", "R24", options, default=(KEEP,), is_secret=True, facts=facts)


def innkeeper(seat: int, target: int) -> Prompt:
    options = (Option(YES, "innkeeper", {"target": Who((target,))}), DECLINE)
    return Prompt(seat, "innkeeper", "R33", options, default=(NO,), facts={"target": Who((target,))})


def jester(seat: int, targets: Sequence[tuple[int, str, int]]) -> Prompt:
    """`targets` are seat, card and the value it would take (R34)."""
    options = tuple(
        Option(seat_key(target), "turn", {"target": Who((target,)), "card": card(code), "value": value})
        for target, code, value in targets
    )
    return Prompt(seat, "jester", "R34", (*options, DECLINE), default=(NO,))


def sorceress(seat: int, targets: Sequence[tuple[int, str]]) -> Prompt:
    """`targets` are seat and card (R36)."""
    options = tuple(
        Option(seat_key(target), "toad", {"target": Who((target,)), "card": card(code)}) for target, code in targets
    )
    return Prompt(seat, "sorceress", "R36", (*options, DECLINE), default=(NO,))
