"""Which words say what an adventurer's skill does now (5.1, 5.6)."""

from cogs.bag_of_dungeon.content import UPGRADES
from cogs.bag_of_dungeon.view.view import HeroView


def is_bettered(hero: HeroView) -> bool:
    """Has the upgrade that was bought changed what the card says?"""
    sides = {str(side): upgrade for side, upgrade in UPGRADES.get(hero.kind, {}).items()}
    return hero.is_upgraded and hero.side in sides and sides[hero.side].betters_skill


def skill_message(hero: HeroView) -> str:
    """Of the card, or of the upgrade that has changed it; or why the card's does nothing in this match."""
    if is_bettered(hero):
        return f"bettered-{hero.kind}-{hero.side}"
    return f"skill-{hero.skill}.does" if hero.skill_is == "does" else f"{hero.skill_is}-{hero.skill}"
