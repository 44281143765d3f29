"""The three counters of a hero, within their limits (R5): gains beyond them are lost."""

from cogs.deckbox_dungeons.events.goods import EnergyGained, Healed, TreasureGained
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_ENERGY, MOST_TREASURE
from cogs.deckbox_dungeons.state.pieces import Hero


def gain_energy(hero: Hero, amount: int) -> int:
    """How much of it was gained."""
    gained = min(amount, MOST_ENERGY - hero.energy)
    hero.energy += gained
    return gained


def gain_treasure(hero: Hero, amount: int) -> int:
    gained = min(amount, MOST_TREASURE - hero.treasure)
    hero.treasure += gained
    hero.gained += gained
    return gained


def heal(hero: Hero, amount: int) -> int:
    gained = min(amount, hero.kind.health - hero.health)
    hero.health += gained
    return gained


def healed(hero: Hero, amount: int) -> Healed:
    return Healed(seat=hero.seat, hero=hero.key, amount=heal(hero, amount), health=hero.health)


def energised(hero: Hero, amount: int) -> EnergyGained:
    return EnergyGained(seat=hero.seat, hero=hero.key, amount=gain_energy(hero, amount), energy=hero.energy)


def enriched(hero: Hero, amount: int) -> TreasureGained:
    return TreasureGained(seat=hero.seat, hero=hero.key, amount=gain_treasure(hero, amount), treasure=hero.treasure)
