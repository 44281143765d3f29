"""The chance of winning a fight to the death, reckoned exactly."""

from functools import cache

from msgspec import Struct

Odds = dict[int, float]


class Side(Struct, frozen=True):
    """One side of a fight, as its card or token stands."""

    hp: int
    dice: int
    plus: int
    guard: int = 0


@cache
def _sums(dice: int) -> Odds:
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
    found = dict(_sums(dice))
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
        for theirs, other in _sums(foe_dice).items():
            lead = mine + plus - theirs - foe_plus
            found[lead] = found.get(lead, 0.0) + chance * other
    return tuple(found.items())


@cache
def win_chance(hero: Side, foe: Side) -> float:
    """Rounds until one is dead; no escape, no reactions."""
    leads = _leads(hero.dice, hero.plus, foe.dice, foe.plus)
    table: dict[tuple[int, int], float] = {}
    for hp in range(1, hero.hp + 1):
        for foe_hp in range(1, foe.hp + 1):
            table[hp, foe_hp] = _cell(table, leads, hp, foe_hp, hero.guard)
    return table[hero.hp, foe.hp] if hero.hp > 0 and foe.hp > 0 else float(hero.hp > 0)


def _cell(
    table: dict[tuple[int, int], float], leads: tuple[tuple[int, float], ...], hp: int, foe_hp: int, guard: int
) -> float:
    won = still = 0.0
    for lead, chance in leads:
        if lead >= foe_hp:
            won += chance
        elif lead > 0:
            won += chance * table[hp, foe_hp - lead]
        elif -lead <= guard:
            still += chance
        elif -lead - guard < hp:
            won += chance * table[hp + lead + guard, foe_hp]
    return won / (1 - still) if still < 1 else 0.0
