"""How likely an enemy's next attack is to hit, and what it does on the average, before any defence (R102, R104)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cogs.p52.rules.enemies.intents import Coming, Intent
from cogs.p52.view.pile import Drawn, Pile, flips
from cogs.p52.view.view import P52View

ACE, KING = 1, 13


class Threat(NamedTuple):
    hits: Fraction
    mean: Fraction


def threat_of(view: P52View, intent: Intent) -> Threat:
    """From what everybody knows of the cards; of several whom it may strike, the mean."""
    cards = list(flips(Pile(view.unseen, view.deck, view.discarded)))
    threats = [_threat(cards, blow) for blow in intent.blows]
    share = Fraction(1, len(threats))
    return Threat(*(share * sum(numbers, Fraction()) for numbers in zip(*threats, strict=True)))


def _threat(cards: Sequence[Drawn], blow: Coming) -> Threat:
    hits = mean = Fraction(0)
    for one in cards:
        over = one.value - blow.above
        if one.value == ACE or over <= 0:
            continue
        hits += one.chance
        mean += one.chance * max(0, blow.damage + over) * (2 if one.value == KING else 1)
    return Threat(hits, mean)
