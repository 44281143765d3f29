"""The chance of winning a fight to the death, reckoned exactly."""

from functools import cache
from itertools import accumulate
from operator import mul

from msgspec import Struct

Odds = dict[int, float]
MOST_HP = 30  # no monster has more


class Side(Struct, frozen=True):
    """One side of a fight, as its card or token stands."""

    hp: int
    dice: int
    plus: int
    guard: int = 0


@cache
def sums(dice: int) -> Odds:
    """What so many dice may show together, and how likely."""
    found: Odds = {0: 1.0}
    for _ in range(dice):
        then: Odds = {}
        for total, chance in found.items():
            for face in range(1, 7):
                then[total + face] = then.get(total + face, 0.0) + chance / 6
        found = then
    return found


@cache
def _scores(dice: int) -> Odds:
    """With critical hits: all alike counts double (R33)."""
    found = dict(sums(dice))
    if dice > 1:
        alike = (1 / 6) ** dice
        for face in range(1, 7):
            found[face * dice] -= alike
            found[face * dice * 2] = found.get(face * dice * 2, 0.0) + alike
    return found


@cache
def _leads(dice: int, plus: int, foe_dice: int, foe_plus: int) -> tuple[tuple[int, float], ...]:
    """How much the adventurer is ahead, and how likely."""
    found: Odds = {}
    for mine, chance in _scores(dice).items():
        for theirs, other in sums(foe_dice).items():
            lead = mine + plus - theirs - foe_plus
            found[lead] = found.get(lead, 0.0) + chance * other
    return tuple(found.items())


@cache
def _blows(dice: int, plus: int, foe_dice: int, foe_plus: int) -> tuple[list[float], list[float], list[float]]:
    """How likely the adventurer deals, and is dealt, exactly so much before armour; and deals so much or more."""
    leads = _leads(dice, plus, foe_dice, foe_plus)
    most = max(MOST_HP, *(abs(lead) for lead, _ in leads))
    dealt, taken = [0.0] * (most + 1), [0.0] * (most + 1)
    for lead, chance in leads:
        dealt[max(0, lead)] += chance
        taken[max(0, -lead)] += chance
    return dealt, taken, list(accumulate(reversed(dealt)))[::-1]


@cache
def win_chance(hero: Side, foe: Side) -> float:
    """Rounds until one is dead; no escape, no reactions."""
    if hero.hp <= 0 or foe.hp <= 0:
        return float(hero.hp > 0)
    dealt, taken, at_least = _blows(hero.dice, hero.plus, foe.dice, foe.plus)
    wounds = taken[1 + hero.guard :]
    moving = at_least[1] + sum(wounds)  # the chance that a round changes anything
    columns: list[list[float]] = [
        [] for _ in range(foe.hp + 1)
    ]  # by the foe's HP: the chance at 1, 2, 3 HP of one's own
    for _ in range(hero.hp if moving else 0):
        row: list[float] = []  # the chance at 1, 2, 3 HP of the foe
        for foe_hp in range(1, foe.hp + 1):
            column = columns[foe_hp]
            won = at_least[foe_hp] + sum(map(mul, dealt[1:foe_hp], row[::-1])) + sum(map(mul, wounds, column[::-1]))
            row.append(won / moving)
            column.append(won / moving)
    return columns[foe.hp][-1] if moving else 0.0
