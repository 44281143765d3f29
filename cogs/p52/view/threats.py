"""How likely an enemy's next attack is to hit, and what it does on the average, before any defence (R102, R104)."""

from fractions import Fraction
from typing import NamedTuple

from cogs.p52.rules.enemies.intents import Intent
from cogs.p52.view.pile import Pile, flips
from cogs.p52.view.view import P52View

ACE, KING = 1, 13


class Threat(NamedTuple):
    hits: Fraction
    mean: Fraction


def threat_of(view: P52View, intent: Intent) -> Threat:
    """From what everybody knows of the cards."""
    hits = mean = Fraction(0)
    for one in flips(Pile(view.unseen, view.deck, view.discarded)):
        over = one.value - intent.above
        if one.value == ACE or over <= 0:
            continue
        hits += one.chance
        mean += one.chance * max(0, intent.damage + over) * (2 if one.value == KING else 1)
    return Threat(hits, mean)
