"""What a power may do, if its owner wants it to (R33, R34, R36). In time-out it is left undone (R58)."""

from collections.abc import Sequence

from bot.engine import Option, Prompt, Who
from cogs.death_over_the_kingdom.prompts.facts import card
from cogs.death_over_the_kingdom.prompts.keys import NO, YES, seat_key

DECLINE = Option(NO, "decline")


def innkeeper(seat: int, target: int) -> Prompt:
    options = (Option(YES, "innkeeper", {"target": Who((target,))}), DECLINE)
    return Prompt(seat, "innkeeper", "R33", options, default=(NO,), facts={"target": Who((target,))})


def jester(seat: int, targets: Sequence[tuple[int, str, int]]) -> Prompt:
    """`targets` are seat, card and the value it would take (R34)."""
    options = tuple(
        Option(seat_key(target), "turn", {"target": Who((target,)), "card": card(code), "value": value}, group="turn")
        for target, code, value in targets
    )
    return Prompt.usual(seat, "jester", "R34", (*options, DECLINE), NO)


def sorceress(seat: int, targets: Sequence[tuple[int, str]]) -> Prompt:
    """`targets` are seat and card (R36)."""
    options = tuple(
        Option(seat_key(target), "toad", {"target": Who((target,)), "card": card(code)}, group="toad")
        for target, code in targets
    )
    return Prompt.usual(seat, "sorceress", "R36", (*options, DECLINE), NO)
