"""Whoever is fought and is no player."""

from typing import NamedTuple


class Stat(NamedTuple):
    """A number, or so many times a die rolled anew for each blow (x2)."""

    flat: int = 0
    times: int = 0


class Foe(NamedTuple):
    """An enemy as it fights: from its card, or a boss of a board. `element` is fire, water, earth, air or empty."""

    key: str
    level: int
    attack: Stat
    defence: Stat
    element: str = ""
    is_human: bool = False


def foe_of(enemy: str) -> Foe:
    """The enemy as printed."""
    raise NotImplementedError
