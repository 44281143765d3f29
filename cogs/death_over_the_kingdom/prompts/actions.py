"""The secret pick, the one action of each seat, and what an action asks further (R14 to R28)."""

from collections.abc import Sequence
from itertools import combinations

from bot.engine import Amount, Fact, Option, PickSome, Prompt, Term, Who
from cogs.death_over_the_kingdom.prompts.facts import card
from cogs.death_over_the_kingdom.prompts.keys import (
    CUT,
    EXCHANGE,
    FOLD,
    JUGGLER,
    KEEP,
    SEAL,
    SWAP,
    hand_key,
    seat_key,
)

MOST_JUGGLED = 6  # seats of which every pair is an option of its own


def pick(seat: int, hand: Sequence[str], goal: str) -> Prompt:
    """The secret pick (R14). In time-out a random card is laid (R58)."""
    options = tuple(Option(hand_key(place), "lay", {"card": card(code)}) for place, code in enumerate(hand))
    return Prompt(seat, "pick", "R14", options, is_secret=True, facts={"goal": Term("goal", (goal,))})


def action(seat: int, public: Sequence[Option], private: Sequence[Option]) -> Prompt:
    """The one action (R16): exchange, cut and fold are public, abilities and hand swaps secret options (R60).

    More than half of all actions are to fold, so that stands out, whatever else there is.
    """
    return Prompt.usual(seat, "action", "R16", (*public, *private), FOLD)


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
    return Option(f"{name}-{target}", name, {"target": Who((target,))}, is_secret=True, group=name)


def seal() -> Option:
    return Option(SEAL, "seal", is_secret=True)


def juggler(seats: Sequence[int]) -> list[Option]:
    """Every pair of these seats (R26); where those are too many to look through, the pair is asked for afterwards."""
    if len(seats) > MOST_JUGGLED:
        return [Option(JUGGLER, "juggler-any", is_secret=True)]
    return [_pair(one, other) for one, other in combinations(seats, 2)]


def _pair(one: int, other: int) -> Option:
    facts: dict[str, Fact] = {"one": Who((one,)), "other": Who((other,))}
    return Option(f"juggler-{one}-{other}", "juggler", facts, is_secret=True, group="juggler")


def juggle(seat: int, seats: Sequence[int]) -> Prompt:
    """Which two, once the Juggler is shown (R26); the action is taken, so in time-out chance names them."""
    options = tuple(Option(seat_key(other), "juggle", {"target": Who((other,))}) for other in seats)
    return Prompt(seat, "juggle", "R26", PickSome(options, 2, 2))


def cut_depth(seat: int, deck: int) -> Prompt:
    """How many cards the Dealer lifts (R19); the cut is binding, so in time-out chance names the number."""
    return Prompt(seat, "cut", "R19", Amount(1, deck), facts={"deck": deck})


def merchant(seat: int, target: int, code: str) -> Prompt:
    """After the look: swap or keep (R24). Secret, as it names the card."""
    facts: dict[str, Fact] = {"target": Who((target,)), "card": card(code)}
    options = (Option(SWAP, "swap", {"card": card(code)}), Option(KEEP, "keep"))
    return Prompt(seat, "merchant", "R24", options, default=(KEEP,), is_secret=True, facts=facts)
