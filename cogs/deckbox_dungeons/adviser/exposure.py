"""What the next Enemy Phase would do to one hero, were it to stand somewhere: nobody else doing anything meanwhile."""

from fractions import Fraction
from typing import NamedTuple

from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.rules.enemies.figures import Blow
from cogs.deckbox_dungeons.rules.enemies.foreseeing import phase_to_come
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import faces
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot


class Peril(NamedTuple):
    """Wounds on average, and the chance of none."""

    wounds: Fraction
    unhurt: Fraction


def peril(mind: Mind, at: Spot) -> Peril:
    """Exactly, as long as nobody is wounded before."""
    then = mind.delve.likeness()
    hero = then.hero(mind.prompt.seat)
    hero.at = at
    wounds, unhurt = Fraction(0), Fraction(1)
    for _, found in phase_to_come(then):
        if found.blow is not None and (aimed := found.shares().get(hero.seat)):
            each = _wounding(found.blow, hero)
            wounds += len(aimed) * each * (2 if "crush" in found.blow.keywords else 1)
            unhurt *= (1 - each) ** len(aimed)
    return Peril(wounds, unhurt)


def _wounding(blow: Blow, hero: Hero) -> Fraction:
    """That one die hits and is not blocked (R46, R48)."""
    return faces(blow.plus) * (1 - faces(figures.defence(hero, -("pierce" in blow.keywords))))
