"""What an attack promises: every flip, every defence, exactly (R50 to R58)."""

from functools import lru_cache
from typing import NamedTuple

KING = 13
FLIPS = range(2, 14)  # an Ace fails whatever it is (R59)
SIDES = 13


class Blow(NamedTuple):
    """How much it does with nothing over, and more for each point."""

    target: int
    base: int
    slope: int
    aim: int = 0


class Promise(NamedTuple):
    mean: float  # damage, no more than there are HP
    kills: float  # how likely it is the last


@lru_cache(1 << 14)
def promise(blow: Blow, trait: int, health: int, *, can_defend: bool, has_stamina: bool) -> Promise:
    """Averaged over what the cards may be; one stamina card is as likely as another."""
    mean = kills = 0.0
    more = range(1, SIDES + 1) if has_stamina else (0,)
    for extra in more:
        for flip in FLIPS:
            total = flip + extra + blow.aim
            over = total - blow.target - blow.aim
            if over >= 0:
                one = _struck(max(0, blow.base + blow.slope * over), total, trait, health, flip == KING, can_defend)
                mean, kills = mean + one.mean, kills + one.kills
    share = 1 / (SIDES * len(more))
    return Promise(mean * share, kills * share)


def _struck(damage: int, total: int, trait: int, health: int, is_king: bool, can_defend: bool) -> Promise:  # noqa: FBT001
    whole = damage * 2 if is_king else damage
    if not can_defend:
        return Promise(min(whole, health), float(whole >= health))
    through = max(0, min(SIDES, total - trait - 1))  # flips of the enemy that are too low
    ties = int(1 <= total - trait <= SIDES)
    half = damage // 2
    mean = through * min(whole, health) + ties * min(half, health)
    return Promise(mean / SIDES, (through * (whole >= health) + ties * (half >= health)) / SIDES)


@lru_cache(1 << 12)
def left_of(damage: int, target: int, level: int, *, is_dodge: bool, has_stamina: bool) -> float:
    """R106: what a defence leaves of a blow, on the average."""
    left = 0.0
    more = range(1, SIDES + 1) if has_stamina else (0,)
    for extra in more:
        for flip in range(1, SIDES + 1):
            over = flip + extra - target
            if over < 0:
                left += damage
            elif is_dodge:
                left += 0 if over >= 3 else damage // 2
            else:
                left += max(0, damage - level - over)
    return left / (SIDES * len(more))
