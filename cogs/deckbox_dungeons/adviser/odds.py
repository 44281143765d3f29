"""What an attack comes to on average (6.8)."""

from functools import cache
from math import comb

SIDES = 6


@cache
def wound_chance(plus: int, defence: int, *, is_hero: bool) -> float:
    """That one die wounds: it hits and is not blocked. A hero's 6 cannot be blocked (R45)."""
    blocked = max(0, min(SIDES, 1 + defence)) / SIDES
    if is_hero:
        return 1 / SIDES + max(0, min(SIDES - 1, plus)) / SIDES * (1 - blocked)
    return max(0, min(SIDES, 1 + plus)) / SIDES * (1 - blocked)


@cache
def kill_chance(dice: int, chance: float, needed: int) -> float:
    """That at least so many of the dice wound."""
    if needed <= 0:
        return 1.0
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(needed, dice + 1))
