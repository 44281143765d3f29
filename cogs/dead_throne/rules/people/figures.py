"""R55, R87 to R89, R92, R96: what somebody's gear comes to."""

from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

TOP = 20  # nobody's health is ever above it (R88)


def most_health(realm: Realm, player: Player) -> int:
    """R87 to R89: 10, armour, stones and pieces."""
    raise NotImplementedError


def attack_of(player: Player) -> int:
    """R55: the weapon's or combo's attack, a charm and gauntlets with it, or the hand's."""
    raise NotImplementedError


def defence_of(player: Player) -> int:
    """R55, R113: the shield's or combo's defence, or the hand's; 0 while trapped."""
    raise NotImplementedError


def has_enchanted(player: Player, item: str) -> bool:
    """R96: is that item worn, and whole?"""
    return any(thing.key == item and thing.kind == "item" and not thing.is_broken for thing in player.worn.values())


def hand_limit(player: Player) -> int:
    """R104: three scrolls; four with a Crested Helm."""
    return 4 if has_enchanted(player, "crested-helm") else 3
