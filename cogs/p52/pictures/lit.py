"""What can be chosen just now, as the picture lights it: enemies to aim at, spots to go to."""

from typing import NamedTuple

from cogs.p52.state.places import Place


class Lit(NamedTuple):
    """`enemies` by their numbers."""

    enemies: frozenset[int] = frozenset()
    spots: frozenset[Place] = frozenset()
