"""What an enemy's card comes to on this level and in this quest (R82, R90, Q7)."""

from typing import NamedTuple

from cogs.deckbox_dungeons.content.kinds import Keyword, Mode
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes.figures import clamped
from cogs.deckbox_dungeons.state.pieces import Enemy


class Blow(NamedTuple):
    """An attack of an enemy."""

    mode: Mode
    dice: int
    plus: int
    keywords: tuple[Keyword, ...]


def blow(delve: Delve, enemy: Enemy, mode: Mode) -> Blow | None:
    """None where it cannot attack so (R66). Each broken seal takes a die from the King, but not the last (Q7)."""
    attack = enemy.kind.attack(mode, delve.level)
    if attack is None or not attack.dice:
        return None
    dice = max(1, attack.dice - _seals(delve, enemy)) + (delve.level == "dire")
    return Blow(mode, dice, clamped(attack.plus), enemy.kind.keywords)


def enemy_defence(delve: Delve, enemy: Enemy, *, is_pierced: bool = False) -> int:
    return clamped(enemy.kind.defence - _seals(delve, enemy) - is_pierced)


def _seals(delve: Delve, enemy: Enemy) -> int:
    return delve.state.seals if enemy.colour == "red" else 0
