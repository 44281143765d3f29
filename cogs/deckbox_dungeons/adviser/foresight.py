"""What the Enemy Phase would cost the party, were it to come now (section 5)."""

from collections.abc import Iterator
from contextlib import contextmanager

from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.odds import wound_chance
from cogs.deckbox_dungeons.rules.enemies.figures import Blow
from cogs.deckbox_dungeons.rules.enemies.foreseeing import phase_to_come
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.view import AttackView

FALL = 4.0  # what a fall is worth, in wounds


def harm(mind: Mind, at: Spot | None = None, weak: Enemy | None = None, chance: float = 0.0) -> float:
    """The wounds of the party in the next Enemy Phase, on average; who may fall by them counts for more.

    `at`: were the hero to stand there. `weak` is gone by then, with this chance.
    """
    delve, hero = mind.delve, mind.hero
    wounds = {one.seat: 0.0 for one in delve.heroes}
    with _as_it_was(mind):
        hero.at = at or hero.at
        for enemy, found in phase_to_come(delve):
            if found.blow is not None:
                share = (1 - chance if enemy is weak else 1.0) / found.blow.dice
                for seat, dice in found.shares().items():
                    wounds[seat] += share * len(dice) * wound(found.blow, delve.hero(seat))
    return sum(wounds[one.seat] + FALL * min(1.0, wounds[one.seat] / one.health) ** 2 for one in delve.heroes)


@contextmanager
def _as_it_was(mind: Mind) -> Iterator[None]:
    """Whoever is imagined elsewhere stands again where they stood, and nobody has been drained."""
    state, hero = mind.delve.state, mind.hero.at
    stood, had = [(enemy, enemy.at) for enemy in state.enemies], [(one, one.energy) for one in state.heroes]
    try:
        yield
    finally:
        mind.hero.at = hero
        for one, energy in had:
            one.energy = energy
        for enemy, at in stood:
            enemy.at = at


def wound(blow: Blow | AttackView, hero: Hero) -> float:
    """What all dice of an attack do to a hero, on average."""
    pierced = "pierce" in blow.keywords
    chance = wound_chance(blow.plus, figures.defence(hero, -pierced), is_hero=False)
    return blow.dice * chance * (2 if "crush" in blow.keywords else 1)


def threat(mind: Mind, enemy: Enemy) -> float:
    """The wounds this enemy would deal now."""
    return sum(danger(mind, mind.delve.hero(seat), enemy) for seat in range(len(mind.delve.state.heroes)))


def danger(mind: Mind, hero: Hero, only: Enemy | None = None) -> float:
    """The wounds that the enemies, or one of them, would deal to a hero if nothing changed."""
    total = 0.0
    for enemy in mind.view.enemies:
        found = enemy.plan if only is None or enemy.id == only.id else None
        if found is not None and found.attack is not None and hero.seat in found.targets:
            total += wound(found.attack, hero) / len(found.targets)
    return total
